/** The number that a d10 must reach: the table's, and every modifier looked at. A modifier helps the die, so it comes off the number. */
import type { Fighter } from '../../../engine/contract.ts';
import type { SourceRef, Witness } from '../../../engine/source.ts';
import { toNumber } from '../../../engine/fraction.ts';
import { add, base, capital, inches, note } from '../../../engine/tell.ts';
import { total, type Trail, type TrailLine } from '../../../engine/trail.ts';
import { toldFrom } from '../../../engine/yours.ts';
import { isEgyptian, isEgyptianHimself, isMahdist } from '../shared/index.ts';
import type { Covered } from './cover.ts';
import { sources } from './sources.ts';
import type { Arms, Band, FireTables, ToHitModifier } from './tables.ts';
import { inOpenOrder } from './traits.ts';

export interface Volley {
  readonly arms: Arms;
  readonly firer: Fighter;
  readonly target: Fighter;
  readonly band: Band;
  readonly cover: Covered | null;
  readonly position: Covered | null;
  readonly tables: FireTables;
}

interface Found {
  readonly applies: boolean;
  readonly because: string;
  readonly source?: SourceRef;
  readonly seen?: Witness;
}

const asked = (applies: boolean, yes: string, no: string): Found => ({ applies, because: applies ? yes : no });

function intoCover({ cover, target }: Volley): Found {
  if (!cover) return asked(false, '', `${target.name} is in the open.`);
  return { applies: true, because: `${target.name} is in ${cover.grade} cover.`, source: cover.source, seen: cover.seen };
}

function fromPosition({ position, firer }: Volley): Found {
  const prepared = position?.grade === 'prepared';
  if (!prepared || !position) return asked(false, '', `${firer.name} fires from no prepared position.`);
  return { applies: true, because: `${firer.name} fires from a prepared position.`, seen: position.seen };
}

function charging({ charging: charges, mounted, name }: Fighter, applies: boolean): Found {
  const how = `${name} charges ${mounted ? 'mounted' : 'on foot'}.`;
  return asked(applies, how, charges ? how : `${name} does not charge.`);
}

/** What each row of the charts asks. A row of a player's own that asks nothing known never applies. */
const QUESTIONS: Readonly<Record<string, (volley: Volley) => Found>> = {
  egyptian: ({ arms, firer }) =>
    arms === 'artillery'
      ? asked(isEgyptianHimself(firer), `${firer.name} has an Egyptian crew.`, `${firer.name} has no Egyptian crew.`)
      : asked(isEgyptian(firer), `${firer.name} is Egyptian or Sudanese.`, `${firer.name} is neither Egyptian nor Sudanese.`),
  captured: ({ firer }) => asked(isMahdist(firer), `${firer.name} serves a captured gun.`, `${firer.name} serves a gun of its own army.`),
  'officer-lost': ({ firer }) => asked(firer.officerLost, `${firer.name} has lost its officer.`, `${firer.name} has its officer.`),
  'foot-charging': ({ target }) => charging(target, target.charging && !target.mounted),
  'mounted-charging': ({ target }) => charging(target, target.charging && target.mounted),
  charging: ({ target }) => charging(target, target.charging),
  cover: intoCover,
  'open-order': ({ target }) => asked(inOpenOrder(target), `${target.name} is in open order.`, `${target.name} is in close order.`),
  marksmen: ({ firer }) => asked(firer.marksmen, `${firer.name} are marksmen.`, `${firer.name} are no marksmen.`),
  prepared: fromPosition,
};

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

function modifierLine({ id, label, value, source }: ToHitModifier, volley: Volley): TrailLine {
  const found = QUESTIONS[id]?.(volley) ?? asked(false, '', `${label} is not asked.`);
  return add(`needs/${id}`, -value, {
    of: 'needs',
    because: found.because,
    source: found.source ? toldFrom(found.source, source) : source,
    shown: `${signed(value)} to the die`,
    ...(found.applies ? {} : { counts: false as const }),
    ...(found.seen ? { seen: found.seen } : {}),
  });
}

function modifierChart({ arms, firer }: Pick<Volley, 'arms' | 'firer'>): Parameters<FireTables['modifiers']>[0] {
  if (arms === 'artillery') return 'artillery.modifiers';
  return isMahdist(firer) ? 'to-hit.mahdist' : 'to-hit.imperial';
}

/** Whether the die gains by a prepared position: the artillery's rows do not ask for one. */
export const asksPosition = (of: Pick<Volley, 'arms' | 'firer' | 'tables'>): boolean =>
  of.tables.modifiers(modifierChart(of)).some((row) => row.id === 'prepared');

export const bandWords = ({ from, upTo }: Pick<Band, 'from' | 'upTo'>): string =>
  from === 0 ? `up to ${inches(upTo)}` : `over ${inches(from)} up to ${inches(upTo)}`;

/** What the table's number and the modifiers come to: the number that the die itself must show. */
function neededLine(lines: Trail): TrailLine {
  const needs = toNumber(total(lines, 'needs'));
  const gate = gateOf(needs);
  const some = lines.some((line) => line.op === 'add' && line.counts !== false);
  const before = some ? 'Modifiers to the die come off the number' : 'No modifier applies';
  const ends = { certain: 'a hit without a die', impossible: `${needs} is beyond the d10`, thrown: `the d10 must show ${needs} or more` };
  const shown = { certain: 'certain', impossible: 'impossible', thrown: `${needs} or more` }[gate];
  const because = `${before}: ${ends[gate]}.`;
  return note('needs/die', needs, { of: 'needs', because, source: gateSource(gate), shown });
}

/** Lines of the number "needs". */
export function needsLines(volley: Volley): Trail {
  const { band, tables } = volley;
  const said = `${bandWords(band)}: ${band.least.value} or more on the d10.`;
  const lines: Trail = [
    base('needs/table', band.least.value, {
      of: 'needs',
      because: capital(said),
      source: band.least.source,
    }),
    ...tables.modifiers(modifierChart(volley)).map((row) => modifierLine(row, volley)),
  ];
  return [...lines, neededLine(lines)];
}

/** The d10 that is asked for; certain at 1 or less, impossible above 10. */
export type Gate = 'certain' | 'impossible' | 'thrown';

export const TO_HIT_SIDES = 10;

export const gateOf = (needs: number): Gate => (needs <= 1 ? 'certain' : needs > TO_HIT_SIDES ? 'impossible' : 'thrown');

export const gateSource = (gate: Gate): SourceRef => (gate === 'thrown' ? sources.gate : sources.certain);
