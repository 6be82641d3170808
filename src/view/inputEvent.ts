/** One DOM event read as a pointer: where it is in css pixels and inches, over what, and with which keys. */
import { apart, toTable, type ScreenPoint } from './camera.ts';
import { slop, type Pointer, type ToolHost } from './pointer.ts';

const DOUBLE_MS = 350;

export const slopOf = (event: PointerEvent): number => slop(event.pointerType === 'touch');

/** Wheel travel in pixels, whatever unit the browser counts in. */
export function wheelPx(event: WheelEvent): number {
  const travel = event.deltaY === 0 ? event.deltaX : event.deltaY;
  return travel * (event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1);
}

export class EventReader {
  private readonly element: HTMLElement;
  private readonly host: ToolHost;
  private lastPress = { at: { x: 0, y: 0 }, time: -Infinity, clicks: 0 };

  constructor(element: HTMLElement, host: ToolHost) {
    this.element = element;
    this.host = host;
  }

  screenOf(event: MouseEvent): ScreenPoint {
    const rect = this.element.getBoundingClientRect();
    return { x: event.clientX - rect.left, y: event.clientY - rect.top };
  }

  pointerOf(event: MouseEvent, clicks: number): Pointer {
    const { width, height } = this.element.getBoundingClientRect();
    const screen = this.screenOf(event);
    const at = toTable(this.host.camera(), screen);
    const touch = 'pointerType' in event && event.pointerType === 'touch';
    const sticky = this.host.sticky();
    return {
      at,
      screen,
      over: this.host.pick(at, touch),
      touch,
      shift: event.shiftKey || sticky.shift,
      alt: event.altKey || sticky.alt,
      ctrl: event.ctrlKey || event.metaKey || sticky.ctrl,
      clicks,
      outside: screen.x < 0 || screen.y < 0 || screen.x > width || screen.y > height,
    };
  }

  /** 1, or 2 for the second press of a double click. */
  countClicks(event: PointerEvent): number {
    const at = this.screenOf(event);
    const last = this.lastPress;
    const again = last.clicks === 1 && event.timeStamp - last.time < DOUBLE_MS && apart(at, last.at) <= slopOf(event);
    this.lastPress = { at, time: event.timeStamp, clicks: again ? 2 : 1 };
    return this.lastPress.clicks;
  }

  /** A pointer that has already gone cannot be held; its gesture then ends by `lost` or by a move with no button down. */
  capture(pointerId: number): void {
    try {
      this.element.setPointerCapture(pointerId);
    } catch (gone) {
      if (!(gone instanceof DOMException)) throw gone;
    }
  }
}
