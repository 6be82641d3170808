import { describe, expect, it, test } from 'vitest';
import { fileOf, lof, onScene } from '#test/lof';
import { caught, cuirassiers, infantry } from '#test/melees';
import { scene } from '#test/scenes';

interface SideJson {
  readonly worth: number;
  readonly points: number;
  readonly kills: number;
  readonly losses: number;
  readonly frontage: number;
  readonly trail: readonly { readonly because: string; readonly source: { readonly text: string; readonly status: string } }[];
}
interface RoundJson {
  readonly round: number;
  readonly attacker: SideJson;
  readonly defender: SideJson;
  readonly dice: readonly number[];
  readonly winner: string | null;
  readonly morale?: Readonly<
    Record<
      'attacker' | 'defender',
      { readonly holds: number; readonly held: boolean; readonly dice: readonly number[]; readonly result: string } | null
    >
  >;
}
interface MeleeJson {
  readonly rounds: readonly RoundJson[];
  readonly result?: {
    readonly winner: string | null;
    readonly broken: readonly string[];
    readonly recovered: Readonly<Record<'attacker' | 'defender', number>>;
  };
  readonly refused?: { readonly code: string; readonly because: string };
}

const sides = ['--attacker', 'cav', '--defender', 'inf'] as const;
const fought = (data: unknown, ...args: readonly string[]) => onScene<MeleeJson>('melee', data, ...sides, ...args);
const printed = '42,63,99,99,1,1,50,50';

describe('the printed melee: cuirassiers catch infantry in the open', () => {
  it('three rounds, value for value', () => {
    const { json, code } = fought(caught(), '--rounds', '3', '--dice', printed);
    expect(code).toBe(0);
    expect(
      json.rounds.map(({ attacker, defender }) => [
        attacker.frontage,
        attacker.worth,
        attacker.points,
        attacker.kills,
        defender.frontage,
        defender.worth,
        defender.points,
        defender.kills,
      ]),
    ).toEqual([
      [4, 65, 260, 3, 4, 30, 120, 1],
      [5, 65, 325, 3, 5, 30, 150, 1],
      [6, 65, 390, 4, 6, 30, 180, 2],
    ]);
    expect(json.rounds.map(({ dice }) => dice)).toEqual([
      [42, 63],
      [99, 99],
      [1, 1, 50, 50],
    ]);
    expect(json.rounds.map(({ winner }) => winner)).toEqual(['attacker', 'attacker', 'attacker']);
    expect(json.rounds[2]?.morale).toMatchObject({
      attacker: { holds: 57, held: true, dice: [50] },
      defender: { holds: 28, held: false, dice: [50] },
    });
    expect(json.result).toEqual({ winner: 'attacker', broken: ['defender'], recovered: { attacker: 2, defender: 5 } });
  });

  it('the loss of each side is what the other killed, and every number has its trail', () => {
    const { json } = fought(caught(), '--rounds', '3', '--dice', printed);
    for (const { attacker, defender } of json.rounds) {
      expect([attacker.losses, defender.losses]).toEqual([defender.kills, attacker.kills]);
      for (const side of [attacker, defender])
        expect(side.trail.every((line) => line.because !== '' && line.source.text !== '')).toBe(true);
    }
  });

  it('both hold: a fourth round without the charge, 55 against 30', () => {
    const { json } = fought(caught(), '--rounds', '4', '--dice', '42,63,99,99,1,1,1,1,100,100,1,1');
    expect(json.rounds[3]).toMatchObject({ round: 4, attacker: { worth: 55 }, defender: { worth: 30 } });
  });

  it('nobody widens with --expand never: 4 against 4 throughout', () => {
    const { json } = fought(caught(), '--rounds', '3', '--expand', 'never', '--dice', '42,63,99,99,1,1,1,1');
    expect(json.rounds.map(({ attacker, defender }) => [attacker.frontage, defender.frontage])).toEqual([
      [4, 4],
      [4, 4],
      [4, 4],
    ]);
  });

  it('one round has no result, and is fought with two dice', () => {
    const { json } = fought(caught(), '--rounds', '1', '--dice', '42,63');
    expect(json.rounds).toHaveLength(1);
    expect(json.result).toBeUndefined();
  });

  it('without a number of rounds it is fought to its end, and the same seed gives the same bytes', () => {
    const file = fileOf('caught.lof.json', caught());
    const [one, two, other] = ['7', '7', '8'].map((seed) => lof('melee', file, ...sides, '--seed', seed).out);
    expect(two).toBe(one);
    expect(other).not.toBe(one);
    expect(JSON.parse(one ?? '')).toHaveProperty('result.winner');
  });

  it('who does not charge is worth 10 less', () => {
    const { json } = fought(scene([cuirassiers(), infantry()], [], { book: 'linear' }), '--rounds', '1', '--dice', '99,99');
    expect(json.rounds[0]?.attacker.worth).toBe(55);
  });

  it('as text it says who won each round and why', () => {
    const { out } = lof('melee', fileOf('caught.lof.json', caught()), ...sides, '--rounds', '1', '--dice', '42,63', '--text');
    expect(out).toMatch(/^Round 1: cav lost 1, inf 3; the round goes to cav\.\n {2}\S/);
  });
});

describe('what refuses a melee (exit 1)', () => {
  test.each<[string, unknown, string]>([
    ['units that do not touch', scene([cuirassiers(), infantry(0.01)], [], { book: 'linear' }), 'not-in-contact'],
    ['units of one side', scene([cuirassiers(), infantry(0, { side: 'blue' })], [], { book: 'linear' }), 'own-side'],
  ])('%s', (_, data, code) => {
    const answer = fought(data);
    expect(answer.code).toBe(1);
    expect(answer.json).toMatchObject({ rounds: [], refused: { code } });
  });

  it('in contact by the hair it is none', () => {
    expect(fought(scene([cuirassiers(), infantry(0)], [], { book: 'linear' }), '--seed', '1').code).toBe(0);
  });
});

describe('what is bad input (exit 2)', () => {
  test.each<[string, readonly string[], RegExp]>([
    ['too few dice', ['--rounds', '1', '--dice', '42'], /^--dice: too few dice: 1 given/],
    ['too many dice', ['--rounds', '1', '--dice', '42,63,5'], /^--dice: too many dice: 3 given, 2 asked for/],
    ['no face of a d100', ['--rounds', '1', '--dice', '42,101'], /^--dice: die 2 reads 101/],
    ['rounds that are none', ['--rounds', '0'], /^--rounds: found "0", expected a whole number from 1 to 50/],
    ['rounds that are no number', ['--rounds', 'many'], /^--rounds: found "many"/],
    ['another way to widen', ['--expand', 'always'], /^--expand: found "always", expected winner or never/],
    ['a book that is not there', ['--book', 'chess'], /^--book: found "chess"/],
  ])('%s', (_, args, said) => {
    const { code, err } = fought(caught(), ...args);
    expect(code).toBe(2);
    expect(err).toMatch(said);
  });

  it('a unit that is not there, or not named', () => {
    const file = fileOf('caught.lof.json', caught());
    expect(lof('melee', file, '--attacker', 'ghost', '--defender', 'inf').err).toMatch(
      /^--attacker: found "ghost", expected the id of a unit/,
    );
    expect(lof('melee', file, '--attacker', 'cav').err).toMatch(/^--defender: found nothing/);
    expect(lof('melee', file, '--attacker', 'cav').code).toBe(2);
  });
});

test('the same melee under the Sudan book has its own values', () => {
  const data = scene([cuirassiers({ charging: true, troop: 'mahdist-cavalry' }), infantry(0, { troop: 'british-foot' })], [], {
    book: 'sudan',
  });
  const { json, code, err } = fought(data, '--rounds', '1', '--seed', '3');
  expect([code, err]).toEqual([0, '']);
  expect(json.rounds).toHaveLength(1);
});
