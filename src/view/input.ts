/**
 * DOM pointer events into gestures on the table: presses for the tool in hand, pans, pinches, twists, wheel and menu.
 * Everything is in css pixels from the element's corner and in inches; the device's pixel ratio never enters.
 *
 * One gesture at a time. A press belongs to the tool from `down` to `up`, or ends with `cancel` when the system takes the
 * pointer away, the right button joins in, a second finger lands, or a move arrives with no button down.
 */
import { apart, held, panBy, pinch, turned, zoomAt, type ScreenPoint, type TwoFingers } from './camera.ts';
import { EventReader, slopOf, wheelPx } from './inputEvent.ts';
import { isTyping } from './keys.ts';
import type { Pointer, ToolHost } from './pointer.ts';
import type { Camera } from './scene.ts';

type Gesture =
  | { readonly kind: 'none' }
  | { readonly kind: 'press'; readonly start: ScreenPoint; readonly pointer: Pointer; readonly turns: boolean }
  | { readonly kind: 'pan'; readonly start: ScreenPoint; readonly camera: Camera; readonly button: number; readonly moved: boolean }
  | { readonly kind: 'pinch'; readonly from: TwoFingers; readonly camera: Camera }
  | { readonly kind: 'twist'; readonly from: TwoFingers }
  /** Over, but with a finger or button still down: nothing follows until all are up. */
  | { readonly kind: 'spent' };

const NONE: Gesture = { kind: 'none' };
const SPENT: Gesture = { kind: 'spent' };
const LONG_PRESS_MS = 500;
const BUTTON = { middle: 1, right: 2 };
const NOTCH = { fine: 1, coarse: 15 };
/** Zoom per pixel of wheel travel; a trackpad's pinch arrives as a much shorter travel with Ctrl. */
const ZOOM_PER_PX = { wheel: 0.0015, pinch: 0.01 };

/** Listens on the element until the returned function is called. The element takes no part in the page's own gestures. */
export function listen(element: HTMLElement, host: ToolHost): () => void {
  const hand = new Gestures(element, host);
  const view = element.ownerDocument.defaultView ?? window;
  const table = new AbortController();
  const page = new AbortController();
  const { signal } = table;
  element.style.touchAction = 'none';
  element.addEventListener('pointerdown', (event) => hand.down(event), { signal });
  element.addEventListener('pointermove', (event) => hand.move(event), { signal });
  element.addEventListener('pointerup', (event) => hand.up(event), { signal });
  element.addEventListener('pointercancel', (event) => hand.lost(event), { signal });
  element.addEventListener('lostpointercapture', (event) => hand.lost(event), { signal });
  element.addEventListener('pointerleave', () => hand.leave(), { signal });
  element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  element.addEventListener('wheel', (event) => hand.wheel(event), { signal, passive: false });
  view.addEventListener('keydown', (event) => hand.key(event, true), page);
  view.addEventListener('keyup', (event) => hand.key(event, false), page);
  view.addEventListener('blur', () => hand.letGo(), page);
  return () => {
    hand.letGo();
    table.abort();
    page.abort();
  };
}

class Gestures {
  private readonly element: HTMLElement;
  private readonly reader: EventReader;
  private readonly host: ToolHost;
  private readonly fingers = new Map<number, ScreenPoint>();
  private gesture: Gesture = NONE;
  private longPress: ReturnType<typeof setTimeout> | undefined;
  private spaceDown = false;
  private ctrlDown = false;
  private peeking = false;

  constructor(element: HTMLElement, host: ToolHost) {
    this.element = element;
    this.reader = new EventReader(element, host);
    this.host = host;
  }

  down(event: PointerEvent): void {
    const touch = event.pointerType === 'touch';
    this.reader.capture(event.pointerId);
    this.element.focus({ preventScroll: true });
    if (touch) this.fingers.set(event.pointerId, this.reader.screenOf(event));
    const two = this.twoFingers();
    if (two) return this.secondFinger(two);
    if (this.gesture.kind === 'none') this.press(event, touch);
  }

  move(event: PointerEvent): void {
    const touch = event.pointerType === 'touch';
    if (this.fingers.has(event.pointerId)) this.fingers.set(event.pointerId, this.reader.screenOf(event));
    if (!touch && event.buttons === 0) this.breakOff(NONE);
    switch (this.gesture.kind) {
      case 'none':
        return touch ? undefined : this.host.move(this.reader.pointerOf(event, 0));
      case 'press':
        return this.drag(event, this.gesture);
      case 'pan':
        return this.pan(event, this.gesture);
      case 'pinch':
      case 'twist':
        return this.moveFingers(this.gesture);
      case 'spent':
        return undefined;
    }
  }

  up(event: PointerEvent): void {
    const two = this.twoFingers();
    this.fingers.delete(event.pointerId);
    clearTimeout(this.longPress);
    const was = this.gesture;
    this.gesture = this.fingers.size > 0 ? SPENT : NONE;
    if (was.kind === 'press') return this.host.up(this.reader.pointerOf(event, was.pointer.clicks));
    if (was.kind === 'twist' && two) return this.host.twist(turned(was.from, two), true);
    if (was.kind === 'pan' && !was.moved) this.panClick(event, was.button);
  }

  /** The system took the pointer: a call came in, the page scrolled, the capture went elsewhere. */
  lost(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    this.breakOff(this.fingers.size > 0 ? SPENT : NONE);
  }

  leave(): void {
    if (this.gesture.kind === 'none') this.host.leave();
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const px = wheelPx(event);
    const notch = event.shiftKey ? NOTCH.coarse : this.ctrlDown ? NOTCH.fine : 0;
    if (notch > 0 && this.host.turns(this.reader.pointerOf(event, 0))) return this.host.twist(Math.sign(px) * notch, true);
    const rate = event.ctrlKey && !this.ctrlDown ? ZOOM_PER_PX.pinch : ZOOM_PER_PX.wheel;
    this.look(zoomAt(this.host.camera(), this.reader.screenOf(event), Math.exp(-px * rate)));
  }

  key(event: KeyboardEvent, down: boolean): void {
    if (event.key === 'Control') this.ctrlDown = down;
    if (event.code === 'KeyR') this.peek(down && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target));
    if (event.code !== 'Space') return;
    const ours = event.target === this.element || event.target === this.element.ownerDocument.body;
    this.spaceDown = down && ours;
    if (ours) event.preventDefault();
  }

  letGo(): void {
    this.spaceDown = false;
    this.ctrlDown = false;
    this.peek(false);
    this.fingers.clear();
    this.breakOff(NONE);
  }

  /** A held key repeats; the host hears of it once. */
  private peek(on: boolean): void {
    if (on === this.peeking) return;
    this.peeking = on;
    this.host.peek(on);
  }

  private press(event: PointerEvent, touch: boolean): void {
    const start = this.reader.screenOf(event);
    const panButton = event.button === BUTTON.right || event.button === BUTTON.middle || this.spaceDown;
    const pointer = this.reader.pointerOf(event, panButton ? 1 : this.reader.countClicks(event));
    if (touch) this.startLongPress(pointer);
    if (panButton || (touch && !this.host.takes(pointer))) {
      this.gesture = { kind: 'pan', start, camera: this.host.camera(), button: event.button, moved: false };
      return;
    }
    // Asked before the press selects what lies under it: two fingers turn what was selected already.
    this.gesture = { kind: 'press', start, pointer, turns: this.host.turns(pointer) };
    this.host.down(pointer);
  }

  private drag(event: PointerEvent, press: Gesture & { kind: 'press' }): void {
    if (event.button === BUTTON.right) return this.breakOff(SPENT);
    if (apart(this.reader.screenOf(event), press.start) > slopOf(event)) clearTimeout(this.longPress);
    this.host.move(this.reader.pointerOf(event, 0));
  }

  private pan(event: PointerEvent, pan: Gesture & { kind: 'pan' }): void {
    const screen = this.reader.screenOf(event);
    const moved = pan.moved || apart(screen, pan.start) > slopOf(event);
    if (!moved) return;
    clearTimeout(this.longPress);
    this.gesture = { ...pan, moved };
    this.look(panBy(pan.camera, screen.x - pan.start.x, screen.y - pan.start.y));
  }

  private moveFingers(gesture: Gesture & { kind: 'pinch' | 'twist' }): void {
    const two = this.twoFingers();
    if (!two) return;
    if (gesture.kind === 'pinch') return this.look(pinch(gesture.camera, gesture.from, two));
    this.host.twist(turned(gesture.from, two), false);
  }

  private secondFinger(now: TwoFingers): void {
    const turns = this.gesture.kind === 'press' && this.gesture.turns;
    this.breakOff(SPENT);
    if (this.fingers.size > 2) return;
    this.gesture = turns ? { kind: 'twist', from: now } : { kind: 'pinch', from: now, camera: this.host.camera() };
  }

  /** A pan that went nowhere was a click: the menu, or a tap on empty ground. */
  private panClick(event: PointerEvent, button: number): void {
    const pointer = this.reader.pointerOf(event, 1);
    if (button === BUTTON.right) return this.host.menu(pointer);
    if (button === BUTTON.middle || this.spaceDown) return;
    this.host.down(pointer);
    this.host.up(pointer);
  }

  /** Ends whatever is going on without an effect. */
  private breakOff(after: Gesture): void {
    const was = this.gesture;
    clearTimeout(this.longPress);
    this.gesture = after;
    if (was.kind === 'press') this.host.cancel();
    if (was.kind === 'twist') this.host.twist(0, true);
  }

  private startLongPress(pointer: Pointer): void {
    clearTimeout(this.longPress);
    this.longPress = setTimeout(() => {
      this.breakOff(SPENT);
      this.host.menu(pointer);
    }, LONG_PRESS_MS);
  }

  private twoFingers(): TwoFingers | null {
    const [a, b] = [...this.fingers.values()];
    return a && b ? [a, b] : null;
  }

  private look(camera: Camera): void {
    this.host.look(held(camera, this.host.table()));
  }
}
