/** What an outcome is called among the chances is true of every throw that comes to it. */
import { describe, expect, test } from 'vitest';
import { effectChances } from '#rules/engine/chance';
import type { DiceCall, Roll, Ruling } from '#rules/engine/contract';
import { fireOf, type Given } from './firing.ts';

/** Every throw of every die, one by one. */
function everyThrow(settle: (roll: Roll) => Ruling): readonly Ruling[] {
  const found: Ruling[] = [];
  const walk = (prefix: readonly number[]): void => {
    let used = 0;
    let open: DiceCall | null = null;
    const stop = new Error('open');
    try {
      const ruling = settle((call) => {
        const faces = prefix.slice(used, used + call.count);
        used += call.count;
        if (faces.length === call.count) return faces;
        open = call;
        throw stop;
      });
      found.push(ruling);
    } catch (error) {
      if (error !== stop || open === null) throw error;
      for (let face = 1; face <= (open as DiceCall).sides; face += 1) walk([...prefix, face]);
    }
  };
  walk([]);
  return found;
}

const once = (given: Given) => (roll: Roll) => {
  const [ruling] = fireOf(given).settle(roll);
  if (!ruling) throw new Error('no ruling');
  return ruling;
};

const company: Given = { stands: [{ range: 15 }, { range: 15 }, { range: 15 }] };
const gardner: Given = { troop: 'sudan-artillery', mode: 'machine-gun', stands: [{ gun: 'gardner', range: 18 }], shot: { rounds: 8 } };

describe('a label of the chances', () => {
  test.each<readonly [string, Given]>([
    ['a company at 15″', company],
    ['a machine gun, which may jam', gardner],
    ['a last handful', { ...company, target: { figures: 2 } }],
  ])('%s: says of casualties, faces and jams only what all its throws have in common', (_, given) => {
    const all = everyThrow(once(given));
    for (const { effect, result } of effectChances(once(given)).effects) {
      const own = all.filter((one) => JSON.stringify(one.effect) === JSON.stringify(effect));
      expect(own.length).toBeGreaterThan(0);
      const casualties = /(\d+) casualt/.exec(result)?.[1];
      if (casualties !== undefined)
        expect(new Set(own.map(({ numbers }) => String(numbers?.['casualties'])))).toEqual(new Set([casualties]));
      expect(/jams/.test(result)).toBe(/jams/.test(result) && own.every(({ firer }) => firer?.jammed));
      if (effect.figures > 0) expect(result).toContain(`${effect.figures} figure`);
      expect(result).not.toMatch(/^Missed: \d/);
    }
  });

  test('a company of 36 at 15″ is told by casualties where they are the same, else by figures', () => {
    expect(effectChances(once(company)).effects.map(({ result, exact }) => [result, exact])).toEqual([
      ['Missed: less than 5 on the d10', '2/5'],
      ['58 casualties: 6 figures lost', '2/25'],
      ['5 figures lost', '3/25'],
      ['4 figures lost', '4/25'],
      ['3 figures lost', '4/25'],
      ['2 figures lost', '2/25'],
    ]);
  });

  test('a ruling itself still tells the face that missed', () => {
    expect(once(company)(() => [4]).result).toBe('Missed: 4, 5 needed');
  });
});
