/** Canister: one chosen, unobstructed unit; its value already includes the range. */
import type { Context, Share, StandFacts, StandVerdict } from '../../engine/contract.ts';
import { asFraction, bandAt, type Band } from '../../engine/lookup.ts';
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
  rangeLine,
  rangeSeen,
  uphill,
  type Judged,
} from './aimed.ts';
import { canister, multiplier } from './charts.ts';
import { NOTHING_FOUND, verdict } from '../../engine/checks.ts';
import { mayFireCanister } from './mayFire.ts';
import { chosen } from './options.ts';
import { sources } from './sources.ts';
import { gunName, gunOf, isGun, type GunStand } from '../../roster/traits.ts';

function hillLine(by: string, range: Judged, context: Context): TrailLine {
  const hill = multiplier('uphill');
  const halves = chosen(context.options, 'C001-8') === 'halved';
  const up = uphill(range.pair);
  const { from, to } = range.pair.levels;
  let said = 'Not uphill.';
  if (up) said = halves ? `Uphill, from level ${from} to ${to}.` : `Uphill, from level ${from} to ${to}: canister stays whole.`;
  return multiply(`${by}/uphill`, asFraction(hill.value), {
    because: said,
    source: sources.canisterUphill,
    ...(up && halves ? {} : { counts: false }),
  });
}

function enfiladeLine(by: string, range: Judged, context: Context): TrailLine {
  const raked = multiplier('enfilade');
  const { enfilade } = range.pair;
  const doubles = chosen(context.options, 'C001-30') === 'and-canister';
  const said = enfilade.is && !doubles ? 'Enfilade does not double canister.' : `${enfilade.is ? 'E' : 'Not e'}nfiladed.`;
  return multiply(`${by}/enfilade`, asFraction(raked.value), {
    because: said,
    source: sources.enfiladeScope,
    ...(enfilade.is && doubles ? {} : { counts: false as const }),
    seen: { spans: [enfilade.span], stands: enfilade.stands },
  });
}

function shareOf(stand: GunStand, band: Band, range: Judged, context: Context): Share {
  const by = stand.id;
  const name = context.target?.name ?? '';
  const chart = canister(stand.gun.piece);
  const at = inches(range.reading / 100);
  const worth = asFraction(band.value);
  const value = [
    rangeLine(by, range, name),
    ...(chart ? edgeLine(by, range, bandNames(chart)) : []),
    base(`${by}/canister`, worth, {
      because: `${gunOf(stand).label}: canister at ${band.name} range, ${at}.`,
      source: chart?.source ?? sources.canister,
      seen: rangeSeen(range),
    }),
    hillLine(by, range, context),
    enfiladeLine(by, range, context),
  ];
  const said = `${context.firer.name}, stand ${by}: canister at ${at}`;
  return { target: context.target?.unit ?? '', by, mode: context.shot.mode, value, strikes: [range.pair.target], said };
}

export function judgeCanister(facts: StandFacts, context: Context): StandVerdict {
  const { firer, target, shot, options } = context;
  const stand = firingStand(facts, context);
  const opening = openingChecks(facts, context, mayFireCanister(firer, stand, shot.load ?? null));
  const range = judgedRange(facts, context);
  const chart = isGun(stand) ? canister(stand.gun.piece) : null;
  if (!range || !target || !chart || !isGun(stand)) return verdict(facts.stand, opening, NOTHING_FOUND);
  const halved = chosen(options, 'C001-8') === 'halved';
  const asked = [
    ...opening,
    bandCheck(chart, range, target.name, `canister from the ${gunName(gunOf(stand))}`),
    ...edgeCheck(range, bandNames(chart)),
    ...levelCheck(range.pair, target.name, uphill(range.pair) && halved ? ': uphill, halved.' : '.'),
  ];
  const band = bandAt(chart, range.reading);
  return verdict(facts.stand, asked, { known: band ? [shareOf(stand, band, range, context)] : [], dice: [], friends: [] });
}
