/** A share of fire as a ruling: sure hits, the chance of one more, its die, and the figures that are lost. */
import type { DiceCall, Effect, Fighter, FireRules, Readings, Roll, Ruling, Share } from '../../engine/contract.ts';
import { throwDie } from '../../engine/dice.ts';
import { floor, fraction, minus, times, toNumber, type Fraction } from '../../engine/fraction.ts';
import { naming } from '../../engine/yours.ts';
import { add, atMost, base, counted, note } from '../../engine/tell.ts';
import { total, type Trail, type TrailLine } from '../../engine/trail.ts';
import { chosen } from './options.ts';
import { percentWords } from './percent.ts';
import { sources } from './sources.ts';
import { appliedModifiers } from './value.ts';

/** What is known of a share before its die. */
interface Reckoned {
  /** All chances added, in percent. */
  readonly percent: Fraction;
  readonly sure: number;
  /** Of one more hit, in percent. */
  readonly chance: Fraction;
  /** Of at least one hit, each figure for itself, in percent. */
  readonly exact: Fraction;
  /** The highest face of the d100 that hits; 0 where no die is thrown. */
  readonly hitsTo: number;
  readonly lines: Trail;
}

function exactOf({ carries }: Share): Fraction {
  const { exactOver, exactUnder } = carries ?? {};
  return fraction(Number(exactOver ?? 0), Number(exactUnder ?? 1));
}

const sureLines = (percent: Fraction, sure: number): Trail => [
  base('sure', times(percent, fraction(1, 100)), {
    because: `All chances together are ${percentWords(percent)}.`,
    source: sources.added,
    of: 'sure',
    shown: percentWords(percent),
  }),
  {
    id: 'sure/whole',
    op: 'floor',
    value: fraction(sure),
    of: 'sure',
    because: `Every full hundred is a sure hit: ${sure}.`,
    source: sources.added,
    shown: `${sure} sure`,
  },
];

function chanceLines(percent: Fraction, sure: number, exact: Fraction | null): Trail {
  if (exact)
    return [
      base('chance', exact, {
        because: 'The exact chance of a hit, each figure for itself.',
        source: sources.exact,
        of: 'chance',
        shown: percentWords(exact),
      }),
    ];
  const all = base('chance', percent, {
    because: 'All chances together.',
    source: sources.added,
    of: 'chance',
    shown: percentWords(percent),
  });
  if (sure === 0) return [all];
  const left = minus(percent, fraction(100 * sure));
  const because = 'Less the sure hits: the chance of one more.';
  return [all, add('chance/left', -100 * sure, { because, source: sources.added, of: 'chance', shown: percentWords(left) })];
}

function exactLine(exact: Fraction): TrailLine {
  const because = `Each figure for itself, at least one hit has a chance of ${percentWords(exact)}.`;
  return note('exact', exact, { because, source: sources.added, shown: percentWords(exact) });
}

export function reckon(share: Share, readings: Readings): Reckoned {
  const percent = total(share.value);
  const exact = exactOf(share);
  const sure = floor(times(percent, fraction(1, 100)));
  const byExact = sure === 0 && chosen(readings, 'C000-5') === 'exact';
  const lines = [...sureLines(percent, sure), ...chanceLines(percent, sure, byExact ? exact : null)];
  const chance = total(lines, 'chance');
  return { percent, sure, chance, exact, hitsTo: floor(chance), lines: [...lines, exactLine(exact)] };
}

/** The one die of a share; null where nothing is left to throw for. */
export function dieFor(target: Pick<Fighter, 'unit' | 'name'>, { chance, hitsTo }: Reckoned): DiceCall | null {
  if (hitsTo <= 0) return null;
  return {
    count: 1,
    sides: 100,
    why: `One more hit on ${target.name} at ${percentWords(chance)}`,
    for: target.unit,
    against: target.unit,
    matters: { only: 'reaching', least: [hitsTo + 1] },
  };
}

type Foreseen = ReturnType<FireRules['foresee']>;

const oneOf = (shares: readonly Share[]): Share => {
  const [share] = shares;
  if (!share || shares.length > 1) throw new Error(`a ruling of ${shares.length} shares`);
  return share;
};

const toldWords = ({ sure, chance }: Reckoned): string => {
  if (sure === 0 && chance.num === 0) return 'No effect';
  if (chance.num === 0) return `${sure} sure`;
  return sure === 0 ? `${percentWords(chance)} for a hit` : `${sure} sure, ${percentWords(chance)} for one more`;
};

function common(target: Fighter, share: Share, step: string, known: Reckoned): Omit<Foreseen, 'result' | 'trail'> {
  const { percent, sure, chance, exact } = known;
  return {
    target: target.unit,
    step,
    value: percent,
    odds: null,
    column: null,
    modifiers: appliedModifiers(share.value),
    numbers: { percent: toNumber(percent), sure, chance: toNumber(chance), exact: toNumber(exact) },
    ...naming(share.value),
  };
}

export const foresee: FireRules['foresee'] = (target, shares, context) => {
  const share = oneOf(shares);
  const known = reckon(share, context.options);
  return { ...common(target, share, context.step, known), trail: [...share.value, ...known.lines], result: toldWords(known) };
};

/** Why nothing is thrown although something may be left. */
function noDieLine({ chance }: Reckoned): TrailLine {
  const because =
    chance.num === 0 ? 'Nothing is left to throw for.' : `${percentWords(chance)} is less than one face of the die: none is thrown.`;
  return note('no-die', 0, { because, source: sources.remainder });
}

function dieLine(face: number, { hitsTo, chance }: Reckoned): TrailLine {
  const hit = face <= hitsTo;
  const need = `${hitsTo} or less is needed for ${percentWords(chance)}`;
  return base('die', face, {
    because: `The d100 shows ${face}; ${need}: ${hit ? 'one more hit' : 'no more'}.`,
    source: sources.remainder,
    of: 'die',
    shown: String(face),
  });
}

/** Hits and the figures that they cost, at most those that are there. */
function lossLines(target: Fighter, { sure }: Reckoned, more: boolean): Trail {
  const hits = base('hits', sure, { because: `${counted(sure, 'sure hit')}.`, source: sources.added, of: 'hits' });
  const one = more ? [add('hits/more', 1, { because: 'One more by the die.', source: sources.remainder, of: 'hits' })] : [];
  const all = [hits, ...one];
  if (toNumber(total(all, 'hits')) <= target.figures) return all;
  const because = `${target.name} has ${counted(target.figures, 'figure')} left.`;
  return [...all, atMost('hits/present', target.figures, { because, source: sources.losses, of: 'hits' })];
}

function effectOf(target: Fighter, lost: number): Effect {
  return { state: lost > 0 && lost === target.figures ? 'destroyed' : 'none', figures: lost, stands: [], guns: [] };
}

function effectLine(target: Fighter, effect: Effect): TrailLine {
  const lost = effect.figures === 0 ? 'loses nobody' : `loses ${counted(effect.figures, 'figure')}`;
  const because = `${target.name} ${lost}${effect.state === 'destroyed' ? ' and is destroyed' : ''}.`;
  return note('effect', effect.figures, { because, source: sources.losses, seen: { stands: target.stands.map((stand) => stand.id) } });
}

const resultWords = ({ state, figures }: Effect): string => {
  if (state === 'destroyed') return `Destroyed: ${counted(figures, 'figure')} lost`;
  return figures === 0 ? 'No effect' : `${counted(figures, 'figure')} lost`;
};

export function settle(target: Fighter, shares: readonly Share[], context: Parameters<FireRules['settle']>[2], roll: Roll): Ruling {
  const share = oneOf(shares);
  const known = reckon(share, context.options);
  const call = dieFor(target, known);
  const face = call ? throwDie(roll, call) : null;
  const told = face === null ? noDieLine(known) : dieLine(face, known);
  const losses = lossLines(target, known, face !== null && face <= known.hitsTo);
  const effect = effectOf(target, toNumber(total(losses, 'hits')));
  return {
    ...common(target, share, context.step, known),
    dice: face === null ? [] : [face],
    effect,
    trail: [...share.value, ...known.lines, told, ...losses, effectLine(target, effect)],
    result: resultWords(effect),
  };
}
