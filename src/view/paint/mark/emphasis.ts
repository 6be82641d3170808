/** What lights stands and pieces up: one ring a unit, the struck stand's ink and gold, the stopper's lit edge. */
import type { Graphics } from 'pixi.js';
import type { Box, Point } from '#geometry/table/table';
import { toScreen } from '../../camera.ts';
import type { Camera, Scene, StandLook } from '../../scene.ts';
import { GOLD, INK } from '../colors.ts';
import { cornersOf, unionEdges } from '../rings.ts';
import { strokePass, trace } from './lines.ts';

const SELECTED = { outside: 3.4, ink: 4.4, gold: 2.4 };
const HOVERED = { outside: 2.6, casing: 3.4, white: 1.8 };

function onScreen(box: Box, grow: number, camera: Camera): readonly Point[] {
  return cornersOf(box, grow / camera.pxPerInch).map(({ x, y }) => toScreen(camera, { x, y: -y }));
}

/** One ring round all stands of every selected or hovered unit. */
export function drawRings(pen: Graphics, scene: Scene, camera: Camera): void {
  const byId = new Map(scene.stands.map((stand) => [stand.id, stand]));
  for (const unit of scene.units) {
    if (unit.emphasis === 'none') continue;
    const stands = unit.stands.flatMap((id) => byId.get(id) ?? []);
    drawRing(pen, stands, unit.emphasis, camera);
  }
  const ringed = new Set(scene.units.flatMap((unit) => (unit.emphasis === 'none' ? [] : unit.stands)));
  for (const stand of scene.stands) {
    if ((stand.emphasis === 'selected' || stand.emphasis === 'hovered') && !ringed.has(stand.id)) {
      drawRing(pen, [stand], stand.emphasis, camera);
    }
  }
}

function drawRing(pen: Graphics, stands: readonly StandLook[], emphasis: 'selected' | 'hovered', camera: Camera): void {
  const selected = emphasis === 'selected';
  const outside = selected ? SELECTED.outside : HOVERED.outside;
  const edges = unionEdges(stands.map(({ box }) => onScreen(box, outside, camera)));
  const passes = selected
    ? [
        { color: INK, width: SELECTED.ink, alpha: 1, dash: [] },
        { color: GOLD, width: SELECTED.gold, alpha: 1, dash: [] },
      ]
    : [
        { color: INK, width: HOVERED.casing, alpha: 0.4, dash: [] },
        { color: '#FFFFFF', width: HOVERED.white, alpha: 1, dash: [] },
      ];
  for (const pass of passes) {
    for (const { from, to } of edges) strokePass(pen, [from, to], pass);
  }
}

/** Struck stands in ink and gold; lit ones, the witness of a step, in a fuller gold that glows from 0 to 1. */
export function drawStruck(pen: Graphics, stands: readonly StandLook[], { camera, glow }: { camera: Camera; glow: number }): void {
  for (const { box, emphasis } of stands) {
    if (emphasis !== 'struck' && emphasis !== 'lit') continue;
    const corners = onScreen(box, 0, camera);
    pen.poly([...corners], true).fill({ color: GOLD, alpha: emphasis === 'lit' ? 0.42 * glow : 0.26 });
    pen.poly([...corners], true).stroke({ color: INK, width: emphasis === 'lit' ? 3 : 2.2, join: 'round' });
  }
}

/** The outline of a selected piece, and the tested edge of the one that stops the shot. */
export function drawTerrainEmphasis(pen: Graphics, scene: Scene, camera: Camera): void {
  for (const { piece, selected, litEdge } of scene.terrain) {
    if (selected) {
      for (const line of outlines(piece)) {
        const points = line.map((point) => toScreen(camera, point));
        strokePass(pen, points, { color: INK, width: 4.8, alpha: 1, dash: [] });
        strokePass(pen, points, { color: GOLD, width: 2.6, alpha: 1, dash: [] });
      }
    }
    if (litEdge !== null && litEdge.length > 1) {
      const points = litEdge.map((point) => toScreen(camera, point));
      strokePass(pen, points, { color: GOLD, width: 8, alpha: 0.6, dash: [] });
      trace(pen, points);
      pen.stroke({ color: INK, width: 3, cap: 'butt' });
    }
  }
}

/** The outline of a piece in table inches: its ring, or the union of a path's segments. */
function outlines(piece: Scene['terrain'][number]['piece']): readonly (readonly Point[])[] {
  const rings = piece.parts.flatMap((part) => (part.kind === 'polygon' ? [part.points] : []));
  if (piece.path === null) return rings.map((ring) => [...ring, ...ring.slice(0, 1)]);
  const clockwise = rings.map((ring) => ring.map(({ x, y }) => ({ x, y: -y })).toReversed());
  return unionEdges(clockwise).map(({ from, to }) => [from, to].map(({ x, y }) => ({ x, y: -y })));
}
