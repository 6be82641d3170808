/** A volley, or a gun, as one share with its verdict. */
import type { StandId } from '#geometry/table/table';
import type { Asked } from '../../engine/checks.ts';
import type { Context, GroupVerdict, Refused, Share } from '../../engine/contract.ts';
import type { Trail } from '../../engine/trail.ts';
import { exactChance } from './percent.ts';
import { rangeLine, rangeWords, type Judged } from './range.ts';
import { dieFor, reckon } from './settle.ts';
import type { Worth } from './value.ts';

export interface Fired {
  readonly stands: readonly StandId[];
  /** The target's stands that were aimed at. */
  readonly strikes: readonly StandId[];
  readonly range: Judged;
  readonly worth: Worth;
  readonly what: string;
  /** Lines that add nothing: by which line the arms fire. */
  readonly before?: Trail;
  /** The same, behind the others: what another load would do. */
  readonly besides?: Trail;
}

function shareOf(fired: Fired, { shot, firer, target }: Context): Share {
  const [by = ''] = fired.stands;
  const { num, den } = exactChance(fired.worth.alike);
  return {
    target: target?.unit ?? '',
    by,
    together: fired.stands,
    mode: shot.mode,
    value: [rangeLine('value', fired.range, target?.name ?? ''), ...(fired.before ?? []), ...fired.worth.trail, ...(fired.besides ?? [])],
    carries: { exactOver: num, exactUnder: den },
    strikes: [...new Set(fired.strikes)],
    said: `${firer.name}: ${fired.what} at ${rangeWords(fired.range.reading)}`,
  };
}

function refusalOf(asked: readonly Asked[]): Refused | null {
  const no = asked.find((each) => !each.ok);
  return no ? { code: no.code, because: no.said, source: no.source, ...(no.seen ? { seen: no.seen } : {}) } : null;
}

/** What fires as one, refused by its first check that failed or with its share and the die that it may ask for. */
export function groupOf(id: string, fired: Fired, checks: readonly Asked[], context: Context): GroupVerdict {
  const refused = refusalOf(checks);
  const bare = { id, stands: fired.stands, range: fired.range.measured, checks, refused };
  if (refused || !context.target) return { ...bare, known: [], dice: [] };
  const share = shareOf(fired, context);
  const call = dieFor(context.target, reckon(share, context.options));
  return { ...bare, known: [share], dice: call ? [call] : [] };
}
