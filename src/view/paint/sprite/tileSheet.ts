/** One scale's worth of ground: square tiles of device pixels, drawn as they come into view. */
import { Container, Sprite, type Texture } from 'pixi.js';
import { toScreen } from '../../camera.ts';
import type { Camera } from '../../scene.ts';
import { canvasOf } from '../canvas.ts';
import { overlap, type Rect } from '../plane.ts';
import { onPixels, type View } from '../view.ts';
import { textureOf } from './texture.ts';

const TILE = 512;
/** Tiles kept, seen or not. */
const KEPT = 36;

export interface Tile {
  readonly sprite: Sprite;
  readonly texture: Texture;
  readonly ctx: CanvasRenderingContext2D;
  /** What it shows, in inches, y down. */
  readonly area: Rect;
  stale: boolean;
}

export interface TableSize {
  readonly width: number;
  readonly depth: number;
}

export class TileSheet {
  readonly holder = new Container();
  readonly pxPerInch: number;
  readonly ratio: number;
  readonly #size: TableSize;
  readonly #tiles = new Map<string, Tile>();

  constructor(size: TableSize, { camera, ratio }: View) {
    this.#size = size;
    this.pxPerInch = camera.pxPerInch;
    this.ratio = ratio;
  }

  /** Device pixels an inch. */
  get scale(): number {
    return this.pxPerInch * this.ratio;
  }

  /** Lays the sheet under a camera; at another scale than its own it is stretched. */
  place({ camera, ratio }: View): void {
    const corner = toScreen(camera, { x: 0, y: this.#size.depth });
    this.holder.position.set(onPixels(corner.x, ratio), onPixels(corner.y, ratio));
    this.holder.scale.set(camera.pxPerInch / this.pxPerInch);
  }

  fits({ camera, ratio }: View): boolean {
    return this.pxPerInch === camera.pxPerInch && this.ratio === ratio;
  }

  /** Marks the tiles that these bounds touch; null marks all. */
  spoil(bounds: readonly Rect[] | null): void {
    for (const tile of this.#tiles.values()) tile.stale ||= bounds === null || bounds.some((one) => overlap(one, tile.area));
  }

  /** Tiles in view that are still to be drawn, the nearest to its middle first. */
  *missing(camera: Camera): Generator<Tile> {
    const wanted = this.#inView(camera);
    for (const key of wanted) {
      const tile = this.#tiles.get(key) ?? this.#added(key);
      if (tile.stale) yield tile;
    }
    this.#evict(new Set(wanted));
  }

  /** Readies a tile's pen: inches, y down, nothing drawn. */
  wipe({ ctx, area }: Tile): void {
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.clearRect(0, 0, TILE, TILE);
    ctx.setTransform(this.scale, 0, 0, this.scale, -area.left * this.scale, -area.top * this.scale);
  }

  destroy(): void {
    for (const tile of this.#tiles.values()) dropTile(tile);
    this.#tiles.clear();
    this.holder.destroy();
  }

  #inView(camera: Camera): readonly string[] {
    const { width, depth } = this.#size;
    const corner = toScreen(camera, { x: 0, y: depth });
    const across = spanOf({ offset: corner.x, view: camera.width, length: width }, this);
    const downwards = spanOf({ offset: corner.y, view: camera.height, length: depth }, this);
    const middle = (span: Span): number => (span.first + span.last) / 2;
    const found: { readonly key: string; readonly away: number }[] = [];
    for (let i = across.first; i <= across.last; i += 1) {
      for (let j = downwards.first; j <= downwards.last; j += 1) {
        found.push({ key: `${i},${j}`, away: Math.hypot(i - middle(across), j - middle(downwards)) });
      }
    }
    return found.toSorted((a, b) => a.away - b.away).map(({ key }) => key);
  }

  #added(key: string): Tile {
    const [column = 0, row = 0] = key.split(',').map(Number);
    const [left, top] = [(column * TILE) / this.scale, (row * TILE) / this.scale - this.#size.depth];
    const { canvas, ctx } = canvasOf(TILE, TILE);
    const texture = textureOf(canvas);
    const sprite = new Sprite(texture);
    sprite.scale.set(1 / this.ratio);
    sprite.position.set((column * TILE) / this.ratio, (row * TILE) / this.ratio);
    this.holder.addChild(sprite);
    const side = TILE / this.scale;
    const tile: Tile = { sprite, texture, ctx, area: { left, top, right: left + side, bottom: top + side }, stale: true };
    this.#tiles.set(key, tile);
    return tile;
  }

  #evict(wanted: ReadonlySet<string>): void {
    for (const [key, tile] of this.#tiles) {
      if (this.#tiles.size <= Math.max(KEPT, wanted.size * 1.5)) return;
      if (wanted.has(key)) continue;
      dropTile(tile);
      this.#tiles.delete(key);
    }
  }
}

interface Span {
  readonly first: number;
  readonly last: number;
}

/** The tiles of one axis in view: `offset` and `view` in css pixels, the table's `length` in inches. */
function spanOf({ offset, view, length }: { offset: number; view: number; length: number }, { ratio, scale }: TileSheet): Span {
  const count = Math.ceil((length * scale) / TILE);
  const first = Math.max(Math.floor((-offset * ratio) / TILE), 0);
  return { first, last: Math.min(Math.floor(((view - offset) * ratio) / TILE), count - 1) };
}

function dropTile({ sprite, texture }: Tile): void {
  sprite.destroy();
  texture.destroy(true);
}
