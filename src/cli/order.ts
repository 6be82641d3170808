/** The order file of `fire`: shots by unit, mode and aim. */
import { z } from 'zod';
import { twiceNamed } from '#game/decide/fire';
import { findUnit } from '#game/lookup';
import { modeOf } from '#game/preview';
import { describeProblem, showFound } from '#game/scenario/problem';
import { readJson } from '#game/scenario/readJson';
import { schemaProblem } from '#game/scenario/schemaProblem';
import type { GameState } from '#game/state';
import type { RuleSet, Shot } from '#rules/engine/contract';
import { BadInput, readText } from './input.ts';

const aimSchema = z.strictObject({
  at: z.string().optional(),
  bearing: z.number().optional(),
  to: z.tuple([z.number(), z.number()]).optional(),
});
export const orderSchema = z
  .looseObject({
    shots: z
      .array(
        z.looseObject({
          unit: z.string(),
          stands: z.array(z.string()).min(1).optional(),
          mode: z.string(),
          load: z.string().optional(),
          aim: aimSchema,
          ricochet: z.number().optional(),
          rounds: z.int().min(1).max(20).optional(),
          override: z.strictObject({ range: z.number().min(0).optional() }).optional(),
        }),
      )
      .min(1),
  })
  .describe('Shots to fire in one turn');

type ShotFile = z.infer<typeof orderSchema>['shots'][number];

function shotFrom(file: ShotFile): Shot {
  const { unit, mode, aim } = file;
  return {
    unit,
    mode,
    aim: {
      ...(aim.at === undefined ? {} : { at: aim.at }),
      ...(aim.bearing === undefined ? {} : { bearing: aim.bearing }),
      ...(aim.to === undefined ? {} : { to: aim.to }),
    },
    ...(file.stands === undefined ? {} : { stands: file.stands }),
    ...(file.load === undefined ? {} : { load: file.load }),
    ...(file.ricochet === undefined ? {} : { ricochet: file.ricochet }),
    ...(file.rounds === undefined ? {} : { rounds: file.rounds }),
    ...(file.override?.range === undefined ? {} : { override: { range: file.override.range } }),
  };
}

function* referenceProblems(
  shots: readonly ShotFile[],
  state: GameState,
  book: RuleSet,
): Generator<{ path: string; found: string; expected: string }> {
  const aUnit = 'the id of a unit on this table';
  for (const [i, shot] of shots.entries()) {
    if (!findUnit(state, shot.unit)) yield { path: `shots[${i}].unit`, found: showFound(shot.unit), expected: aUnit };
    const aims = Object.keys(shot.aim).length;
    if (aims !== 1) yield { path: `shots[${i}].aim`, found: `${aims} of at, bearing, to`, expected: 'one of at, bearing, to' };
    if (shot.aim.at !== undefined && !findUnit(state, shot.aim.at))
      yield { path: `shots[${i}].aim.at`, found: showFound(shot.aim.at), expected: aUnit };
    if (!modeOf(book, shot.mode))
      yield {
        path: `shots[${i}].mode`,
        found: showFound(shot.mode),
        expected: `one of ${book.fire.modes.map((mode) => mode.id).join(', ')}`,
      };
    for (const [s, id] of (shot.stands ?? []).entries()) {
      const own = state.table.stands.some((stand) => stand.id === id && stand.unit === shot.unit);
      if (!own) yield { path: `shots[${i}].stands[${s}]`, found: showFound(id), expected: `the id of a stand of ${shot.unit}` };
    }
  }
}

/** @throws BadInput naming the file, the path, what was found and what was expected. */
export function readOrder(file: string, state: GameState, book: RuleSet): readonly Shot[] {
  const read = readJson(readText(file));
  if (!read.ok) throw new BadInput(describeProblem(file, read.problem));
  const shaped = orderSchema.safeParse(read.value);
  if (!shaped.success) throw new BadInput(describeProblem(file, schemaProblem(read.value, shaped.error.issues, orderSchema)));
  for (const problem of referenceProblems(shaped.data.shots, state, book))
    throw new BadInput(describeProblem(file, { ...problem, of: null }));
  const shots = shaped.data.shots.map(shotFrom);
  const twice = twiceNamed(state, shots);
  if (twice) throw new BadInput(`${file}: ${twice.because}`);
  return shots;
}
