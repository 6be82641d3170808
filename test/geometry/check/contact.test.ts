import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clashOf, contactOf, contactsOf } from '#geometry/check/contact';
import { fieldOf } from '#geometry/table/field';
import type { Box, Stand } from '#geometry/table/table';
import { anyFacing, real } from '#test/shapes';
import { at, turned } from '#test/slowPlane';
import { box, stand, tableOf } from '#test/stands';

/** A stand of 4 × 1 with eight figures in two ranks, facing north, its front at y 10.5. */
const line = stand('line', box(10, 10, 0, 4, 1), { figures: 8, ranks: 2 });
const against = (b: Box, more: Partial<Stand> = {}) => contactOf(line, stand('foe', b, { side: 'red', ...more }));

describe('who touches whom', () => {
  test('front to front, half a width over: two inches and the two outer figures', () => {
    const contact = against(box(12, 11, 180, 4, 1))!;
    expect(contact.a).toMatchObject({ stand: 'line', side: 'blue', face: 'front', figures: [2, 3] });
    expect(contact.b).toMatchObject({ stand: 'foe', side: 'red', face: 'front' });
    expect(contact.inches).toBeCloseTo(2, 12);
    expect(contact.tape).toBe(200);
    expect([contact.span.from.x, contact.span.to.x].sort((x, y) => x - y)).toEqual([10, 12]);
  });

  test('a gap of a hair is no contact, within the tolerance it is, an overlap is none', () => {
    expect(against(box(10, 11 + 2e-9, 180, 4, 1))).toBeNull();
    expect(against(box(10, 11 + 5e-10, 180, 4, 1))).not.toBeNull();
    expect(against(box(10, 11 - 5e-10, 180, 4, 1))).not.toBeNull();
    expect(against(box(10, 10.99, 180, 4, 1))).toBeNull();
  });

  test.each([
    ['its front in the left flank', box(7.5, 10, 90, 1, 1), 'left', [0, 4], 'front'],
    ['its front in the right flank', box(12.5, 10, 270, 1, 1), 'right', [3, 7], 'front'],
    ['its front in the rear', box(10, 9, 0, 1, 1), 'rear', [5, 6], 'front'],
    ['its own flank against the front', box(10, 11, 90, 1, 4), 'front', [0, 1, 2, 3], 'right'],
    ['its rear against the front', box(10, 11, 0, 4, 1), 'front', [0, 1, 2, 3], 'rear'],
  ] as const)('%s', (_, b, face, figures, foe) => {
    const contact = against(b)!;
    expect(contact.a.face).toBe(face);
    expect(contact.a.figures).toEqual(figures);
    expect(contact.b.face).toBe(foe);
  });

  test('a corner touches without a length; at a shared corner the front comes first', () => {
    const slanted = against(box(10, 10.5 + Math.SQRT1_2, 45, 1, 1))!;
    expect(slanted.inches).toBe(0);
    expect(slanted.a).toMatchObject({ face: 'front', figures: [] });
    expect(slanted.span.from.x).toBeCloseTo(10, 9);
    const cornered = against(box(14, 11, 180, 4, 1))!;
    expect([cornered.inches, cornered.a.face, cornered.b.face]).toEqual([0, 'front', 'front']);
    expect(against(box(10, 9.5 - Math.SQRT1_2, 45, 1, 1))!.a.face).toBe('rear');
  });

  test('markers touch nobody', () => {
    expect(against(box(10, 11, 180, 4, 1), { marker: true })).toBeNull();
  });

  test('figures in a rank that is not full, and a stand without figures', () => {
    const five = stand('five', box(10, 10, 0, 4, 1), { figures: 5, ranks: 2 });
    const behind = contactOf(five, stand('foe', box(10, 9, 0, 4, 1)))!;
    expect(behind.a).toMatchObject({ face: 'rear', figures: [3, 4] });
    expect(contactOf({ ...five, figures: 0 }, stand('foe', box(10, 9, 0, 4, 1)))!.a.figures).toEqual([]);
  });
});

describe('symmetry', () => {
  test('from the other side the same edge, the ends exchanged; turned and shifted, the same contact', () => {
    fc.assert(
      fc.property(anyFacing, real(-3.9, 3.9), real(-20, 20), fc.constantFrom(0, 90, 180, 270), (degrees, over, shift, foeFacing) => {
        const deep = foeFacing % 180 === 0 ? [4, 1] : [1, 4];
        const foe = box(10 + over, 11, foeFacing, deep[0], deep[1]);
        const spin = (b: Box): Box => ({
          ...b,
          center: turned(at(b.center.x + shift, b.center.y), degrees),
          facing: (b.facing + degrees) % 360,
        });
        const plain = contactOf(line, stand('foe', foe))!;
        const spun = contactOf({ ...line, box: spin(line.box) }, stand('foe', spin(foe)))!;
        const back = contactOf(stand('foe', spin(foe)), { ...line, box: spin(line.box) })!;
        expect(spun.inches).toBeCloseTo(4 - Math.abs(over), 8);
        expect(spun.a).toEqual(plain.a);
        expect(spun.b).toEqual(plain.b);
        expect([back.a, back.b]).toEqual([spun.b, spun.a]);
        expect(back.inches).toBeCloseTo(spun.inches, 9);
      }),
      { numRuns: 200 },
    );
  });

  test('figures in contact are those that stand in the stretch, counted one by one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), real(-3.9, 3.9), (figures, over) => {
        const rank = stand('rank', box(10, 10, 0, 4, 1), { figures, ranks: 1 });
        const contact = contactOf(rank, stand('foe', box(10 + over, 11, 180, 4, 1)))!;
        const slow = Array.from({ length: figures }, (_, c) => ((c + 0.5) / figures - 0.5) * 4).filter((x) => Math.abs(x - over) <= 2);
        expect(contact.a.figures).toHaveLength(slow.length);
      }),
    );
  });
});

describe('two bodies', () => {
  const front = [0, 1, 2].map((i) => stand(`f${i}`, box(10 + 2 * i, 10, 0, 2, 1), { unit: 'guard', figures: 4 }));
  const foes = [0, 1].map((i) => stand(`g${i}`, box(11 + 2 * i, 11, 180, 2, 1), { unit: 'line', side: 'red', figures: 3 }));

  test('the front of each in contact is summed, and a figure between two enemies counts once', () => {
    const clash = clashOf(front, foes);
    expect(clash.contacts).toHaveLength(4);
    expect(clash.front[0]).toMatchObject({ tape: 400, figures: 8 });
    expect(clash.front[1]).toMatchObject({ tape: 400, figures: 6 });
    expect(clash.struckIn).toEqual(['front', 'front']);
    const odd = clashOf([stand('five', box(12, 10, 0, 5, 1), { figures: 5 })], foes);
    expect(odd.front[0]).toMatchObject({ tape: 400, figures: 5 });
  });

  test('a body taken in flank is struck there by a front', () => {
    const flanker = stand('h', box(8.5, 10, 90, 1, 1), { side: 'red', figures: 2 });
    const clash = clashOf(front, [flanker]);
    expect(clash.struckIn).toEqual(['flank', 'front']);
    expect(clash.front[0]).toMatchObject({ inches: 0, figures: 0 });
    expect(clash.front[1]).toMatchObject({ tape: 100, figures: 2 });
  });

  test('where it is touched twice, the longer edge tells; apart, nobody is struck', () => {
    const rear = stand('h', box(12, 9, 0, 4, 1), { side: 'red' });
    const flank = stand('k', box(8.5, 10, 90, 1, 1), { side: 'red' });
    expect(clashOf(front, [flank, rear]).struckIn[0]).toBe('rear');
    expect(clashOf(front, [stand('far', box(40, 40))])).toMatchObject({ contacts: [], struckIn: [null, null] });
  });

  test('every neighbour of a stand is found through the index, by id, never itself', () => {
    const field = fieldOf(tableOf([...front, ...foes, stand('far', box(40, 40))]));
    expect(contactsOf(field, front[1]!).map((contact) => contact.b.stand)).toEqual(['f0', 'f2', 'g0', 'g1']);
  });
});
