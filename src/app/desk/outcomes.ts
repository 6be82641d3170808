/** What a command came to that no panel shows by itself: a morale test, a try at a jam, who moves first. */
import { findStand, findUnit } from '#game/lookup';
import type { GameEvent, Retreat } from '#game/event';
import type { LogEntry } from '#game/session.types';
import type { GameState } from '#game/state';
import type { DeskView } from '#ui/desk';

const nameOf = (state: GameState, unit: string): string => findUnit(state, unit)?.name ?? unit;

const wheelWords = (guns: number): string => (guns === 1 ? 'a gun lost a wheel' : `${guns} guns lost a wheel`);

/** "2nd Battery: 9.00″ back in disorder, limbered; a gun lost a wheel." */
export function retreatWords(state: GameState, { unit, inches, short, limbers, wheels = [] }: Retreat): string {
  const gone = `${nameOf(state, unit)}: ${inches.toFixed(2)}″ back in disorder${limbers ? ', limbered' : ''}`;
  return `${[gone, ...(short === null ? [] : [short]), ...(wheels.length === 0 ? [] : [wheelWords(wheels.length)])].join('; ')}.`;
}

const JAM = { cleared: 'is cleared', jammed: 'stays jammed', wrecked: 'is damaged beyond repair' } as const;

function toldOf(state: GameState, event: GameEvent): { readonly title: string; readonly body: string } | null {
  if (event.type === 'MoraleTaken') {
    const { unit, result, dice, holds } = event.test;
    const body = [`${dice.join(' and ')} on the dice, ${holds} or less holds.`, event.retreat ? retreatWords(state, event.retreat) : ''];
    return { title: `${nameOf(state, unit)}: ${result}.`, body: body.join(' ').trim() };
  }
  if (event.type === 'JamTried') {
    const unit = findStand(state, event.stand)?.unit ?? event.stand;
    return { title: `A gun of ${nameOf(state, unit)} ${JAM[event.tried.becomes]}.`, body: `${event.tried.face} on the die.` };
  }
  if (event.type === 'FirstKnown') return { title: 'The first move.', body: event.first.trail.at(-1)?.because ?? '' };
  return null;
}

/** null for an entry that says enough by what it changes on the table. */
export function outcomeOf(entry: LogEntry | undefined): DeskView['notice'] {
  const told = (entry?.events ?? []).flatMap((event) => (entry ? (toldOf(entry.after, event) ?? []) : []));
  const [first] = told;
  if (!first) return null;
  if (told.length === 1) return { tone: 'info', ...first };
  return { tone: 'info', title: `${told.length} outcomes`, body: told.map(({ title, body }) => `${title} ${body}`).join('\n') };
}
