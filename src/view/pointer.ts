/** What the hand does, as the tools hear of it: no DOM, inches on the table beside css pixels on the view. */
import type { Degrees } from '#geometry/shape/units';
import type { Point } from '#geometry/table/table';
import type { ScreenPoint, TableSize } from './camera.ts';
import type { Camera, Picked } from './scene.ts';

/** Where the hand is: on the table in inches, on the view in css pixels, over what, and with which keys held. */
export interface Pointer {
  readonly at: Point;
  readonly screen: ScreenPoint;
  readonly over: Picked;
  readonly touch: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
  readonly ctrl: boolean;
  /** 2 on the second press of a double click, else 1; 0 while only moving. */
  readonly clicks: number;
  /** Beyond the view's edge, which a captured pointer may be. */
  readonly outside: boolean;
}

/** Css pixels a press may stray and still be a click; a finger is broader than a pointer. */
export const slop = (touch: boolean): number => (touch ? 9 : 4);

export type Modifiers = Pick<Pointer, 'shift' | 'alt' | 'ctrl'>;

/** Who hears of gestures: the app, which passes presses on to the tool in hand. */
export interface ToolHost {
  camera(): Camera;
  table(): TableSize;
  look(camera: Camera): void;
  pick(at: Point, touch: boolean): Picked;
  /** Modifiers switched on from the screen, for hands without a keyboard. */
  sticky(): Modifiers;
  /** Whether a finger's drag from here is the tool's; otherwise it pans. */
  takes(pointer: Pointer): boolean;
  /** Whether two fingers, or the wheel with Ctrl or Shift, turn the selection from here rather than zoom. */
  turns(pointer: Pointer): boolean;
  down(pointer: Pointer): void;
  move(pointer: Pointer): void;
  up(pointer: Pointer): void;
  cancel(): void;
  leave(): void;
  menu(pointer: Pointer): void;
  /** R is held: show the distance from what is chosen to what is pointed at, whatever tool is in hand. */
  peek(on: boolean): void;
  /** Degrees clockwise since the fingers landed, or of one notch of the wheel; `done` ends the turn. */
  twist(turn: Degrees, done: boolean): void;
}
