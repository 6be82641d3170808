/** A battle played under every book: whatever its melees, tests, moves, jams and refusals name opens at a clause of that book. */
import { describe, expect, test } from 'vitest';
import type { Command } from '#game/command';
import { compareShot } from '#game/compare';
import { moraleDue } from '#game/morale';
import type { SourceRef } from '#rules/engine/source';
import { library } from '#rules/sets/index';
import { sessionFrom, type TestSession } from '#test/games';
import { block, foot, gun, scene, unit, type UnitData } from '#test/scenes';

/** Every source within a value, however deep: events, trails with their parts, refusals, checks. */
function sourcesIn(value: unknown, found: SourceRef[] = []): readonly SourceRef[] {
  if (Array.isArray(value)) for (const one of value) sourcesIn(one, found);
  else if (typeof value === 'object' && value !== null) {
    const { text, where, status } = value as Partial<SourceRef>;
    if (typeof text === 'string' && typeof where === 'string' && typeof status === 'string') found.push(value as SourceRef);
    else for (const one of Object.values(value)) sourcesIn(one, found);
  }
  return found;
}

const TROOPS: Readonly<Record<string, readonly [horse: string, line: string, gunners: string, piece: string]>> = {
  linear: ['heavy-cavalry', 'russian-musketeer', 'foot-artillery', 'nap-12'],
  stands: ['heavy-cavalry', 'russian-musketeer', 'foot-artillery', 'nap-12'],
  sudan: ['mahdist-cavalry', 'egyptian-foot', 'sudan-artillery', 'gardner'],
};

function battle(book: string) {
  const [horse = '', line = '', gunners = '', piece = ''] = TROOPS[book] ?? [];
  const body = (id: string, side: string, troop: string, x: number, y: number, facing: number, more = {}): UnitData =>
    unit(id, side, troop, 'line', [{ ...foot('x' + id, x, y, facing), frontage: 4, depth: 1, figures: 16, ranks: 4 }], more);
  return scene(
    [
      body('cav', 'blue', horse, 20, 12, 0),
      body('inf', 'red', line, 20, 20, 180),
      body('friend', 'red', line, 28, 20, 180),
      body('other', 'blue', horse, 44, 20, 0, { order: 'march-column' }),
      unit('bty', 'red', gunners, 'unlimbered', [gun('g1', 36, 20, 180, piece)]),
      body('run', 'red', line, 56, 30, 180, { state: 'routed' }),
    ],
    [
      block('w', 'works', [15, 19.2, 25, 19.4], { cover: 'prepared' }),
      block('h', 'hill', [10, 19.45, 30, 30], { level: 1 }),
      block('t', 'woods', [40, 21, 48, 24]),
    ],
    { book },
  );
}

/** The battery's fire as every book answers it: whole columns, refused ones too. */
const comparedUnder = (session: TestSession, mode: string) =>
  compareShot(session.state(), { unit: 'bty', mode, aim: { at: 'other' } }, [library.bookOf(session.state()), ...library.books], {
    by: 'inches',
  })
    .filter(({ book }) => book === session.state().book)
    .slice(0, 1);

/** All that may be tried, in the order of a turn; what is refused is as good, as it says why. */
function turn(session: TestSession): readonly unknown[] {
  const told: unknown[] = [];
  const send = (command: Command): void => void told.push(session.send(command));
  send({ type: 'who-first' });
  send({ type: 'charge', unit: 'cav', target: 'inf' });
  send({ type: 'charge', unit: 'bty', target: 'cav' });
  send({ type: 'charge', unit: 'other', target: 'friend' });
  send({ type: 'fire-now', shot: { unit: 'inf', mode: 'small-arms', aim: { at: 'cav' } } });
  send({ type: 'fire-now', shot: { unit: 'bty', mode: 'machine-gun', rounds: 20, aim: { at: 'other' } } });
  send({ type: 'fire-now', shot: { unit: 'bty', mode: 'canister', aim: { at: 'other' } } });
  send({ type: 'clear-jam', stand: 'g1' });
  send({ type: 'limber', unit: 'bty' });
  send({ type: 'form', unit: 'friend', order: 'attack-column', files: 1 });
  send({ type: 'form', unit: 'other', order: 'line', files: 1 });
  for (const { unit: id, asked } of moraleDue(session.state(), library.bookOf(session.state())))
    send({ type: 'check-morale', unit: id, cause: asked.cause, key: asked.key });
  send({ type: 'check-morale', unit: 'run', cause: 'rally', key: 'rally' });
  send({ type: 'begin-melee', attacker: 'other', defender: 'friend' });
  send({ type: 'begin-melee', attacker: 'cav', defender: 'inf' });
  send({ type: 'fight-on', attacker: 'cav', defender: 'inf', expand: 'winner' });
  for (const { unit: id, asked } of moraleDue(session.state(), library.bookOf(session.state())))
    send({ type: 'check-morale', unit: id, cause: asked.cause, key: asked.key });
  send({ type: 'form', unit: 'friend', order: 'square', files: 1 });
  send({ type: 'charge', unit: 'friend', target: 'cav' });
  told.push(...(['canister', 'machine-gun', 'direct'] as const).map((mode) => comparedUnder(session, mode)));
  send({ type: 'end-turn' });
  return told;
}

describe.each(library.books.map((book) => [book.id, book] as const))('under %s', (id, book) => {
  const told = ['1', '2', '3'].flatMap((seed) => {
    const session = sessionFrom({ ...battle(id), seed });
    return [1, 2, 3].flatMap(() => turn(session));
  });
  const named = [...new Map(sourcesIn(told).map((source) => [`${source.text}: ${source.where}`, source])).entries()];

  test('melee, morale and movement were all told of', () => {
    const texts = (part: 'melee' | 'morale' | 'movement') => {
      const own = new Set(book.clauses.map(({ text, where }) => `${text}: ${where}`));
      return named.some(([place]) => own.has(place) && place.startsWith(`${book.parts[part].text}: `));
    };
    expect([texts('melee'), texts('morale'), texts('movement')]).toEqual([true, true, true]);
    expect(named.length).toBeGreaterThan(20);
    const ours = ['game: the order of play, charges', ...(id === 'linear' ? ['game: the order of play, kinds of fire'] : [])];
    expect(named.map(([place]) => place)).toEqual(expect.arrayContaining(ours));
  });

  test('every passage opens at a clause', () => {
    const lost = named.filter(([, { text, where }]) => !book.clauses.some((clause) => clause.text === text && clause.where === where));
    expect(lost.map(([place]) => place)).toEqual([]);
  });
});
