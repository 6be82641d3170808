/** What the panels say, worked out without a page. */
import { describe, expect, test } from 'vitest';
import type { ShotPlan } from '#game/session.types';
import type { RuleSet } from '#rules/engine/contract';
import { fraction } from '#rules/engine/fraction';
import { spoken } from '#ui/announce';
import { chips } from '#ui/foot/chips';
import { canShow, liveryOf, liveryOfUnit, nameOf } from '#ui/panel/lookup';
import { modeGroups } from '#ui/panel/modeGroups';
import { neededWords, testWords } from '#ui/orders/testWords';
import { usedWords } from '#ui/orders/usedWords';
import { checkedStand, friendWarnings, heading, standRows, verdictWords } from '#ui/panel/preview';
import { diceWords, effectPhrases, lastThrow, settledWords, worthWords } from '#ui/panel/settled';
import { textRows } from '#ui/table/textRows';
import { groups, readNewUnit } from '#ui/tray/newUnit';
import { roster } from '#ui/tray/roster';
import { fixtureDesk, LOG, VIEW } from './fixtureDesk.ts';
import { BOOK } from './fixtureBook.ts';
import { MODES, PLAN, REFUSED_PLAN, SETTLED, UNIT_PLAN } from './fixtureRuling.ts';
import { BATTLE } from './fixtureTable.ts';

describe('an aimed shot in words', () => {
  test('a shot along a bearing is named by the first unit it meets', () => {
    expect(heading(PLAN, BATTLE)).toBe('Ricochet, No. 1 Battery at Odessa');
    expect(heading({ ...PLAN, foreseen: [] }, BATTLE)).toBe('Ricochet, No. 1 Battery');
  });

  test('stands and units crossed are counted, each unit once', () => {
    expect(verdictWords(PLAN, BATTLE)).toBe('Crosses 4 stands of 2 units; no friends in the line.');
  });

  test('a line that meets nobody says so', () => {
    const empty = PLAN.stands.map((one) => ({
      ...one,
      facts: { ...one.facts, line: one.facts.line && { ...one.facts.line, struck: [] } },
    }));
    expect(verdictWords({ ...PLAN, stands: empty }, BATTLE)).toBe('Strikes nothing on its way.');
  });

  test('of a unit the stands that bear are counted', () => {
    expect(verdictWords(UNIT_PLAN, BATTLE)).toBe('1 of 2 stands bears on Odessa; 1 friendly unit in the line.');
  });
});

/** The plan with 13e Léger crossed at 5.12″ and again at 4.80″ by the same line. */
const throughFriend: ShotPlan = {
  ...PLAN,
  stands: PLAN.stands.map((one) => ({
    verdict: { ...one.verdict, friends: ['leger'] },
    facts: {
      ...one.facts,
      line: one.facts.line && {
        ...one.facts.line,
        struck: [
          { stand: 'leger-1', unit: 'leger', side: 'blue', enter: 5.12, leave: 5.6, leg: 'direct' },
          { stand: 'leger-2', unit: 'leger', side: 'blue', enter: 4.8, leave: 5, leg: 'direct' },
        ],
      },
    },
  })),
};

describe('a friend in the line', () => {
  test('is warned of once, by name, at the nearest entry, with the stands to light', () => {
    expect(friendWarnings(throughFriend, BATTLE)).toEqual([
      {
        unit: 'leger',
        said: 'The line also crosses 13e Léger, a friend, at 4.80″. It will be struck.',
        seen: { stands: ['leger-1', 'leger-2'] },
      },
    ]);
  });

  test('no friend, no warning', () => {
    expect(friendWarnings(PLAN, BATTLE)).toEqual([]);
  });
});

describe('stand by stand', () => {
  test('each has its own reading or its own refusal', () => {
    const rows = standRows(UNIT_PLAN);
    expect(rows.map((row) => [row.label, row.refused !== null])).toEqual([
      ['1', false],
      ['2', true],
    ]);
    expect(rows[0]?.said).toBe('9.38″, 10.44″, 11.51″ and 16.76″');
    expect(rows[1]?.said).toBe('Stone wall in the line at 3.99″.');
  });
});

describe('what was settled, in words', () => {
  test('state and losses, or that nothing was lost', () => {
    expect(settledWords(SETTLED.rulings[0]!, BATTLE)).toBe('Odessa: Shaken. Loses 1 stand.');
    const lost = { ...SETTLED.rulings[0]!, effect: { state: 'none' as const, figures: 2, stands: [], guns: [] } };
    expect(settledWords(lost, BATTLE)).toBe('Odessa: Loses 2 figures.');
    expect(settledWords({ ...lost, effect: { ...lost.effect, figures: 0 } }, BATTLE)).toBe('Odessa: No effect. Nothing lost.');
    expect(effectPhrases({ state: 'none', figures: 0, stands: [], guns: [] })).toEqual(['Nothing lost']);
    expect(
      effectPhrases({ state: 'stopped', figures: 3, stands: ['a', 'b'], guns: [{ stand: 'g', part: 'crew', stopped: true }] }),
    ).toEqual(['Loses 3 figures and 2 stands', 'Crew hit, may not fire next turn']);
  });

  test('what it is worth: odds as they are, else the value and what the book counts with it', () => {
    const percent: RuleSet = { ...BOOK, fire: { ...BOOK.fire, counts: '%' } };
    expect(worthWords({ odds: '2-1', value: fraction(18) }, percent)).toBe('2-1');
    expect(worthWords({ odds: null, value: fraction(22689, 125) }, percent)).toBe('181.51%');
    expect(worthWords({ odds: null, value: fraction(36) }, BOOK)).toBe('36');
  });

  test('the last throw is that of the steps done, not of an undone one', () => {
    expect(diceWords(lastThrow(LOG, 4))).toBe('d6 4, d12 8');
    expect(lastThrow(LOG, 3)).toEqual([]);
  });
});

describe('what a screen reader hears', () => {
  test('a ruling, a refusal with its reason, a result, a notice', () => {
    const view = fixtureDesk().view();
    expect(spoken(view).polite).toBe('Ricochet, No. 1 Battery at Odessa. May fire. Crosses 4 stands of 2 units; no friends in the line.');
    expect(spoken({ ...view, plan: REFUSED_PLAN }).polite).toContain('May not fire. Out of arc by 0.27″.');
    expect(spoken({ ...view, plan: null, settled: SETTLED }).polite).toBe('Odessa: Shaken. Loses 1 stand.');
    expect(spoken({ ...view, notice: { tone: 'no', title: 'Not moved.', body: 'It would overlap.' } }).urgent).toContain(
      'It would overlap.',
    );
    expect(spoken({ ...view, plan: null }).polite).toBe('');
  });
});

describe('the log as chips', () => {
  test('a step done under another book bears the name that book gave it, and a change of book the name of the new one', () => {
    const other: RuleSet = {
      ...BOOK,
      id: 'other',
      label: 'Other book',
      fire: { ...BOOK.fire, steps: [{ id: 'volley', label: 'Volleys' }] },
    };
    const first = LOG[0]!;
    const before = { ...first.before, book: 'other', turn: { ...first.before.turn, step: 'volley' } };
    const log = [{ ...first, before, title: 'Book x', command: { type: 'set-book' as const, book: 'other', parts: {} } }];
    const [chip] = chips(log, 1, [BOOK, other], 40);
    expect([chip?.turn, chip?.title]).toEqual(['Turn 4 · Volleys', 'Book: Other book']);
    expect(chips(log, 1, [BOOK], 40)[0]?.turn).toBe('Turn 4 · volley');
  });

  test('a reading that was chosen bears its name and the choice in words; one that no book knows its id', () => {
    const option = BOOK.options[0]!;
    const chosen = (id: string) => ({
      ...LOG[0]!,
      title: 'Reading x',
      command: { type: 'set-option' as const, id, choice: option.choices[1] ?? '' },
    });
    const titles = chips([chosen(option.id), chosen('X-1')], 2, [BOOK], 40).map(({ title }) => title);
    const words = (option.choices[1] ?? '').replaceAll('-', ' ');
    expect(words).not.toBe('');
    expect(titles).toEqual([`${option.label}: ${words}`, `X-1: ${words}`]);
  });

  test('done, last and undone are told apart, and a chip goes back to itself', () => {
    const row = chips(LOG, 4, [BOOK], 40);
    expect(row.map((chip) => [chip.head, chip.done, chip.last])).toEqual([
      [1, true, false],
      [2, true, false],
      [3, true, false],
      [4, true, true],
      [5, false, false],
    ]);
    expect(row[0]?.turn).toBe('Turn 4 · Artillery');
    expect(row.map((chip) => chip.fresh)).toEqual([true, false, false, false, false]);
  });

  test('a step of a melee bears its sign and its attacker’s livery', () => {
    const first = LOG[0]!;
    const unit = first.before.units[0]?.id ?? '';
    const fought = { ...first, command: { type: 'fight-on' as const, attacker: unit, defender: 'x', expand: 'never' as const } };
    const chosen = { ...first, command: { type: 'set-seed' as const, seed: '1' } };
    expect(chips([fought, chosen], 2, [BOOK], 40).map(({ icon, livery }) => [icon, livery])).toEqual([
      ['swords', liveryOfUnit(first.before, unit)],
      ['pencil', null],
    ]);
  });

  test('a long log keeps the newest steps in sight and the one that is last done', () => {
    const long = Array.from({ length: 200 }, () => LOG[0]!);
    expect(chips(long, 200, [BOOK], 40).map((chip) => chip.head)).toEqual(Array.from({ length: 40 }, (_, index) => index + 161));
    expect(chips(long, 100, [BOOK], 40).some((chip) => chip.last)).toBe(true);
    expect(chips([], 0, [BOOK], 40)).toEqual([]);
  });
});

describe('what is used of a move', () => {
  test.each([
    [0, 0, null],
    [2, 2, '2.00″ used by marching.'],
    [3, 0, '3.00″ used by drill, on the spot.'],
    [3.5, 2, '3.50″ used: 2.00″ over the ground, the rest by terrain, wheels or drill.'],
  ])('%d″ used for %d″ of ground', (used, ground, said) => {
    expect(usedWords({ used, ground })).toBe(said);
  });
});

describe('what a test needs', () => {
  const asking = (sides: number) => () => [{ count: 1, sides, why: 'x', for: 'y', sure: true }];
  test('a d100 has a face to hold by, a table of two dice a chance', () => {
    expect(testWords({ asked: asking(100), holds: 90 })).toBe('90 or less');
    expect(testWords({ asked: asking(6), holds: 400 / 9 })).toBe('holds 44%');
    expect(neededWords([3], 90)).toBe(', needs 90 or less');
    expect(neededWords([3, 4], 400 / 9)).toBe('');
  });
});

describe('whose checks are shown', () => {
  const [one] = UNIT_PLAN.stands;
  const asked = UNIT_PLAN.checks;
  const withChecks = (...all: readonly (typeof asked)[]) => ({
    ...UNIT_PLAN,
    checks: asked,
    stands: all.map((checks) => ({ ...one!, verdict: { ...one!.verdict, checks } })),
  });

  test('the stand that was asked is named where there are several, and not where one fires or all fire as one', () => {
    expect(checkedStand(withChecks([], asked))).toBe(2);
    expect(checkedStand(withChecks(asked, []))).toBe(1);
    expect(checkedStand(withChecks(asked))).toBeNull();
    expect(
      checkedStand({
        ...withChecks([], asked),
        groups: [{ id: 'g', stands: [], range: null, refused: null, known: [], checks: [], dice: [] }],
      }),
    ).toBeNull();
    expect(checkedStand(withChecks([], []))).toBeNull();
  });
});

describe('names are only names', () => {
  test('units called __proto__ and constructor are units like any other', () => {
    const names = ['__proto__', 'constructor', 'toString'];
    const state = {
      ...BATTLE,
      units: names.map((name) => ({ ...BATTLE.units[0]!, id: name, name })),
      table: { ...BATTLE.table, stands: names.map((unit) => ({ ...BATTLE.table.stands[0]!, id: `${unit}-1`, unit })) },
    };
    const blue = roster(state)[0];
    expect(blue?.units.map((unit) => [unit.name, unit.stands, unit.figures])).toEqual(names.map((name) => [name, 1, 6]));
    expect(nameOf(state, '__proto__')).toBe('__proto__');
    expect(nameOf(BATTLE, 'toString')).toBe('toString');
  });

  test('a side that is not listed has the third livery', () => {
    expect(liveryOf(BATTLE, 'blue')).toBe(0);
    expect(liveryOf(BATTLE, 'red')).toBe(1);
    expect(liveryOf(BATTLE, 'green')).toBe(2);
  });
});

describe('the table in words', () => {
  test('a unit is where its stands are on the mean, with figures and losses', () => {
    expect(textRows(BATTLE).find((row) => row.unit === 'narva')?.said).toBe(
      'Line; In good order; 24 of 25 figures; 24.00″ east, 16.38″ north, facing 270.0°.',
    );
  });

  test('a unit without stands is off the table', () => {
    const state = { ...BATTLE, table: { ...BATTLE.table, stands: [] } };
    expect(textRows(state)[0]?.said).toContain('off the table');
  });
});

describe('a new unit as typed', () => {
  const [line, , guns] = fixtureDesk().troops();
  test('takes the troop’s name, first order and first gun where nothing is said', () => {
    expect(readNewUnit({ name: ' ', side: 'red', stands: '2', order: '', gun: '' }, guns!)).toEqual({
      ok: true,
      unit: { name: 'Foot artillery', side: 'red', troop: 'foot-artillery', order: 'unlimbered', stands: 2, gun: 'nap-12' },
    });
  });

  test.each(['0', '25', '2,5', '3.0', '-1', '', '1e1', 'three'])('“%s” stands are refused', (stands) => {
    expect(readNewUnit({ name: '', side: 'red', stands, order: '', gun: '' }, line!)).toMatchObject({ ok: false });
  });

  test('1 and 24 stands are allowed', () => {
    for (const stands of ['1', '24']) expect(readNewUnit({ name: '', side: 'red', stands, order: '', gun: '' }, line!).ok).toBe(true);
  });

  test('troops are grouped in the roster’s order', () => {
    expect(groups(fixtureDesk().troops()).map((group) => group.label)).toEqual(['Napoleonic foot', 'Horse', 'Guns']);
  });
});

test('only a witness with something in it can be shown', () => {
  expect(canShow(undefined)).toBe(false);
  expect(canShow({})).toBe(false);
  expect(canShow({ stands: [] })).toBe(false);
  expect(canShow({ terrain: ['plough1'] })).toBe(true);
  expect(VIEW.plan?.checks[1]?.seen).toBeUndefined();
});

describe('ways to fire, gathered', () => {
  test('loads of one mode stand under its name, a mode without loads stands alone, the order is kept', () => {
    const book = { ...BOOK, fire: { ...BOOK.fire, modes: [{ ...BOOK.fire.modes[0]!, id: 'high-trajectory', label: 'High trajectory' }] } };
    expect(modeGroups(MODES, book).map((group) => [group.label, group.choices.map((one) => one.short)])).toEqual([
      [null, ['Direct']],
      [null, ['Ricochet']],
      ['High trajectory', ['shot', 'shell']],
      [null, ['Canister']],
    ]);
  });

  test('a mode that the book does not name goes by its id', () => {
    expect(modeGroups(MODES, BOOK)[2]?.label).toBe('high-trajectory');
    expect(modeGroups([], BOOK)).toEqual([]);
  });
});
