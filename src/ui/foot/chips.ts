/** The log as chips: what each step was, whose, and whether it is done. */
import type { Command } from '#game/command';
import type { LogEntry } from '#game/session.types';
import type { RuleSet } from '#rules/engine/contract';
import type { IconName } from '../icon/icons.ts';
import { liveryOfUnit } from '../panel/lookup.ts';

export interface Chip {
  /** Entries done when this chip is the last done one. */
  readonly head: number;
  readonly title: string;
  readonly icon: IconName;
  readonly livery: number | null;
  readonly done: boolean;
  readonly last: boolean;
  /** "Turn 4 · Artillery". */
  readonly turn: string;
  /** True where turn or step differ from the chip before. */
  readonly fresh: boolean;
}

const ICONS: Readonly<Partial<Record<Command['type'], IconName>>> = {
  'fire-now': 'target',
  'declare-fire': 'target',
  'settle-step': 'dice',
  place: 'move',
  delete: 'remove',
  'add-unit': 'stand',
  'duplicate-unit': 'stand',
  'add-terrain': 'trees',
  'move-terrain': 'trees',
  'reshape-terrain': 'trees',
  'set-option': 'scales',
  'set-book': 'book',
  'set-chart': 'grid',
  'drop-chart': 'grid',
  charge: 'move',
  'begin-melee': 'swords',
  'fight-round': 'swords',
  'fight-on': 'swords',
  'check-morale': 'flag',
  form: 'stand',
  limber: 'stand',
  unlimber: 'stand',
  'clear-jam': 'hammer',
  'who-first': 'dice',
  'end-turn': 'chevronRight',
};

function iconOf({ command }: LogEntry): IconName {
  if ('shot' in command && command.shot.ricochet !== undefined) return 'ricochet';
  if (command.type === 'place' && command.note.how === 'wheel') return 'wheel';
  return ICONS[command.type] ?? 'pencil';
}

function unitOf(entry: LogEntry): string | null {
  const { command, before } = entry;
  if ('shot' in command) return command.shot.unit;
  if ('attacker' in command) return command.attacker;
  if ('unit' in command) return typeof command.unit === 'string' ? command.unit : null;
  const moved = command.type === 'place' ? command.placings[0]?.stand : command.type === 'clear-jam' ? command.stand : undefined;
  return before.table.stands.find((stand) => stand.id === moved)?.unit ?? null;
}

/** The step as its own book called it: a log may hold steps under several. Without that book's word the id is read as one. */
function stepLabel({ before }: LogEntry, books: readonly RuleSet[]): string {
  const played = books.filter((one) => one.id === (before.parts.fire ?? before.book));
  const step = [...played, ...books].flatMap((one) => one.fire.steps).find((one) => one.id === before.turn.step);
  return step?.label ?? before.turn.step.replaceAll('-', ' ');
}

/** Books and readings by their names: the game itself knows their ids only. */
function titleOf({ command, title }: LogEntry, books: readonly RuleSet[]): string {
  if (command.type === 'set-book') return `Book: ${books.find((one) => one.id === command.book)?.label ?? command.book}`;
  if (command.type !== 'set-option') return title;
  const option = books.flatMap((book) => book.options).find((one) => one.id === command.id);
  return `${option?.label ?? command.id}: ${command.choice.replaceAll('-', ' ')}`;
}

/** The newest `most` steps around the head; undone ones follow it, greyed. */
export function chips(log: readonly LogEntry[], head: number, books: readonly RuleSet[], most: number): readonly Chip[] {
  const end = Math.min(log.length, Math.max(head + 4, most));
  const start = Math.max(0, end - most);
  let shown = '';
  return log.slice(start, end).map((entry, index) => {
    const { turn } = entry.before;
    const named = `Turn ${turn.number} · ${stepLabel(entry, books)}`;
    const fresh = named !== shown;
    shown = named;
    const unit = unitOf(entry);
    return {
      head: start + index + 1,
      title: titleOf(entry, books),
      icon: iconOf(entry),
      livery: unit === null ? null : liveryOfUnit(entry.before, unit),
      done: start + index < head,
      last: start + index === head - 1,
      turn: named,
      fresh,
    };
  });
}
