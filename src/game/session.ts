/** A running game: the state, the log, undo and redo. Undo puts back the state before, dice included; left branches are kept. */
import type { RuleSet } from '#rules/engine/contract';
import type { BookChoice } from '#rules/engine/library';
import type { Command } from './command.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import type { GameEvent } from './event.ts';
import type { LeftBranch, LogEntry, Session } from './session.types.ts';
import type { GameState } from './state.ts';
import { titleOf } from './title.ts';

type Listener = (now: GameState, happened: readonly GameEvent[]) => void;

/** What a session starts from: a state alone, or a loaded save's log with its head. */
export interface SessionStart {
  readonly state: GameState;
  readonly log?: readonly LogEntry[];
  readonly head?: number;
  readonly branches?: readonly LeftBranch[];
}

/** `bookOf` finds the book of a state: book, parts and charts are part of the game and may change within it. */
export function startSession(start: SessionStart, bookOf: (choice: BookChoice) => RuleSet): Session & { readonly start: () => GameState } {
  let log: readonly LogEntry[] = start.log ?? [];
  let head = start.head ?? log.length;
  let branches: readonly LeftBranch[] = start.branches ?? [];
  const listeners = new Set<Listener>();
  const now = () => (head === 0 ? start.state : (log[head - 1]?.after ?? start.state));
  const tell = (happened: readonly GameEvent[]) => listeners.forEach((listener) => listener(now(), happened));

  const keep = (command: Command, events: readonly GameEvent[]) => {
    const before = now();
    const after = events.reduce(evolve, before);
    if (head < log.length) branches = [...branches, log.slice(head)];
    log = [...log.slice(0, head), { title: titleOf(before, command), command, events, before, after }];
    head += 1;
    tell(events);
  };
  const step = (by: 1 | -1): boolean => {
    const next = head + by;
    if (next < 0 || next > log.length) return false;
    head = next;
    tell([]);
    return true;
  };

  return {
    state: now,
    start: () => start.state,
    log: () => log,
    head: () => head,
    leftBranches: () => branches,
    send: (command) => {
      const decision = decide(now(), command, bookOf);
      if (decision.ok && decision.events.length > 0) keep(command, decision.events);
      return decision;
    },
    undo: () => step(-1),
    redo: () => step(1),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
