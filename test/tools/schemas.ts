/** Writes the JSON Schemas that editors read, from the very definitions that validate the files: `npx tsx test/tools/schemas.ts`. */
import { writeFileSync } from 'node:fs';
import { schemaTexts } from '#test/schemas';

for (const [file, text] of schemaTexts()) writeFileSync(file, text);
