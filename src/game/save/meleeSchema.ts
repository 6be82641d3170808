/** The shapes of melees, morale, moves and their commands in a save. What a round says is kept as it was said; what is folded is strict. */
import { z } from 'zod';
import { ORDERS } from '../scenario/schema.ts';
import { box, point, trailLine } from './shapes.ts';

export const placing = z.object({ stand: z.string(), box });
const moved = z.strictObject({
  inches: z.number().min(0),
  how: z.enum(['marched', 'manhandled', 'assembled', 'unlimbered']),
  spent: z.number().min(0).optional(),
  ended: z.literal(true).optional(),
});
const order = z.enum(ORDERS);

const count = z.int().min(0);
const role = z.enum(['attacker', 'defender']);
const counts = z.strictObject({ attacker: count, defender: count });
const sideFacts = z.looseObject({
  unit: z.string(),
  figures: count,
  inches: z.number(),
  struckIn: z.enum(['front', 'flank', 'rear']).nullable(),
  level: z.number(),
  cover: z.array(z.looseObject({ terrain: z.string(), kind: z.string() })),
  charged: z.number().nullable(),
});
const facts = z.looseObject({
  attacker: sideFacts,
  defender: sideFacts,
  gap: z.number(),
  spans: z.array(z.object({ from: point, to: point })),
});
const meleeResult = z.strictObject({ winner: role.nullable(), broken: z.array(role), recovered: counts });
const fightShape = {
  facts,
  rounds: count,
  thisTurn: count,
  front: counts,
  started: counts,
  lost: counts,
  last: z.strictObject({ lost: counts, winner: role.nullable() }).nullable(),
  result: meleeResult.nullable(),
};
const fighter = z.looseObject({
  unit: z.string(),
  name: z.string(),
  side: z.string(),
  troop: z.string(),
  order,
  figures: count,
  stands: z.array(z.looseObject({ id: z.string(), figures: count, full: count, ranks: z.int().min(1) })),
});
/** Texts may carry numbers of their own through a fight. */
const fight = z.looseObject(fightShape);
const openFight = z.looseObject({ ...fightShape, fighters: z.strictObject({ attacker: fighter, defender: fighter }) });

const cause = z.enum(['lost-a-third', 'charged', 'friend-routed', 'rally', 'melee']);
const moraleTest = z.looseObject({
  unit: z.string(),
  cause,
  holds: z.number(),
  trail: z.array(trailLine),
  dice: z.array(z.int().min(1)),
  held: z.boolean(),
  result: z.string(),
});
const foughtSide = z.looseObject({
  worth: z.number(),
  frontage: count,
  points: z.number(),
  kills: count,
  losses: count,
  trail: z.array(trailLine),
});
const meleeRound = z.looseObject({
  round: z.int().min(1),
  expanded: z.boolean(),
  attacker: foughtSide,
  defender: foughtSide,
  dice: z.array(z.int().min(1)),
  winner: role.nullable(),
  byDie: z.boolean(),
  morale: z.strictObject({ attacker: moraleTest.nullable(), defender: moraleTest.nullable() }).nullable(),
  trail: z.array(trailLine),
  said: z.string(),
  fight,
});
const strengths = z.array(z.strictObject({ stand: z.string(), figures: count }));
const retreat = z.strictObject({
  unit: z.string(),
  placings: z.array(placing),
  inches: z.number().min(0),
  allowed: z.number().min(0),
  short: z.string().nullable(),
  seen: z.array(z.strictObject({ unit: z.string(), inches: z.number().min(0) })),
  limbers: z.literal(true).optional(),
  wheels: z.array(z.string()).optional(),
});

const id = z.string();
const faces = z.array(z.int().min(1)).optional();
/** Commands of marching and fighting. */
export const marchCommands = [
  z.strictObject({ type: z.literal('charge'), unit: id, target: id }),
  z.strictObject({ type: z.literal('begin-melee'), attacker: id, defender: id }),
  z.strictObject({ type: z.literal('fight-round'), attacker: id, defender: id, expand: z.boolean(), faces }),
  z.strictObject({ type: z.literal('fight-on'), attacker: id, defender: id, expand: z.enum(['winner', 'never']), faces }),
  z.strictObject({ type: z.literal('check-morale'), unit: id, cause, key: z.string(), faces }),
  z.strictObject({ type: z.literal('form'), unit: id, order, files: z.int().min(1) }),
  z.strictObject({ type: z.literal('limber'), unit: id }),
  z.strictObject({ type: z.literal('unlimber'), unit: id }),
  z.strictObject({ type: z.literal('clear-jam'), stand: id, faces }),
  z.strictObject({ type: z.literal('who-first'), faces }),
] as const;

/** Who moves first, as it was found out. */
export const firstMove = z.strictObject({
  side: id,
  dice: z.array(z.int().min(1)),
  trail: z.array(trailLine).min(1),
  readings: z.record(z.string(), z.string()).optional(),
});

const freed = z.array(z.string());
/** Events of marching and fighting. */
export const marchEvents = [
  z.looseObject({ type: z.literal('Marched'), unit: id, moved }),
  z.looseObject({ type: z.literal('OrderTaken'), unit: id, order }),
  z.looseObject({ type: z.literal('Charged'), unit: id, target: id, inches: z.number().min(0) }),
  z.looseObject({ type: z.literal('MeleeBegun'), fight: openFight }),
  z.looseObject({ type: z.literal('MeleeRoundFought'), round: meleeRound, left: strengths }),
  z.looseObject({
    type: z.literal('MeleeEnded'),
    units: z.strictObject({ attacker: id, defender: id }),
    result: meleeResult,
    left: strengths,
    retreats: z.array(retreat),
    freed,
  }),
  z.looseObject({
    type: z.literal('MoraleTaken'),
    test: moraleTest,
    key: z.string(),
    becomes: z.enum(['fresh', 'routed']).nullable(),
    retreat: retreat.nullable(),
    freed,
  }),
  z.looseObject({
    type: z.literal('JamTried'),
    stand: id,
    tried: z.looseObject({
      face: z.int().min(1),
      becomes: z.enum(['cleared', 'jammed', 'wrecked']),
      jammed: count.nullable(),
      trail: z.array(trailLine),
    }),
  }),
  z.looseObject({ type: z.literal('Fled'), unit: id, retreat: retreat.nullable() }),
  z.strictObject({ type: z.literal('FirstKnown'), first: firstMove }),
] as const;
