/** What most states of most tools share: they go on unless they say otherwise. */
import { apart } from '../camera.ts';
import { slop, type Pointer } from '../pointer.ts';
import type { Outcome, Tool } from './tool.ts';

/** Whether a press has become a drag. */
export const strayed = (from: Pointer, to: Pointer): boolean => apart(from.screen, to.screen) > slop(to.touch);

/** A state in which events that it does not name leave it as it is. */
export function gesture(part: Pick<Tool, 'name' | 'show'> & Partial<Tool>): Tool {
  const stay = (): Outcome => ({ next: tool });
  const tool: Tool = { resting: false, down: stay, move: stay, up: stay, cancel: stay, key: () => null, takes: () => true, ...part };
  return tool;
}

/** The nearest multiple of a step, without the dust of the division: 3 steps of 0.01 are 0.03, and never a minus zero. */
export function snapped(value: number, step: number): number {
  return Number((Math.round(value / step) * step).toFixed(9)) + 0;
}
