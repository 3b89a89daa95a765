import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { flowSamples } from './scripts/flows/samplesPlugin.ts';
import { quickToStart } from './tests/support/quickToStart.ts';

/*
 * The name of a server test says which database it uses. `.plain.` uses none; `.embedded.` and
 * `.postgres.` use one kind only; all others run on PostgreSQL in `npm test`, where they take less of
 * the processor. `.deep.` starts and kills processes. `npm run test:deep` runs all of them, on each
 * database that they can use.
 */
const isShort = process.env['SHORT'] === '1';
const deep = 'tests/**/*.deep.test.ts';
const serverTests = (kind = '') => `tests/server/**/*${kind}{,.deep}.test.ts`;

/** Under strain all of it takes longer, and that alone is no fault: scripts/test/strains.mjs. */
const patience = process.env['STRAIN'] === undefined ? 1 : 4;

/** What a module is made into is kept for the other projects, and for the next `npm test`. */
const keepsModules = { experimental: { fsModuleCache: isShort } } as const;

/** What a glob finds depends on other files. Vitest itself looks only for calls without type arguments. */
const keepsNoGlobs: Plugin = {
  name: 'keeps-no-globs',
  configureVitest({ experimental_defineCacheKeyGenerator: defineKey }) {
    defineKey(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : null));
  },
};

const server = {
  environment: 'node',
  testTimeout: 40_000 * patience,
  hookTimeout: 60_000 * patience,
  // Not Vitest's one second: a database beside other work can take longer for a few statements.
  expect: { poll: { timeout: 20_000 * patience } },
  // In `npm test` the two projects run beside each other: fewer workers load the server.
  maxWorkers: isShort ? 1 : 2,
  execArgv: quickToStart,
  ...keepsModules,
  isolate: false,
  // After what needs no database: groups of different sizes do not run beside each other.
  sequence: { groupOrder: 1 },
} as const;

const views = {
  environment: 'jsdom',
  ...keepsModules,
  // More than the patience with what a test waits for.
  testTimeout: 40_000,
  hookTimeout: 60_000,
  setupFiles: 'tests/support/setupUi.ts',
  css: { modules: { classNameStrategy: 'non-scoped' } },
} as const;

/** They put something in the place of a module, which no other file may have loaded before. */
const withMocks = ['callRoom.test.ts', 'streaming.test.tsx'].map((name) => `tests/ui/${name}`);

// Loading what is tested takes longer than most of the files, and what a test changes it puts back:
// hardly any are isolated.
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [keepsNoGlobs],
        test: {
          name: 'machines',
          environment: 'node',
          ...keepsModules,
          testTimeout: 20_000,
          isolate: false,
          include: ['tests/machines/**/*.test.ts'],
          setupFiles: ['tests/support/setupMachines.ts'],
          globalSetup: ['tests/support/mergeWalked.ts'],
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          ...keepsModules,
          testTimeout: 20_000,
          isolate: false,
          include: ['tests/api/**/*.test.ts'],
        },
      },
      {
        plugins: [flowSamples()],
        test: {
          name: 'inspector',
          environment: 'node',
          testTimeout: 20_000,
          isolate: false,
          include: ['tests/inspector/**/*.test.ts'],
        },
      },
      {
        plugins: [react(), keepsNoGlobs],
        test: {
          ...views,
          name: 'ui',
          isolate: false,
          include: ['tests/ui/**/*.test.{ts,tsx}'],
          exclude: withMocks,
        },
      },
      {
        plugins: [react(), keepsNoGlobs],
        test: { ...views, name: 'ui-mocks', include: withMocks },
      },
      {
        test: {
          ...server,
          name: 'server',
          include: [
            ...(isShort ? ['.plain', '.embedded'].map(serverTests) : [serverTests()]),
            'tests/scripts/**/*.test.ts',
          ],
          exclude: [serverTests('.postgres'), ...(isShort ? [deep] : [])],
          globalSetup: ['tests/support/makeDatabaseTemplate.ts'],
        },
      },
      {
        test: {
          ...server,
          name: 'postgres',
          include: [serverTests()],
          exclude: [serverTests('.embedded'), serverTests('.plain'), ...(isShort ? [deep] : [])],
          globalSetup: ['tests/support/runPostgres.ts'],
        },
      },
      {
        test: {
          name: 'load',
          environment: 'node',
          maxWorkers: 1,
          include: ['tests/load/**/*.test.ts'],
          globalSetup: ['tests/support/runPostgres.ts'],
        },
      },
      {
        test: {
          name: 'image',
          environment: 'node',
          include: ['tests/image/**/*.test.ts'],
          globalSetup: ['tests/support/runPostgres.ts'],
        },
      },
    ],
  },
});
