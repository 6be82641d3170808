/**
 * Ground and terrain, drawn on square tiles at the exact scale of the view. A pan moves the tiles; a zoom shows the old ones
 * scaled until it rests and the new ones are drawn; a changed piece redraws only the tiles it touches.
 */
import { Container, Sprite, type Texture } from 'pixi.js';
import type { TerrainPiece } from '#geometry/table/table';
import { toScreen } from '../../camera.ts';
import type { Camera } from '../../scene.ts';
import { toneOf } from '../colors.ts';
import { detailAt } from '../lod.ts';
import { overlap, type Rect } from '../plane.ts';
import type { Coat } from '../terrain/coat.ts';
import { groundOf, type Ground } from '../terrain/ground.ts';
import { recipeOf } from '../terrain/recipes.ts';
import { canvasOf } from '../canvas.ts';
import { textureOf } from './texture.ts';

const TILE = 512;
/** Milliseconds a zoom must rest before its tiles are drawn anew. */
const REST = 90;
/** Beyond this change of scale the old tiles look too coarse to wait. */
const TOO_COARSE = 1.7;
const KEPT = 36;

interface Tile {
  readonly sprite: Sprite;
  readonly texture: Texture;
  readonly ctx: CanvasRenderingContext2D;
  readonly area: Rect;
  stale: boolean;
}

interface Sheet {
  readonly holder: Container;
  readonly pxPerInch: number;
  readonly ratio: number;
  readonly tiles: Map<string, Tile>;
}

export interface TableGround {
  readonly width: number;
  readonly depth: number;
  readonly dark: boolean;
}

export interface TileLayer {
  readonly root: Container;
  readonly setTable: (table: TableGround, pieces: readonly TerrainPiece[]) => void;
  readonly look: (camera: Camera, ratio: number) => void;
  /** Draws tiles for about so many milliseconds. False when the view is complete; a number: milliseconds to wait before more. */
  readonly work: (budget: number) => boolean | number;
  readonly destroy: () => void;
}

export function tileLayer(): TileLayer {
  const root = new Container();
  let table: TableGround | null = null;
  let ground: Ground | null = null;
  let pieces: readonly TerrainPiece[] = [];
  let coats: readonly Coat[] = [];
  let camera: Camera | null = null;
  let ratio = 1;
  let sheet: Sheet | null = null;
  let under: Sheet | null = null;
  let scaledAt = -Infinity;

  const dropSheet = (old: Sheet | null): void => {
    old?.tiles.forEach((tile) => dropTile(tile));
    old?.holder.destroy();
  };

  const setTable: TileLayer['setTable'] = (next, nextPieces) => {
    const newGround = table === null || table.width !== next.width || table.depth !== next.depth;
    if (newGround) ground = groundOf(next.width, next.depth);
    if (newGround || table?.dark !== next.dark) {
      sheet?.tiles.forEach((tile) => (tile.stale = true));
      if (newGround) {
        dropSheet(sheet);
        sheet = null;
      }
    }
    table = next;
    if (sameList(pieces, nextPieces)) return;
    const touched = changed(pieces, nextPieces).flatMap((piece) => recipeOf(piece).map((coat) => coat.bounds));
    sheet?.tiles.forEach((tile) => (tile.stale ||= touched.some((bounds) => overlap(bounds, tile.area))));
    pieces = nextPieces;
    coats = nextPieces.flatMap((piece) => recipeOf(piece)).toSorted((a, b) => a.layer - b.layer);
  };

  const look: TileLayer['look'] = (next, nextRatio) => {
    if (camera !== null && camera.pxPerInch !== next.pxPerInch) scaledAt = performance.now();
    camera = next;
    ratio = nextRatio;
    place(sheet);
    place(under);
  };

  const place = (placed: Sheet | null): void => {
    if (placed === null || camera === null || table === null) return;
    const corner = toScreen(camera, { x: 0, y: table.depth });
    placed.holder.position.set(Math.round(corner.x * ratio) / ratio, Math.round(corner.y * ratio) / ratio);
    placed.holder.scale.set(camera.pxPerInch / placed.pxPerInch);
  };

  const renew = (now: Camera): void => {
    dropSheet(under);
    under = sheet;
    sheet = { holder: new Container(), pxPerInch: now.pxPerInch, ratio, tiles: new Map() };
    root.addChild(sheet.holder);
    place(sheet);
  };

  const work: TileLayer['work'] = (budget) => {
    if (camera === null || table === null || ground === null) return false;
    const began = performance.now();
    if (sheet === null || sheet.pxPerInch !== camera.pxPerInch || sheet.ratio !== ratio) {
      const coarse = sheet === null || Math.max(sheet.pxPerInch / camera.pxPerInch, camera.pxPerInch / sheet.pxPerInch) > TOO_COARSE;
      const rested = began - scaledAt;
      if (!coarse && rested < REST) return REST - rested;
      renew(camera);
    }
    if (sheet === null) return false;
    const wanted = tilesInView(camera, table, ratio);
    for (const key of wanted) {
      const tile = sheet.tiles.get(key);
      if (tile !== undefined && !tile.stale) continue;
      if (performance.now() - began > budget) return true;
      const drawn = tile ?? addTile(sheet, key, table);
      drawTile(drawn, sheet, table, ground, coats);
    }
    dropSheet(under);
    under = null;
    evict(sheet, new Set(wanted));
    return false;
  };

  const destroy = (): void => {
    dropSheet(sheet);
    dropSheet(under);
    sheet = under = null;
  };

  return { root, setTable, look, work, destroy };
}

function dropTile(tile: Tile): void {
  tile.sprite.destroy();
  tile.texture.destroy(true);
}

function sameList<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((item, i) => item === b[i]);
}

function changed<T>(before: readonly T[], after: readonly T[]): readonly T[] {
  const [old, fresh] = [new Set(before), new Set(after)];
  return [...before.filter((item) => !fresh.has(item)), ...after.filter((item) => !old.has(item))];
}

/** Keys of the tiles that the view shows, nearest its middle first. */
function tilesInView(camera: Camera, table: TableGround, ratio: number): readonly string[] {
  const scale = camera.pxPerInch * ratio;
  const corner = toScreen(camera, { x: 0, y: table.depth });
  const [columns, rows] = [Math.ceil((table.width * scale) / TILE), Math.ceil((table.depth * scale) / TILE)];
  const first = (offset: number): number => Math.max(Math.floor((-offset * ratio) / TILE), 0);
  const last = (offset: number, size: number, count: number): number => Math.min(Math.floor(((size - offset) * ratio) / TILE), count - 1);
  const middle = { x: ((camera.width / 2 - corner.x) * ratio) / TILE - 0.5, y: ((camera.height / 2 - corner.y) * ratio) / TILE - 0.5 };
  const found: { readonly key: string; readonly away: number }[] = [];
  for (let i = first(corner.x); i <= last(corner.x, camera.width, columns); i += 1) {
    for (let j = first(corner.y); j <= last(corner.y, camera.height, rows); j += 1) {
      found.push({ key: `${i},${j}`, away: Math.hypot(i - middle.x, j - middle.y) });
    }
  }
  return found.toSorted((a, b) => a.away - b.away).map(({ key }) => key);
}

function addTile(sheet: Sheet, key: string, table: TableGround): Tile {
  const [column, row] = key.split(',').map(Number);
  const scale = sheet.pxPerInch * sheet.ratio;
  const left = ((column ?? 0) * TILE) / scale;
  const top = -table.depth + ((row ?? 0) * TILE) / scale;
  const { canvas, ctx } = canvasOf(TILE, TILE);
  const texture = textureOf(canvas);
  const sprite = new Sprite(texture);
  sprite.scale.set(1 / sheet.ratio);
  sprite.position.set(((column ?? 0) * TILE) / sheet.ratio, ((row ?? 0) * TILE) / sheet.ratio);
  sheet.holder.addChild(sprite);
  const tile: Tile = { sprite, texture, ctx, area: { left, top, right: left + TILE / scale, bottom: top + TILE / scale }, stale: true };
  sheet.tiles.set(key, tile);
  return tile;
}

function drawTile(tile: Tile, sheet: Sheet, table: TableGround, ground: Ground, coats: readonly Coat[]): void {
  const scale = sheet.pxPerInch * sheet.ratio;
  const { ctx, area } = tile;
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.clearRect(0, 0, TILE, TILE);
  ctx.setTransform(scale, 0, 0, scale, -area.left * scale, -area.top * scale);
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, -table.depth, table.width, table.depth);
  ctx.clip();
  const brush = { ctx, px: 1 / sheet.pxPerInch, tone: toneOf(table.dark), staff: detailAt(sheet.pxPerInch) === 'staff', view: area };
  ground.lay(brush);
  for (const coat of coats) if (overlap(coat.bounds, area)) coat.lay(brush);
  ctx.restore();
  tile.texture.source.update();
  tile.stale = false;
}

function evict(sheet: Sheet, wanted: ReadonlySet<string>): void {
  for (const [key, tile] of sheet.tiles) {
    if (sheet.tiles.size <= Math.max(KEPT, wanted.size * 1.5)) return;
    if (wanted.has(key)) continue;
    dropTile(tile);
    sheet.tiles.delete(key);
  }
}
