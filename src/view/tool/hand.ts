/**
 * The hand: which tool it holds and in which state, and who is told what a gesture asks for. It keeps no picture: `shown`
 * is worked out from the state that the table is in now, so overlays follow an undo under a resting pointer.
 */
import type { Command } from '#game/command';
import type { Aim } from '#rules/engine/contract';
import type { KeyPress } from '../keys.ts';
import type { Pointer, ToolHost } from '../pointer.ts';
import { aiming } from './aiming.ts';
import { idle } from './idle.ts';
import { measuring, peekMarks } from './measuring.ts';
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

export type Hand = Pick<ToolHost, 'takes' | 'turns' | 'down' | 'move' | 'up' | 'cancel' | 'leave' | 'peek' | 'twist'> & {
  /** Puts the tool in hand, in its first state; a gesture under way ends without an effect. */
  hold(tool: ToolName): void;
  /** Holds an aim that came from elsewhere, as a press on its target would; the pointer no longer moves it. */
  lock(): void;
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
  const grip = new Grip(host, name);
  const context = () => host.context();
  return {
    get tool() {
      return grip.held;
    },
    get state() {
      return grip.tool.name;
    },
    get pointer() {
      return grip.pointer;
    },
    hold: (next) => grip.hold(next),
    lock: () => grip.lock(),
    takes: (at) => grip.tool.takes(at, context()),
    turns: (at) => grip.tool.twist !== undefined && at.over?.kind === 'stand' && context().selection.stands.includes(at.over.id),
    down: (at) => grip.at(at, grip.tool.down(at, context())),
    move: (at) => grip.at(at, grip.tool.move(at, context())),
    up: (at) => grip.at(at.touch ? null : at, grip.tool.up(at, context())),
    cancel: () => {
      if (!grip.tool.resting) grip.follow(grip.tool.cancel(context()));
    },
    leave: () => grip.at(null, { next: grip.tool }),
    peek: (on) => grip.peek(on),
    twist: (turn, done) => grip.follow(grip.tool.twist?.(turn, done, context()) ?? { next: grip.tool }),
    key: (press) => grip.key(press),
    shown: () => grip.shown(),
  };
}

/** The tool in hand and its state. */
class Grip {
  held: ToolName;
  tool: Tool;
  pointer: Pointer | null = null;
  private readonly host: HandHost;
  private ruler: Tool | null = null;
  private peeking = false;
  private last: { readonly reads: readonly unknown[]; readonly shown: Shown } | null = null;

  constructor(host: HandHost, name: ToolName) {
    this.host = host;
    this.held = name;
    this.tool = atRest(name);
  }

  hold(name: ToolName): void {
    this.held = name;
    this.follow({ next: atRest(name) });
  }

  lock(): void {
    if (this.held === 'fire' || this.held === 'ricochet') this.follow({ next: aiming(this.held, true) });
  }

  at(pointer: Pointer | null, outcome: Outcome): void {
    this.pointer = pointer;
    this.follow(outcome);
  }

  /** Effects go out in this order: what is chosen, what is aimed, what is asked of the game. */
  follow(outcome: Outcome): void {
    this.tool = outcome.next;
    if (outcome.next.ruler) this.ruler = outcome.next.ruler;
    if (outcome.selection) this.host.select(outcome.selection);
    if (outcome.aim !== undefined) this.host.aim(outcome.aim);
    if (outcome.ricochet !== undefined) this.host.setRicochet(outcome.ricochet);
    if (outcome.send) this.host.send(outcome.send);
    if (outcome.fire) this.host.fire(outcome.fire);
    this.host.changed();
  }

  key(press: KeyPress): boolean {
    if (press.id === 'back') return this.back();
    if (press.id === 'recall-ruler') return this.recall();
    const outcome = this.tool.key(press, this.host.context());
    if (outcome) this.follow(outcome);
    return outcome !== null;
  }

  /** What the tool shows, worked out once for the same state of everything it reads. */
  shown(): Shown {
    const context = this.host.context();
    const { allowance: _, ...read } = context;
    const reads = [this.tool, this.peeking, this.peeking ? this.pointer : null, ...Object.values(read)];
    if (this.last === null || reads.some((one, n) => one !== this.last?.reads[n])) this.last = { reads, shown: this.show(context) };
    return this.last.shown;
  }

  private show(context: ToolContext): Shown {
    const shown = this.tool.show(context);
    const ruler = this.peeking && this.pointer ? peekMarks(this.pointer, context) : [];
    return ruler.length === 0 ? shown : { ...shown, marks: [...shown.marks, ...ruler] };
  }

  peek(on: boolean): void {
    this.peeking = on;
    this.host.changed();
  }

  /** One level back; false at the bottom, where Escape is the page's. */
  private back(): boolean {
    const outcome = this.tool.cancel(this.host.context());
    const some = outcome.next !== this.tool || Object.keys(outcome).length > 1;
    if (some) this.follow(outcome);
    return some;
  }

  private recall(): boolean {
    if (!this.ruler) return false;
    this.held = 'measure';
    this.follow({ next: this.ruler });
    return true;
  }
}
