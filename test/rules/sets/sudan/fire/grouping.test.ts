/** Which stands of a company fire as one, and at what range. */
import fc from 'fast-check';
import '#test/seed';
import { describe, expect, test } from 'vitest';
import { tape } from '#geometry/shape/units';
import { fraction } from '#rules/engine/fraction';
import { charts } from '#rules/sets/sudan/fire/charts';
import { tablesOf } from '#rules/sets/sudan/fire/tables';
import { scripted } from '#test/scripted';
import { fireOf, ranges, type Given } from './firing.ts';

const at = (...inches: readonly number[]): Pick<Given, 'stands'> => ({ stands: inches.map((range) => ({ range })) });
const groups = (given: Given) => fireOf(given).groups.map((group) => group.stands.join(' '));

describe('C004-20: company by company', () => {
  test('stands in one band fire as one, with one d10, one d6 and one die for the rest', () => {
    const dice = scripted(9, 3, 1);
    expect(fireOf(at(13, 14, 20)).settle(dice.roll)).toHaveLength(1);
    expect(dice.left()).toBe(0);
    expect(dice.calls.map((call) => call.sides)).toEqual([10, 6, 10]);
  });

  test('stands in two bands fire apart, in the order in which they were named, each with its own dice', () => {
    const fire = fireOf(at(13, 11, 14, 12));
    expect(fire.groups.map((group) => group.stands)).toEqual([
      ['a1', 'a3'],
      ['a2', 'a4'],
    ]);
    const dice = scripted(5, 1, 10, 3);
    const rulings = fire.settle(dice.roll);
    expect(rulings.map((one) => one.numbers?.['needs'])).toEqual([5, 4]);
    expect(rulings.map((one) => one.dice)).toEqual([[5, 1, 10], [3]]);
    expect(dice.left()).toBe(0);
  });

  test('a limit belongs to the nearer band: 12.00 and 12.01 fire apart', () => {
    expect(groups(at(12, 12.01))).toEqual(['a1', 'a2']);
    expect(groups(at(12, 7.01))).toEqual(['a1 a2']);
  });

  test('stands beyond 30″ are refused by themselves, the others fire', () => {
    const fire = fireOf(at(29, 31));
    expect(fire.groups.map((group) => [group.stands.join(), group.refused?.code ?? null])).toEqual([
      ['a1', null],
      ['a2', 'out-of-range'],
    ]);
    expect(fire.groups[1]?.refused?.because).toBe('Ansar reads 31.00″ from the centre of Cameron, stand 2; small arms reach 30.00″.');
  });

  test('wings whose common centre lies nearer join the stands of that band, and are measured again', () => {
    // The wings read 12.5 each for themselves; the middle between them, like the middle stand, reads 10.
    const together = (ids: readonly string[]) => (ids.length === 1 ? (ids[0] === 'a2' ? 10 : 12.5) : 10);
    const fire = fireOf({ ...at(12.5, 10, 12.5), together });
    expect(fire.groups.map((group) => [group.stands.join(' '), ranges(group)])).toEqual([['a1 a2 a3', 10]]);
    expect(fire.groups[0]?.checks.map((check) => check.said)).toEqual([
      'Ansar reads 10.00″ from the centre of 3 stands: over 7.00″ up to 12.00″, 4 or more.',
      'Stand 1 and stand 3 read another band alone; all fire at the range of the group.',
    ]);
  });

  test('no two groups fire in one band, every stand fires once, and each group fires in the band of its own range', () => {
    const tables = tablesOf(charts);
    const band = (inches: number) => tables.bandAt('small-arms', tape(inches))?.index ?? -1;
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 3200 }), { minLength: 1, maxLength: 9 }),
        fc.integer({ min: 0, max: 1000 }),
        (hundredths, pull) => {
          const own = hundredths.map((one) => one / 100);
          const index = (id: string) => Number(id.slice(1)) - 1;
          // The more stands are taken together, the nearer their centre may lie.
          const together = (ids: readonly string[]) => {
            const mean = ids.reduce((sum, id) => sum + (own[index(id)] ?? 0), 0) / ids.length;
            return ids.length === 1 ? mean : Math.max(0, mean - (pull / 1000) * ids.length);
          };
          const found = fireOf({ ...at(...own), together }).groups;
          const bands = found.map((group) => band(ranges(group)));
          expect(new Set(bands).size).toBe(bands.length);
          expect(found.flatMap((group) => group.stands).toSorted()).toEqual(own.map((_, i) => `a${i + 1}`).toSorted());
          for (const group of found) expect(group.refused === null).toBe(band(ranges(group)) >= 0);
        },
      ),
    );
  });
});

describe('C004-20: the majority', () => {
  const majority = { options: { 'C004-20': 'majority' } };

  test('all fire at the band in which most figures stand', () => {
    const fire = fireOf({ ...at(11, 13, 14), ...majority });
    expect(fire.groups.map((group) => [group.stands.join(' '), ranges(group)])).toEqual([['a1 a2 a3', 13.5]]);
    expect(fire.foreseen[0]).toMatchObject({ value: fraction(36), numbers: { needs: 5 } });
    expect(fire.groups[0]?.checks[1]?.said).toBe('Stand 1 reads another band alone; all fire at the range of the group.');
  });

  test('figures count, not stands', () => {
    const stands = [
      { range: 11, figures: 12 },
      { range: 13, figures: 5 },
      { range: 14, figures: 5 },
    ];
    expect(fireOf({ stands, ...majority }).foreseen[0]?.numbers).toMatchObject({ needs: 4 });
  });

  test('of equal numbers the nearer band, and stands beyond 30″ fire with the rest', () => {
    expect(fireOf({ ...at(13, 11), ...majority }).foreseen[0]?.numbers).toMatchObject({ needs: 4 });
    expect(fireOf({ ...at(29, 28, 31), ...majority }).foreseen[0]?.value).toEqual(fraction(36));
    expect(fireOf({ ...at(31, 32, 29), ...majority }).refused).toMatchObject({ code: 'out-of-range' });
  });
});

describe('a range set by the umpire', () => {
  test('all stands fire at it together, and the ruling says so', () => {
    const given: Given = { ...at(5, 13, 31), shot: { override: { range: 10 } } };
    const fire = fireOf(given);
    expect(fire.groups).toHaveLength(1);
    expect(fire.foreseen[0]).toMatchObject({ value: fraction(36), numbers: { needs: 4, factor: 0 } });
    expect(fire.foreseen[0]?.trail[0]).toMatchObject({ source: { status: 'yours' } });
    expect(fire.groups[0]?.checks[0]?.said).toContain('set by the umpire at 10.00″; the tape reads 16.33″');
  });

  test('it may put them out of reach, and must be a length', () => {
    expect(fireOf({ ...at(5), shot: { override: { range: 30.01 } } }).refused).toMatchObject({ code: 'out-of-range' });
    expect(fireOf({ ...at(5), shot: { override: { range: -1 } } }).refused).toMatchObject({ code: 'override' });
  });
});
