/** What a screen reader hears of a snapshot: the ruling politely, a refusal at once. */
import type { DeskView } from './desk.ts';
import { recoveredWords, resultWords, roundWords } from './melee/words.ts';
import { heading, verdictWords } from './panel/preview.ts';
import { settledWords } from './panel/settled.ts';
import { WORDS } from './words/en.ts';

export interface Spoken {
  readonly polite: string;
  readonly urgent: string;
}

const sentences = (notice: NonNullable<DeskView['notice']>): string => `${notice.title.replace(/\.$/, '')}. ${notice.body}`;

const settledWordsOf = (view: DeskView): readonly string[] => view.settled?.rulings.map((one) => settledWords(one, view.state)) ?? [];

const noticeOf = ({ notice }: DeskView): readonly string[] => (notice?.tone === 'info' ? [sentences(notice)] : []);

/** Of a melee in sight: how it ended, else its last round, else that it has begun. */
function fightWordsOf({ fight, settled }: DeskView): readonly string[] {
  if (!fight || settled) return [];
  const last = fight.rounds.at(-1);
  const round = last ? [`Round ${last.round}. ${roundWords(fight, last)}`] : [];
  if (!fight.result) return last ? round : [`Melee of ${fight.sides.attacker.name} and ${fight.sides.defender.name}.`];
  const recovered = recoveredWords(fight, fight.result);
  return [...round, resultWords(fight, fight.result), ...(recovered === null ? [] : [recovered]), ...fight.after];
}

export function spoken(view: DeskView): Spoken {
  const urgent = view.notice?.tone === 'no' ? sentences(view.notice) : '';
  if (!view.plan) return { polite: [...settledWordsOf(view), ...fightWordsOf(view), ...noticeOf(view)].join(' '), urgent };
  const title = heading(view.plan, view.state);
  if (view.plan.refused) return { polite: `${title}. ${WORDS.mayNot} ${view.plan.refused.because}`, urgent };
  return { polite: `${title}. ${WORDS.mayFire} ${verdictWords(view.plan, view.state)}`, urgent };
}
