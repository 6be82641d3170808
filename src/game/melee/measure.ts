/** What is measured where two units meet: the fronts in contact, where each is struck, its level and its cover against the other. */
import { clashOf, type Clash, type Contact } from '#geometry/check/contact';
import { onAnyHill } from '#geometry/check/opened';
import { gap } from '#geometry/shape/box';
import { tape, tapeOf, type Tape } from '#geometry/shape/units';
import { fieldOf } from '#geometry/table/field';
import type { Stand, UnitId } from '#geometry/table/table';
import type { Readings, RuleSet } from '#rules/engine/contract';
import { MEASURED_BY, measuringOf } from '#rules/engine/measuring';
import type { MeleeFacts, MeleeSideFacts, Role } from '#rules/engine/melee';
import { choicesOf } from '#rules/engine/recording';
import { fighterOf, readingsOf } from '../fighter.ts';
import { standOf, standsOf, unitOf } from '../lookup.ts';
import type { GameState } from '../state.ts';
import { coverIn, levelAlong, stretchesOf, type Pair } from './front.ts';

type End = 'a' | 'b';

const endOf = (role: Role): End => (role === 'attacker' ? 'a' : 'b');

/** Figures along every edge that touches; one that touches two enemies is one figure. */
function figuresIn(contacts: readonly Contact[], end: End): number {
  return new Set(contacts.flatMap(({ [end]: { stand, figures } }) => figures.map((number) => JSON.stringify([stand, number])))).size;
}

/** Pairs of stands that touch, longest contact first; of bodies that do not touch, the nearest pair. */
function pairsOf(
  state: GameState,
  contacts: readonly Contact[],
  [first, second]: readonly [readonly Stand[], readonly Stand[]],
): readonly Pair[] {
  if (contacts.length > 0) {
    const longest = contacts.toSorted((x, y) => y.inches - x.inches || (x.a.stand < y.a.stand ? -1 : 1));
    return longest.map(({ a, b, inches }) => ({ own: standOf(state, a.stand), other: standOf(state, b.stand), inches }));
  }
  const all = first.flatMap((own) => second.map((other) => ({ pair: { own, other, inches: 0 }, apart: gap(own.box, other.box).inches })));
  const nearest = all.toSorted((x, y) => x.apart - y.apart)[0];
  return nearest ? [nearest.pair] : [];
}

/** Inches of its charge at this enemy; a file that only says charging is taken at its word, for the least that a charge may be. */
function chargeOf(state: GameState, unit: UnitId, at: UnitId, book: RuleSet): number | null {
  const { charging, charge, moved } = unitOf(state, unit);
  if (!charging) return null;
  if (charge) return charge.target === at ? charge.inches : null;
  return moved?.inches ?? book.movement.leastCharge(fighterOf(state, unit)).inches;
}

/** Figures that a charging unit has lost to fire since it charged; of one that a file calls charging, all that it lost to fire this turn. */
function fallenCharging(state: GameState, unit: UnitId): number {
  const { charge } = unitOf(state, unit);
  if (charge) return charge.fell ?? 0;
  return state.rulings.filter(({ target }) => target === unit).reduce((sum, { effect }) => sum + effect.figures, 0);
}

interface Measured {
  readonly clash: Clash;
  readonly pairs: readonly Pair[];
}

function sideFacts(
  state: GameState,
  book: RuleSet,
  role: Role,
  units: Readonly<Record<Role, UnitId>>,
  { clash, pairs }: Measured,
): MeleeSideFacts {
  const end = endOf(role);
  const other = role === 'attacker' ? units.defender : units.attacker;
  const own = role === 'attacker' ? pairs : pairs.map((pair): Pair => ({ own: pair.other, other: pair.own, inches: pair.inches }));
  const stretches = stretchesOf(state, own);
  const charged = chargeOf(state, units[role], other, book);
  return {
    unit: units[role],
    figures: figuresIn(clash.contacts, end),
    inches: clash.contacts.reduce((sum, contact) => sum + contact.inches, 0),
    struckIn: clash.struckIn[role === 'attacker' ? 0 : 1],
    level: levelAlong(state, own, measuringOf(readingsOf(state, book)).level),
    cover: coverIn(stretches),
    stretches,
    charged,
    ...(charged === null ? {} : { fellCharging: fallenCharging(state, units[role]) }),
  };
}

function gapOf(contacts: readonly Contact[], pairs: readonly Pair[]): Tape {
  const pair = pairs[0];
  return contacts.length > 0 || !pair ? tapeOf(0) : tape(gap(pair.own.box, pair.other.box).inches);
}

/** The reading by which the levels of a melee were told, where any of its stands is on a hill. */
function levelReading(state: GameState, stands: readonly Stand[], book: RuleSet): Readings {
  const asked = stands.some((stand) => onAnyHill(fieldOf(state.table), stand));
  return choicesOf(new Set(asked ? [MEASURED_BY.level] : []), readingsOf(state, book), book.options);
}

/** Two units, in contact or not; the level of a side is that of most of its front in contact. @throws when a unit is not on the table. */
export function meleeFacts(state: GameState, attacker: UnitId, defender: UnitId, book: RuleSet): MeleeFacts {
  const bodies = [standsOf(state, attacker), standsOf(state, defender)] as const;
  const clash = clashOf(...bodies);
  const measured: Measured = { clash, pairs: pairsOf(state, clash.contacts, bodies) };
  const units = { attacker, defender };
  return {
    attacker: sideFacts(state, book, 'attacker', units, measured),
    defender: sideFacts(state, book, 'defender', units, measured),
    gap: gapOf(clash.contacts, measured.pairs),
    spans: clash.contacts.map(({ span }) => span),
    readings: levelReading(
      state,
      measured.pairs.flatMap(({ own, other }) => [own, other]),
      book,
    ),
  };
}
