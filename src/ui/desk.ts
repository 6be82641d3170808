/**
 * The desk: everything a panel may read and everything it may ask for. The app implements it; panels only show it.
 * A snapshot is immutable; `subscribe` is called at most once a frame.
 */
import type { Command } from '#game/command';
import type { Chart } from '#rules/engine/chart';
import type { LogEntry, ModeChoice, ShotPlan } from '#game/session.types';
import type { GameState } from '#game/state';
import type { Capability, Effect, Order, PartOf, Refused, RuleSet, Ruling, Shot, Thrown, Witness } from '#rules/engine/contract';
import type { Distribution } from '#rules/engine/distribution';
import type { Fraction } from '#rules/engine/fraction';
import type { PartName } from '#rules/engine/parts';
import type { TrailLine } from '#rules/engine/trail';
import type { Asking } from './askedDice.ts';
import type { CompareView } from './compare/comparison.ts';
import type { FightView, MoraleChoice, OrdersView } from './melee/fight.ts';

export type { AskedDice, Asking } from './askedDice.ts';

export type ToolName = 'select' | 'move' | 'wheel' | 'fire' | 'ricochet' | 'arcs' | 'measure' | 'units' | 'terrain';

/** Whom a unit can shoot, and who can shoot it, as measured. */
export interface Sighting {
  readonly unit: string;
  readonly name: string;
  readonly side: string;
  readonly inches: string;
  readonly band: string;
  readonly said: string;
}

/** Who stands in contact with a unit: the shared edge, and the face of this unit that is touched. */
export interface Touching {
  readonly unit: string;
  readonly name: string;
  readonly side: string;
  readonly inches: string;
  readonly said: string;
}

/** The line of the aimed shot from the side: heights by level against inches from the muzzle. */
export interface SideView {
  readonly length: number;
  readonly ground: readonly { readonly at: number; readonly level: number }[];
  readonly features: readonly { readonly kind: string; readonly enter: number; readonly leave: number; readonly stories: number }[];
  readonly stands: readonly { readonly id: string; readonly enter: number; readonly leave: number; readonly struck: boolean }[];
  readonly ricochetAt: number | null;
  /** Where the shot ends, in inches from the muzzle. */
  readonly end: number;
  readonly said: string;
}

export interface UnitCard {
  readonly unit: string;
  readonly name: string;
  readonly side: string;
  readonly sideIndex: number;
  readonly troop: string;
  readonly order: string;
  readonly state: string;
  readonly figures: number;
  readonly full: number;
  readonly stands: number;
  /** Guns of it that are jammed. */
  readonly jammed: number;
  readonly capabilities: readonly Capability[];
  readonly may: readonly ModeChoice[];
  readonly canShoot: readonly Sighting[];
  readonly shotBy: readonly Sighting[];
  readonly contacts: readonly Touching[];
}

export interface Settled {
  readonly rulings: readonly Ruling[];
  readonly thrown: readonly Thrown[];
  readonly shots: readonly Shot[];
}

/** What the camera shows, for the ruler strips and the scale bar: the same frame as the table's. Width and height in css pixels. */
export interface DeskCamera {
  readonly pxPerInch: number;
  readonly center: { readonly x: number; readonly y: number };
  readonly width: number;
  readonly height: number;
}

/** One outcome of a foreseen ruling with its exact probability; the shares of one target sum to 1. */
export interface Chance {
  readonly state: Effect['state'];
  readonly label: string;
  readonly share: Fraction;
}

/** What a target has to expect: mean loss in figures or stands out of what it has now. `outcomes` is null while it is being worked out. */
export interface Foreseen {
  readonly target: string;
  readonly outcomes: readonly Chance[] | null;
  readonly mean: { readonly lost: Fraction; readonly of: number; readonly what: 'figures' | 'stands' } | null;
  /** How the loss falls: from 10 to 90 percent, at least so many, all of it. */
  readonly loss?: Distribution;
}

/** A file that could not be opened, and why: shown as a dialog, the running game untouched. */
export interface FileFault {
  readonly file: string;
  /** `units[1].stands[0].facing`, empty when the file as a whole is at fault. */
  readonly path: string;
  readonly found: string;
  readonly expected: string;
  readonly said: string;
}

/** A question that must be answered before going on: undoing across a throw, leaving unsaved work. */
export interface Question {
  readonly title: string;
  readonly body: string;
  readonly yes: string;
  readonly no: string;
  /** A way to do something first and then go on: "Save and leave". */
  readonly first?: string;
}

/** A troop of the roster as the tray offers it. */
export interface TroopChoice {
  readonly id: string;
  readonly label: string;
  readonly group: string;
  readonly arm: 'foot' | 'horse' | 'gun' | 'general';
  readonly orders: readonly Order[];
  /** Stands of a usual unit. */
  readonly stands: number;
  /** Gun pieces to choose from; empty for foot and horse. */
  readonly guns: readonly { readonly id: string; readonly label: string }[];
}

export interface TerrainChoice {
  readonly kind: string;
  readonly label: string;
}

export interface KeyHelp {
  readonly group: string;
  readonly label: string;
  /** Keys as shown, a chord with spaces or plus: "Ctrl Z". Several ways are separated by " / ". */
  readonly keys: string;
  /** The tool that this key picks, for the letter on the rail. */
  readonly tool?: ToolName;
}

/** What the aimed shot would come to under one choice of a reading. */
export interface ChoiceEffect {
  readonly choice: string;
  /** "Odessa: 18 : 9 = 2-1", or why it could not be fired. */
  readonly said: string;
  /** `used` is in force; `same` rules as that one does; `changes` rules otherwise; `refused` may not be fired under it. */
  readonly kind: 'used' | 'same' | 'changes' | 'refused';
}

/** A worked example of a text, ready to be set out and aimed. */
export interface ExampleCard {
  readonly id: string;
  /** The text that works it: "001". */
  readonly text: string;
  readonly title: string;
  /** What the text prints. */
  readonly says: string;
  /** Which number the text has wrong, and what is right; null where it is right. */
  readonly wrong: string | null;
}

/** A worked example while it is on the table. */
export interface ExampleView extends Omit<ExampleCard, 'id'> {
  /** Its numbers, one after the other where it has several rounds or shots. `text`: null where the text prints none; `here`: null until it is known. */
  readonly numbers: readonly {
    readonly field: string;
    readonly text: readonly (string | null)[];
    readonly here: readonly (string | null)[];
  }[];
  /** The dice of the example; empty once dice were thrown. */
  readonly dice: readonly number[];
}

export interface NewUnit {
  readonly name: string;
  readonly side: string;
  readonly troop: string;
  readonly order: Order;
  readonly stands: number;
  readonly gun: string | null;
}

/** Who moves first this turn. */
export interface FirstView {
  /** What was found out, and by which clause; null until it is asked. */
  readonly known: Pick<TrailLine, 'because' | 'source'> | null;
  readonly asked: Asking;
}

export interface DeskView {
  readonly state: GameState;
  readonly book: RuleSet;
  readonly books: readonly RuleSet[];
  /** The book in force without the player's own charts. */
  readonly shipped: RuleSet;
  /** Every part that a book may be joined from. */
  readonly parts: Readonly<Record<PartName, readonly PartOf[]>>;
  readonly tool: ToolName;
  readonly camera: DeskCamera;
  /** Ids of the selected stands. */
  readonly selection: readonly string[];
  readonly selectedTerrain: string | null;
  readonly hovered: UnitCard | null;
  /** The selected unit's fire at the enemy under the pointer, while nothing is aimed. */
  readonly hoverShot: { readonly plan: ShotPlan; readonly chances: readonly Foreseen[] } | null;
  readonly selected: UnitCard | null;
  readonly modes: readonly ModeChoice[];
  readonly mode: { readonly mode: string; readonly load: string | null };
  /** The preview of the present aim, null when nothing is aimed. */
  readonly plan: ShotPlan | null;
  /** The aimed line from the side; null when nothing is aimed. */
  readonly sideView: SideView | null;
  /** One for each foreseen ruling of the plan, in its order. */
  readonly chances: readonly Foreseen[];
  /** The dice that the present aim will ask for, and those that settling the step will ask for. */
  readonly asked: Asking;
  readonly stepAsked: Asking;
  /** Point of ricochet and its limits while the mode has one. */
  readonly ricochet: { readonly at: number; readonly below: number } | null;
  /** The melee of the selected unit, or the one that was just fought; null where there is none or it was closed. */
  readonly fight: FightView | null;
  /** The worked example that is on the table; null where there is none, or it was put away. */
  readonly example: ExampleView | null;
  /** What the selected unit may do besides firing. */
  readonly orders: OrdersView | null;
  /** Who moves first; null where only one side is on the table. */
  readonly first: FirstView | null;
  /** Morale tests that are due on the table. */
  readonly due: readonly MoraleChoice[];
  /** The aimed shot under every book; null while that is closed. */
  readonly compare: CompareView | null;
  /** What was last settled; shown until the next aim. */
  readonly settled: Settled | null;
  readonly declared: readonly ShotPlan[];
  readonly log: readonly LogEntry[];
  readonly head: number;
  /** Branches that were left by doing something else after an undo. */
  readonly leftBranches: number;
  /** The trail line now lit, by id, and the status line's words. */
  readonly lit: string | null;
  readonly hint: string;
  readonly notice: { readonly tone: 'no' | 'info'; readonly title: string; readonly body: string } | null;
  readonly fault: FileFault | null;
  readonly question: Question | null;
  readonly typedDice: boolean;
  /** Moves on the table are held to what the book allows; otherwise stands are set down freely. */
  readonly marching: boolean;
  readonly overlays: {
    readonly arcs: boolean;
    readonly field: boolean;
    readonly standLines: boolean;
    readonly labels: boolean;
    readonly levels: boolean;
  };
  readonly dark: boolean;
  readonly saved: string;
}

export interface Desk {
  readonly view: () => DeskView;
  readonly subscribe: (listener: (view: DeskView) => void) => () => void;
  readonly send: (command: Command) => Refused | null;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly pickTool: (tool: ToolName) => void;
  readonly pickMode: (mode: string, load: string | null) => void;
  /** Selects all stands of a unit; null selects nothing. */
  readonly pickUnit: (unit: string | null) => void;
  readonly pickStand: (stand: string | null) => void;
  readonly pickTerrain: (terrain: string | null) => void;
  readonly aimAt: (unit: string | null) => void;
  readonly setRicochet: (inches: number) => void;
  /** An umpire's range in place of the measured one for the present aim, in inches; null measures again. */
  readonly setRange: (inches: number | null) => void;
  /** Rounds that a machine gun fires in the present aim; null leaves it to the rule. */
  readonly setRounds: (rounds: number | null) => void;
  /** Fires the present aim at once, or declares it for the step. `faces` are typed dice. */
  readonly fire: (faces?: readonly number[]) => Refused | null;
  readonly declare: () => void;
  /** Opens the comparison of the aimed shot, asks it otherwise, or closes it with null. `ghost` is a range in inches in place of the measured one. */
  readonly compare: (how: { readonly by: CompareView['by']; readonly ghost: number | null } | null) => void;
  /** Shows where the selected unit would come to stand by charging this enemy; null shows nothing. */
  readonly ghostCharge: (target: string | null) => void;
  readonly settleStep: (faces?: readonly number[]) => Refused | null;
  readonly light: (line: string | null, witness: Witness | null) => void;
  readonly setOverlay: (name: keyof DeskView['overlays'], on: boolean) => void;
  readonly setTypedDice: (on: boolean) => void;
  readonly setMarching: (on: boolean) => void;
  readonly setDark: (on: boolean) => void;
  readonly openFile: (file: File) => Promise<void>;
  readonly openSample: (id: string) => Promise<void>;
  readonly samples: () => readonly { readonly id: string; readonly name: string; readonly about: string }[];
  /** The worked examples of the texts. */
  readonly examples: () => readonly ExampleCard[];
  /** Sets an example out, selects who acts in it and aims its shot. */
  readonly openExample: (id: string) => Promise<void>;
  /** Fires or fights the example in sight with its own dice. */
  readonly throwExample: () => void;
  /** Puts the example's card away; its scene stays. */
  readonly closeExample: () => void;
  /** The aimed shot under every choice of an option, in their order; empty while nothing is aimed. */
  readonly effectOf: (option: string) => readonly ChoiceEffect[];
  /** A chart as a file: JSON to be read again, or CSV for a spreadsheet. */
  readonly saveChart: (chart: Chart, as: 'json' | 'csv') => void;
  readonly saveScenario: () => void;
  readonly saveGame: () => void;
  /** The table and the aimed line as GeoJSON, in plain inches. */
  readonly saveGeoJson: () => void;
  readonly zoom: (by: number) => void;
  readonly fit: () => void;
  /** Closes the notice, the fault or the settled result, whichever is on top. */
  readonly dismiss: () => void;
  readonly answer: (how: 'yes' | 'no' | 'first') => void;
  /** Undoes or redoes until `head` entries are done. */
  readonly goTo: (head: number) => void;
  /** Sets a new unit out on the nearest free ground to the middle of the view. */
  readonly addUnit: (unit: NewUnit) => Refused | null;
  readonly addTerrain: (kind: string, name: string) => Refused | null;
  readonly troops: () => readonly TroopChoice[];
  readonly terrainKinds: () => readonly TerrainChoice[];
  readonly keys: readonly KeyHelp[];
}
