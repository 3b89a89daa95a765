import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { flowSamples } from './scripts/flows/samplesPlugin.ts';

/** They never open a database, so that once is enough. */
const withoutDatabase = [
  ...[
    'articles',
    'bounded',
    'buildManifest',
    'communityAddress',
    'config',
    'deployment',
    'devProxy',
    'documentation',
    'expressions',
    'faultPatches',
    'firstView',
    'flowsReview',
    'lint',
    'lockFile',
    'measureJudges',
    'moderation',
    'moderationMeasure',
    'moderationStream',
    'mutation',
    'newFlow',
    'paced',
    'pressure',
    'privatePictures',
    'seed',
    'seedLocales',
    'seedRussian',
    'selfHarm',
    'signedAddresses.properties',
    'startFaults',
    'storage',
  ],
  ...[
    'calls/agents',
    'calls/conversation',
    'calls/embeddedRooms',
    'calls/liveKitKeeper',
    'calls/mouth',
    'calls/runningCall',
    'calls/sentences',
    'calls/transcription',
    'calls/turnTaking',
    'calls/voiceActivity',
    'calls/wav',
  ],
  ...[
    'startCommand',
    'staticPages',
    'strains',
    'testCount',
    'replies/*',
    'moderation/*',
    'memory/readNotes',
  ],
].map((name) => `tests/server/${name}.test.ts`);

/**
 * `npm test` tries these on a PostgreSQL server alone, since they take long or since calls meet there
 * that the embedded database has one after the other, and all others on the embedded one alone;
 * `npm run test:deep` tries each on both.
 */
const isShort = process.env['SHORT'] === '1';
const onServerAlone = [
  'calls/calls',
  'chatDeletion',
  'chatInstances',
  'chatMessages',
  'chatPictures',
  'chatReplies',
  'chatSearch',
  'deskActors',
  'emailChange',
  'emailConfirmation',
  'events',
  'favourites',
  'generatedRequests',
  'jobs',
  'ledger',
  'lifecycle',
  'limits',
  'mail',
  'media',
  'memory/memories',
  'memory/modelReader',
  'moneyMails',
  'ownData',
  'personaChats',
  'personaPhotos',
  'personas',
  'proxies',
  'purchases',
  'removalPage',
  'selfHarmModel',
  'sessions',
  'slowRequests',
  'stripe',
  'textPool',
  'unblur',
  'unconfirmedClaims',
  'upgrade',
  'voices',
  'webhooks',
].map((name) => `tests/server/${name}.test.ts`);

/** They start and kill processes, and wait for them: only `npm run test:deep`. */
const deepAlone = [
  'calls/agents',
  'jobKills',
  'newFlow',
  'pglite/backup',
  'pglite/chatKill',
  'postgres/instanceKill',
].map((name) => `tests/server/${name}.test.ts`);

/** Under strain all of it takes longer, and that alone is no fault: scripts/test/strains.mjs. */
const patience = process.env['STRAIN'] === undefined ? 1 : 4;

const server = {
  environment: 'node',
  testTimeout: 40_000 * patience,
  hookTimeout: 60_000 * patience,
  // Not Vitest's one second: a database beside other work can take longer for a few statements.
  expect: { poll: { timeout: 20_000 * patience } },
  maxWorkers: 2,
  isolate: false,
  // After what needs no database: groups of different sizes do not run beside each other.
  sequence: { groupOrder: 1 },
} as const;

const views = {
  environment: 'jsdom',
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
        test: {
          name: 'machines',
          environment: 'node',
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
        plugins: [react()],
        test: {
          ...views,
          name: 'ui',
          isolate: false,
          include: ['tests/ui/**/*.test.{ts,tsx}'],
          exclude: withMocks,
        },
      },
      {
        plugins: [react()],
        test: { ...views, name: 'ui-mocks', include: withMocks },
      },
      {
        test: {
          ...server,
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          exclude: [
            'tests/server/postgres/**',
            ...(isShort ? [...onServerAlone, ...deepAlone] : []),
          ],
          globalSetup: ['tests/support/makeDatabaseTemplate.ts'],
        },
      },
      {
        test: {
          ...server,
          name: 'postgres',
          include: isShort
            ? ['tests/server/postgres/**/*.test.ts', ...onServerAlone]
            : ['tests/server/**/*.test.ts'],
          exclude: ['tests/server/pglite/**', ...withoutDatabase, ...(isShort ? deepAlone : [])],
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
