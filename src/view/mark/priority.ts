/** Which label keeps its place when two want the same: the greater wins. */
export const PRIORITY = {
  refusal: 100,
  stopper: 90,
  ricochet: 80,
  moved: 75,
  jammed: 72,
  entry: 70,
  reading: 50,
  run: 40,
  band: 20,
} as const;
