/** Textures drawn on 2D canvases, shared by key. A canvas outlives a lost context, so every texture can be uploaded again. */
import { CanvasSource, Texture } from 'pixi.js';

export function textureOf(canvas: HTMLCanvasElement): Texture {
  return new Texture({ source: new CanvasSource({ resource: canvas, resolution: 1 }) });
}

interface Shelved {
  readonly texture: Texture;
  users: number;
}

/** How many textures nobody uses at the moment are kept for the next time. */
const SPARE = 160;

/** A shelf of textures counted by their users: `take` draws one only when it is not there, `give` hands it back. */
export class TextureShelf {
  readonly #shelf = new Map<string, Shelved>();
  readonly #spare = new Set<string>();

  get size(): number {
    return this.#shelf.size;
  }

  take(key: string, draw: () => HTMLCanvasElement): Texture {
    const held = this.#shelf.get(key) ?? { texture: textureOf(draw()), users: 0 };
    held.users += 1;
    this.#shelf.set(key, held);
    this.#spare.delete(key);
    return held.texture;
  }

  give(key: string): void {
    const held = this.#shelf.get(key);
    if (held === undefined) return;
    held.users -= 1;
    if (held.users > 0) return;
    this.#spare.add(key);
    for (const oldest of this.#spare) {
      if (this.#spare.size <= SPARE) break;
      this.#discard(oldest);
    }
  }

  /** Throws away what nobody uses, when it would be drawn differently now. */
  forgetSpare(): void {
    for (const key of this.#spare) this.#discard(key);
  }

  clear(): void {
    for (const key of this.#shelf.keys()) this.#discard(key);
  }

  #discard(key: string): void {
    this.#shelf.get(key)?.texture.destroy(true);
    this.#shelf.delete(key);
    this.#spare.delete(key);
  }
}
