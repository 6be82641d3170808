/** How much of a stand is drawn at a scale, and at which scale its picture is kept. */
export type Detail = 'full' | 'simple' | 'staff';

const FULL_FROM = 24;
const SIMPLE_FROM = 12;
/** Pixels an inch a scale must pass a limit by before the drawing changes back. */
const SLACK = 1;

/**
 * Full figures from 24 px an inch, simplified ones from 12, the staff map below. A change happens only past the limit by
 * more than 1 px an inch, counted from what is drawn now, so that a zoom resting on a limit does not flicker.
 */
export function detailAt(pxPerInch: number, drawn: Detail | null = null): Detail {
  const slack = drawn === null ? 0 : SLACK;
  const fullFrom = drawn === 'full' ? FULL_FROM - slack : FULL_FROM + slack;
  const simpleFrom = drawn === 'staff' ? SIMPLE_FROM + slack : SIMPLE_FROM - slack;
  if (pxPerInch >= fullFrom) return 'full';
  return pxPerInch >= simpleFrom ? 'simple' : 'staff';
}

const STEPS_AN_OCTAVE = 4;

/** The scale a stand's picture is drawn for: the step of a quarter octave at or below, so a zoom redraws only now and then. */
export function pictureScale(pxPerInch: number): number {
  return 2 ** (Math.floor(STEPS_AN_OCTAVE * Math.log2(pxPerInch) + 1e-9) / STEPS_AN_OCTAVE);
}
