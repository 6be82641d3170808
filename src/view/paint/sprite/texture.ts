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
export interface TextureShelf {
  readonly take: (key: string, draw: () => HTMLCanvasElement) => Texture;
  readonly give: (key: string) => void;
  readonly has: (key: string) => boolean;
  readonly size: () => number;
  /** Throws away what nobody uses, when it would be drawn differently now. */
  readonly forgetSpare: () => void;
  readonly clear: () => void;
}

export function textureShelf(): TextureShelf {
  const shelf = new Map<string, Shelved>();
  const spare = new Set<string>();
  const discard = (key: string): void => {
    shelf.get(key)?.texture.destroy(true);
    shelf.delete(key);
    spare.delete(key);
  };
  return {
    take: (key, draw) => {
      const held = shelf.get(key) ?? { texture: textureOf(draw()), users: 0 };
      held.users += 1;
      shelf.set(key, held);
      spare.delete(key);
      return held.texture;
    },
    give: (key) => {
      const held = shelf.get(key);
      if (held === undefined) return;
      held.users -= 1;
      if (held.users > 0) return;
      spare.add(key);
      for (const oldest of spare) {
        if (spare.size <= SPARE) break;
        discard(oldest);
      }
    },
    has: (key) => shelf.has(key),
    size: () => shelf.size,
    forgetSpare: () => {
      for (const key of [...spare]) discard(key);
    },
    clear: () => {
      for (const key of [...shelf.keys()]) discard(key);
    },
  };
}
