/** "Show me": the segments, stands and pieces that decided one line of a ruling, lit on the table. */
import { boxPolygon } from '#geometry/shape/box';
import { distance } from '#geometry/shape/vec';
import type { Part, TerrainId } from '#geometry/table/table';
import type { Witness } from '#rules/engine/contract';
import { findStand, findTerrain } from '#game/lookup';
import type { GameState } from '#game/state';
import type { Mark } from './mark.ts';

/** Ids that are no longer on the table light nothing: a ruling of an earlier turn may name stands since lost. */
export function witnessMarks(witness: Witness, state: GameState): readonly Mark[] {
  const stands = (witness.stands ?? []).flatMap((id): readonly Mark[] => {
    const stand = findStand(state, id);
    return stand ? [{ kind: 'area', id: `lit:stand:${id}`, rings: [boxPolygon(stand.box)], tone: 'struck' }] : [];
  });
  const pieces = (witness.terrain ?? []).flatMap((id) => (findTerrain(state, id)?.parts ?? []).map((part, n) => partMark(id, part, n)));
  const spans = (witness.spans ?? []).flatMap((span, n): readonly Mark[] => {
    if (distance(span.from, span.to) === 0) return [{ kind: 'symbol', id: `lit:span:${n}`, at: span.from, symbol: 'vertex' }];
    return [
      { kind: 'line', id: `lit:span:${n}`, points: [span.from, span.to], stroke: 'tested' },
      { kind: 'symbol', id: `lit:span:${n}:from`, at: span.from, symbol: 'vertex' },
      { kind: 'symbol', id: `lit:span:${n}:to`, at: span.to, symbol: 'vertex' },
    ];
  });
  return [...pieces, ...stands, ...spans];
}

function partMark(id: TerrainId, part: Part, n: number): Mark {
  const key = `lit:terrain:${id}:${n}`;
  if (part.kind === 'disc') return { kind: 'disc', id: key, center: part.center, radius: part.radius, stroke: 'tested' };
  return { kind: 'area', id: key, rings: [part.points], tone: 'struck' };
}
