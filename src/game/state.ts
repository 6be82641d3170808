/**
 * The whole game as plain JSON: what a scenario file says, where the turn stands, what was declared, and the dice.
 * States are never changed; `evolve` makes one from another and shares what stayed the same.
 */
import type { SideId, StandId, Table, TerrainId, UnitId } from '#geometry/table/table';
import type { Chart } from '#rules/engine/chart';
import type { Fighter, GunPart, Order, Ruling, Shot, UnitState } from '#rules/engine/contract';
import type { BookChoice } from '#rules/engine/library';
import type { BySide, Fight } from '#rules/engine/melee';
import type { MoraleCause } from '#rules/engine/morale';
import type { FirstMove } from '#rules/engine/movement';

export interface Side {
  readonly id: SideId;
  readonly name: string;
  readonly nation: string | null;
}

/** A morale test that was taken, by the key of its occasion. */
export interface Tested {
  readonly cause: MoraleCause;
  readonly key: string;
}

/** Whom a unit charges, and the inches of its charge into contact. */
export interface ChargeMade {
  readonly target: UnitId;
  readonly inches: number;
  /** Figures that fell since it charged; absent: none. */
  readonly fell?: number;
}

/** When a unit broke, and who saw it. */
export interface Rout {
  /** Turn in which it broke. */
  readonly since: number;
  /** Turn of its last move in rout; null before the first. */
  readonly fled: number | null;
  /** Friends with the inches to them, edge to edge, when it broke; null: it has not moved since, so they can still be measured. */
  readonly seen: readonly { readonly unit: UnitId; readonly inches: number }[] | null;
}

/** Identity and condition of a unit. Its stands are those of the table that name it. */
export interface Unit {
  readonly id: UnitId;
  readonly side: SideId;
  readonly name: string;
  readonly troop: string;
  readonly order: Order;
  readonly state: UnitState;
  readonly engaged: boolean;
  readonly charging: boolean;
  /** null: what the troop is by nature (horse is mounted unless said otherwise). */
  readonly mounted: boolean | null;
  readonly officerLost: boolean;
  readonly marksmen: boolean;
  readonly leader: boolean;
  readonly nation: string | null;
  /** Inches gone this turn by the tape; `spent` is what they and all drill cost of the move, the inches themselves when absent. */
  readonly moved: {
    readonly inches: number;
    readonly how: 'marched' | 'manhandled' | 'assembled' | 'unlimbered';
    readonly spent?: number;
    /** It entered a building: its move is over, whatever was left of it. */
    readonly ended?: true;
  } | null;
  /** Figures lost since the start, shown on the label. */
  readonly losses: number;
  /** Gravest state taken this turn, by step id. */
  readonly takenInStep: Readonly<Record<string, UnitState>>;
  /** Its charge of this turn; absent or null where it made none, or where fire broke it. It is engaged when its melee begins, not before. */
  readonly charge?: ChargeMade | null;
  /** Absent or null for a unit that is not in rout. */
  readonly rout?: Rout | null;
  /** Morale tests taken: those of a turn are forgotten at its end. Absent: none. */
  readonly tested?: readonly Tested[];
  /** Fields of the file that this version does not know, kept as they were. */
  readonly extra: Readonly<Record<string, unknown>>;
}

/** What belongs to one stand beside its place on the table. */
export interface StandRecord {
  readonly id: StandId;
  /** Figures when whole. */
  readonly full: number;
  /** A gun has a crew of figures; 0 is crewless, and a stand-in's stand id may be named. */
  readonly gun: {
    readonly piece: string;
    readonly crew: number;
    readonly crewedBy: StandId | null;
    readonly hit: readonly GunPart[];
    /** Rounds left by load; a load that is not named, or no record at all, is unlimited. */
    readonly rounds?: Readonly<Record<string, number>>;
    /** Turn in which the gun may not fire after being stopped; null when it may. */
    readonly stoppedIn: number | null;
    /** Turns in which a jam was tried at; null or absent: not jammed. And the turn in which it jammed or was last tried at. */
    readonly jammed?: number | null;
    readonly jamTurn?: number;
  } | null;
  readonly marker: string | null;
  readonly hasFired: boolean;
  readonly extra: Readonly<Record<string, unknown>>;
}

/** A name and the file's own fields of a terrain piece; its shape lives on the table. */
export interface TerrainRecord {
  readonly id: TerrainId;
  /** The outline or path as the file gives it, so that a save gives it back unchanged. */
  readonly source:
    | { readonly outline: readonly (readonly [number, number])[] }
    | { readonly path: readonly (readonly [number, number])[]; readonly width: number };
  readonly extra: Readonly<Record<string, unknown>>;
}

/** State of the generator: pure data, saved with the game and restored by undo. */
export interface DiceState {
  readonly words: readonly number[];
  /** Dice thrown since the seed, for the seed line of the panel. */
  readonly thrown: number;
}

export interface Turn {
  readonly number: number;
  /** Id of the fire step that is open. */
  readonly step: string;
  readonly declared: readonly Shot[];
  /** Who moves first in it; absent until that is asked. */
  readonly first?: FirstMove;
  /** Who was first in the last turn in which it was asked; absent where it never was. */
  readonly before?: SideId;
}

/** A melee that goes on, with both units as they were when it began. */
export interface OpenFight extends Fight {
  readonly fighters: BySide<Fighter>;
}

export interface GameState {
  readonly name: string;
  readonly seed: string;
  readonly book: string;
  /** Parts that the player joined in place of the book's own, by part name. */
  readonly parts: BookChoice['parts'];
  /** The player's own charts, each in place of the shipped one of the same id. */
  readonly charts: readonly Chart[];
  readonly options: Readonly<Record<string, string>>;
  readonly table: Table;
  readonly sides: readonly Side[];
  readonly units: readonly Unit[];
  readonly stands: readonly StandRecord[];
  readonly terrain: readonly TerrainRecord[];
  readonly turn: Turn;
  readonly dice: DiceState;
  /** Melees that are not over, in the order in which they began. */
  readonly fights: readonly OpenFight[];
  /** Rulings of the present turn, newest last. */
  readonly rulings: readonly Ruling[];
  readonly extra: Readonly<Record<string, unknown>>;
}
