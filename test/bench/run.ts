/**
 * `npm run bench`: how long exact chances and the comparison of books take; then the index, one line across the table and the whole
 * answer for one gun, beside the same work done in other ways, as ratios within one run. Seeded; the exit code says nothing about times.
 */
import { TableIndex } from '#geometry/table/tableIndex';
import type { Stand } from '#geometry/table/table';
import { battleOf, type Battle } from './battle.ts';
import { medianOf } from './clock.ts';
import { budgetsOf, rowsOf, rulesBudgets, rulesRows, say, type Measured } from './print.ts';
import { chanceTimes, compareTime } from './rules.ts';
import {
  arcByTurf,
  arcByUs,
  boxSearch,
  everybody,
  groundOf,
  lineByOracle,
  lineByTurf,
  lineByUs,
  oracle,
  wholeBy,
  wholeByUs,
  type Ground,
  type Means,
} from './ways.ts';

const SIZES = [200, 1_000, 10_000, 100_000];
const SEED = 1815;

function measure(count: number): Measured {
  const battle = battleOf(count, SEED);
  const ground = groundOf(battle.table);
  return { count, index: indexTimes(battle), line: lineTimes(battle, ground), whole: wholeTimes(battle, ground) };
}

function indexTimes({ table }: Battle): Measured['index'] {
  return {
    build: medianOf([table], () => new TableIndex().show(table), 800),
    shapes: medianOf([table], () => groundOf(table).all, 800),
  };
}

function lineTimes({ lines }: Battle, ground: Ground): Measured['line'] {
  const [all, boxes, known] = [everybody(ground), boxSearch(ground), oracle(ground)];
  known.learn(() => lines.map(([from, to]) => known.along(from, to)));
  const same = lines.filter(([from, to]) => {
    const ours = JSON.stringify(lineByUs(ground, from, to).map(({ id }) => id));
    return [boxes, known].every((search) => JSON.stringify(lineByTurf(search, from, to).map(({ id }) => id)) === ours);
  });
  return {
    ours: medianOf(lines, ([from, to]) => lineByUs(ground, from, to)),
    turfAll: medianOf(lines, ([from, to]) => lineByTurf(all, from, to)),
    boxTurf: medianOf(lines, ([from, to]) => lineByTurf(boxes, from, to)),
    oracle: medianOf(lines, ([from, to]) => lineByOracle(known, from, to)),
    found: median(lines.map(([from, to]) => lineByUs(ground, from, to).length)),
    agree: same.length,
    of: lines.length,
  };
}

function wholeTimes({ guns }: Battle, ground: Ground): Measured['whole'] {
  const known = oracle(ground);
  const truth: Means = { search: known, inArc: arcByUs, line: lineByOracle };
  known.learn(() => guns.map((gun) => wholeBy(ground, gun, truth)));
  const boxes: Means = { search: boxSearch(ground), inArc: arcByTurf, line: lineByTurf };
  // Tens of thousands of stands for each of a hundred lines take turf a minute: there a few lines are timed for all.
  const every = ground.all.length >= 10_000 ? 40 : 1;
  const turf: Means = { search: everybody(ground), inArc: arcByTurf, line: lineByTurf, every };
  const some = ground.all.length >= 1_000 ? guns.slice(0, 3) : guns;
  const same = guns.filter((gun) => {
    const ours = JSON.stringify(wholeByUs(ground, gun));
    return [boxes, truth].every((means) => JSON.stringify(wholeBy(ground, gun, means)) === ours);
  });
  return {
    ours: medianOf(guns, (gun) => wholeByUs(ground, gun), 1500),
    turfAll: every * medianOf(some, (gun: Stand) => wholeBy(ground, gun, turf)),
    boxTurf: medianOf(guns, (gun) => wholeBy(ground, gun, boxes)),
    oracle: medianOf(guns, (gun) => wholeBy(ground, gun, truth)),
    found: median(guns.map((gun) => wholeByUs(ground, gun).told.length)),
    agree: same.length,
    of: guns.length,
  };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

const [times, compare] = [chanceTimes(), compareTime()];
say(rulesRows(times, compare));

const measured: Measured[] = [];
for (const count of SIZES) {
  const row = measure(count);
  measured.push(row);
  say(rowsOf(row));
}
say([...rulesBudgets(times, compare), '', ...budgetsOf(measured)]);
