/** The worked examples of the texts as scenario files through the command line, against the numbers that the text prints. */
import { describe, expect, test } from 'vitest';
import { examples } from '#app/examples';
import type { Example } from '#app/examples/example';
import { planShot } from '#game/preview';
import { library } from '#rules/sets/index';
import { stateFrom } from '#test/games';
import { fileOf, lof } from '#test/lof';

interface Json {
  readonly [field: string]: unknown;
}

const asked = (example: Example): readonly string[] => (example.dice.length === 0 ? [] : ['--dice', example.dice.join(',')]);

function told(...args: readonly string[]): Json {
  const { out, err } = lof(...args);
  if (out === '') throw new Error(err);
  return JSON.parse(out) as Json;
}

/** The rulings of the shots, shot by shot, the numbers of each side by side. */
function shotNumbers(example: Example): readonly Json[] {
  if (example.order.kind !== 'shots') throw new Error('no shots');
  const file = fileOf('example.lof.json', example.file);
  const { rulings = [], refused } = told('fire', file, fileOf('order.json', { shots: example.order.shots }), ...asked(example)) as {
    rulings?: readonly Json[];
    refused?: readonly Json[];
  };
  if (rulings.length !== example.order.shots.length) throw new Error(JSON.stringify(refused));
  return rulings.map((ruling) => {
    const { figures, state } = ruling['effect'] as Json;
    return { ...ruling, figures, state };
  });
}

/** What is expected of one shot: its own of several numbers. */
const ofShot = ({ expects }: Example, n: number): Json =>
  Object.fromEntries(Object.entries(expects).map(([field, value]) => [field, [value].flat()[n]]));

/** The rounds of a melee: "attacker.worth" of every round. */
function meleeNumbers(example: Example, field: string, rounds: number): readonly unknown[] {
  if (example.order.kind !== 'melee') throw new Error('no melee');
  const { attacker, defender } = example.order;
  const file = fileOf('example.lof.json', example.file);
  const fought = told('melee', file, '--attacker', attacker, '--defender', defender, '--rounds', String(rounds), ...asked(example)) as {
    rounds?: readonly Json[];
  };
  const [side = '', name = ''] = field.split('.');
  return (fought.rounds ?? []).map((round) => (round[side] as Json)[name]);
}

describe('the printed numbers', () => {
  test.each(
    examples.filter((one) => one.order.kind === 'shots' && one.dice.length > 0).map((one) => [`${one.id}: ${one.title}`, one] as const),
  )('%s', (_, example) => {
    const numbers = shotNumbers(example);
    expect(numbers).toMatchObject(numbers.map((_, n) => ofShot(example, n)));
  });

  test.each(
    examples
      .filter((one) => one.order.kind === 'melee')
      .flatMap((one) =>
        Object.entries(one.expects).map(([field, value]) => [`${one.id}: ${field} in ${one.title}`, one, field, value] as const),
      ),
  )('%s', (_, example, field, value) => {
    expect(meleeNumbers(example, field, (value as readonly number[]).length)).toEqual(value);
  });

  const plan = (id: string) => {
    const example = examples.find((one) => one.id === id);
    if (example?.order.kind !== 'shots') throw new Error(`no shot ${id}`);
    const state = stateFrom(JSON.parse(example.file));
    return { example, plan: planShot(state, example.order.shots[0], library.bookOf(state)), state };
  };

  test('T001-02: a ball laid at 12 inches ends at 20', () => {
    const { plan: shot, example } = plan('T001-02');
    expect(shot.refused).toBeNull();
    expect(shot.stands[0]?.facts.line?.length).toBeCloseTo(Number(example.expects['reach']), 9);
  });

  test('T004-10: of four bases the two in front fire, ten figures', () => {
    const { plan: shot, example, state } = plan('T004-10');
    const firing = new Set(shot.groups.filter((group) => group.refused === null).flatMap((group) => group.stands));
    const figures = state.table.stands.filter((stand) => firing.has(stand.id)).reduce((sum, stand) => sum + stand.figures, 0);
    expect([firing.size, figures]).toEqual([2, example.expects['firing']]);
  });
});
