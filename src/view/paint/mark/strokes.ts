/** How each kind of line is drawn: screen pixels, white casing under every measured line. */
import type { Stroke } from '../../mark/mark.ts';
import { BRASS, CASING, INK, NO } from '../colors.ts';

export interface Pass {
  readonly color: string;
  readonly width: number;
  readonly alpha: number;
  readonly dash: readonly number[];
}

const pass = (color: string, width: number, alpha = 1, dash: readonly number[] = []): Pass => ({ color, width, alpha, dash });
const cased = (color: string, width: number, dash: readonly number[] = []): readonly Pass[] => [
  pass(CASING, width + 3.4, 0.95),
  pass(color, width, 1, dash),
];

export const STROKES: Readonly<Record<Stroke, readonly Pass[]>> = {
  tested: cased(INK, 2.6),
  'after-por': cased(INK, 2.2, [7, 4]),
  'not-reached': [pass(CASING, 3.6, 0.55), pass(INK, 1.4, 0.55, [2, 5])],
  'arc-edge': [pass(CASING, 4.5, 0.7), pass(BRASS, 2)],
  band: [pass(CASING, 3, 0.35), pass(BRASS, 1.4, 1, [7, 5])],
  hop: [pass(CASING, 3.6, 0.6), pass(BRASS, 1.7)],
  ruler: [pass(INK, 8.6, 1), pass('#FFFDF4', 6.4, 1)],
  'per-stand': [pass(CASING, 3.4, 0.8), pass(INK, 1.1)],
  path: cased(INK, 2),
  refused: cased(NO, 2),
};
