/** In or out of the arc and by how much: icon, word and number, and the points where it was measured. */
import { distance } from '#geometry/shape/vec';
import type { Inches } from '#geometry/shape/units';
import type { PairFacts } from '#geometry/check/facts';
import type { Mark, PillTone } from './mark.ts';
import { PRIORITY } from './priority.ts';
import { inchWords } from './words.ts';

/** A margin this small is said to be near: the eye would not have settled it. */
export const NEAR: Inches = 0.25;

interface Verdict {
  readonly words: string;
  readonly tone: PillTone;
  readonly icon: 'tick' | 'cross' | 'near';
}

/** "in by 1.47″", "out by 0.12″, within 0.25″"; on the very edge is in. */
export function marginWords(inside: boolean, margin: Inches): Verdict {
  const near = Math.abs(margin) <= NEAR;
  const words = `${inside ? 'in' : 'out'} by ${inchWords(Math.abs(margin))}${near ? `, within ${inchWords(NEAR)}` : ''}`;
  if (!inside) return { words, tone: 'no', icon: 'cross' };
  return near ? { words, tone: 'near', icon: 'near' } : { words, tone: 'yes', icon: 'tick' };
}

export function marginMarks(pair: Pick<PairFacts, 'firer' | 'target' | 'arc'>): readonly Mark[] {
  const { inside, margin, witness } = pair.arc;
  const id = `margin:${pair.firer}:${pair.target}`;
  const pill: Mark = { kind: 'pill', id: `${id}:pill`, at: witness.to, ...marginWords(inside, margin), priority: PRIORITY.refusal };
  if (distance(witness.from, witness.to) === 0) return [pill];
  return [{ kind: 'line', id, points: [witness.from, witness.to], stroke: inside ? 'ruler' : 'refused' }, pill];
}
