/** What a stand is and may do under this text, and where its lines end: for its card and the overlay. */
import type { Capability, Fighter, FighterStand, RuleSet } from '../../engine/contract.ts';
import { curveAt } from '../../engine/lookup.ts';
import { counted, inches } from '../../engine/tell.ts';
import { toldFrom } from '../../engine/yours.ts';
import { gunOf, isGun, troopOf, WEAPONS, type GunStand } from '../../roster/traits.ts';
import type { FireLine, Tables } from './charts.ts';
import { crossover, effectivesOf } from './guns.ts';
import { mayFireGun, mayFireSmallArms } from './mayFire.ts';
import { lineOfLoad } from './measure.ts';
import { percentWords } from './percent.ts';
import { figuresFiring } from './smallArms.ts';
import { sources } from './sources.ts';

type Options = Parameters<RuleSet['arc']>[2];

const bandOf = (mode: string, { label, upTo }: FireLine) => ({ mode, name: label.toLowerCase(), upTo });

export function bandsOf(tables: Tables): RuleSet['bands'] {
  return (fighter, stand, options = {}) => {
    if (isGun(stand)) {
      if (gunOf(stand).kind === 'machine-gun') return [];
      const [canister, shot] = [tables.line(lineOfLoad('canister', options)), tables.line(lineOfLoad('round-shot', options))];
      return [bandOf('canister', canister), bandOf('direct', shot)];
    }
    const line = tables.lineOf(troopOf(fighter).weapon);
    return line ? [bandOf('small-arms', tables.line(line.value))] : [];
  };
}

/** "30% at 0.00″, nothing from 15.00″". */
function lineWords(line: FireLine): string {
  return `${percentWords(curveAt(line, 0))} a figure at 0.00″, to ${inches(line.upTo)}`;
}

/** Loads that are counted, with what is left of each. */
function roundsCard({ gun }: GunStand): readonly Capability[] {
  const left = Object.entries(gun.rounds ?? {}).map(([load, rounds]) => `${rounds} of ${load}`);
  return left.length === 0 ? [] : [{ label: 'Rounds left', value: left.join(', '), source: sources.rounds }];
}

function gunCard(tables: Tables, fighter: Fighter, stand: GunStand, options: Options): readonly Capability[] {
  const [canister, shot] = [tables.line(lineOfLoad('canister', options)), tables.line(lineOfLoad('round-shot', options))];
  const arc = tables.arcHalf('guns');
  const barred = mayFireGun(fighter, stand, null, []);
  const better = crossover(tables, options);
  return [
    { label: 'Gun', value: gunOf(stand).label, source: sources.battery },
    {
      label: 'Crew',
      value: `${counted(stand.figures, 'figure')}, firing as ${effectivesOf(tables, stand)}`,
      source: tables.effectives.source,
    },
    { label: 'Canister', value: lineWords(canister), source: canister.source },
    { label: 'Round shot', value: lineWords(shot), source: shot.source },
    ...(better === null
      ? []
      : [{ label: 'Better load', value: `canister to ${inches(better)}, then round shot`, source: sources.crossover }]),
    ...roundsCard(stand),
    { label: 'Arc', value: `${2 * arc.value}°`, source: arc.source },
    { label: 'Fire', value: barred?.because ?? 'May fire', source: barred?.source ?? sources.mayFire },
  ];
}

function armsCard(tables: Tables, fighter: Fighter, stand: FighterStand): readonly Capability[] {
  const { weapon } = troopOf(fighter);
  const found = tables.lineOf(weapon);
  if (!found) return [{ label: 'Weapon', value: WEAPONS[weapon], source: sources.noArms }];
  const line = tables.line(found.value);
  const own = found.value === weapon ? toldFrom(line.source, found.source) : found.source;
  const firing = tables.firing(fighter.order);
  const arc = tables.arcHalf('small-arms');
  const barred = mayFireSmallArms(tables, fighter, stand, null);
  return [
    { label: 'Weapon', value: WEAPONS[weapon], source: own },
    { label: 'Fire by range', value: lineWords(line), source: line.source },
    ...(firing
      ? [{ label: 'Firing', value: `${figuresFiring(stand, firing)} of ${counted(stand.figures, 'figure')}`, source: firing.source }]
      : []),
    { label: 'Arc', value: `${2 * arc.value}°`, source: arc.source },
    { label: 'Fire', value: barred?.because ?? 'May fire', source: barred?.source ?? sources.mayFire },
  ];
}

export const cardOf =
  (tables: Tables): RuleSet['card'] =>
  (fighter, stand, options = {}) =>
    isGun(stand) ? gunCard(tables, fighter, stand, options) : armsCard(tables, fighter, stand);
