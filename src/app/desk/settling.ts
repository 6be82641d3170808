/** What a settled log entry says for the panel and for the ball's flight. */
import type { LogEntry } from '#game/session.types';
import type { Settled } from '#ui/desk';

export function settledOf(entry: LogEntry | undefined): Settled | null {
  const events = entry?.events ?? [];
  const shots = events.flatMap((event) => (event.type === 'ShotFired' ? [{ ...event.shot, stands: event.stands }] : []));
  if (shots.length === 0) return null;
  return {
    shots,
    rulings: events.flatMap((event) => (event.type === 'EffectTaken' ? [event.ruling] : [])),
    thrown: events.flatMap((event) => (event.type === 'DiceThrown' ? event.throws : [])),
  };
}

export const hasThrow = (entry: LogEntry | undefined): boolean => entry?.events.some((event) => event.type === 'DiceThrown') ?? false;
