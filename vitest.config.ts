import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const alias = {
  '@codegen': join(import.meta.dirname, 'codegen/generated'),
  '@': join(import.meta.dirname, 'web/src'),
};

/** A retry distinguishes a flaky test from a defect. `npm test` lists each test that needed a retry. */
const retry = process.env.CI ? 1 : 0;

const unitTests = globSync(
  '{model,web/src,web/front,directus-extensions/*/src,scripts,schema,seeds,codegen,containers,tests/search}/**/*.test.{ts,tsx}',
  { cwd: import.meta.dirname, exclude: (name) => name === 'node_modules' || name === 'dist' },
);
/** Checks whether a test file may change modules or globals. Such a file needs its own worker. All others share workers, which saves much of their time. */
const changesGlobals = (file: string) =>
  /\bvi\.|globalThis|process\.(env|chdir|on)/.test(readFileSync(join(import.meta.dirname, file), 'utf8'));

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: unitTests.filter((file) => !changesGlobals(file)),
          isolate: false,
        },
      },
      {
        resolve: { alias },
        test: { name: 'unit-isolated', include: unitTests.filter(changesGlobals) },
      },
      {
        resolve: { alias },
        test: {
          // Runs against the running project of tests/setup/stack.ts. One file runs at a time, because all files share one database.
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 120_000,
          retry,
        },
      },
      {
        resolve: { alias },
        test: {
          // Runs against the stack of docker-compose.yml, which the part `containers` of `npm test` starts.
          name: 'containers',
          include: ['tests/containers/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 180_000,
          retry,
        },
      },
      {
        resolve: { alias },
        test: {
          // The sizes of the built site's files are the same on every machine, so exceeding a limit may fail `npm test`.
          name: 'budgets',
          include: ['tests/budgets/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
