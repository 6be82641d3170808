/** The morale level and its test (reconstructed): a base, steps of ten, and a point off for every percent lost; a d100 at or under it holds. */
import type { Fighter, Roll } from '../../engine/contract.ts';
import { throwDie } from '../../engine/dice.ts';
import { toNumber } from '../../engine/fraction.ts';
import type { MoraleCause, MoraleContext, MoraleForesight, MoraleTest } from '../../engine/morale.ts';
import { add, atLeast, atMost, base, capital } from '../../engine/tell.ts';
import { total, type Trail, type TrailLine } from '../../engine/trail.ts';
import { toldFrom } from '../../engine/yours.ts';
import { troopOf } from '../../roster/traits.ts';
import type { NormalizedCharts } from './charts.ts';
import { sources } from './sources.ts';
import { modifierLine } from './told.ts';

type ModifierId = Parameters<NormalizedCharts['moraleModifier']>[0];

interface Found {
  readonly id: ModifierId;
  readonly applies: boolean;
  readonly because: string;
}

function trained(fighter: Fighter): Found {
  const { training } = troopOf(fighter);
  const because = training === 'regular' ? `Neither elite nor conscript: ${fighter.name}.` : `${capital(training)}: ${fighter.name}.`;
  return { id: training === 'conscript' ? 'conscript' : 'elite', applies: training !== 'regular', because };
}

function column({ name, order }: Fighter): Found {
  const applies = order === 'attack-column';
  return { id: 'column', applies, because: applies ? `In attack column: ${name}.` : `In no attack column: ${name}.` };
}

function officer({ name, leader, officerLost }: Fighter): Found {
  const applies = leader && !officerLost;
  return { id: 'officer', applies, because: applies ? `A leader is with ${name}.` : `No leader is with ${name}.` };
}

function standing({ name }: Fighter, ahead: number): Found {
  if (ahead === 0) return { id: 'ahead', applies: false, because: `As many killed as lost in this melee: ${name}.` };
  const by = Math.abs(ahead);
  return ahead > 0
    ? { id: 'ahead', applies: true, because: `${by} more killed than lost in this melee: ${name}.` }
    : { id: 'behind', applies: true, because: `${by} more lost than killed in this melee: ${name}.` };
}

/** Percent lost to the nearest whole, halves up. */
export const percentLost = (lost: number, of: number): number => (of <= 0 ? 0 : Math.floor((200 * lost + of) / (2 * of)));

function lossLine(lost: number, of: number, when: string, charts: NormalizedCharts): TrailLine {
  const each = charts.level('percent');
  const percent = percentLost(lost, of);
  const because = lost === 0 ? `Nobody lost ${when}.` : `${lost} of ${of} lost ${when}: ${percent}%.`;
  const taken = add('level/losses', 0 - each.value * percent, { because, source: each.source, shown: `−${each.value * percent}` });
  return lost === 0 ? { ...taken, counts: false, shown: '0' } : taken;
}

function levelLines(fighter: Fighter, context: MoraleContext, charts: NormalizedCharts): Trail {
  const { melee, full } = context;
  const found = [trained(fighter), column(fighter), ...(melee ? [standing(fighter, melee.ahead)] : []), officer(fighter)];
  const start = charts.level('base');
  const modifiers = found.map(({ id, applies, because }) => {
    const row = charts.moraleModifier(id);
    return modifierLine(`level/${id}`, row, { because, source: row.source, ...(applies ? {} : { counts: false as const }) });
  });
  const losses = melee
    ? lossLine(melee.lost, melee.started, 'in this melee', charts)
    : {
        ...lossLine(Math.max(0, full - fighter.figures), full, 'since the battle began', charts),
        source: toldFrom(sources.outside, charts.level('percent').source),
      };
  return [base('level/base', start.value, { because: 'A unit without losses.', source: start.source }), ...modifiers, losses];
}

/** Lines that bear on a level outside its limits; none where it lies within them. */
function limits(level: number, charts: NormalizedCharts): Trail {
  const [least, most] = [charts.level('least'), charts.level('most')];
  if (level < least.value) return [atLeast('level/least', least.value, { because: `Never under ${least.value}.`, source: least.source })];
  if (level > most.value) return [atMost('level/most', most.value, { because: `Never over ${most.value}.`, source: most.source })];
  return [];
}

/** The chance to hold in the hundred; a level that a player's chart makes no whole number counts its whole points. */
export function levelOf(fighter: Fighter, context: MoraleContext, charts: NormalizedCharts): MoraleForesight {
  const lines = levelLines(fighter, context, charts);
  const trail = [...lines, ...limits(toNumber(total(lines)), charts)];
  return { holds: Math.floor(toNumber(total(trail))), trail };
}

const RESULTS: Readonly<Record<'rally' | 'other', readonly [held: string, failed: string]>> = {
  rally: ['rallies', 'stays routed'],
  other: ['holds', 'breaks'],
};

export function testLevel(fighter: Fighter, cause: MoraleCause, { holds, trail }: MoraleForesight, roll: Roll): MoraleTest {
  const face = throwDie(roll, {
    sides: 100,
    why: `${fighter.name}: ${cause === 'rally' ? 'rallies' : 'holds'} at ${holds} or under`,
    for: fighter.unit,
    matters: { only: 'reaching', least: [holds + 1] },
  });
  const held = face <= holds;
  const [well, ill] = RESULTS[cause === 'rally' ? 'rally' : 'other'];
  const result = held ? well : ill;
  const because = `${fighter.name}: ${result}, since ${face} is ${held ? 'at or under' : 'over'} ${holds}.`;
  const die: TrailLine = { ...base('test/die', face, { of: 'die', because, source: sources.level }), shown: String(face) };
  return { unit: fighter.unit, cause, holds, trail: [...trail, die], dice: [face], held, result };
}
