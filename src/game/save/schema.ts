/** The save: where the game started, every step with its events, and how far it stands. Loading folds events and asks no rule. */
import { z } from 'zod';
import { TERRAIN_KINDS } from '#geometry/table/table';
import { ORDERS, scenarioSchema, UNIT_STATES } from '../scenario/schema.ts';
import { firstMove, marchCommands, marchEvents, placing } from './meleeSchema.ts';
import { box, fraction, trailLine } from './shapes.ts';

export const SAVE_FORMAT = 'line-of-fire-game';
export const SAVE_VERSION = 1;

const shot = z.looseObject({
  unit: z.string(),
  mode: z.string(),
  stands: z.array(z.string()).optional(),
  load: z.string().optional(),
  ricochet: z.number().optional(),
  aim: z.looseObject({ at: z.string().optional(), bearing: z.number().optional(), to: z.tuple([z.number(), z.number()]).optional() }),
});
const part = z.enum(['gun', 'crew', 'limber']);
const effect = z.looseObject({
  state: z.enum(['none', 'stopped', 'shaken', 'routed', 'destroyed']),
  figures: z.int().min(0),
  stands: z.array(z.string()),
  guns: z.array(z.object({ stand: z.string(), part: part.nullable(), stopped: z.boolean() })),
});
const ruling = z.looseObject({
  target: z.string(),
  step: z.string(),
  value: fraction,
  odds: z.string().nullable(),
  dice: z.array(z.number()),
  modifiers: z.array(z.object({ id: z.string(), value: z.number() })),
  effect,
  trail: z.array(trailLine),
});
const throwOf = z.object({ call: z.looseObject({ count: z.int(), sides: z.int(), why: z.string() }), faces: z.array(z.int().min(1)) });
const state = z.enum(UNIT_STATES);
const unit = z.looseObject({
  id: z.string(),
  side: z.string(),
  name: z.string(),
  troop: z.string(),
  order: z.enum(ORDERS),
  state,
  losses: z.number(),
  takenInStep: z.record(z.string(), state),
});
const standRecord = z.looseObject({
  id: z.string(),
  full: z.number(),
  gun: z
    .looseObject({
      piece: z.string(),
      crew: z.number(),
      crewedBy: z.string().nullable(),
      hit: z.array(part),
      stoppedIn: z.number().nullable(),
      rounds: z.record(z.string(), z.int().min(0)).optional(),
    })
    .nullable(),
  marker: z.string().nullable(),
  hasFired: z.boolean(),
});
const note = z.looseObject({
  how: z.enum(['straight', 'oblique', 'wheel', 'turn', 'about-face', 'drag', 'charge', 'form', 'retreat']),
  inches: z.number(),
  march: z.literal(true).optional(),
});
const pair = z.tuple([z.number(), z.number()]);
const source = z.union([
  z.object({ outline: z.array(pair).min(3) }),
  z.object({ path: z.array(pair).min(2), width: z.number().positive() }),
]);
const terrainRecord = z.looseObject({ id: z.string(), source });

const edit = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('rename'), what: z.enum(['unit', 'terrain', 'scenario']), id: z.string(), name: z.string() }),
  z.looseObject({ type: z.literal('delete'), units: z.array(z.string()), stands: z.array(z.string()), terrain: z.array(z.string()) }),
  z.looseObject({ type: z.literal('set-unit'), unit: z.string(), change: z.looseObject({}) }),
  z.looseObject({
    type: z.literal('add-terrain'),
    piece: z.looseObject({ kind: z.enum(TERRAIN_KINDS), name: z.string(), record: terrainRecord, level: z.number(), stories: z.number() }),
  }),
  z.looseObject({ type: z.literal('move-terrain'), terrain: z.string(), by: pair }),
  z.looseObject({ type: z.literal('reshape-terrain'), terrain: z.string(), source }),
  z.looseObject({ type: z.literal('set-option'), id: z.string(), choice: z.string() }),
  z.looseObject({ type: z.literal('set-rounds'), unit: z.string(), load: z.string(), rounds: z.int().min(0).max(999).nullable() }),
  z.looseObject({ type: z.literal('set-seed'), seed: z.string() }),
  z.looseObject({
    type: z.literal('set-book'),
    book: z.string(),
    parts: z.strictObject({
      fire: z.string().optional(),
      melee: z.string().optional(),
      morale: z.string().optional(),
      movement: z.string().optional(),
    }),
  }),
  z.looseObject({ type: z.literal('set-chart'), chart: z.looseObject({ id: z.string(), kind: z.string() }) }),
  z.looseObject({ type: z.literal('drop-chart'), id: z.string() }),
]);

const turn = z.object({
  number: z.int(),
  step: z.string(),
  declared: z.array(shot),
  first: firstMove.optional(),
  before: z.string().optional(),
});

const event = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('ShotDeclared'), shot }),
  z.looseObject({ type: z.literal('ShotWithdrawn'), index: z.int() }),
  z.looseObject({
    type: z.literal('DiceThrown'),
    throws: z.array(throwOf),
    then: z.object({ words: z.array(z.int()).length(4), thrown: z.int() }),
    typed: z.boolean(),
  }),
  z.looseObject({ type: z.literal('ShotFired'), shot, stands: z.array(z.string()) }),
  z.looseObject({ type: z.literal('EffectTaken'), target: z.string(), step: z.string(), effect, ruling }),
  z.looseObject({ type: z.literal('StepSettled'), next: turn }),
  z.looseObject({ type: z.literal('StandsPlaced'), placings: z.array(placing), note }),
  z.looseObject({
    type: z.literal('UnitAdded'),
    unit,
    stands: z.array(z.object({ record: standRecord, box, figures: z.number(), ranks: z.number() })),
  }),
  z.looseObject({ type: z.literal('Edited'), command: edit }),
  ...marchEvents,
  z.looseObject({ type: z.literal('TurnEnded'), firstStep: z.string() }),
]);

/** Commands are kept for their names; those of marching and fighting are strict, older ones as they were written. */
const STRICT: ReadonlySet<string> = new Set(marchCommands.map((one) => one.shape.type.value));
const command = z.union([
  z.discriminatedUnion('type', [...marchCommands]),
  z.looseObject({ type: z.string().refine((type) => !STRICT.has(type), { message: 'a command of this shape' }) }),
]);
const entry = z.looseObject({ title: z.string(), command, events: z.array(event) });

export const saveSchema = z
  .looseObject({
    $schema: z.string().optional(),
    format: z.literal(SAVE_FORMAT),
    version: z.literal(SAVE_VERSION),
    start: scenarioSchema,
    entries: z.array(entry),
    branches: z.array(z.array(entry)).optional(),
    head: z.int().min(0),
  })
  .describe('A game of Line of Fire: its start, every step, and how far it stands');

export type SaveFile = z.infer<typeof saveSchema>;
