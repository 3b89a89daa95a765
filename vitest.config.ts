import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** They never open a database, so that once is enough. */
const withoutDatabase = [
  ...[
    'buildManifest',
    'communityAddress',
    'config',
    'faultPatches',
    'firstView',
    'moderation',
    'moderationMeasure',
    'moderationStream',
    'newFlow',
    'paced',
    'seed',
    'seedLocales',
    'selfHarm',
  ],
  ...['startCommand', 'staticPages', 'testCount', 'replies/*'],
].map((name) => `tests/server/${name}.test.ts`);

const server = {
  environment: 'node',
  testTimeout: 40_000,
  hookTimeout: 60_000,
  maxWorkers: 2,
  isolate: false,
} as const;

// The views alone are isolated. Elsewhere loading what is tested takes longer than most of the files,
// and what a test changes it puts back.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'machines',
          environment: 'node',
          isolate: false,
          include: ['tests/machines/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          isolate: false,
          include: ['tests/api/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'inspector',
          environment: 'node',
          isolate: false,
          include: ['tests/inspector/**/*.test.ts'],
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'ui',
          environment: 'jsdom',
          include: ['tests/ui/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/setupUi.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        test: {
          ...server,
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          exclude: ['tests/server/postgres/**'],
          globalSetup: ['tests/support/makeDatabaseTemplate.ts'],
        },
      },
      {
        test: {
          ...server,
          name: 'postgres',
          include: ['tests/server/**/*.test.ts'],
          exclude: ['tests/server/pglite/**', ...withoutDatabase],
          globalSetup: ['tests/support/runPostgres.ts'],
        },
      },
    ],
  },
});
