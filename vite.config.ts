import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  build: { target: 'es2022' },
  test: {
    projects: [{ extends: true, test: { name: 'pure', include: ['test/{geometry,rules,game,view,cli,project}/**/*.test.ts'], environment: 'node' } }],
  },
});
