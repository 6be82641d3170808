/** All fire at one unit in one step: one total, odds in the target's favour, one d12, the chart, and what it does. */
import type { DiceCall, Fighter, FireRules, Roll, Ruling, SettleContext, Share } from '../../engine/contract.ts';
import { throwDie } from '../../engine/dice.ts';
import { decimal, fraction, plus, show, times, toNumber, ZERO, type Fraction } from '../../engine/fraction.ts';
import { atLeast, atMost, base, counted, note, sum } from '../../engine/tell.ts';
import { total, type Trail, type TrailLine } from '../../engine/trail.ts';
import type { Result } from './effectTables.ts';
import { effectOf, NO_EFFECT } from './effect.ts';
import { foreseenLosses, strengthWords, throwLosses, type Fire, type Losses } from './loss.ts';
import { modifierLines } from './modifiers.ts';
import { oddsOf, type Odds } from './odds.ts';
import { naming, toldFrom } from '../../engine/yours.ts';
import { sources } from './sources.ts';
import type { Tables } from './tables.ts';
import { isBattery } from '../../roster/traits.ts';

/** The total and its odds before any effect die: the same for a preview and for a settlement. */
interface Weighed {
  readonly value: Fraction;
  readonly odds: Odds | null;
  readonly lines: Trail;
  readonly modifiers: readonly TrailLine[];
}

const worthOf = (share: Share): number => total(share.value).num;

function shareLine(share: Share, counts: boolean): TrailLine {
  const worth = total(share.value);
  const said = `${share.said ?? share.mode}: ${show(worth)}.`;
  return sum(`share/${share.by}`, share.value, {
    because: said,
    source: sources.oddsTogether,
    seen: { stands: [share.by, ...share.strikes] },
    ...(counts ? {} : { counts: false as const }),
  });
}

function oddsLine(value: Fraction, strength: number, odds: Odds | null, whose: string): readonly TrailLine[] {
  if (!odds) return [];
  const against = decimal(strength);
  const ratio = times(value, fraction(against.den, against.num));
  const shown = `${show(value)} : ${strength} = ${odds.shown}`;
  const capped = odds.column !== null && odds.column !== odds.shown ? ` The chart ends at ${odds.column}.` : '';
  return [
    base('odds', ratio, {
      because: `${show(value)} against ${whose}, rounded in the target's favour.${capped}`,
      source: sources.oddsRounding,
      of: 'odds',
      shown,
    }),
  ];
}

function strengthLine(tables: Tables, target: Fighter, losses: Losses | null): TrailLine {
  if (!losses) {
    const said = `${target.name} has ${counted(target.figures, 'figure')}.`;
    return base('strength', target.figures, {
      because: said,
      source: sources.oddsStrength,
      of: 'strength',
      seen: { stands: target.stands.map((stand) => stand.id) },
    });
  }
  const stand = tables.count('artillery-stand');
  return base('strength', losses.strength, {
    because: `Each stand of artillery counts ${stand.value}.`,
    source: toldFrom(sources.counterStrength, stand.source),
    of: 'strength',
  });
}

function weigh(tables: Tables, { target, shares }: Fire, losses: Losses | null, context: SettleContext): Weighed {
  const missed = losses && losses.counting.length > 0 ? losses.missed : [];
  const lines = [...shares.map((share) => shareLine(share, !missed.includes(share))), ...(losses?.lines ?? [])];
  const value = total(lines);
  const strength = losses ? losses.strength : target.figures;
  const odds = oddsOf(tables.effectColumns, value, strength);
  const whose = losses ? `${strengthWords(losses)}, ${strength}` : counted(strength, 'figure');
  const against = odds ? [strengthLine(tables, target, losses)] : [];
  const bearing = shares.filter((share) => !missed.includes(share) && (worthOf(share) > 0 || share.waits));
  return {
    value,
    odds,
    lines: [...lines, ...against, ...oddsLine(value, strength, odds, whose)],
    modifiers: modifierLines(tables, { target, shares: bearing }, context),
  };
}

const applied = (lines: readonly TrailLine[]): Ruling['modifiers'] =>
  lines.filter((line) => line.counts !== false).map((line) => ({ id: line.id.replace('die/', ''), value: toNumber(line.value) }));

/** Why no effect die is thrown, in the panel's words; null when one is. */
function noDie(target: Fighter, value: Fraction, odds: Odds | null, losses: Losses | null): string | null {
  if (value.num <= 0) return 'No effect: no hit';
  if (losses && losses.strength === 0) return 'A miss: already hit';
  if (!odds) return `${target.name} has no figures`;
  return odds.column === null ? `No effect: ${odds.shown} is below the chart` : null;
}

/** "Stopped on 5, Shaken on 8 …": the least natural die for each result, the modifiers taken into account. */
function limitsWords(tables: Tables, column: string | null, modifier: number): string {
  if (column === null) return '';
  const limits = tables.effectLimits(column).map(({ result, least }) => ({ result, face: Math.max(1, Math.ceil(least - modifier)) }));
  const reached = limits.filter(({ face }) => face <= 12);
  // A result that a graver one overtakes on the same face is never read.
  const read = reached.filter(({ face }, index) => face !== reached[index + 1]?.face);
  return read.length === 0
    ? `${column}: no die has an effect`
    : `${column}: ${read.map(({ result, face }) => `${result.label} on ${face}`).join('; ')}`;
}

const foreseenWords = (waits: number, said: string): string => (waits > 0 ? `Waits for ${counted(waits, 'die', 'dice')}` : said);

/** The settlement without its dice: what is known of the total, its odds and the modifiers. */
function foresee(tables: Tables, fire: Fire, context: SettleContext): Omit<Ruling, 'dice' | 'effect'> {
  const { target, shares } = fire;
  const losses = isBattery(target) ? foreseenLosses(tables, shares) : null;
  const { value, odds, lines, modifiers } = weigh(tables, fire, losses, context);
  const why = noDie(target, value, odds, losses);
  const waits = shares.reduce((all, share) => all + (share.waits ?? 0), 0);
  const column = why === null ? (odds?.column ?? null) : null;
  const trail = column !== null || waits > 0 ? [...lines, ...modifiers] : lines;
  const limits = limitsWords(tables, column, toNumber(total(modifiers, 'die')));
  return {
    target: target.unit,
    step: context.step,
    value,
    odds: odds?.shown ?? null,
    column,
    modifiers: applied(trail.slice(lines.length)),
    trail,
    result: foreseenWords(waits, why ?? limits),
    ...naming(trail),
  };
}

/** The die with its modifiers, kept to the rows that the chart has. */
function dieLines(tables: Tables, face: number, modifiers: readonly TrailLine[]): Trail {
  const low = tables.effectRow('lowest');
  const high = tables.effectRow('highest');
  const lines = [
    base('die', face, { because: `The d12 shows ${face}.`, source: toldFrom(sources.effect, tables.effectSource), of: 'die' }),
    ...modifiers,
  ];
  const modified = toNumber(total(lines, 'die'));
  if (modified < low.value)
    return [
      ...lines,
      atLeast('die/low', low.value, {
        because: `The chart's lowest row is ${low.value} or less.`,
        source: toldFrom(sources.dieRows, low.source),
        of: 'die',
      }),
    ];
  if (modified > high.value)
    return [
      ...lines,
      atMost('die/high', high.value, {
        because: `The chart's highest row is ${high.value} or more.`,
        source: toldFrom(sources.dieRows, high.source),
        of: 'die',
      }),
    ];
  return lines;
}

function columnLine(tables: Tables, column: string, row: number, result: Result): TrailLine {
  return note('column', row, {
    because: `Column ${column}, row ${row}: ${result.label}.`,
    source: toldFrom(sources.effect, tables.effectSource),
    shown: `${column}, row ${row}`,
  });
}

/** A battery is hit by way of the loss chart, and only by fire that is worth something. */
function lossesOf(tables: Tables, { target, shares }: Fire, context: SettleContext, roll: Roll): Losses | null {
  if (!isBattery(target)) return null;
  const hits = shares.filter((share) => worthOf(share) > 0);
  return hits.length > 0 ? throwLosses(tables, { target, shares: hits }, context, roll) : foreseenLosses(tables, shares);
}

/** Only which result's least face it reaches matters of the effect die. */
function effectDie(tables: Tables, target: Fighter, column: string, modifier: number): Omit<DiceCall, 'count'> {
  return {
    sides: 12,
    why: `Effect on ${target.name} at ${column}`,
    for: target.unit,
    against: target.unit,
    matters: { only: 'reaching', least: tables.effectLimits(column).map(({ least }) => least - modifier) },
  };
}

/** One ruling: the loss die of a battery first, then the effect die where the chart has a column. */
function settle(tables: Tables, fire: Fire, context: SettleContext, roll: Roll): Ruling {
  const { target, shares } = fire;
  const losses = lossesOf(tables, fire, context, roll);
  const { value, odds, lines, modifiers } = weigh(tables, fire, losses, context);
  const why = noDie(target, value, odds, losses);
  const thrown = [...shares.flatMap((share) => share.dice ?? []), ...(losses?.faces ?? [])];
  const common = { target: target.unit, step: context.step, value, odds: odds?.shown ?? null };
  if (why !== null || !odds?.column) {
    return { ...common, column: null, modifiers: [], dice: thrown, effect: NO_EFFECT, trail: lines, result: why ?? '', ...naming(lines) };
  }
  const { column } = odds;
  const face = throwDie(roll, effectDie(tables, target, column, toNumber(total(modifiers, 'die'))));
  const die = dieLines(tables, face, modifiers);
  const row = toNumber(total(die, 'die'));
  const result = tables.effectAt(column, row);
  const outcome = effectOf(result, { target, shares, losses, context, resultSource: tables.resultSource });
  const trail = [...lines, ...die, columnLine(tables, column, row, result), ...outcome.lines];
  return {
    ...common,
    column,
    modifiers: applied(modifiers),
    dice: [...thrown, face],
    effect: outcome.effect,
    trail,
    result: outcome.label,
    ...naming(trail),
  };
}

/** Foot and horse suffer by the column and the die's modifiers alone; of a battery every gun that hits it matters. */
function alike(tables: Tables, { target, shares }: Fire, context: SettleContext): string | null {
  if (isBattery(target)) return null;
  const value = shares.map((share) => total(share.value)).reduce(plus, ZERO);
  const column = oddsOf(tables.effectColumns, value, target.figures)?.column ?? null;
  if (column === null) return 'no die';
  const bearing = shares.filter((share) => worthOf(share) > 0);
  return `${column} ${show(total(modifierLines(tables, { target, shares: bearing }, context), 'die'))}`;
}

export const settlementOf = (tables: Tables): Pick<FireRules, 'foresee' | 'settle' | 'alike'> => ({
  foresee: (target, shares, context) => foresee(tables, { target, shares }, context),
  settle: (target, shares, context, roll) => settle(tables, { target, shares }, context, roll),
  alike: (target, shares, context) => alike(tables, { target, shares }, context),
});
