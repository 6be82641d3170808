/** A man's value against the standard infantryman, and what it is set to against this enemy: the lesser at 30, the greater above it. */
import type { Fighter } from '../../engine/contract.ts';
import { compare, minus, show, type Fraction } from '../../engine/fraction.ts';
import type { BySide, Fight, MeleeContext, Role } from '../../engine/melee.ts';
import { add, base } from '../../engine/tell.ts';
import { total, type Trail, type TrailLine } from '../../engine/trail.ts';
import { toldFrom } from '../../engine/yours.ts';
import { troopOf } from '../../roster/traits.ts';
import type { NormalizedCharts } from './charts.ts';
import { gradeOf } from './grade.ts';
import { situationLines } from './situation.ts';
import { sources } from './sources.ts';
import { both, enemyOf, modifierLine, whole } from './told.ts';

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
  const because = training === 'regular' ? `${fighter.name} is neither elite nor conscript.` : `${fighter.name} is ${training}.`;
  return modifierLine('value/training', row, { of: 'value', because, source: row.source, ...not(training !== 'regular') });
}

function horseLine(fighter: Fighter, charts: NormalizedCharts): TrailLine {
  const row = charts.value('horse');
  const because = fighter.mounted ? `${fighter.name} is mounted: the man's horse.` : `${fighter.name} is on foot.`;
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

/** What one figure of each side is worth in the coming round. */
export function worths(fight: Fight, context: MeleeContext, charts: NormalizedCharts): BySide<Worth> {
  const values = both((role) => valueLines(role, fight, context, charts));
  const own = both((role) => total(values[role], 'value'));
  const lesser = charts.number('lesser');
  return both((role) => {
    const difference = minus(own[role], own[enemyOf(role)]);
    const [greater, equal] = [compare(difference, whole(0)) > 0, difference.num === 0];
    const against = `${show(own[role])} against ${show(own[enemyOf(role)])}`;
    const because = greater
      ? `The lesser value is set to ${lesser.value}.`
      : `${against}: ${equal ? 'equals are' : 'the lesser is'} set to ${lesser.value}.`;
    const lines: Trail = [
      base('worth/lesser', lesser.value, { of: 'worth', because, source: lesser.source }),
      ...(greater
        ? [
            add('worth/difference', difference, {
              of: 'worth',
              because: `${against}: the difference goes on top.`,
              source: sources.difference,
            }),
          ]
        : []),
    ];
    return { worth: total(lines, 'worth'), trail: [...values[role], ...lines] };
  });
}
