/** Shapes that every part of a save is made of. */
import { z } from 'zod';

export const fraction = z.object({ num: z.number(), den: z.number().positive() });
export const trailLine = z.looseObject({
  id: z.string(),
  op: z.string(),
  value: fraction,
  because: z.string(),
  source: z.looseObject({ text: z.string(), status: z.string() }),
});
export const point = z.object({ x: z.number(), y: z.number() });
export const box = z.object({ center: point, width: z.number().positive(), depth: z.number().positive(), facing: z.number() });
