/** What every rule book owes: sound charts, sources, honest trails, refusals with reasons. */
import fc from 'fast-check';
import '#test/seed';
import { describe, expect, test } from 'vitest';
import { audit } from '#rules/engine/audit';
import { workedOutFrom } from '#rules/engine/chart';
import type { Fighter, RuleSet, Ruling } from '#rules/engine/contract';
import { compare, fraction } from '#rules/engine/fraction';
import type { SourceRef } from '#rules/engine/source';
import { misfits } from '#rules/engine/misfits';
import { total, type Trail } from '#rules/engine/trail';
import { guns, troops } from '#rules/roster/roster';
import { bookById, books } from '#rules/sets/index';
import { aimed, fighter, gunStand, laid, nine, standOf, Step, usual, type Fired } from '#test/rulings';
import { scripted } from '#test/scripted';

const STATUSES = ['printed', 'found', 'our-reading', 'reconstructed', 'house', 'yours'];

const isSourced = (source: SourceRef): boolean => source.text !== '' && source.where !== '' && STATUSES.includes(source.status);

/** Lines of a trail and of all its parts. */
const lines = (trail: Trail): Trail => trail.flatMap((line) => [line, ...lines(line.parts ?? [])]);

/** Every troop of the roster on foot and mounted, and every gun. */
const everybody: readonly Fighter[] = [
  ...troops
    .filter((troop) => troop.arm !== 'artillery')
    .flatMap((troop) => [
      fighter(troop.id, troop.id, [standOf('a1')]),
      fighter(troop.id, troop.id, [standOf('a1')], { mounted: !troop.mounted }),
    ]),
  ...guns.map((gun) => fighter(gun.id, 'foot-artillery', [gunStand('a1', gun.id)])),
  ...guns.map((gun) => fighter(gun.id, 'royal-artillery', [gunStand('a1', gun.id)])),
];

/** Fire of a mode by its way of aiming, at this range. */
function firing(firer: Fighter, mode: RuleSet['fire']['modes'][number], range: number): Fired {
  const facts =
    mode.aim === 'line'
      ? laid({ gun: 'a1', ricochetAt: mode.id === 'ricochet' ? 6 : null, struck: [{ stand: 't1', unit: 'narva', enter: range }] })
      : aimed({ firer: 'a1', range, half: 90 });
  return { firer, mode: mode.id, facts: [facts], ...(mode.id === 'ricochet' ? { shot: { ricochet: 6 } } : {}) };
}

const faces = (face: number) => scripted(...Array.from({ length: 20 }, () => face)).roll;

function rulings(book: RuleSet, range: number, face: number): readonly Ruling[] {
  const target = nine();
  return everybody.flatMap((firer) =>
    book.fire.modes.flatMap((mode) => {
      const fired = firing(firer, mode, range);
      const step = new Step(book, [target, firer]);
      return step.refusals(fired).length === 0 ? step.settleAll(target, faces(face), fired) : [];
    }),
  );
}

/** The source of everything that the book says of these shots, its charts and its options. */
function toldBy(book: RuleSet): readonly SourceRef[] {
  const target = nine();
  const rows = book.charts.flatMap((chart) => (chart.kind === 'bands' ? [] : chart.rows.flatMap((row) => row.source ?? [])));
  const judged = everybody.flatMap((firer) =>
    book.fire.modes.flatMap((mode) => {
      const [step, fired] = [new Step(book, [target, firer]), firing(firer, mode, 3)];
      return [...step.judge(fired), ...step.groups(fired)].flatMap((verdict) => verdict.checks.map((check) => check.source));
    }),
  );
  const ruled = [1, 3, 6].flatMap((face) => rulings(book, 3, face).flatMap((ruling) => lines(ruling.trail).map((line) => line.source)));
  const cards = everybody.flatMap((firer) => firer.stands.flatMap((stand) => book.card(firer, stand).map((line) => line.source)));
  return [
    ...book.charts.map((chart) => chart.source),
    ...rows,
    ...book.options.map((option) => option.source),
    ...judged,
    ...ruled,
    ...cards,
  ];
}

describe.each(books.map((book) => [book.id, book] as const))('the book %s', (id, book) => {
  test('is found by its id', () => {
    expect(bookById(id)).toBe(book);
    expect(bookById('__proto__')).toBeNull();
  });

  test('its charts are sound and every row has a source', () => {
    expect(audit(book.charts)).toEqual([]);
    for (const chart of book.charts) {
      expect([chart.id, isSourced(chart.source)]).toEqual([chart.id, true]);
      if (chart.kind !== 'bands')
        for (const row of chart.rows) expect([chart.id, isSourced(row.source ?? chart.source)]).toEqual([chart.id, true]);
    }
  });

  test('every option has two choices or more, none twice, and a source with its own id', () => {
    expect(new Set(book.options.map((option) => option.id)).size).toBe(book.options.length);
    for (const option of book.options) {
      expect(option.choices.length).toBeGreaterThan(1);
      expect(new Set(option.choices).size).toBe(option.choices.length);
      expect([option.id, isSourced(option.source), option.source.reading]).toEqual([option.id, true, option.id]);
    }
  });

  test('every option says what the passage says, in 12 words at most, how it is read and why, and what each choice does', () => {
    for (const option of book.options) {
      expect([option.id, (option.quote ?? '').split(/\s+/).length <= 12, option.quote !== '']).toEqual([option.id, true, true]);
      expect([option.id, option.means.length]).toEqual([option.id, option.choices.length]);
      expect([option.id, new Set(option.means).size]).toEqual([option.id, option.choices.length]);
      for (const words of [option.reads, option.why, ...option.means])
        expect([option.id, words]).toEqual([option.id, expect.stringMatching(/^\S.*\.$/)]);
    }
  });

  test('no chip leads nowhere: charts, options, checks, refusals, rulings and cards open at a clause', () => {
    const told = toldBy(book).filter(({ text, where }) => !book.clauses.some((clause) => clause.text === text && clause.where === where));
    expect([...new Set(told.map(({ text, where }) => `${text}, ${where}`))]).toEqual([]);
    expect(book.clauses.length).toBeGreaterThan(0);
  });

  test('each shipped chart may take its own place, but for those that are worked out from others of the book', () => {
    const ids = book.charts.map((chart) => chart.id);
    for (const chart of book.charts) {
      const from = workedOutFrom(chart);
      expect([chart.id, misfits(chart, chart).length]).toEqual([chart.id, from.length > 0 ? 1 : 0]);
      for (const one of from) expect(ids).toContain(one);
    }
  });

  test('an inch is so many yards by a chart of its own, and by a player’s in its place', () => {
    const [name, yards, status] = { linear: ['linear.scale', 10, 'printed'], stands: ['stands.scale', 50, 'reconstructed'] }[id] ?? [
      'sudan.scale',
      10,
      'reconstructed',
    ];
    const scale = book.charts.find((chart) => chart.id === name);
    if (scale?.kind !== 'list') throw new Error(`no chart ${name}`);
    expect([book.inchIsYards, scale.source.status]).toEqual([yards, status]);
    const own = (many: number) => ({ ...scale, rows: scale.rows.map((row) => ({ ...row, yards: many })) });
    expect([book.withCharts([own(25)]).inchIsYards, book.withCharts([]).inchIsYards]).toEqual([25, yards]);
    expect([misfits(scale, own(25)).length, misfits(scale, own(0)).length]).toEqual([0, 1]);
  });

  test('a mode of another book finds one mode of this one at most, before those of the same name', () => {
    const answers = book.fire.modes.flatMap((mode) => mode.answers ?? []);
    expect(new Set(answers).size).toBe(answers.length);
    for (const mode of book.fire.modes)
      for (const other of book.fire.modes) if (mode !== other) expect(other.answers ?? []).not.toContain(mode.id);
  });

  test('every mode belongs to a step and has a name of its own', () => {
    const steps = book.fire.steps.map((step) => step.id);
    for (const mode of book.fire.modes) expect(steps).toContain(mode.step);
    expect(new Set(book.fire.modes.map((mode) => mode.id)).size).toBe(book.fire.modes.length);
  });

  test('every mode refuses somebody, with a code, a sentence and a source', () => {
    for (const mode of book.fire.modes) {
      const refusals = everybody.flatMap((firer) => firer.stands.flatMap((stand) => mode.offered(firer, stand, usual(book)) ?? []));
      expect(refusals.length).toBeGreaterThan(0);
      for (const refused of refusals) {
        expect(refused.code).toMatch(/^[a-z-]+$/);
        expect(refused.because).toMatch(/^\S.*\.$/);
        expect(refused.because).not.toMatch(/undefined|null|NaN|invalid|!/);
        expect(isSourced(refused.source)).toBe(true);
      }
    }
  });

  test('what is offered is judged, and what is judged legal was offered', () => {
    const target = nine();
    for (const firer of everybody) {
      for (const mode of book.fire.modes) {
        const fired = firing(firer, mode, 3);
        const [verdict] = new Step(book, [target, firer]).judge(fired);
        const [stand] = firer.stands;
        const offered = stand && mode.offered(firer, stand, usual(book), fired.shot?.load ?? null);
        if (offered) expect(verdict?.refused).toMatchObject({ code: offered.code, because: offered.because });
      }
    }
  });

  test('the first check that failed is the refusal, and a refused stand adds and throws nothing', () => {
    const target = nine();
    for (const firer of everybody) {
      for (const mode of book.fire.modes) {
        for (const range of [1, 7, 60]) {
          for (const verdict of new Step(book, [target, firer]).judge(firing(firer, mode, range))) {
            const failed = verdict.checks.find((check) => !check.ok);
            expect(verdict.refused?.because).toBe(failed?.said);
            if (verdict.refused) expect([verdict.known, verdict.dice]).toEqual([[], []]);
            for (const check of verdict.checks) expect([check.said.endsWith('.'), isSourced(check.source)]).toEqual([true, true]);
          }
        }
      }
    }
  });

  test.each([1, 3, 6])('a ruling is the fold of its trail, line by line, when every die shows %d', (face) => {
    const all = rulings(book, 3, face);
    expect(all.length).toBeGreaterThan(20);
    for (const ruling of all) {
      expect(total(ruling.trail)).toEqual(ruling.value);
      for (const line of lines(ruling.trail)) {
        expect([line.id, isSourced(line.source), line.because !== '']).toEqual([line.id, true, true]);
        if (line.parts) expect([line.id, total(line.parts)]).toEqual([line.id, line.value]);
      }
      const ids = lines(ruling.trail).map((line) => line.id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  test('a preview says the same total, odds and modifiers as the ruling when nothing waits for dice', () => {
    const target = nine({ order: 'attack-column' });
    for (const firer of everybody) {
      for (const mode of book.fire.modes) {
        const fired = firing(firer, mode, 3);
        const step = new Step(book, [target, firer]);
        if (step.refusals(fired).length > 0 || step.judge(fired).some((verdict) => verdict.dice.length > 0)) continue;
        const foreseen = step.foreseeAll(target, fired);
        for (const [index, ruled] of step.settleAll(target, faces(1), fired).entries()) {
          const before = foreseen[index];
          expect(before).toMatchObject({ target: ruled.target, step: ruled.step });
          // Where each share is a ruling of its own the settlement's own dice may make its value.
          if (book.fire.rules === 'by-share') continue;
          expect(before).toMatchObject({ value: ruled.value, odds: ruled.odds, column: ruled.column });
          expect(before?.modifiers).toEqual(ruled.column === null ? [] : ruled.modifiers);
          expect(ruled.trail.map((line) => line.id)).toEqual(expect.arrayContaining(before?.trail.map((line) => line.id) ?? []));
        }
      }
    }
  });

  test('every band of the overlay is one that the mode can fire in, and the card has a source on every line', () => {
    for (const firer of everybody) {
      const [stand] = firer.stands;
      if (!stand) continue;
      const bands = book.bands(firer, stand);
      for (const band of bands) {
        expect(book.fire.modes.map((mode) => mode.id)).toContain(band.mode);
        expect(band.upTo).toBeGreaterThan(0);
      }
      const card = book.card(firer, stand);
      expect([firer.troop, card.length > 0]).toEqual([firer.troop, true]);
      for (const line of card) expect([line.label !== '', line.value !== '', isSourced(line.source)]).toEqual([true, true, true]);
      expect(book.arc(firer, stand, usual(book)).half).toBeGreaterThan(0);
    }
  });

  test('nearer is never worse: canister and small arms', () => {
    const target = nine();
    const near = fc.double({ min: 0, max: 12, noNaN: true });
    const modes = book.fire.modes.filter((mode) => mode.aim === 'unit' && mode.id !== 'high-trajectory');
    fc.assert(
      fc.property(fc.constantFrom(...everybody), fc.constantFrom(...modes), near, near, (firer, mode, one, other) => {
        const worth = (range: number) => {
          const [share] = new Step(book, [target, firer]).known(firing(firer, mode, range));
          return share ? total(share.value) : fraction(0);
        };
        expect(compare(worth(Math.min(one, other)), worth(Math.max(one, other)))).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 300 },
    );
  });
});
