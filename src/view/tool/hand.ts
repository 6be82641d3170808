/**
 * The hand: which tool it holds and in which state, and who is told what a gesture asks for. It keeps no picture: `shown`
 * is worked out from the state that the table is in now, so overlays follow an undo under a resting pointer.
 */
import type { Command } from '#game/command';
import type { Degrees } from '#geometry/shape/units';
import type { Aim } from '#rules/engine/contract';
import type { KeyPress } from '../keys.ts';
import type { Pointer, ToolHost } from '../pointer.ts';
import { aiming } from './aiming.ts';
import { idle } from './idle.ts';
import { measuring } from './measuring.ts';
import { shapingTerrain } from './shapingTerrain.ts';
import type { Outcome, Selection, Shown, Tool, ToolContext, ToolName } from './tool.ts';

/** What the hand asks for. Each call takes effect before it returns, so that `context` tells the new truth at once. */
export interface HandHost {
  context(): ToolContext;
  send(command: Command): void;
  select(selection: Selection): void;
  aim(aim: Aim | null): void;
  setRicochet(inches: number): void;
  fire(how: 'now' | 'declare'): void;
  /** Something that is drawn may have changed. */
  changed(): void;
}

export type Hand = Pick<ToolHost, 'takes' | 'turns' | 'down' | 'move' | 'up' | 'cancel' | 'leave' | 'twist'> & {
  /** Puts the tool in hand, in its first state; a gesture under way ends without an effect. */
  hold(tool: ToolName): void;
  /** False when the key means nothing to the tool now, so that the page may have it. */
  key(press: KeyPress): boolean;
  shown(): Shown;
  readonly tool: ToolName;
  /** Name of the tool's state, for the keys' context. */
  readonly state: string;
  /** Where the pointer last was over the table; null when it has left. */
  readonly pointer: Pointer | null;
};

function atRest(name: ToolName): Tool {
  switch (name) {
    case 'select':
    case 'move':
    case 'wheel':
    case 'arcs':
      return idle(name);
    case 'units':
      return idle('select');
    case 'fire':
    case 'ricochet':
      return aiming(name);
    case 'measure':
      return measuring();
    case 'terrain':
      return shapingTerrain();
  }
}

export function createHand(host: HandHost, name: ToolName = 'select'): Hand {
  let held = name;
  let tool = atRest(name);
  let ruler: Tool | null = null;
  let pointer: Pointer | null = null;

  const become = (next: Tool): void => {
    tool = next;
    if (next.ruler) ruler = next.ruler;
  };
  /** Effects go out in this order: what is chosen, what is aimed, what is asked of the game. */
  const follow = (outcome: Outcome): void => {
    become(outcome.next);
    if (outcome.selection) host.select(outcome.selection);
    if (outcome.aim !== undefined) host.aim(outcome.aim);
    if (outcome.ricochet !== undefined) host.setRicochet(outcome.ricochet);
    if (outcome.send) host.send(outcome.send);
    if (outcome.fire) host.fire(outcome.fire);
    host.changed();
  };
  const does = (outcome: Outcome): boolean => outcome.next !== tool || Object.keys(outcome).length > 1;
  const back = (): boolean => {
    const outcome = tool.cancel(host.context());
    const some = does(outcome);
    if (some) follow(outcome);
    return some;
  };

  return {
    get tool() {
      return held;
    },
    get state() {
      return tool.name;
    },
    get pointer() {
      return pointer;
    },
    hold(next) {
      held = next;
      become(atRest(next));
      host.changed();
    },
    takes: (at) => tool.takes(at, host.context()),
    turns: (at) => tool.twist !== undefined && at.over?.kind === 'stand' && host.context().selection.stands.includes(at.over.id),
    down(at) {
      pointer = at;
      follow(tool.down(at, host.context()));
    },
    move(at) {
      pointer = at;
      follow(tool.move(at, host.context()));
    },
    up(at) {
      pointer = at.touch ? null : at;
      follow(tool.up(at, host.context()));
    },
    cancel() {
      if (!tool.resting) follow(tool.cancel(host.context()));
    },
    leave() {
      pointer = null;
      host.changed();
    },
    twist(turn: Degrees, done: boolean) {
      const outcome = tool.twist?.(turn, done, host.context());
      if (outcome) follow(outcome);
    },
    key(press) {
      if (press.id === 'back') return back();
      if (press.id === 'recall-ruler' && ruler) {
        held = 'measure';
        follow({ next: ruler });
        return true;
      }
      const outcome = tool.key(press, host.context());
      if (outcome) follow(outcome);
      return outcome !== null;
    },
    shown: () => tool.show(host.context()),
  };
}
