/** The grade that a man fights as. */
import type { Fighter } from '../../engine/contract.ts';
import type { SourceRef } from '../../engine/source.ts';
import { capital } from '../../engine/tell.ts';
import type { Troop } from '../../roster/roster.ts';
import { sources } from './sources.ts';

export interface Graded {
  readonly grade: Troop['grade'];
  readonly because: string;
  /** null: the chart's own source says enough. */
  readonly source: SourceRef | null;
}

/**
 * In the Napoleonic period every man is of medium grade but the armoured horseman (C003-15): light infantry, light horse and dragoons
 * lose nothing there. Elsewhere a man is what the roster calls him.
 */
export function gradeOf({ name }: Pick<Fighter, 'name'>, { period, arm, grade }: Pick<Troop, 'period' | 'arm' | 'grade'>): Graded {
  if (period !== 'napoleonic') return { grade, because: `${capital(grade)} grade: ${name}.`, source: null };
  const armoured = arm === 'horse' && grade === 'heavy';
  const because = armoured
    ? `Armoured heavy cavalry, one grade above medium: ${name}.`
    : `Medium grade, as everybody of the period but armoured heavy cavalry: ${name}.`;
  return { grade: armoured ? 'heavy' : 'medium', because, source: sources.napoleonic };
}
