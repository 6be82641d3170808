/** Canister: one chosen, unobstructed unit; its value already includes the range. */
import type { BandChart } from '../../engine/chart.ts';
import type { Context, Share, StandFacts, StandVerdict } from '../../engine/contract.ts';
import { asFraction, bandAt, type Band } from '../../engine/lookup.ts';
import { standNamed } from '../../engine/standNamed.ts';
import { base, inches, multiply } from '../../engine/tell.ts';
import type { TrailLine } from '../../engine/trail.ts';
import {
  bandCheck,
  bandNames,
  edgeLine,
  edgeCheck,
  firingStand,
  judgedRange,
  levelCheck,
  openingChecks,
  ownArc,
  rangeLine,
  rangeSeen,
  uphill,
  type Judged,
} from './aimed.ts';
import { NOTHING_FOUND, verdict } from '../../engine/checks.ts';
import { mayFireCanister } from './mayFire.ts';
import { chosen } from './options.ts';
import { sources } from './sources.ts';
import type { Tables } from './tables.ts';
import { toldFrom } from '../../engine/yours.ts';
import { gunName, gunOf, isGun, type GunStand } from '../../roster/traits.ts';

interface Firing {
  readonly stand: GunStand;
  readonly chart: BandChart;
  readonly band: Band;
  readonly range: Judged;
}

function hillLine(tables: Tables, range: Judged, context: Context): TrailLine {
  const by = range.pair.firer;
  const hill = tables.multiplier('uphill');
  const up = uphill(range.pair);
  const halves = up && chosen(context.options, 'C001-8') === 'halved';
  const { from, to } = range.pair.levels;
  let said = 'Not uphill.';
  if (up) said = halves ? `Uphill, from level ${from} to ${to}.` : `Uphill, from level ${from} to ${to}: canister stays whole.`;
  return multiply(`${by}/uphill`, asFraction(hill.value), {
    because: said,
    source: toldFrom(sources.canisterUphill, hill.source),
    ...(halves ? {} : { counts: false }),
  });
}

function enfiladeLine(tables: Tables, range: Judged, context: Context): TrailLine {
  const by = range.pair.firer;
  const raked = tables.multiplier('enfilade');
  const { enfilade } = range.pair;
  const doubles = enfilade.is && chosen(context.options, 'C001-30') === 'and-canister';
  const said = enfilade.is && !doubles ? 'Enfilade does not double canister.' : `${enfilade.is ? 'E' : 'Not e'}nfiladed.`;
  return multiply(`${by}/enfilade`, asFraction(raked.value), {
    because: said,
    source: toldFrom(sources.enfiladeScope, raked.source),
    ...(doubles ? {} : { counts: false as const }),
    seen: { spans: [enfilade.span], stands: enfilade.stands },
  });
}

function shareOf(tables: Tables, { stand, chart, band, range }: Firing, context: Context): Share {
  const by = stand.id;
  const name = context.target?.name ?? '';
  const at = inches(range.reading / 100);
  const worth = asFraction(band.value);
  const value = [
    rangeLine(by, range, name),
    ...edgeLine(by, range, bandNames(chart)),
    ...ownArc(tables, by, 'artillery'),
    base(`${by}/canister`, worth, {
      because: `${gunOf(stand).label}: canister at ${band.name} range, ${at}.`,
      source: chart.source,
      seen: rangeSeen(range),
    }),
    hillLine(tables, range, context),
    enfiladeLine(tables, range, context),
  ];
  const said = `${standNamed(context.firer, by)}: canister at ${at}`;
  return { target: context.target?.unit ?? '', by, mode: context.shot.mode, value, strikes: [range.pair.target], said };
}

export function judgeCanister(tables: Tables, facts: StandFacts, context: Context): StandVerdict {
  const { firer, target, shot, options } = context;
  const stand = firingStand(facts, context);
  const opening = openingChecks(tables, facts, context, mayFireCanister(tables, firer, stand, shot.load ?? null));
  const range = judgedRange(facts, context);
  const chart = isGun(stand) ? tables.canister(stand.gun.piece) : null;
  if (!range || !target || !chart || !isGun(stand)) return verdict(facts.stand, opening, NOTHING_FOUND);
  const halved = uphill(range.pair) && chosen(options, 'C001-8') === 'halved';
  const asked = [
    ...opening,
    bandCheck(chart, range, target.name, `canister from the ${gunName(gunOf(stand))}`),
    ...edgeCheck(range, bandNames(chart)),
    ...levelCheck(range.pair, target.name, halved ? ': uphill, halved.' : '.'),
  ];
  const band = bandAt(chart, range.reading);
  const known = band ? [shareOf(tables, { stand, chart, band, range }, context)] : [];
  return verdict(facts.stand, asked, { known, dice: [], friends: [] });
}
