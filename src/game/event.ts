/** What happened. A save is its events: loading folds them and asks no rule, so a later chart does not rewrite an old battle. */
import type { Effect, Ruling, Shot, Thrown } from '#rules/engine/contract';
import type { Command, NewStand, Placing, MoveNote } from './command.ts';
import type { DiceState, GameState, Unit } from './state.ts';

export type GameEvent =
  | { readonly type: 'ShotDeclared'; readonly shot: Shot }
  | { readonly type: 'ShotWithdrawn'; readonly index: number }
  | { readonly type: 'DiceThrown'; readonly throws: readonly Thrown[]; readonly then: DiceState; readonly typed: boolean }
  | { readonly type: 'ShotFired'; readonly shot: Shot; readonly stands: readonly string[] }
  | { readonly type: 'EffectTaken'; readonly target: string; readonly step: string; readonly effect: Effect; readonly ruling: Ruling }
  | { readonly type: 'StepSettled'; readonly next: GameState['turn'] }
  | { readonly type: 'StandsPlaced'; readonly placings: readonly Placing[]; readonly note: MoveNote }
  | { readonly type: 'UnitAdded'; readonly unit: Unit; readonly stands: readonly NewStand[] }
  | {
      readonly type: 'Edited';
      readonly command: Exclude<
        Command,
        { type: 'declare-fire' | 'withdraw-shot' | 'settle-step' | 'fire-now' | 'place' | 'add-unit' | 'duplicate-unit' | 'end-turn' }
      >;
    }
  | { readonly type: 'TurnEnded'; readonly firstStep: string };
