/** A group's fire settled: the d10 that must be reached, and on a hit the random factor, the casualties and the figures lost. */
import type { Effect, Fighter, Roll, Ruling, SettleContext, Share } from '../../../engine/contract.ts';
import { throwDie } from '../../../engine/dice.ts';
import { fraction, show, toNumber, type Fraction } from '../../../engine/fraction.ts';
import { atMost, counted, note } from '../../../engine/tell.ts';
import { total, type Trail, type TrailLine } from '../../../engine/trail.ts';
import { naming } from '../../../engine/yours.ts';
import { casualtiesLine, throwFigureLoss, throwRandom } from '../shared/index.ts';
import { needsOf, roundsCall, toHitCall } from './dice.ts';
import { sources } from './sources.ts';
import type { FireTables } from './tables.ts';
import { gateOf, gateSource, type Gate } from './toHit.ts';

const NOTHING: Effect = { state: 'none', figures: 0, stands: [], guns: [] };

interface Settling {
  readonly share: Share;
  readonly target: Fighter;
  readonly firer: Fighter;
  readonly context: SettleContext;
  readonly tables: FireTables;
}

/** @throws when no share, or more than one, is to be settled: each is a ruling of its own here. */
function settlingOf(target: Fighter, shares: readonly Share[], context: SettleContext, tables: FireTables): Settling {
  const [share, more] = shares;
  const firer = share?.carries?.['firer'];
  if (!share || more || typeof firer !== 'string') throw new Error(`${target.unit}: one group's fire is settled at a time`);
  return { share, target, firer: context.fighterOf(firer), context, tables };
}

const columnOf = ({ share }: Settling): string => String(share.carries?.['column'] ?? '');

const roundsIn = ({ share }: Settling): number | null => {
  const rounds = share.carries?.['rounds'];
  return typeof rounds === 'number' ? rounds : null;
};

const applied = new WeakMap<Share, Ruling['modifiers']>();

/** Modifiers of the d10 that apply, with what they add to the die. */
function modifiersOf({ share }: Settling): Ruling['modifiers'] {
  const known = applied.get(share) ?? modifiersIn(share);
  applied.set(share, known);
  return known;
}

function modifiersIn(share: Share): Ruling['modifiers'] {
  return share.value
    .filter((line) => line.of === 'needs' && line.op === 'add' && line.counts !== false)
    .map((line) => ({ id: line.id.replace('needs/', ''), value: -toNumber(line.value) }));
}

interface Gated {
  readonly hit: boolean;
  readonly faces: readonly number[];
  readonly line: TrailLine;
}

function gateWords(gate: Gate, needs: number, face: number): string {
  if (gate === 'certain') return `${needs} or more: a hit without a die.`;
  if (gate === 'impossible') return `${needs} is beyond the d10: no hit.`;
  return face >= needs ? `The d10 shows ${face}, ${needs} or more: a hit.` : `The d10 shows ${face}, ${needs} needed: a miss.`;
}

function throwGate({ share, firer, target }: Settling, roll: Roll): Gated {
  const needs = needsOf(share);
  const gate = gateOf(needs);
  const faces = gate === 'thrown' ? [throwDie(roll, toHitCall(firer, target, needs))] : [];
  const [face = 0] = faces;
  const hit = gate === 'certain' || (gate === 'thrown' && face >= needs);
  const line = note('hit', hit ? 1 : 0, {
    because: gateWords(gate, needs, face),
    source: gateSource(gate),
    ...(gate === 'thrown' ? { shown: String(face) } : {}),
  });
  return { hit, faces, line };
}

/** A machine gun's d20: over its rounds, or at them, all are fired; under them it jams at that number. */
interface Burst {
  readonly faces: readonly number[];
  readonly lines: Trail;
  readonly jammed: boolean;
}

function throwBurst(settling: Settling, roll: Roll): Burst {
  const rounds = roundsIn(settling);
  if (rounds === null) return { faces: [], lines: [], jammed: false };
  const face = throwDie(roll, roundsCall(settling.firer, settling.target, rounds));
  const shown = String(face);
  if (face >= rounds) {
    const because = `The d20 shows ${face}, ${rounds} or more: no jam.`;
    return { faces: [face], lines: [note('rounds', face, { because, source: sources.jam, shown })], jammed: false };
  }
  const because = `The d20 shows ${face}, under ${rounds}: the gun jams at that number.`;
  return { faces: [face], lines: [atMost('rounds/jam', face, { because, source: sources.jam, shown })], jammed: true };
}

function common(settling: Settling, trail: Trail) {
  return {
    target: settling.target.unit,
    step: settling.context.step,
    value: total(trail),
    odds: null,
    column: columnOf(settling),
    modifiers: modifiersOf(settling),
    trail,
    ...naming(trail),
  };
}

const effectOn = (target: Fighter, figures: number): Effect => ({
  ...NOTHING,
  figures,
  state: figures > 0 && figures >= target.figures ? 'destroyed' : 'none',
});

function missed(settling: Settling, gated: Gated): Ruling {
  const needs = needsOf(settling.share);
  const [face] = gated.faces;
  return {
    ...common(settling, [...settling.share.value, gated.line]),
    dice: gated.faces,
    effect: NOTHING,
    result: face === undefined ? `Impossible: ${needs} needed` : `Missed: ${face}, ${needs} needed`,
    ...(face === undefined ? {} : { outcome: `Missed: less than ${needs} on the d10` }),
    numbers: { needs, hit: false, factor: null, casualties: 0, ...roundNumbers(settling, null) },
  };
}

function roundNumbers(settling: Settling, fired: number | null): Readonly<Record<string, number | null>> {
  const rounds = roundsIn(settling);
  return rounds === null ? {} : { rounds, fired };
}

function resultWords(casualties: number, figures: number, destroyed: boolean): string {
  if (destroyed) return `Destroyed: ${counted(figures, 'figure')} lost`;
  return `${counted(casualties, 'casualty', 'casualties')}: ${counted(figures, 'figure')} lost`;
}

function struck(settling: Settling, gated: Gated, roll: Roll): Ruling {
  const { share, target, firer, context, tables } = settling;
  const burst = throwBurst(settling, roll);
  const random = throwRandom({ fighter: firer, kind: 'fire', readings: context.options, against: target.unit }, tables.shared, roll);
  const before = [...share.value, gated.line, ...burst.lines, random.line];
  const factor = toNumber(total(before, 'factor'));
  const line = casualtiesLine(total(before), factor, tables.shared);
  const casualties = toNumber(line.value);
  const loss = throwFigureLoss(casualties, target, tables.shared, roll);
  const trail = [...before, line, ...loss.lines];
  const effect = effectOn(target, loss.figures);
  return {
    ...common(settling, trail),
    dice: [...gated.faces, ...burst.faces, random.face, ...loss.faces],
    effect,
    result: `${resultWords(casualties, loss.figures, effect.state === 'destroyed')}${burst.jammed ? '; the gun jams' : ''}`,
    numbers: {
      needs: needsOf(share),
      hit: true,
      factor,
      casualties,
      ...roundNumbers(settling, roundsIn(settling) === null ? null : toNumber(total(before))),
    },
    ...(burst.jammed ? { firer: { stand: share.by, jammed: true as const } } : {}),
  };
}

/** Settles one group's fire by these tables. */
export const settleBy =
  (tables: FireTables) =>
  (target: Fighter, shares: readonly Share[], context: SettleContext, roll: Roll): Ruling => {
    const settling = settlingOf(target, shares, context, tables);
    const gated = throwGate(settling, roll);
    return gated.hit ? struck(settling, gated, roll) : missed(settling, gated);
  };

function foreseenWords(needs: number, base: number, figures: Fraction): string {
  const gate = gateOf(needs);
  const what = `${show(figures)} figures at ${base > 0 ? '+' : ''}${show(fraction(base))} and the d6`;
  if (gate === 'impossible') return `Impossible: ${needs} needed on the d10`;
  return gate === 'certain' ? `Certain to hit: ${what}` : `Hits on ${needs} or more: ${what}`;
}

/** What stands before the dice: the number needed, the base factor, the figures that fire. */
export function foresee(
  target: Fighter,
  shares: readonly Share[],
  context: SettleContext,
  tables: FireTables,
): Omit<Ruling, 'dice' | 'effect'> {
  const settling = settlingOf(target, shares, context, tables);
  const { value } = settling.share;
  const needs = needsOf(settling.share);
  const base = toNumber(total(value, 'factor'));
  return {
    ...common(settling, value),
    result: foreseenWords(needs, base, total(value)),
    numbers: { needs, hit: null, factor: base, casualties: null, ...roundNumbers(settling, null) },
  };
}

/** Fire of so many figures at one number, factor and column does the same to a target of the same strength. */
export function alike(target: Fighter, shares: readonly Share[], context: SettleContext, tables: FireTables): string | null {
  const { share, firer } = settlingOf(target, shares, context, tables);
  const [needs, factor, figures] = [needsOf(share), total(share.value, 'factor'), total(share.value)];
  return [needs, show(factor), show(figures), share.carries?.['rounds'] ?? '', firer.unit, target.unit, target.figures].join('/');
}
