/** What a screen reader hears of a snapshot: the ruling politely, a refusal at once. */
import type { DeskView } from './desk.ts';
import { heading, verdictWords } from './panel/preview.ts';
import { settledWords } from './panel/settled.ts';
import { WORDS } from './words/en.ts';

export interface Spoken {
  readonly polite: string;
  readonly urgent: string;
}

const sentences = (notice: NonNullable<DeskView['notice']>): string => `${notice.title.replace(/\.$/, '')}. ${notice.body}`;

export function spoken(view: DeskView): Spoken {
  const urgent = view.notice?.tone === 'no' ? sentences(view.notice) : '';
  if (view.settled && !view.plan) return { polite: view.settled.rulings.map((one) => settledWords(one, view.state)).join(' '), urgent };
  if (!view.plan) return { polite: view.notice?.tone === 'info' ? sentences(view.notice) : '', urgent };
  const title = heading(view.plan, view.state);
  if (view.plan.refused) return { polite: `${title}. ${WORDS.mayNot} ${view.plan.refused.because}`, urgent };
  return { polite: `${title}. ${WORDS.mayFire} ${verdictWords(view.plan, view.state)}`, urgent };
}
