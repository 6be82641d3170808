/** A hand over a running game, as the app wires it, without a browser: gestures go in, commands and marks come out. */
import { planShot } from '#game/preview';
import type { Command } from '#game/command';
import type { Aim, Shot } from '#rules/engine/contract';
import { toScreen, toTable } from '#view/camera';
import { shotMarks } from '#view/mark/shotMarks';
import { namesOf } from '#view/mark/words';
import type { Mark } from '#view/mark/mark';
import type { KeyId } from '#view/keys';
import { pick } from '#view/pick';
import type { Pointer } from '#view/pointer';
import type { Camera } from '#view/scene';
import { createHand } from '#view/tool/hand';
import { NOTHING_SELECTED, type Selection, type ToolContext, type ToolName } from '#view/tool/tool';
import { sessionFrom, standsBook } from '#test/games';

type Held = Partial<Pick<Pointer, 'shift' | 'alt' | 'ctrl' | 'touch' | 'clicks' | 'outside'>>;
type Place = readonly [number, number];

export interface HandBenchOptions {
  readonly tool?: ToolName;
  readonly mode?: string;
  readonly ricochet?: number;
  readonly allowance?: number;
}

/** 20 px an inch, a view of 1440 × 960 that shows a table of 72 × 48 whole. */
const CAMERA: Camera = { pxPerInch: 20, center: { x: 36, y: 24 }, width: 1440, height: 960 };

export function handBench(data: unknown, options: HandBenchOptions = {}) {
  const session = sessionFrom(data);
  const book = standsBook();
  const sent: Command[] = [];
  const fired: string[] = [];
  let selection: Selection = NOTHING_SELECTED;
  let aim: Aim | null = null;
  let point = options.ricochet ?? null;
  const modeId = options.mode ?? 'direct';
  const mode = book.fire.modes.find((one) => one.id === modeId);

  const shotOf = (): Shot | null => {
    const unit = session.state().table.stands.find((stand) => stand.id === selection.stands[0])?.unit;
    return unit === undefined || aim === null ? null : { unit, mode: modeId, aim, ...(point === null ? {} : { ricochet: point }) };
  };
  const context = (): ToolContext => {
    const shot = shotOf();
    return {
      state: session.state(),
      camera: CAMERA,
      selection,
      plan: shot ? planShot(session.state(), shot, book) : null,
      aim,
      aimedAt: mode?.aim ?? 'unit',
      ricochet: point === null ? null : { at: point, below: 24 },
      allowance: () => (options.allowance === undefined ? null : ((options.allowance * 100) as never)),
    };
  };
  const hand = createHand(
    {
      context,
      send: (command) => {
        sent.push(command);
        session.send(command);
      },
      select: (next) => {
        selection = next;
      },
      aim: (next) => {
        aim = next;
      },
      setRicochet: (inches) => {
        point = inches;
      },
      fire: (how) => void fired.push(how),
      changed: () => undefined,
    },
    options.tool ?? 'select',
  );
  const marks = (): readonly Mark[] => {
    const { plan, state } = context();
    return [...(plan ? shotMarks(plan, namesOf(state)) : []), ...hand.shown().marks];
  };
  const pointer = ([x, y]: Place, held: Held = {}): Pointer => {
    const screen = toScreen(CAMERA, { x, y });
    const at = toTable(CAMERA, screen);
    const over = pick({ table: session.state().table, camera: CAMERA, marks: marks() }, at, held.touch ?? false);
    return { at, screen, over, touch: false, shift: false, alt: false, ctrl: false, clicks: 1, outside: false, ...held };
  };
  const press = (place: Place, held: Held = {}): void => hand.down(pointer(place, held));
  const moveTo = (place: Place, held: Held = {}): void => hand.move(pointer(place, held));
  const release = (place: Place, held: Held = {}): void => hand.up(pointer(place, held));

  return {
    hand,
    session,
    sent,
    fired,
    marks,
    press,
    moveTo,
    release,
    pointer,
    /** A click, or with `clicks: 2` the second of a double click. */
    click(place: Place, held: Held = {}) {
      press(place, held);
      release(place, held);
    },
    /** A drag in so many steps, the keys held all the way. */
    drag(from: Place, to: Place, held: Held = {}, steps = 4) {
      press(from, held);
      for (let i = 1; i <= steps; i += 1)
        moveTo([from[0] + ((to[0] - from[0]) * i) / steps, from[1] + ((to[1] - from[1]) * i) / steps], held);
      release(to, held);
    },
    key: (id: KeyId, arrow: Place = [0, 0], digit = 0) =>
      hand.key({ id, arrow: { x: Math.sign(arrow[0]) as 0, y: Math.sign(arrow[1]) as 0 }, digit }),
    selection: () => selection,
    aim: () => aim,
    /** As after a declaration: the aim is spent, the tool as it was. */
    spendAim: () => {
      aim = null;
    },
    point: () => point,
    plan: () => context().plan,
    box: (id: string) => session.state().table.stands.find((stand) => stand.id === id)?.box,
    words: () => marks().flatMap((mark) => (mark.kind === 'pill' ? [mark.words] : [])),
    mark: (id: string) => marks().find((mark) => mark.id === id),
  };
}
