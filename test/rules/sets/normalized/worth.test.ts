/** What a man is worth: every modifier on both sides of its edge, and the words that go with it. */
import { describe, expect, test } from 'vitest';
import { toNumber } from '#rules/engine/fraction';
import type { Role } from '#rules/engine/melee';
import type { TrailLine } from '#rules/engine/trail';
import { total } from '#rules/engine/trail';
import { troops } from '#rules/roster/roster';
import { gradeOf } from '#rules/sets/normalized/grade';
import { at, clash, cover, foresee, type Clash, type ClashGiven, type Side } from './clash.ts';

const plain: Side = { troop: 'french-line', contact: 4 };
const versus = (attacker: Partial<Side>, defender: Partial<Side> = {}): ClashGiven => ({
  attacker: { ...plain, ...attacker },
  defender: { ...plain, ...defender },
});

const values = (one: Clash): readonly number[] =>
  (['attacker', 'defender'] as const).map((role) => toNumber(total(foresee(one)[role].trail, 'value')));

function line(one: Clash, role: Role, id: string): TrailLine {
  const found = foresee(one)[role].trail.find((each) => each.id === id);
  if (!found) throw new Error(`no line ${id}`);
  return found;
}

describe('the man', () => {
  test.each([
    ['french-line', 30],
    ['french-light', 30],
    ['french-guard', 40],
    ['landwehr', 20],
    ['conscript-foot', 20],
    ['light-cavalry', 45],
    ['dragoons', 45],
    ['heavy-cavalry', 55],
    ['foot-artillery', 30],
    ['acw-green', 20],
    ['us-sharpshooters', 40],
    ['egyptian-foot', 20],
    ['mahdist-cavalry', 45],
    ['ancient-light-foot', 20],
    ['ancient-elite-light-foot', 30],
    ['ancient-foot', 30],
    ['ancient-heavy-foot', 40],
    ['ancient-elite-heavy-foot', 50],
    ['ancient-light-cavalry', 35],
    ['ancient-heavy-cavalry', 55],
  ])('%s is worth %d by himself', (troop, value) => {
    expect(values(clash(versus({ troop })))[0]).toBe(value);
  });

  test('dismounted he leaves the 15 behind, and keeps his armour', () => {
    expect(values(clash(versus({ troop: 'dragoons', more: { mounted: false } })))[0]).toBe(30);
    expect(values(clash(versus({ troop: 'heavy-cavalry', more: { mounted: false } })))[0]).toBe(40);
  });

  test('every troop of the roster has a value from 10 to 65', () => {
    for (const troop of troops) {
      const [value] = values(clash(versus({ troop: troop.id })));
      expect([troop.id, value]).toEqual([troop.id, Math.min(65, Math.max(10, value ?? 0))]);
    }
  });

  test.each([
    ['light', 'foot', 'medium'],
    ['light', 'horse', 'medium'],
    ['medium', 'horse', 'medium'],
    ['heavy', 'foot', 'medium'],
    ['heavy', 'horse', 'heavy'],
  ] as const)('C003-15: %s %s of the Napoleonic period fight as %s', (grade, arm, fights) => {
    expect(gradeOf({ name: 'X' }, { period: 'napoleonic', arm, grade })).toMatchObject({ grade: fights, source: { reading: 'C003-15' } });
  });

  test.each(['light', 'medium', 'heavy'] as const)('and of every other period as %s, as the roster says', (grade) => {
    for (const period of ['ancient', 'acw', 'sudan'] as const)
      for (const arm of ['foot', 'horse'] as const) expect(gradeOf({ name: 'X' }, { period, arm, grade }).grade).toBe(grade);
  });
});

describe('the situation', () => {
  test('charging light horse is 55 against 30', () => {
    const one = clash(versus({ troop: 'light-cavalry', charges: true }));
    expect(foresee(one)).toMatchObject({ attacker: { worth: 55 }, defender: { worth: 30 } });
    expect(line(one, 'attacker', 'value/charge').because).toBe('A charge by Attackers, 5.20″.');
  });

  test('either side may charge, and both', () => {
    expect(values(clash(versus({}, { charges: true })))).toEqual([30, 40]);
    expect(values(clash(versus({ charges: true }, { charges: true })))).toEqual([40, 40]);
  });

  test('a unit that charges somebody else does not charge here', () => {
    expect(values(clash(versus({ more: { charging: true } })))).toEqual([30, 30]);
  });

  test.each([
    [0, 0, [30, 30]],
    [1, 1, [30, 30]],
    [0, 1, [20, 40]],
    [1, 0, [40, 20]],
    [0, 2, [20, 40]],
    [-1, 0, [20, 40]],
  ])('C003-2: level %d against %d is scored on both: %o', (own, theirs, both) => {
    expect(values(clash(versus({ level: own }, { level: theirs })))).toEqual(both);
  });

  test('C003-3: charging uphill and being downhill are the same ten, said as what they are', () => {
    const charging = clash(versus({ charges: true }, { level: 1 }));
    expect(values(charging)).toEqual([30, 40]);
    expect(line(charging, 'attacker', 'value/height')).toMatchObject({
      because: 'Charging uphill: Attackers, level 0 against 1.',
      source: { reading: 'C003-3', status: 'printed' },
    });
    expect(line(clash(versus({}, { level: 1 })), 'attacker', 'value/height').because).toBe(
      'Downhill of the enemy: Attackers, level 0 against 1.',
    );
    expect(line(charging, 'defender', 'value/height').because).toBe('Uphill: Defenders, level 1 against 0.');
  });

  test.each([
    ['prepared works', cover('works', 'prepared'), [30, 40], 'printed'],
    ['a wall', cover('wall'), [30, 40], 'house'],
    ['a building', cover('building', null, 'in'), [30, 40], 'house'],
    ['improvised works', cover('works', 'improvised'), [40, 30], 'house'],
    ['woods', cover('woods', null, 'in'), [40, 30], 'house'],
  ])('charging %s', (words, behind, both, status) => {
    const one = clash(versus({ charges: true }, { cover: [behind] }));
    expect(values(one)).toEqual(both);
    const own = line(one, 'defender', 'value/works');
    expect(own.because).toContain(words);
    expect(own.source.status).toBe(status);
    expect(own.seen).toEqual({ terrain: [behind.kind] });
  });

  test('who meets works without charging them loses nothing, and is told so', () => {
    const one = clash(versus({}, { cover: [cover('wall')] }));
    expect(values(one)).toEqual([30, 40]);
    expect(line(one, 'attacker', 'value/works')).toMatchObject({
      counts: false,
      because: 'Defenders: behind a wall, and nobody charges it.',
    });
  });

  test('marsh, plough or a road are no cover that anybody asks about', () => {
    expect(values(clash(versus({}, { cover: [cover('marsh'), cover('plough'), cover('road')] })))).toEqual([30, 30]);
  });

  test('the works may stand second in the list', () => {
    expect(values(clash(versus({}, { cover: [cover('woods'), cover('wall')] })))).toEqual([30, 40]);
  });

  test('who charges has left its works, also against a counter-charge', () => {
    const works = [cover('works', 'prepared')];
    const out = clash(versus({ charges: true, cover: works }));
    expect(values(out)).toEqual([40, 30]);
    expect(line(out, 'attacker', 'value/works')).toMatchObject({
      counts: false,
      because: 'No works for Attackers, who charge out of them or over them.',
    });
    expect(values(clash(versus({ charges: true }, { charges: true, cover: works })))).toEqual([40, 40]);
  });

  test.each([
    [2.01, [30, 40]],
    [2, [30, 30]],
  ])('of a front of 4 inches so many behind works: %d″ make it worth %o', (inches, both) => {
    const works = [cover('works', 'prepared')];
    const stretches = [
      { inches, cover: works },
      { inches: 4 - inches, cover: [] },
    ];
    const one = clash(versus({}, { cover: works, facts: { stretches } }));
    expect(values(one)).toEqual(both);
    if (inches === 2)
      expect(line(one, 'defender', 'value/works')).toMatchObject({
        because: 'No more than half of the front of Defenders in contact is behind prepared works.',
        source: { status: 'house', reading: 'D003-8' },
      });
  });

  test('works on both sides cancel', () => {
    const works = [cover('works', 'prepared')];
    const one = clash(versus({ cover: works }, { cover: works }));
    expect(values(one)).toEqual([30, 30]);
    expect(line(one, 'attacker', 'value/works')).toMatchObject({ counts: false, source: { status: 'house' } });
  });

  test.each([
    ['flank', 'in flank'],
    ['rear', 'in the rear'],
  ] as const)('struck in the %s: worth nothing, and said', (struckIn, words) => {
    const one = clash(versus({}, { facts: { struckIn } }));
    expect(values(one)).toEqual([30, 30]);
    expect(line(one, 'attacker', 'value/struck')).toMatchObject({
      op: 'note',
      because: `Struck ${words}: Defenders. Worth nothing in this text.`,
    });
    expect(foresee(clash(versus({}))).attacker.trail.some(({ id }) => id === 'value/struck')).toBe(false);
  });

  test.each([
    [0, [10, 60]],
    [2, [10, 60]],
    [3, [20, 40]],
    [7, [20, 40]],
  ])('C003-4: after %d rounds charge, height and works leave %o', (rounds, both) => {
    // Conscripts charge up to guards behind a wall.
    const one = at(
      clash({
        attacker: { troop: 'landwehr', contact: 4, charges: true },
        defender: { troop: 'french-guard', contact: 4, level: 1, cover: [cover('wall')] },
      }),
      { rounds },
    );
    expect(values(one)).toEqual(both);
    const lapsed = foresee(one).attacker.trail.filter(
      ({ of, counts, source }) => of === 'value' && counts === false && source.reading === 'C003-4',
    );
    expect(lapsed.map(({ id }) => id)).toEqual(rounds < 3 ? [] : ['value/charge', 'value/height', 'value/works']);
  });
});

test('the lesser is set to 30 and says so; the greater carries the difference', () => {
  const one = clash(versus({ troop: 'heavy-cavalry', charges: true }, { troop: 'landwehr' }));
  const said = (role: Role) =>
    foresee(one)
      [role].trail.filter(({ of }) => of === 'worth')
      .map(({ because, value }) => [because, toNumber(value)]);
  expect(said('attacker')).toEqual([
    ['The lesser value is set to 30.', 30],
    ['65 against 20: the difference goes on top.', 45],
  ]);
  expect(said('defender')).toEqual([['20 against 65: the lesser is set to 30.', 30]]);
});

test('the contact is lit up where it was measured', () => {
  expect(line(clash(versus({})), 'attacker', 'front/contact')).toMatchObject({
    because: '4 figures of Attackers in contact along 4.00″.',
    seen: { spans: [{ from: { x: 0, y: 0 }, to: { x: 4, y: 0 } }] },
  });
});
