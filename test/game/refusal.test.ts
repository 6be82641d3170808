/** What the game itself refuses opens at a clause of its own order of play, under every book and under one joined otherwise. */
import { describe, expect, test } from 'vitest';
import { compareShot } from '#game/compare';
import { chargePlan } from '#game/charge/plan';
import { refusal } from '#game/refusal';
import type { Refused } from '#rules/engine/contract';
import { playClauses } from '#rules/engine/play/clauses';
import { playSources } from '#rules/engine/play/sources';
import { library } from '#rules/sets/index';
import { sessionFrom, stateFrom } from '#test/games';
import { cuirassiers, infantry, lineAt, lineDown } from '#test/melees';
import { battery, foot, scene, twoLines, unit, type UnitData } from '#test/scenes';

const joined = library.bookOf({ book: 'linear', parts: { movement: 'march-sudan' }, charts: [] });
const books = [...library.books.map((book) => [book.id, book] as const), ['linear, joined otherwise', joined] as const];
const clauseAt = ({ source }: Pick<Refused, 'source'>) =>
  joined.clauses.find(({ text, where }) => text === source.text && where === source.where);

describe('the order of play', () => {
  test.each(books)('of %s has one clause at every passage of the game’s own, and nothing else', (_, book) => {
    const own = book.clauses.filter(({ text }) => text === 'game');
    expect(own.map(({ where }) => where).toSorted()).toEqual(
      Object.values(playSources)
        .map(({ where }) => where)
        .toSorted(),
    );
    for (const clause of own) {
      expect([clause.where, clause.status]).toEqual([clause.where, 'house']);
      for (const words of clause.words) expect(words).toMatch(/^\S.{20,}\.$/);
    }
    expect(new Set(own.map(({ heading }) => heading)).size).toBe(own.length);
  });

  test('a code that the game knows opens where it is told of', () => {
    expect([refusal('square', '').source, refusal('no-such-mode', '').source, refusal('chart-misfit', '').source]).toEqual([
      playSources.charges,
      playSources.kinds,
      playSources.charts,
    ]);
    expect(playClauses.map(({ text }) => text)).not.toContain('house');
  });
});

describe('a charge that is refused', () => {
  const planOf = (units: readonly UnitData[]): Refused | null =>
    chargePlan(stateFrom(scene(units, [], { book: 'linear' })), units[0]?.id ?? '', units[1]?.id ?? '', joined).refused;
  const behind = unit('inf', 'red', 'russian-musketeer', 'line', [foot('i1', 20, 10, 0)]);

  test.each<[string, readonly UnitData[], string, RegExp]>([
    ['a square', [cuirassiers({ order: 'square' }), infantry(5)], 'square', /in square does not charge/],
    ['in contact', [cuirassiers(), infantry(0)], 'in-contact', /touches that unit already/],
    ['at what lies behind it', [lineAt('a', 'blue', 20, 20), behind], 'no-way', /one wheel of up to a right angle/],
    ['too far', [cuirassiers(), infantry(20)], 'out-of-reach', /too long/],
  ])('%s: its chip opens at what the order of play says of charges', (_, units, code, says) => {
    const refused = planOf(units);
    expect(refused?.code).toBe(code);
    const clause = refused && clauseAt(refused);
    expect([clause?.heading, clause?.status]).toEqual(['Charges', 'house']);
    expect(clause?.words.join(' ')).toMatch(says);
  });

  test('one that is not opens at no passage', () => {
    expect(planOf([cuirassiers(), infantry(5)])).toBeNull();
    expect(planOf([lineAt('a', 'blue', 20, 10), lineDown('b', 'red', 20, 14)])).toBeNull();
  });
});

describe('elsewhere', () => {
  test('a kind of fire that another book lacks: the chip of its card opens at kinds of fire', () => {
    const data = scene([battery('gardner'), unit('b', 'red', 'russian-musketeer', 'line', [foot('b1', 20, 20, 180)])]);
    const columns = compareShot(stateFrom(data), { unit: 'bty', mode: 'machine-gun', aim: { at: 'b' } }, library.books, {
      by: 'inches',
    });
    const refused = columns.flatMap((column) => column.refused ?? []).filter(({ code }) => code === 'no-such-mode');
    expect(refused.map((one) => [one.because, clauseAt(one)?.heading])).toEqual([
      ['Linear fire has no fire like this: machine gun.', 'Kinds of fire'],
    ]);
  });

  test('a step without shots, a unit that is not there, a reading that no book asks', () => {
    const session = sessionFrom(scene(twoLines(3)));
    const headingOf = (command: Parameters<typeof session.send>[0]): string | undefined => {
      const sent = session.send(command);
      return sent.ok ? undefined : clauseAt(sent.refused)?.heading;
    };
    expect([
      headingOf({ type: 'charge', unit: 'a', target: 'nobody' }),
      headingOf({ type: 'set-option', id: 'C999-1', choice: 'x' }),
      headingOf({ type: 'fight-on', attacker: 'a', defender: 'b', expand: 'winner' }),
      headingOf({ type: 'end-turn' }),
    ]).toEqual(['What is on the table', 'Readings and charts', 'Melees', undefined]);
  });
});
