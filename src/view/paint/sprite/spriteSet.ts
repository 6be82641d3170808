/** Sprites that keep their size on the screen, kept by id and drawn from shared textures. */
import { Container, Sprite } from 'pixi.js';
import type { Point } from '#geometry/table/table';
import type { TextureShelf } from './texture.ts';

interface Held {
  readonly sprite: Sprite;
  key: string;
}

/** What a sprite shows: textures with the same key are the same. */
export interface Picture {
  readonly key: string;
  readonly draw: () => HTMLCanvasElement;
}

export class SpriteSet {
  readonly root = new Container();
  readonly #shelf: TextureShelf;
  readonly #held = new Map<string, Held>();

  constructor(shelf: TextureShelf) {
    this.#shelf = shelf;
  }

  /** The sprite of this id with this picture, its middle at its position; drawn only when nobody has drawn it yet. */
  put(id: string, { key, draw }: Picture): Sprite {
    const old = this.#held.get(id);
    if (old?.key === key) return old.sprite;
    const texture = this.#shelf.take(key, draw);
    if (old === undefined) {
      const sprite = new Sprite({ texture, anchor: 0.5 });
      this.root.addChild(sprite);
      this.#held.set(id, { sprite, key });
      return sprite;
    }
    old.sprite.texture = texture;
    this.#shelf.give(old.key);
    old.key = key;
    return old.sprite;
  }

  keepOnly(ids: ReadonlySet<string>): void {
    for (const [id, { sprite, key }] of this.#held) {
      if (ids.has(id)) continue;
      sprite.destroy();
      this.#shelf.give(key);
      this.#held.delete(id);
    }
  }

  /** Shows the sprites whose ids pass. */
  showIf(shown: (id: string) => boolean): void {
    for (const [id, { sprite }] of this.#held) sprite.visible = shown(id);
  }

  clear(): void {
    this.keepOnly(new Set());
  }
}

/** Puts a sprite's middle where its pixels fall on the device's pixels. */
export function seat(sprite: Sprite, { x, y }: Point, ratio: number): void {
  const { width, height } = sprite.texture;
  const [left, top] = [Math.round(x * ratio - width / 2), Math.round(y * ratio - height / 2)];
  sprite.scale.set(1 / ratio);
  sprite.position.set((left + width / 2) / ratio, (top + height / 2) / ratio);
}
