/** The sheet that the table lies on: its shadow, the table's edge, and the neat line round it. */
import type { Graphics } from 'pixi.js';
import { toScreen } from '../../camera.ts';
import type { Camera } from '../../scene.ts';
import { HAIRLINE, INK, SHADE } from '../colors.ts';
import type { Rect } from '../plane.ts';
import type { TableGround } from './tiles.ts';
import type { TableSize } from './tileSheet.ts';

const NEAT_LINE = 5;
const RIM = 12;

/** The paper that carries the table, drawn beneath the ground: what shows is its rim outside the table's edge. */
export function drawSheet(pen: Graphics, table: TableGround, camera: Camera): void {
  const { dark } = table;
  const edge = tableEdge(table, camera);
  for (const [grow, drop] of [
    [RIM + 9, 9],
    [RIM + 5, 6],
    [RIM + 2, 3],
  ] as const) {
    block(pen, edge, grow, drop).fill({ color: SHADE, alpha: dark ? 0.2 : 0.05 });
  }
  block(pen, edge, RIM, 0)
    .fill({ color: dark ? '#262D33' : '#FBF7EC' })
    .stroke({ color: dark ? '#3A434B' : HAIRLINE, width: 1 });
}

/** The table's edge as a firm line, and the neat line of a survey sheet round it. */
export function drawNeatLine(pen: Graphics, table: TableGround, camera: Camera): void {
  const color = table.dark ? '#C9C2B2' : INK;
  const edge = tableEdge(table, camera);
  block(pen, edge, 0.8, 0).stroke({ color, width: 1.6 });
  block(pen, edge, NEAT_LINE, 0).stroke({ color, width: 1, alpha: 0.6 });
}

function block(pen: Graphics, { left, top, right, bottom }: Rect, grow: number, drop: number): Graphics {
  return pen.rect(left - grow, top - grow + drop, right - left + 2 * grow, bottom - top + 2 * grow);
}

/** The table's edge on the screen. */
export function tableEdge({ width, depth }: TableSize, camera: Camera): Rect {
  const [corner, far] = [toScreen(camera, { x: 0, y: depth }), toScreen(camera, { x: width, y: 0 })];
  return { left: corner.x, top: corner.y, right: far.x, bottom: far.y };
}
