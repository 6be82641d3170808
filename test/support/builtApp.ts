/** Builds the page once for all stories and serves it as npm start does. */
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildIfNeeded } from '../../.ci/build.mjs';
import { serve } from '../../.ci/serve.mjs';

declare module 'vitest' {
  // eslint's own name for it: what a global setup hands to the tests.
  export interface ProvidedContext {
    readonly address: string;
  }
}

let close: () => Promise<void> = () => Promise.resolve();

export async function setup(project: TestProject): Promise<void> {
  const root = project.config.root;
  if (!buildIfNeeded(root)) throw new Error('The page could not be built; the message above says why.');
  const served = await serve({ folder: join(root, 'dist'), port: 0 });
  close = served.close;
  project.provide('address', served.address);
}

export async function teardown(): Promise<void> {
  await close();
}
