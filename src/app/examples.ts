/** The worked examples of the texts, text by text. */
import type { Example } from './examples/example.ts';
import { linear } from './examples/linear.ts';
import { stands } from './examples/stands.ts';
import { normalized } from './examples/normalized.ts';
import { sudan } from './examples/sudan.ts';

export const examples: readonly Example[] = [...linear, ...stands, ...normalized, ...sudan];
