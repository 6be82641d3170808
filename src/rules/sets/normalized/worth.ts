/** A man's value against the standard infantryman, and what it is set to against this enemy: the lesser at 30, the greater above it. */
import type { Fighter } from '../../engine/contract.ts';
import { compare, minus, show, type Fraction } from '../../engine/fraction.ts';
import type { BySide, Fight, MeleeContext, Role } from '../../engine/melee.ts';
import { add, base, capital } from '../../engine/tell.ts';
import { total, type Trail, type TrailLine } from '../../engine/trail.ts';
import { toldFrom } from '../../engine/yours.ts';
import { troopOf } from '../../roster/traits.ts';
import type { NormalizedCharts } from './charts.ts';
import { gradeOf } from './grade.ts';
import { situationLines } from './situation.ts';
import { sources } from './sources.ts';
import { both, enemyOf, modifierLine } from './told.ts';

const not = (applies: boolean) => (applies ? {} : { counts: false as const });

function gradeLine(fighter: Fighter, charts: NormalizedCharts): TrailLine {
  const { grade, because, source } = gradeOf(fighter, troopOf(fighter));
  const row = charts.value(grade === 'light' ? 'light' : 'heavy');
  return modifierLine('value/grade', row, {
    of: 'value',
    because,
    source: toldFrom(source ?? row.source, row.source),
    ...not(grade !== 'medium'),
  });
}

function trainingLine(fighter: Fighter, charts: NormalizedCharts): TrailLine {
  const { training } = troopOf(fighter);
  const row = charts.value(training === 'conscript' ? 'conscript' : 'elite');
  const because = training === 'regular' ? `Neither elite nor conscript: ${fighter.name}.` : `${capital(training)}: ${fighter.name}.`;
  return modifierLine('value/training', row, { of: 'value', because, source: row.source, ...not(training !== 'regular') });
}

function horseLine(fighter: Fighter, charts: NormalizedCharts): TrailLine {
  const row = charts.value('horse');
  const because = fighter.mounted ? `Mounted: a horse for each man of ${fighter.name}.` : `On foot: ${fighter.name}.`;
  return modifierLine('value/horse', row, { of: 'value', because, source: row.source, ...not(fighter.mounted) });
}

/** Lines of the number "value": the standard infantryman's, and every modifier that was looked at. */
function valueLines(role: Role, { facts, rounds }: Fight, context: MeleeContext, charts: NormalizedCharts): Trail {
  const fighter = context.fighters[role];
  const standard = charts.number('standard');
  return [
    base('value/standard', standard.value, { of: 'value', because: 'A standard infantryman.', source: standard.source }),
    gradeLine(fighter, charts),
    trainingLine(fighter, charts),
    horseLine(fighter, charts),
    ...situationLines({ role, facts, context, charts }, rounds + 1),
  ];
}

export interface Worth {
  readonly worth: Fraction;
  readonly trail: Trail;
}

/** Lines of the number "worth": the lesser value is set to a fixed one, the greater carries the difference on top. */
function worthLines(own: Fraction, theirs: Fraction, charts: NormalizedCharts): Trail {
  const lesser = charts.number('lesser');
  const difference = minus(own, theirs);
  const against = `${show(own)} against ${show(theirs)}`;
  const set = (because: string): TrailLine => base('worth/lesser', lesser.value, { of: 'worth', because, source: lesser.source });
  if (compare(own, theirs) <= 0)
    return [set(`${against}: ${difference.num === 0 ? 'equals are' : 'the lesser is'} set to ${lesser.value}.`)];
  const because = `${against}: the difference goes on top.`;
  return [
    set(`The lesser value is set to ${lesser.value}.`),
    add('worth/difference', difference, { of: 'worth', because, source: sources.difference }),
  ];
}

/** What one figure of each side is worth in the coming round. */
export function worths(fight: Fight, context: MeleeContext, charts: NormalizedCharts): BySide<Worth> {
  const values = both((role) => valueLines(role, fight, context, charts));
  const own = both((role) => total(values[role], 'value'));
  return both((role) => {
    const lines = worthLines(own[role], own[enemyOf(role)], charts);
    return { worth: total(lines, 'worth'), trail: [...values[role], ...lines] };
  });
}
