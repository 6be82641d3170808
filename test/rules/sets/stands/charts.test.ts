import { describe, expect, test } from 'vitest';
import { tapeOf } from '#geometry/shape/units';
import { audit } from '#rules/engine/audit';
import { troops } from '#rules/roster/roster';
import { charts } from '#rules/sets/stands/charts';
import { tablesOf } from '#rules/sets/stands/tables';
import { firesShell, firesShrapnel } from '#rules/sets/stands/traits';
import { guns } from '#rules/roster/roster';
import { ARTILLERY, CANISTER, EFFECT_COLUMNS, EFFECT_ROWS, FIRE_VALUES, HTF_LIMITS, LOSSES, SMALL_ARMS } from './charts.second.ts';

const { canister, effectAt, effectLimits, effectiveRange, fireValue, lists, loadLine, lossAt, smallArms, toHit, toHitBands } =
  tablesOf(charts);

describe('the charts against a second typing', () => {
  test('Effect of Fire, all 162 cells', () => {
    const shipped = EFFECT_ROWS.map((_, index) => EFFECT_COLUMNS.map((column) => effectAt(column, index + 1).id));
    expect(shipped).toEqual(EFFECT_ROWS);
  });

  test.each(ARTILLERY)('%s with effective range %s: %s', (gun = '', effective = '', load = '', ...rest) => {
    const [max, min, hit] = rest.slice(0, 3).map(Number);
    expect(effectiveRange(gun)?.value ?? '-').toEqual(effective === '-' ? '-' : Number(effective));
    const line = loadLine(gun, load);
    expect(line).toMatchObject({ max, min, hit: { value: hit } });
    if (!line) return;
    const cells = HTF_LIMITS.map((limit) => toHit(line, tapeOf(limit))?.value ?? '.');
    expect(cells).toEqual(rest.slice(3).map((cell) => (cell === '.' ? '.' : Number(cell))));
  });

  test('no gun has a line that the second typing lacks', () => {
    const typed = ARTILLERY.map(([gun, , load]) => `${gun} ${load}`);
    const shipped = guns.flatMap((gun) =>
      ['shot', 'shell', 'shrapnel'].filter((load) => loadLine(gun.id, load)).map((load) => `${gun.id} ${load}`),
    );
    expect(shipped.toSorted()).toEqual(typed.toSorted());
  });

  test.each(CANISTER)('canister of %s', (gun = '', ...rest) => {
    const numbers = rest.map(Number);
    const bands = canister(gun)?.bands ?? [];
    expect(bands.map((band) => band.name)).toEqual(['close', 'medium', 'long']);
    expect(bands.map((band) => band.upTo)).toEqual(numbers.slice(0, 3));
    expect(bands.map((band) => band.value)).toEqual(numbers.slice(3).map((value) => [value, 1]));
  });

  test('every gun of the chart fires canister but the Whitworth', () => {
    expect(guns.filter((gun) => lists(gun.id) && !canister(gun.id)).map((gun) => gun.id)).toEqual(['acw-whitworth']);
    expect(CANISTER.map(([gun = '']) => gun).toSorted()).toEqual(
      guns
        .filter((gun) => canister(gun.id))
        .map((gun) => gun.id)
        .toSorted(),
    );
  });

  test.each(Object.entries(SMALL_ARMS))('small arms: %s', (weapon, limits) => {
    const { bands } = smallArms(weapon as keyof typeof SMALL_ARMS);
    const worth = [
      [2, 1],
      [1, 1],
      [1, 2],
      [1, 4],
    ];
    expect(bands.map((band) => band.upTo)).toEqual(limits);
    expect(bands.map((band) => band.value)).toEqual(worth.slice(0, limits.length));
  });

  test('fire values of every troop that has one', () => {
    const shipped = Object.fromEntries(troops.flatMap((troop) => (fireValue(troop.id) ? [[troop.id, fireValue(troop.id)?.value]] : [])));
    const typed = Object.fromEntries(
      Object.entries(FIRE_VALUES).flatMap(([value, ids]) => ids.split(' ').map((id) => [id, Number(value)])),
    );
    expect(shipped).toEqual(typed);
  });

  test('Artillery Loss Chart', () => {
    const shipped = LOSSES.map((_, index) => {
      const two = lossAt(index + 1, 'twoGuns');
      return `${two.gun === 0 ? 'A' : 'B'} ${two.part}, ${lossAt(index + 1, 'oneGun').part}`;
    });
    expect(shipped).toEqual(LOSSES);
  });
});

describe('what the reconstruction must keep', () => {
  test('the charts are sound', () => {
    expect(audit(charts)).toEqual([]);
  });

  test('a chart holds numbers of one status only, and its file too', () => {
    const statuses = new Map<string, Set<string>>();
    for (const chart of charts) {
      const rows = chart.kind === 'bands' ? [] : chart.rows;
      statuses.set(chart.id, new Set([chart.source.status, ...rows.flatMap((row) => (row.source ? [row.source.status] : []))]));
    }
    expect([...statuses].filter(([, found]) => found.size > 1)).toEqual([]);
    expect(charts.find((chart) => chart.id === 'effect-of-fire')?.source.status).toBe('reconstructed');
    expect(fireValue('french-line')?.source.status).toBe('printed');
    expect(fireValue('french-light')?.source.status).toBe('reconstructed');
    expect(fireValue('conscript-foot')?.source.status).toBe('house');
    expect(smallArms('musket').source.status).toBe('printed');
    expect(smallArms('smoothbore-carbine').source).toMatchObject({ status: 'our-reading', reading: 'C001-3' });
  });

  test('better odds and a higher die are never milder', () => {
    const ladder = ['-', 'S', 'H', 'H1', 'R1', 'R2'];
    const rank = (column: string, row: number) => ladder.indexOf(effectAt(column, row).id);
    for (let row = 1; row <= 18; row += 1) {
      for (const [index, column] of EFFECT_COLUMNS.entries()) {
        expect(rank(column, row)).toBeGreaterThanOrEqual(rank(EFFECT_COLUMNS[index - 1] ?? column, row));
        expect(rank(column, row)).toBeGreaterThanOrEqual(rank(column, Math.max(1, row - 1)));
      }
    }
  });

  test('R2 is reached by no die in 1-4 and 1-3', () => {
    const two = EFFECT_COLUMNS.filter((column) => effectLimits(column).some(({ result }) => result.id === 'R2'));
    expect(two).toEqual(EFFECT_COLUMNS.slice(2));
  });

  test('the chart has lines for exactly the loads that the period allows', () => {
    for (const gun of guns.filter((each) => lists(each.id))) {
      expect([gun.id, loadLine(gun.id, 'shell') !== null]).toEqual([gun.id, firesShell(gun)]);
      expect([gun.id, loadLine(gun.id, 'shot') !== null]).toEqual([gun.id, gun.kind !== 'howitzer']);
      if (loadLine(gun.id, 'shrapnel')) expect([gun.id, firesShrapnel(gun, true)]).toEqual([gun.id, true]);
      if (gun.period === 'acw') expect([gun.id, loadLine(gun.id, 'shrapnel') !== null]).toEqual([gun.id, firesShrapnel(gun, false)]);
    }
  });

  test('the effective range lies within a yardstick and the maximum, and a full ricochet never passes the maximum', () => {
    for (const gun of guns) {
      const effective = effectiveRange(gun.id)?.value;
      if (effective === undefined) continue;
      const max = loadLine(gun.id, 'shot')?.max ?? 0;
      expect(effective).toBeGreaterThan(12);
      expect(effective).toBeLessThanOrEqual(Math.min(36, max));
      if (!gun.rifled) expect((effective * 5) / 3).toBeLessThanOrEqual(max);
    }
  });

  test('shrapnel is harder to hit with than shell at every range where both may fire, and worth one more', () => {
    const pairs = guns.flatMap((gun) => {
      const [shell, shrapnel] = [loadLine(gun.id, 'shell'), loadLine(gun.id, 'shrapnel')];
      return shell && shrapnel ? [{ gun, shell, shrapnel }] : [];
    });
    expect(pairs).toHaveLength(7);
    for (const { gun, shell, shrapnel } of pairs) {
      expect([gun.id, shrapnel.hit.value]).toEqual([gun.id, shell.hit.value + 1]);
      for (const limit of HTF_LIMITS) {
        const [easy, hard] = [toHit(shell, tapeOf(limit)), toHit(shrapnel, tapeOf(limit))];
        if (easy && hard) expect([gun.id, limit, hard.value > easy.value]).toEqual([gun.id, limit, true]);
      }
    }
  });

  test('bands that may be fired in are cut at the maximum and start beyond the minimum', () => {
    const napoleon = loadLine('acw-napoleon', 'shrapnel');
    expect(napoleon && toHitBands(napoleon)).toEqual([
      { from: 8, upTo: 12, least: 8 },
      { from: 12, upTo: 18, least: 9 },
      { from: 18, upTo: 24, least: 11 },
    ]);
    const parrott = loadLine('acw-parrott-10', 'shot');
    expect(parrott && toHitBands(parrott).at(-1)).toEqual({ from: 36, upTo: 37, least: 11 });
  });
});
