import { z } from 'zod';
import { orderSchema } from '#cli/order';
import { saveSchema } from '#game/save/schema';
import { scenarioSchema } from '#game/scenario/schema';

const schemas = { scenario: scenarioSchema, game: saveSchema, order: orderSchema };

/** The shipped schema files with the text that each must have. */
export function schemaTexts(): readonly (readonly [string, string])[] {
  return Object.entries(schemas).map(([name, schema]) => {
    const json = z.toJSONSchema(schema, { io: 'input', reused: 'ref' });
    return [`assets/schemas/${name}.schema.json`, `${JSON.stringify(json, null, 2)}\n`] as const;
  });
}
