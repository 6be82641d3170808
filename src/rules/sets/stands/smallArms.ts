/** Small arms of foot and horse: which stands bear, and the fire value that each adds. */
import type { Context, Share, StandFacts, StandVerdict } from '../../engine/contract.ts';
import { show } from '../../engine/fraction.ts';
import { asFraction, bandAt } from '../../engine/lookup.ts';
import { standNamed } from '../../engine/standNamed.ts';
import { counted, inches } from '../../engine/tell.ts';
import { bandCheck, bandNames, edgeCheck, firingStand, judgedRange, levelCheck, openingChecks, uphill, type Judged } from './aimed.ts';
import { NOTHING_FOUND, passed, verdict, type Asked } from '../../engine/checks.ts';
import { mayFireSmallArms } from './mayFire.ts';
import { valueLines, type Firing } from './smallArmsValue.ts';
import { sources } from './sources.ts';
import type { Tables } from './tables.ts';
import { troopOf, WEAPONS } from '../../roster/traits.ts';

/** The aimed stand first, then the others that the line rakes. */
function strikesOf({ pair }: Judged): readonly string[] {
  return [pair.target, ...(pair.enfilade.is ? pair.enfilade.stands.filter((stand) => stand !== pair.target) : [])];
}

function enfiladeCheck(tables: Tables, range: Judged, name: string): readonly Asked[] {
  const { enfilade } = range.pair;
  if (!enfilade.is) return [];
  const said = `Enfilades ${name}: the line passes through ${counted(enfilade.stands.length, 'stand')}.`;
  const value = `× ${show(asFraction(tables.multiplier('enfilade').value))}`;
  return [passed('enfilade', sources.enfilade, { said, value, seen: { spans: [enfilade.span], stands: enfilade.stands } })];
}

function shareOf(firing: Firing, context: Context): Share {
  const { stand, range } = firing;
  const said = `${standNamed(context.firer, stand.id)}: small arms at ${inches(range.reading / 100)}`;
  const target = context.target?.unit ?? '';
  return { target, by: stand.id, mode: context.shot.mode, value: valueLines(firing), strikes: strikesOf(range), said };
}

export function judgeSmallArms(tables: Tables, facts: StandFacts, context: Context): StandVerdict {
  const { firer, target, shot } = context;
  const stand = firingStand(facts, context);
  const troop = troopOf(firer);
  const opening = openingChecks(tables, facts, context, mayFireSmallArms(tables, firer, stand, shot.load ?? null));
  const range = judgedRange(facts, context);
  if (!range || !target || troop.weapon === 'none') return verdict(facts.stand, opening, NOTHING_FOUND);
  const chart = tables.smallArms(troop.weapon);
  const band = bandAt(chart, range.reading);
  const worth = tables.fireValue(troop.id);
  const asked = [
    ...opening,
    bandCheck(chart, range, target.name, `the ${WEAPONS[troop.weapon]}`),
    ...edgeCheck(range, bandNames(chart)),
    ...levelCheck(range.pair, target.name, uphill(range.pair) ? ': uphill, halved.' : '.'),
    ...enfiladeCheck(tables, range, target.name),
  ];
  const known = band && worth ? [shareOf({ tables, stand, troop, range, band, chart, worth, name: target.name }, context)] : [];
  return verdict(facts.stand, asked, { known, dice: [], friends: [] });
}
