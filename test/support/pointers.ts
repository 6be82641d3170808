/** A table element and a host for tests of the hand's input in bare Node: events as the browser would send them. */
import { toScreen } from '#view/camera';
import { listen } from '#view/input';
import type { Modifiers, Pointer, ToolHost } from '#view/pointer';
import type { Camera, Picked } from '#view/scene';
import type { Degrees } from '#geometry/shape/units';

interface Sent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** An element at this place of the page; it remembers what was captured and what was refused to the page. */
function tableElement(rect: { left: number; top: number; width: number; height: number }) {
  const page = new EventTarget();
  const body = new EventTarget();
  const captured: number[] = [];
  const prevented: string[] = [];
  const element = Object.assign(new EventTarget(), {
    style: { touchAction: '' },
    ownerDocument: { defaultView: page, body },
    getBoundingClientRect: () => rect,
    setPointerCapture: (id: number) => captured.push(id),
    focus: () => undefined,
  });
  const sendTo = (target: EventTarget, { type, ...fields }: Sent): void => {
    const event = new Event(type, { cancelable: true });
    for (const [name, value] of Object.entries(fields)) Object.defineProperty(event, name, { value });
    target.dispatchEvent(event);
    if (event.defaultPrevented) prevented.push(type);
  };
  return { element: element as unknown as HTMLElement, page, captured, prevented, sendTo };
}

const MOUSE = {
  pointerType: 'mouse',
  pointerId: 1,
  button: 0,
  buttons: 1,
  timeStamp: 0,
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
};

/** A table under a camera, with everything that the host was told, in order. */
export function inputBench(
  camera: Camera,
  options: { takes?: boolean; turns?: boolean | 'once pressed'; over?: Picked; sticky?: Modifiers } = {},
) {
  const rect = { left: 40, top: 60, width: camera.width, height: camera.height };
  const bench = tableElement(rect);
  const told: string[] = [];
  const pointers: Pointer[] = [];
  const twists: { readonly turn: Degrees; readonly done: boolean }[] = [];
  let now = camera;
  const tell = (what: string) => (pointer: Pointer) => {
    told.push(what);
    pointers.push(pointer);
  };
  const host: ToolHost = {
    camera: () => now,
    table: () => ({ width: 72, depth: 48 }),
    look: (next) => {
      now = next;
    },
    pick: () => options.over ?? null,
    sticky: () => options.sticky ?? { shift: false, alt: false, ctrl: false },
    takes: () => options.takes ?? true,
    turns: () => (options.turns === 'once pressed' ? told.includes('down') : (options.turns ?? false)),
    down: tell('down'),
    move: tell('move'),
    up: tell('up'),
    menu: tell('menu'),
    cancel: () => void told.push('cancel'),
    leave: () => void told.push('leave'),
    peek: (on) => void told.push(on ? 'peek' : 'peek no more'),
    twist: (turn, done) => void twists.push({ turn, done }),
  };
  const stop = listen(bench.element, host);
  /** Sends a pointer event at a point of the view, in css pixels from its corner. */
  const at = (type: string, x: number, y: number, fields: Record<string, unknown> = {}): void =>
    bench.sendTo(bench.element, { ...MOUSE, type, clientX: rect.left + x, clientY: rect.top + y, ...fields });
  const touch = (type: string, id: number, x: number, y: number): void =>
    at(type, x, y, { pointerType: 'touch', pointerId: id, buttons: type === 'pointerup' ? 0 : 1 });
  return {
    ...bench,
    told,
    pointers,
    twists,
    stop,
    at,
    touch,
    camera: () => now,
    key: (type: 'keydown' | 'keyup', key: string, code: string, target: EventTarget = bench.element) =>
      bench.sendTo(bench.page, { type, key, code, target }),
    screenOf: (point: { x: number; y: number }) => toScreen(now, point),
  };
}
