/** Stands and tables for tests, with as little said as possible. */
import type { Box, Stand, Table, TerrainKind, TerrainPiece, Part, Point } from '#geometry/table/table';
import { partsOfOutline, partsOfPath } from '#geometry/shape/pathParts';

export const box = (x: number, y: number, facing = 0, width = 2, depth = 1): Box => ({ center: { x, y }, width, depth, facing });

type More = Partial<Omit<Stand, 'id' | 'box'>>;

export const stand = (id: string, at: Box, more: More = {}): Stand => ({
  id,
  unit: more.unit ?? id,
  side: more.side ?? 'blue',
  box: at,
  figures: more.figures ?? 4,
  ranks: more.ranks ?? 1,
  marker: more.marker ?? false,
});

const piece = (id: string, kind: TerrainKind, parts: readonly Part[], more: Partial<TerrainPiece>): TerrainPiece => ({
  id,
  kind,
  name: id,
  parts,
  path: null,
  level: 0,
  stories: 0,
  cover: null,
  ...more,
});

export const outlined = (id: string, kind: TerrainKind, outline: readonly Point[], more: Partial<TerrainPiece> = {}): TerrainPiece =>
  piece(id, kind, partsOfOutline(outline), more);

export const laid = (id: string, kind: TerrainKind, points: readonly Point[], width: number): TerrainPiece =>
  piece(id, kind, partsOfPath(points, width), { path: { points, width } });

export const tableOf = (stands: readonly Stand[], terrain: readonly TerrainPiece[] = [], width = 72, depth = 48): Table => ({
  width,
  depth,
  stands,
  terrain,
});
