import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { schemaTexts } from '#test/schemas';

test.each(schemaTexts())('%s is the definition that validates the file', (file, text) => {
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(text));
});
