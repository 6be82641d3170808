/** How the loss of a target falls, in few words: at least so many, from 10 to 90 in a hundred, all of it. */
import { toNumber } from '#rules/engine/fraction';
import type { Foreseen } from '../desk.ts';
import { percentWords } from '../words/number.ts';

export interface Losses {
  /** Places on the gauge, in percent of what is there. */
  readonly low: string;
  readonly high: string;
  readonly at: string;
  readonly of: number;
  readonly least: readonly { readonly words: string; readonly chance: string; readonly share: number }[];
}

/** So many chances of "at least" are shown. */
const MOST = 4;

/** Whether the states tell more than that something was lost: stopped, shaken, routed. A book that counts figures alone has none of them. */
export function statesTell({ outcomes, loss }: Foreseen): boolean {
  if (!loss) return true;
  return (outcomes ?? []).some(({ state, share }) => share.num > 0 && state !== 'none' && state !== 'destroyed');
}

/** Whole numbers from 1 to `most`: all of them where there is room, else spread from the first to the greatest that is likely. */
function told(most: number, low: number, high: number): readonly number[] {
  if (most <= MOST) return Array.from({ length: most }, (_, n) => n + 1);
  const middle = Math.round((low + high) / 2);
  const picked = [...new Set([1, Math.max(1, low), middle, high, high + 1, 2, 3, 4])].filter((n) => n >= 1 && n <= most);
  return picked.slice(0, MOST).toSorted((a, b) => a - b);
}

/** "2 or more" figures, "1 stand or more", "all 3". */
function leastWords(n: number, of: number, what: string): string {
  if (n === of) return `all ${n}`;
  return what === 'stands' ? `${n} ${n === 1 ? 'stand' : 'stands'} or more` : `${n} or more`;
}

/** null where the book tells no distribution, or there is nothing to lose. */
export function lossesOf({ loss, mean }: Foreseen): Losses | null {
  const of = mean?.of ?? loss?.of ?? 0;
  if (!loss || of <= 0) return null;
  const part = (n: number): string => `${Math.min(100, (100 * n) / of)}%`;
  const least = told(loss.atLeast.length, loss.low, loss.high).flatMap((n) => {
    const chance = loss.atLeast[n - 1]?.p;
    if (!chance) return [];
    return [{ words: leastWords(n, of, mean?.what ?? 'figures'), chance: percentWords(chance), share: 100 * toNumber(chance) }];
  });
  return { low: part(loss.low), high: part(loss.high), at: part(toNumber(loss.mean)), of, least };
}

/** "9 figures", "1 stand". */
export const ofWords = ({ of, what }: NonNullable<Foreseen['mean']>): string => `${of} ${of === 1 ? what.slice(0, -1) : what}`;

/** "0 to 2 of 9 figures in 8 cases of 10; destroyed 0.4%." */
export function spreadWords({ loss, mean }: Foreseen): string {
  if (!loss || !mean) return '';
  const range = loss.low === loss.high ? `${loss.low}` : `${loss.low} to ${loss.high}`;
  const all = loss.all && loss.all.p.num > 0 ? `; destroyed ${percentWords(loss.all.p)}` : '';
  return `${range} of ${ofWords(mean)} in 8 cases of 10${all}.`;
}
