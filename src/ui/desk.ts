/**
 * The desk: everything a panel may read and everything it may ask for. The app implements it; panels only show it.
 * A snapshot is immutable; `subscribe` is called at most once a frame.
 */
import type { Command } from '#game/command';
import type { LogEntry, ModeChoice, ShotPlan } from '#game/session.types';
import type { GameState } from '#game/state';
import type { Capability, Refused, RuleSet, Ruling, Shot, Thrown, Witness } from '#rules/engine/contract';

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
  readonly capabilities: readonly Capability[];
  readonly may: readonly ModeChoice[];
  readonly canShoot: readonly Sighting[];
  readonly shotBy: readonly Sighting[];
}

export interface Settled {
  readonly rulings: readonly Ruling[];
  readonly thrown: readonly Thrown[];
  readonly shots: readonly Shot[];
}

export interface DeskView {
  readonly state: GameState;
  readonly book: RuleSet;
  readonly books: readonly RuleSet[];
  readonly tool: ToolName;
  readonly selection: readonly string[];
  readonly selectedTerrain: string | null;
  readonly hovered: UnitCard | null;
  readonly selected: UnitCard | null;
  readonly modes: readonly ModeChoice[];
  readonly mode: { readonly mode: string; readonly load: string | null };
  /** The preview of the present aim, null when nothing is aimed. */
  readonly plan: ShotPlan | null;
  /** Point of ricochet and its limits while the mode has one. */
  readonly ricochet: { readonly at: number; readonly below: number } | null;
  /** What was last settled; shown until the next aim. */
  readonly settled: Settled | null;
  readonly declared: readonly ShotPlan[];
  readonly log: readonly LogEntry[];
  readonly head: number;
  /** The trail line now lit, by id, and the status line's words. */
  readonly lit: string | null;
  readonly hint: string;
  readonly notice: { readonly tone: 'no' | 'info'; readonly title: string; readonly body: string } | null;
  readonly typedDice: boolean;
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
  view(): DeskView;
  subscribe(listener: (view: DeskView) => void): () => void;
  send(command: Command): Refused | null;
  undo(): void;
  redo(): void;
  pickTool(tool: ToolName): void;
  pickMode(mode: string, load: string | null): void;
  pickUnit(unit: string | null): void;
  aimAt(unit: string | null): void;
  setRicochet(inches: number): void;
  /** Fires the present aim at once, or declares it for the step. `faces` are typed dice. */
  fire(faces?: readonly number[]): void;
  declare(): void;
  settleStep(faces?: readonly number[]): void;
  light(line: string | null, witness: Witness | null): void;
  setOverlay(name: keyof DeskView['overlays'], on: boolean): void;
  setTypedDice(on: boolean): void;
  setDark(on: boolean): void;
  openFile(file: File): Promise<void>;
  openSample(id: string): Promise<void>;
  samples(): readonly { readonly id: string; readonly name: string; readonly about: string }[];
  saveScenario(): void;
  saveGame(): void;
  zoom(by: number): void;
  fit(): void;
  dismiss(): void;
}
