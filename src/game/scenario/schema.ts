/** The scenario file, version 1. The same definitions validate a file, type it, and make the JSON Schema that an editor reads. */
import { z } from 'zod';
import { TERRAIN_KINDS } from '#geometry/table/table';

export const SCENARIO_FORMAT = 'line-of-fire-scenario';
export const SCENARIO_VERSION = 1;
export const TABLE_LIMIT = 4096;
/** UTF-16 units of a name. */
export const NAME_LIMIT = 1000;

const id = z.string().min(1).max(200).describe('Unique in the file, any text');
const name = z.string().max(NAME_LIMIT).describe('Any text; shown as text and nothing else');
const coordinate = z.number().min(0).max(TABLE_LIMIT);
const size = z.number().positive().max(TABLE_LIMIT);
const point = z.tuple([z.number(), z.number()]);

export const ORDERS = ['line', 'attack-column', 'march-column', 'square', 'skirmish', 'open', 'limbered', 'unlimbered'] as const;
export const UNIT_STATES = ['fresh', 'stopped', 'shaken', 'routed', 'destroyed'] as const;

const standSchema = z
  .looseObject({
    id,
    x: coordinate.describe("Inches east of the table's south-west corner"),
    y: coordinate.describe("Inches north of the table's south-west corner"),
    facing: z.number().describe('Degrees clockwise from north'),
    frontage: size.describe('Inches across the front'),
    depth: size.describe('Inches along the facing'),
    figures: z.int().min(0).max(500).optional().describe('Figures present; a gun counts its crew'),
    full: z.int().min(0).max(500).optional().describe('Figures when whole; those present when absent'),
    ranks: z.int().min(1).max(50).optional(),
    gun: z.string().optional().describe('Id of the piece'),
    crew: z.int().min(0).max(30).optional().describe('Crew figures; 0 is crewless'),
    crewedBy: z.string().optional().describe('Stand whose men serve a crewless gun'),
    hit: z.array(z.enum(['gun', 'crew', 'limber'])).optional(),
    rounds: z.record(z.string(), z.int().min(0).max(999)).optional().describe('Rounds left by load; a load that is not named is unlimited'),
    marker: z.enum(['general']).optional().describe('A marker is drawn and dragged, never tested'),
  })
  .describe('A closed rectangle, or a gun with crew and limber in one');

const unitSchema = z.looseObject({
  id,
  side: z.string(),
  name,
  troop: z.string().describe('Id of the troop in the roster'),
  order: z.enum(ORDERS),
  state: z.enum(UNIT_STATES).optional(),
  losses: z.int().min(0).optional(),
  engaged: z.boolean().optional(),
  charging: z.boolean().optional(),
  mounted: z.boolean().optional(),
  officerLost: z.boolean().optional(),
  marksmen: z.boolean().optional(),
  leader: z.boolean().optional(),
  nation: z.string().optional(),
  moved: z
    .looseObject({
      inches: z.number().min(0),
      how: z.enum(['marched', 'manhandled', 'assembled', 'unlimbered']),
      spent: z.number().min(0).optional().describe('Inches of its move that these and all drill cost; the inches gone when absent'),
      ended: z.literal(true).optional().describe('It entered a building: its move is over'),
    })
    .optional(),
  charge: z
    .looseObject({
      target: z.string().describe('Id of the unit that it charges'),
      inches: z.number().min(0).describe('Inches of the charge into contact'),
      fell: z.int().min(0).optional().describe('Figures that fell since it charged'),
    })
    .optional()
    .describe('Its charge of this turn; a unit that is charging without one is taken at its word'),
  stands: z.array(standSchema).min(1),
});

const terrainSchema = z.looseObject({
  id,
  name: name.optional(),
  kind: z.enum(TERRAIN_KINDS),
  outline: z.array(point).min(3).optional().describe('A simple polygon, tested as given'),
  path: z.array(point).min(2).optional().describe('A polyline; needs a width'),
  width: size.optional(),
  level: z.int().min(1).max(20).optional(),
  stories: z.int().min(1).max(20).optional(),
  cover: z.enum(['improvised', 'prepared']).optional(),
});

export const scenarioSchema = z
  .looseObject({
    $schema: z.string().optional(),
    format: z.literal(SCENARIO_FORMAT),
    version: z.literal(SCENARIO_VERSION),
    name,
    about: z.string().max(2000).optional().describe('A sentence for the list of scenarios'),
    book: z.string(),
    parts: z
      .strictObject({
        fire: z.string().optional(),
        melee: z.string().optional(),
        morale: z.string().optional(),
        movement: z.string().optional(),
      })
      .optional()
      .describe("Parts of other books joined in place of the book's own"),
    charts: z
      .array(z.looseObject({ id: z.string(), kind: z.string() }))
      .optional()
      .describe("The player's own charts"),
    options: z.record(z.string(), z.string()).optional(),
    seed: z.union([z.string(), z.number()]).optional(),
    turn: z.int().min(1).optional(),
    table: z.looseObject({ width: size, depth: size }),
    sides: z
      .array(z.looseObject({ id, name, nation: z.string().optional() }))
      .min(1)
      .max(12),
    units: z.array(unitSchema),
    terrain: z.array(terrainSchema).optional(),
  })
  .describe('A table set out for Line of Fire');

export type ScenarioFile = z.infer<typeof scenarioSchema>;
export type UnitFile = z.infer<typeof unitSchema>;
export type StandFile = z.infer<typeof standSchema>;
export type TerrainFile = z.infer<typeof terrainSchema>;
