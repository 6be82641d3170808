/** Small arms of foot and horse: fire value by the stand, doubled close, halved long, quartered at extreme range. */
import type { Context, FighterStand, Share, StandFacts, StandVerdict } from '../../engine/contract.ts';
import { fraction } from '../../engine/fraction.ts';
import { asFraction, bandAt, type Band } from '../../engine/lookup.ts';
import { base, capital, counted, inches, multiply } from '../../engine/tell.ts';
import type { TrailLine } from '../../engine/trail.ts';
import type { Troop } from '../../roster/roster.ts';
import {
  bandCheck,
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
import { fireValue, multiplier, smallArms } from './charts.ts';
import { NOTHING_FOUND, passed, verdict, type Asked } from './checks.ts';
import { mayFireSmallArms } from './mayFire.ts';
import { sources } from './sources.ts';
import { troopOf, WEAPONS } from './traits.ts';

/** A part-filled stand fires in proportion to the figures on it. */
function figuresLine(by: string, stand: FighterStand): readonly TrailLine[] {
  if (stand.figures >= stand.full || stand.full <= 0) return [];
  const part = fraction(stand.figures, stand.full);
  return [multiply(`${by}/figures`, part, `${stand.figures} of ${counted(stand.full, 'figure')} present.`, sources.partFilled)];
}

/** Buck and ball is the Civil War's alone: there the smoothbore musket triples at close range in place of doubling. */
export const hasBuckAndBall = (troop: Troop): boolean => troop.buckAndBall && troop.weapon === 'musket' && troop.period === 'acw';

function bandLine(by: string, troop: Troop, band: Band, range: Judged): TrailLine {
  const weapon = troop.weapon === 'none' ? null : smallArms(troop.weapon);
  const seen = rangeSeen(range);
  const at = inches(range.reading / 100);
  if (band === weapon?.bands[0] && hasBuckAndBall(troop)) {
    const buck = multiplier('buck-and-ball');
    return multiply(`${by}/band`, asFraction(buck.value), `Buck and ball at ${band.name} range, ${at}.`, buck.source, { seen });
  }
  return multiply(
    `${by}/band`,
    asFraction(band.value),
    `${capital(WEAPONS[troop.weapon])} at ${band.name} range, ${at}.`,
    weapon?.source ?? sources.smallArms,
    { seen },
  );
}

/** Breechloaders and repeaters multiply in the Civil War; elsewhere the line stands in the trail without counting. */
function loadingLine(by: string, troop: Troop): readonly TrailLine[] {
  if (troop.loading === 'muzzle') return [];
  const row = multiplier(troop.loading === 'breech' ? 'breechloader' : 'repeater');
  const id = `${by}/loading`;
  if (troop.period === 'acw') return [multiply(id, asFraction(row.value), `${row.label}.`, row.source)];
  return [multiply(id, asFraction(row.value), `${row.label} multiply only in the Civil War.`, row.source, { counts: false })];
}

/** Uphill and enfilade: looked at for every stand, and told either way. */
function groundLines(by: string, range: Judged, name: string): readonly TrailLine[] {
  const { pair } = range;
  const hill = multiplier('uphill');
  const raked = multiplier('enfilade');
  const up = uphill(pair);
  const counts = (applies: boolean) => (applies ? {} : { counts: false as const });
  const hillSaid = up ? `Uphill, from level ${pair.levels.from} to ${pair.levels.to}.` : 'Not uphill.';
  const rakedSaid = pair.enfilade.is
    ? `Enfilade: the line passes through ${counted(pair.enfilade.stands.length, 'stand')} of ${name}.`
    : 'Not enfiladed.';
  return [
    multiply(`${by}/uphill`, asFraction(hill.value), hillSaid, sources.smallArmsUphill, counts(up)),
    multiply(`${by}/enfilade`, asFraction(raked.value), rakedSaid, sources.enfilade, {
      ...counts(pair.enfilade.is),
      seen: { spans: [pair.enfilade.span], stands: pair.enfilade.stands },
    }),
  ];
}

function valueLines(stand: FighterStand, troop: Troop, band: Band, range: Judged, name: string): readonly TrailLine[] {
  const by = stand.id;
  const worth = fireValue(troop.id);
  if (!worth) throw new Error(`no fire value for ${troop.id}`);
  return [
    rangeLine(by, range, name),
    base(`${by}/fire-value`, worth.value, `${troop.label}: fire value ${worth.value} a stand.`, worth.source, { seen: { stands: [by] } }),
    ...figuresLine(by, stand),
    bandLine(by, troop, band, range),
    ...loadingLine(by, troop),
    ...groundLines(by, range, name),
  ];
}

/** The aimed stand first, then the others that the line rakes. */
export function strikesOf({ pair }: Judged): readonly string[] {
  return [pair.target, ...(pair.enfilade.is ? pair.enfilade.stands.filter((stand) => stand !== pair.target) : [])];
}

function enfiladeCheck(range: Judged, name: string): readonly Asked[] {
  const { enfilade } = range.pair;
  if (!enfilade.is) return [];
  const said = `Enfilades ${name}: the line passes through ${counted(enfilade.stands.length, 'stand')}.`;
  return [
    passed('enfilade', sources.enfilade, {
      said,
      value: `× ${multiplier('enfilade').value[0]}`,
      seen: { spans: [enfilade.span], stands: enfilade.stands },
    }),
  ];
}

export function judgeSmallArms(facts: StandFacts, context: Context): StandVerdict {
  const { firer, target, shot } = context;
  const stand = firingStand(facts, context);
  const troop = troopOf(firer);
  const opening = openingChecks(facts, context, mayFireSmallArms(firer, stand, shot.load ?? null));
  const range = judgedRange(facts, context);
  if (!range || !target || troop.weapon === 'none') return verdict(facts.stand, opening, NOTHING_FOUND);
  const chart = smallArms(troop.weapon);
  const asked = [
    ...opening,
    bandCheck(chart, range, target.name, `the ${WEAPONS[troop.weapon]}`),
    ...edgeCheck(chart, range),
    ...levelCheck(range.pair, target.name, uphill(range.pair) ? ': uphill, halved.' : '.'),
    ...enfiladeCheck(range, target.name),
  ];
  const band = bandAt(chart, range.reading);
  const known =
    band && fireValue(troop.id) ? [shareOf(facts, stand, context, valueLines(stand, troop, band, range, target.name), range)] : [];
  return verdict(facts.stand, asked, { known, dice: [], friends: [] });
}

function shareOf(facts: StandFacts, stand: FighterStand, context: Context, value: readonly TrailLine[], range: Judged): Share {
  const said = `${context.firer.name}, stand ${stand.id}: small arms at ${inches(range.reading / 100)}`;
  return { target: context.target?.unit ?? '', by: facts.stand, mode: context.shot.mode, value, strikes: strikesOf(range), said };
}
