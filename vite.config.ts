import { svelte } from '@sveltejs/vite-plugin-svelte';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './.ci/chromium.mjs';
import { pagePolicy } from './.ci/policy.mjs';

/** Only the built page carries the policy: the development server needs inline styles and a socket of its own. */
function contentPolicy(): Plugin {
  return {
    name: 'content-policy',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: pagePolicy }, injectTo: 'head-prepend' },
    ],
  };
}

const seeded = ['test/support/seed.ts'];

/** Some tests start other programs or a browser, and a busy machine is no fault of theirs. */
const patient = { testTimeout: 120_000, hookTimeout: 120_000 };

export default defineConfig({
  plugins: [svelte(), contentPolicy()],
  base: './',
  publicDir: false,
  build: {
    target: 'es2022',
    // Nothing is inlined: a data: font or script would break the page's own policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'pixi', test: /node_modules[\\/]pixi\.js/ },
            {
              name: 'panels',
              test: /node_modules[\\/](svelte|bits-ui|runed|svelte-toolbelt|@floating-ui|tabbable|clsx|style-to-object)[\\/]/,
            },
            { name: 'rules', test: /src[\\/]rules[\\/]/ },
            { name: 'measuring', test: /src[\\/](geometry|game)[\\/]/ },
            { name: 'files', test: /node_modules[\\/](zod|idb)[\\/]/ },
            {
              name: 'geo',
              test: /node_modules[\\/](@turf|polyclip-ts|bignumber\.js|splaytree-ts|rbush|quickselect|robust-predicates|sweepline)/,
            },
          ],
        },
      },
    },
  },
  optimizeDeps: {
    include: [
      'pixi.js',
      'pixi.js/unsafe-eval',
      '@turf/turf',
      'rbush',
      'zod',
      'idb',
      'tinykeys',
      'd3-scale',
      'd3-shape',
      'robust-predicates',
      'bits-ui',
      'axe-core',
    ],
  },
  test: {
    retry: 0,
    coverage: { provider: 'v8', include: ['src/**'] },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['test/{geometry,rules,game,view,app,cli,project}/**/*.test.ts'],
          environment: 'node',
          setupFiles: seeded,
          ...patient,
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          include: ['test/{ui,view-browser}/**/*.test.ts'],
          setupFiles: seeded,
          ...patient,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 720 },
            provider: playwright({ launchOptions: chromiumLaunch() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'story',
          include: ['test/story/**/*.test.ts'],
          environment: 'node',
          setupFiles: seeded,
          globalSetup: ['test/support/builtApp.ts'],
          ...patient,
          // Two browsers on two cores make each other slow, and slow pages make stories fail that are true.
          fileParallelism: false,
        },
      },
    ],
  },
});
