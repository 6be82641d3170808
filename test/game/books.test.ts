/** Books, parts and charts as part of the game: chosen, joined otherwise, changed, undone, kept in files, and refused with one message. */
import { describe, expect, it, test } from 'vitest';
import type { BandChart, Chart } from '#rules/engine/chart';
import { parseSave, saveOf } from '#game/save/save';
import { describeProblem } from '#game/scenario/problem';
import { scenarioFromData } from '#game/scenario/parse';
import { scenarioOf } from '#game/scenario/write';
import { startSession } from '#game/session';
import { library } from '#rules/sets/index';
import { sessionFrom, stateFrom } from '#test/games';
import { fire, rulingOn } from '#test/lof';
import { loose, scene, twoLines } from '#test/scenes';

const volley = { type: 'fire-now', shot: { unit: 'a', mode: 'small-arms', aim: { at: 'b' } } } as const;

function musket(change: (chart: ReturnType<typeof loose>) => void = () => undefined): BandChart {
  const shipped = library.books.flatMap((book) => book.charts).find((chart) => chart.id === 'small-arms.musket');
  if (!shipped) throw new Error('no chart of the musket');
  const copy = loose({ ...shipped, source: { text: '001', where: shipped.source.where, status: 'yours' } });
  change(copy);
  return copy;
}

/** A musket that reaches 8″ at full value. */
const longMusket = (): BandChart =>
  musket((chart) => {
    chart.bands[1].upTo = 7;
    chart.bands[2].upTo = 8;
  });

describe('a book in force', () => {
  it('can be changed for another within a game, and an undo brings the first back', () => {
    const session = sessionFrom(scene(twoLines(3)));
    expect(session.send({ type: 'set-book', book: 'linear', parts: {} }).ok).toBe(true);
    expect([session.state().book, session.state().turn.step]).toEqual(['linear', library.books[0]?.fire.steps[0]?.id]);
    session.send(volley);
    expect(session.state().rulings[0]?.numbers?.['percent']).toBeGreaterThan(0);
    session.undo();
    session.undo();
    expect([session.state().book, session.state().turn.step]).toEqual([
      'stands',
      library.books.find((book) => book.id === 'stands')?.fire.steps[0]?.id,
    ]);
    session.send(volley);
    expect(session.state().rulings[0]?.odds).toBe('2-1');
  });

  it('withdraws what was declared under the old one', () => {
    const session = sessionFrom(scene(twoLines(3)));
    session.send({ type: 'declare-fire', shot: volley.shot });
    expect(session.state().turn.declared).toHaveLength(1);
    session.send({ type: 'set-book', book: 'sudan', parts: {} });
    expect(session.state().turn.declared).toEqual([]);
  });

  it('chosen again is no step', () => {
    const session = sessionFrom(scene(twoLines(3)));
    session.send({ type: 'set-book', book: 'stands', parts: {} });
    expect(session.log()).toHaveLength(0);
  });

  it('may be joined from parts of others: the fire of 001 with the melee of 004', () => {
    const state = stateFrom(scene(twoLines(3), [], { parts: { melee: 'close-combat', morale: 'reaction' } }));
    const book = library.bookOf(state);
    expect([book.parts.fire.text, book.parts.melee.text, book.parts.morale.text, book.parts.movement.text]).toEqual([
      '001',
      '004',
      '004',
      'house',
    ]);
    expect(library.bookOf(state)).toBe(book);
    expect(scenarioOf(state)).toMatchObject({ book: 'stands', parts: { melee: 'close-combat', morale: 'reaction' } });
  });

  test.each([
    [{ book: 'napoleon' }, 'book: found "napoleon", expected one of linear, stands, sudan'],
    [{ parts: { melee: 'stands' } }, 'parts.melee: found "stands", expected one of normalized, close-combat'],
    [{ parts: { fire: 'normalized' } }, 'parts.fire: found "normalized", expected one of linear, stands, sudan'],
    [{ book: 'linear', options: { 'C000-2': 'nearest' } }, 'options.C000-2: found "nearest", expected one of extremes, all-figures'],
  ])('%o is refused with one message', (more, said) => {
    const parsed = scenarioFromData(scene(twoLines(3), [], more), library);
    expect(parsed.ok ? '' : describeProblem('f', parsed.problem)).toBe(`f: ${said}`);
  });
});

describe('a chart of the player’s own', () => {
  it('rules from the moment that it is set, is named by the ruling, and is dropped again', () => {
    const session = sessionFrom(scene(twoLines(6.5)));
    expect(session.send(volley).ok).toBe(false);
    expect(session.send({ type: 'set-chart', chart: longMusket() }).ok).toBe(true);
    expect(session.send(volley).ok).toBe(true);
    const ruling = session.state().rulings[0];
    expect(ruling?.odds).toBe('2-1');
    expect(ruling?.yours).toEqual(['small-arms.musket']);
    session.undo();
    session.send({ type: 'drop-chart', id: 'small-arms.musket' });
    expect(session.state().charts).toEqual([]);
    expect(session.send(volley).ok).toBe(false);
  });

  it('is kept in the scenario file and in the save, and rules there too', () => {
    const session = sessionFrom(scene(twoLines(6.5)));
    session.send({ type: 'set-chart', chart: longMusket() });
    const file = scenarioOf(session.state());
    expect(stateFrom(file).charts).toEqual([longMusket()]);
    const loaded = parseSave(JSON.stringify(saveOf(session)), library);
    expect(loaded.ok && startSession(loaded.value, library.bookOf).state().charts).toEqual([longMusket()]);
    const result = fire(file, [volley.shot], '--dice', '9');
    expect(rulingOn(result, 'b')).toMatchObject({ odds: '2-1', yours: ['small-arms.musket'] });
  });

  it('of a book that the game left stays in the file', () => {
    const session = sessionFrom(scene(twoLines(6.5)));
    session.send({ type: 'set-chart', chart: longMusket() });
    session.send({ type: 'set-book', book: 'sudan', parts: {} });
    expect(stateFrom(scenarioOf(session.state())).charts).toHaveLength(1);
  });

  const wrong: readonly (readonly [string, (chart: ReturnType<typeof loose>) => void, string])[] = [
    ['bands that do not rise', (chart) => (chart.bands[1].upTo = 2), 'bands[1].upTo'],
    ['a text for a number', (chart) => (chart.bands[0].upTo = 'far'), 'bands[0].upTo'],
    ['a fraction over nothing', (chart) => (chart.bands[0].value = [1, 0]), 'bands[0].value[1]'],
    ['a band less', (chart) => chart.bands.pop(), 'bands'],
    ['not marked as yours', (chart) => (chart.source.status = 'printed'), 'source.status'],
    ['an id that no book has', (chart) => (chart.id = 'catapults'), 'id'],
  ];
  test.each(wrong)('with %s is refused in a file by its path', (_, change, path) => {
    const parsed = scenarioFromData(scene(twoLines(3), [], { charts: [musket(change)] }), library);
    expect(parsed.ok ? '' : parsed.problem.path).toBe(`charts[0].${path}`);
  });

  test.each(wrong.filter(([name]) => !name.startsWith('a text') && !name.startsWith('a fraction')))(
    'with %s is refused in a game',
    (_, change) => {
      const session = sessionFrom(scene(twoLines(3)));
      expect(session.send({ type: 'set-chart', chart: musket(change) as Chart }).ok).toBe(false);
      expect(session.log()).toHaveLength(0);
    },
  );

  it('twice in one file is refused', () => {
    const parsed = scenarioFromData(scene(twoLines(3), [], { charts: [longMusket(), longMusket()] }), library);
    expect(parsed.ok ? '' : parsed.problem.path).toBe('charts[1].id');
  });
});
