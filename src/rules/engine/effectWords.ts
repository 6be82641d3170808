/** What an effect does, in words that hold however it came about. */
import type { Effect } from './ruling.ts';
import { capital, counted, listed } from './tell.ts';

function gunWords(guns: Effect['guns']): readonly string[] {
  const hit = guns.filter(({ part }) => part !== null).length;
  const stopped = guns.length - hit;
  return [...(hit > 0 ? [`${counted(hit, 'part')} of guns hit`] : []), ...(stopped > 0 ? [`${counted(stopped, 'gun')} stopped`] : [])];
}

/** "No effect", "5 figures lost", "Shaken: 1 stand and 3 figures lost". */
export function effectWords({ state, figures, stands, guns }: Effect): string {
  const gone = [...(stands.length > 0 ? [counted(stands.length, 'stand')] : []), ...(figures > 0 ? [counted(figures, 'figure')] : [])];
  const losses = [...(gone.length > 0 ? [`${listed(gone)} lost`] : []), ...gunWords(guns)].join(', ');
  if (state === 'none') return losses === '' ? 'No effect' : losses;
  return losses === '' ? capital(state) : `${capital(state)}: ${losses}`;
}
