/** Exact chances against 100,000 throws of the very resolver, at fixed seeds: each within three standard errors. */
import { describe, expect, test } from 'vitest';
import { rulingsToCome, sufferedOf, volleyChances, type RulingToCome } from '#game/chances';
import { planShot } from '#game/preview';
import type { Tape } from '#geometry/shape/units';
import { chancesOf } from '#rules/engine/chance';
import type { Effect, RuleSet, Shot } from '#rules/engine/contract';
import type { MeleeFacts } from '#rules/engine/melee';
import { moraleChances, roundChances, type Melee } from '#rules/engine/meleeChance';
import { bookById } from '#rules/sets/index';
import { stateFrom } from '#test/games';
import { expectAgreement, throwMany } from '#test/outcomes';
import { fighter, standOf } from '#test/rulings';
import { battery, column, foot, gun, scene, twoLines, unit } from '#test/scenes';

const THROWS = 100_000;
const SEED = 1815;
/** A hundred thousand throws take their time where rows of faces seldom come again. */
const PATIENCE = 240_000;

const bookOf = (id: string): RuleSet => {
  const book = bookById(id);
  if (!book) throw new Error(`no book ${id}`);
  return book;
};

const guns = unit('bty', 'blue', 'acw-artillery', 'unlimbered', [
  gun('g1', 20, 10, 0, 'acw-napoleon'),
  gun('g2', 21.1, 10, 0, 'acw-napoleon'),
]);
const deep = unit(
  'b',
  'red',
  'russian-musketeer',
  'line',
  [0, 1, 2].map((i) => foot(`b${i}`, 20.5, 19 + 0.75 * i, 180, { frontage: 5 })),
);
const near = unit('b', 'red', 'russian-musketeer', 'line', [foot('b1', 20.5, 14.5, 180, { frontage: 5, figures: 9 })]);
const company = unit('a', 'blue', 'british-foot', 'line', [foot('a1', 20, 9.625, 0, { frontage: 5, figures: 12, ranks: 2 })]);
const tribe = unit('b', 'red', 'mahdist-foot', 'line', [foot('b1', 20, 15.375, 180, { frontage: 5, figures: 20, ranks: 4 })]);
const screwGun = unit('bty', 'blue', 'sudan-artillery', 'unlimbered', [gun('g1', 20, 10, 0, 'screw-gun')]);
const gardner = unit('bty', 'blue', 'sudan-artillery', 'unlimbered', [gun('g1', 20, 10, 0, 'gardner')]);

const at = (mode: string, more: Partial<Shot> = {}): Shot => ({ unit: 'bty', mode, aim: { at: 'b' }, ...more });
const SMALL: Shot = { unit: 'a', mode: 'small-arms', aim: { at: 'b' } };

const cases: readonly (readonly [book: string, what: string, units: Parameters<typeof scene>[0], shot: Shot])[] = [
  ['linear', 'small arms', twoLines(4.6), SMALL],
  ['linear', 'round shot', [guns, deep], at('direct')],
  ['linear', 'canister', [guns, deep], at('canister')],
  ['stands', 'direct fire', [guns, deep], at('direct', { aim: { bearing: 0 } })],
  ['stands', 'ricochet', [battery(), { ...column(), id: 'b' }], at('ricochet', { aim: { bearing: 0 }, ricochet: 7.5 })],
  ['stands', 'high trajectory', [guns, near], at('high-trajectory', { load: 'shot' })],
  ['stands', 'canister', [guns, near], at('canister')],
  ['stands', 'small arms', twoLines(2), SMALL],
  ['sudan', 'small arms', [company, tribe], SMALL],
  ['sudan', 'artillery', [screwGun, tribe], at('artillery')],
  ['sudan', 'machine guns', [gardner, tribe], at('machine-gun', { rounds: 12 })],
];

/** An effect by all that it does. */
const keyOf = (effect: Effect): string => JSON.stringify(effect);

function firstRuling(book: RuleSet, units: Parameters<typeof scene>[0], shot: Shot): RulingToCome {
  const state = stateFrom(scene(units, [], { book: book.id }));
  const [ruling] = rulingsToCome(state, [planShot(state, shot, book)], book);
  if (!ruling) throw new Error(JSON.stringify(planShot(state, shot, book).refused));
  return ruling;
}

describe('fire', () => {
  test.each(cases)(
    '%s, %s',
    (id, _, units, shot) => {
      const ruling = firstRuling(bookOf(id), units, shot);
      const { effects } = chancesOf(sufferedOf(ruling).suffered);
      const came = throwMany((roll) => keyOf(ruling.settle(ruling.throwFor(roll), roll).effect), THROWS, SEED);
      expect(effects.length).toBeGreaterThan(1);
      expectAgreement(
        effects.map(({ effect, p }) => ({ key: keyOf(effect), p })),
        came,
      );
    },
    PATIENCE,
  );

  test.each(['linear', 'stands', 'sudan'])('every mode of %s has its case', (id) => {
    const tried = cases.filter(([book]) => book === id).map(([, , , { mode }]) => mode);
    expect(tried.toSorted()).toEqual(
      bookOf(id)
        .fire.modes.map((mode) => mode.id)
        .toSorted(),
    );
  });

  test(
    'the losses of two guns together, each with a die of its own',
    () => {
      const book = bookOf('linear');
      const state = stateFrom(scene([guns, deep], [], { book: 'linear' }));
      const { targets } = volleyChances(state, [at('direct')], book);
      const rulings = rulingsToCome(state, [planShot(state, at('direct'), book)], book);
      expect(rulings).toHaveLength(2);
      const lost = throwMany(
        (roll) =>
          Math.min(
            9,
            rulings.reduce((all, one) => all + one.settle(one.throwFor(roll), roll).effect.figures, 0),
          ),
        THROWS,
        SEED,
      );
      expectAgreement(targets[0]?.chances.figures.values.map(({ value, p }) => ({ key: String(value), p })) ?? [], lost.map(String));
    },
    PATIENCE,
  );
});

function meleeOf(id: string): Melee {
  const { melee } = bookOf(id);
  const side = (who: string): MeleeFacts['attacker'] => ({
    unit: who,
    figures: 4,
    inches: 4,
    struckIn: 'front',
    level: 0,
    cover: [],
    charged: who === 'cav' ? 6 : null,
  });
  const [horse, foot_] = id === 'sudan' ? ['imperial-cavalry', 'mahdist-foot'] : ['heavy-cavalry', 'french-line'];
  const context = {
    fighters: {
      attacker: fighter('cav', horse, [standOf('h1', { figures: 12, full: 12, ranks: 3 })], { charging: true }),
      defender: fighter('inf', foot_, [standOf('i1', { figures: 24, full: 24, ranks: 6 })], { side: 'red' }),
    },
    options: Object.fromEntries(bookOf(id).options.map(({ id: option, choices }) => [option, choices[0] ?? ''])),
  };
  const fight = melee.begin({ attacker: side('cav'), defender: side('inf'), gap: 0 as Tape, spans: [] }, context);
  if ('code' in fight) throw new Error(fight.because);
  return { rules: melee, fight, context };
}

describe('melee', () => {
  test.each([
    ['linear', '003'],
    ['sudan', '004'],
  ])(
    'a round under %s, text %s: losses of both sides and the round’s winner',
    (id) => {
      const melee = meleeOf(id);
      const { losses, wins } = roundChances(melee, { expand: false });
      const rounds = throwMany(
        (roll) => {
          const { attacker, defender, winner } = melee.rules.fight(melee.fight, { expand: false }, melee.context, roll);
          return { attacker: `${attacker.losses}`, defender: `${defender.losses}`, winner: winner ?? 'nobody' };
        },
        THROWS,
        SEED,
      );
      for (const role of ['attacker', 'defender'] as const) {
        expectAgreement(
          losses[role].values.map(({ value, p }) => ({ key: `${value}`, p })),
          rounds.map((round) => round[role]),
        );
        const { num, den } = wins[role].p;
        const others = { key: 'another', p: { num: den - num, den } };
        expectAgreement(
          [{ key: role, p: wins[role].p }, others],
          rounds.map(({ winner }) => (winner === role ? role : 'another')),
        );
      }
    },
    PATIENCE,
  );
});

describe('morale', () => {
  test.each(['linear', 'sudan'])(
    'a check under %s',
    (id) => {
      const { context, fight } = meleeOf(id);
      const fighting = id === 'sudan' ? context.fighters.defender : context.fighters.attacker;
      const after = { ...context, full: 24, melee: { lost: 4, started: fight.started.defender, ahead: -2 } };
      const check = (roll: Parameters<Parameters<typeof throwMany>[0]>[0]) => bookOf(id).morale.test(fighting, 'melee', after, roll);
      const { results } = moraleChances(check);
      expect(results.length).toBeGreaterThan(1);
      expectAgreement(
        results.map(({ result, p }) => ({ key: result, p })),
        throwMany((roll) => check(roll).result, THROWS, SEED),
      );
    },
    PATIENCE,
  );
});
