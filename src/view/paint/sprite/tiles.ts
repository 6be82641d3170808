/**
 * Ground and terrain, drawn on tiles at the exact scale of the view. A pan moves the tiles; a zoom shows the old ones
 * stretched until it rests and the new ones are drawn; a changed piece redraws only the tiles it touches.
 */
import { Container } from 'pixi.js';
import type { TerrainPiece } from '#geometry/table/table';
import { toneOf } from '../colors.ts';
import { detailAt } from '../lod.ts';
import { overlap } from '../plane.ts';
import type { Coat } from '../terrain/coat.ts';
import { groundOf, type Ground } from '../terrain/ground.ts';
import { recipeOf } from '../terrain/recipes.ts';
import type { View } from '../view.ts';
import { TileSheet, type TableSize, type Tile } from './tileSheet.ts';

/** Milliseconds a zoom must rest before its tiles are drawn anew. */
const REST = 90;
/** Beyond this change of scale the old tiles look too coarse to wait. */
const TOO_COARSE = 1.7;

export interface TableGround extends TableSize {
  readonly dark: boolean;
}

/** What a layer still has to do: nothing, more at once, or more after so many milliseconds. */
export type Rest = 'done' | 'more' | number;

export class TileLayer {
  readonly root = new Container();
  #table: TableGround | null = null;
  #ground: Ground | null = null;
  #pieces: readonly TerrainPiece[] = [];
  #coats: readonly Coat[] = [];
  #view: View | null = null;
  #sheet: TileSheet | null = null;
  /** The sheet of the scale before, shown until the new one is complete. */
  #under: TileSheet | null = null;
  #scaledAt = -Infinity;

  setTable(table: TableGround, pieces: readonly TerrainPiece[]): void {
    const before = this.#table;
    this.#table = table;
    if (before?.width !== table.width || before.depth !== table.depth) {
      this.#ground = groundOf(table.width, table.depth);
      this.#dropSheets();
    } else if (before.dark !== table.dark) this.#sheet?.spoil(null);
    const touched = changed(this.#pieces, pieces);
    if (touched.length === 0 && pieces.length === this.#pieces.length) return;
    this.#sheet?.spoil(touched.flatMap((piece) => recipeOf(piece).map((coat) => coat.bounds)));
    this.#pieces = pieces;
    this.#coats = pieces.flatMap((piece) => recipeOf(piece)).toSorted((a, b) => a.layer - b.layer);
  }

  look(view: View): void {
    if (this.#view !== null && this.#view.camera.pxPerInch !== view.camera.pxPerInch) this.#scaledAt = performance.now();
    this.#view = view;
    this.#sheet?.place(view);
    this.#under?.place(view);
  }

  /** Draws tiles for about so many milliseconds. */
  work(budget: number): Rest {
    if (this.#view === null || this.#table === null) return 'done';
    const began = performance.now();
    const wait = this.#waitForZoom(this.#view, began);
    if (wait > 0) return wait;
    const sheet = this.#sheetFor(this.#view, this.#table);
    for (const tile of sheet.missing(this.#view.camera)) {
      if (performance.now() - began > budget) return 'more';
      this.#draw(tile, sheet);
    }
    this.#under?.destroy();
    this.#under = null;
    return 'done';
  }

  destroy(): void {
    this.#dropSheets();
  }

  /** Milliseconds until a zoom has rested; none when what is shown is too coarse, or fits. */
  #waitForZoom(view: View, now: number): number {
    if (this.#sheet === null || this.#sheet.fits(view)) return 0;
    const change = this.#sheet.pxPerInch / view.camera.pxPerInch;
    return Math.max(change, 1 / change) > TOO_COARSE ? 0 : REST - (now - this.#scaledAt);
  }

  #sheetFor(view: View, table: TableGround): TileSheet {
    if (this.#sheet?.fits(view) === true) return this.#sheet;
    this.#under?.destroy();
    this.#under = this.#sheet;
    this.#sheet = new TileSheet(table, view);
    this.#sheet.place(view);
    this.root.addChild(this.#sheet.holder);
    return this.#sheet;
  }

  #draw(tile: Tile, sheet: TileSheet): void {
    const table = this.#table;
    if (table === null) return;
    sheet.wipe(tile);
    const { ctx, area } = tile;
    ctx.save();
    ctx.beginPath();
    ctx.rect(0, -table.depth, table.width, table.depth);
    ctx.clip();
    const brush = { ctx, px: 1 / sheet.pxPerInch, tone: toneOf(table.dark), staff: detailAt(sheet.pxPerInch) === 'staff', view: area };
    this.#ground?.lay(brush);
    for (const coat of this.#coats) if (overlap(coat.bounds, area)) coat.lay(brush);
    ctx.restore();
    tile.texture.source.update();
    tile.stale = false;
  }

  #dropSheets(): void {
    this.#sheet?.destroy();
    this.#under?.destroy();
    this.#sheet = this.#under = null;
  }
}

/** What is in one list and not in the other. */
function changed<T>(before: readonly T[], after: readonly T[]): readonly T[] {
  if (before === after) return [];
  const [old, fresh] = [new Set(before), new Set(after)];
  return [...before.filter((item) => !fresh.has(item)), ...after.filter((item) => !old.has(item))];
}
