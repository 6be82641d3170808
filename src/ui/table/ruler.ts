/** Ticks of the ruler strips and of the scale bar, in css pixels, from the camera alone. */
import type { DeskCamera } from '../desk.ts';

export interface Tick {
  readonly inch: number;
  /** Pixels from the strip's left end, or from its top. */
  readonly at: number;
  readonly size: 'small' | 'half' | 'big';
}

/** Least distance of two labels on a strip, in pixels. */
const LABEL_GAP = 44;
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] as const;

/** Inches from label to label, so that labels do not touch. */
export function labelStep(pxPerInch: number): number {
  return STEPS.find((step) => step * pxPerInch >= LABEL_GAP) ?? 1000;
}

const clampTo = (value: number, top: number): number => Math.min(Math.max(value, 0), top);

/** Ticks counting up from the table's south-west corner: rightwards on the bottom strip, upwards on the left one. */
export function ticks(camera: DeskCamera, axis: 'x' | 'y', tableSize: number): readonly Tick[] {
  const { pxPerInch, center, width, height } = camera;
  if (!(pxPerInch > 0)) return [];
  const step = labelStep(pxPerInch);
  const small = step <= 2 ? step / 2 : step / 5;
  const span = axis === 'x' ? width : height;
  const middle = axis === 'x' ? center.x : center.y;
  const reach = span / 2 / pxPerInch;
  const first = Math.ceil(clampTo(middle - reach, tableSize) / small);
  const last = Math.floor(clampTo(middle + reach, tableSize) / small);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const inch = (first + index) * small;
    const away = (inch - middle) * pxPerInch;
    const big = Math.abs(inch / step - Math.round(inch / step)) < 1e-9;
    return { inch, at: axis === 'x' ? span / 2 + away : span / 2 - away, size: big ? 'big' : Number.isInteger(inch) ? 'half' : 'small' };
  });
}

export interface Bar {
  readonly inches: number;
  readonly yards: number;
  readonly px: number;
}

/** The longest round number of inches that the bar's room can hold, in inches and in the book's yards. */
export function scaleBar(pxPerInch: number, inchIsYards: number, room: number): Bar {
  const fitting = STEPS.filter((step) => step * pxPerInch <= room);
  const inches = fitting.at(-1) ?? 0.5;
  return { inches, yards: inches * inchIsYards, px: inches * pxPerInch };
}
