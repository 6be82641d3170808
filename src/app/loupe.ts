/** The magnifier: what a finger hides, drawn larger above and beside it, copied from the very picture on the table. */
import type { ScreenPoint } from '#view/camera';

const RADIUS = 62;
const TIMES = 2.1;
/** From the finger to the middle of the glass, css pixels. */
const ASIDE = 84;
const ABOVE = 104;

export interface Loupe {
  /** Holds the glass over a point of the view; null puts it away. */
  readonly hold: (at: ScreenPoint | null) => void;
  /** Copies the picture that was just drawn. */
  readonly copy: (from: HTMLCanvasElement) => void;
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Where the middle of the glass goes: up and to the right of the finger, to its left near the right edge, within the view. */
export function placeOf(at: ScreenPoint, width: number, height: number): ScreenPoint {
  const right = at.x + ASIDE + RADIUS <= width;
  return { x: clamp(at.x + (right ? ASIDE : -ASIDE), RADIUS, width - RADIUS), y: clamp(at.y - ABOVE, RADIUS, height - RADIUS) };
}

function glassIn(host: HTMLElement): HTMLCanvasElement {
  const glass = document.createElement('canvas');
  glass.className = 'loupe';
  glass.setAttribute('aria-hidden', 'true');
  host.append(glass);
  return glass;
}

/** The glass is made when it is first held: hands without fingers never need it. */
export function createLoupe(host: HTMLElement): Loupe {
  let glass: HTMLCanvasElement | null = null;
  let held: ScreenPoint | null = null;

  return {
    hold: (at) => {
      held = at;
      if (at !== null) glass ??= glassIn(host);
      if (glass) glass.hidden = at === null;
      if (at === null || !glass) return;
      const place = placeOf(at, host.clientWidth, host.clientHeight);
      glass.style.transform = `translate(${place.x - RADIUS}px, ${place.y - RADIUS}px)`;
    },
    copy: (from) => {
      const pen = glass?.getContext('2d') ?? null;
      if (held === null || !glass || pen === null || host.clientWidth === 0) return;
      const ratio = from.width / host.clientWidth;
      const side = Math.round(2 * RADIUS * ratio);
      if (glass.width !== side) glass.width = glass.height = side;
      const seen = (2 * RADIUS * ratio) / TIMES;
      pen.clearRect(0, 0, side, side);
      pen.drawImage(from, held.x * ratio - seen / 2, held.y * ratio - seen / 2, seen, seen, 0, 0, side, side);
    },
  };
}
