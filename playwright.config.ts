import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser, findShell } from './scripts/browser.mjs';
import type { Options } from './tests/support/e2e/test';

const startedBy = (program: string | undefined) => ({
  launchOptions: { args: browserArgs, ...(program !== undefined && { executablePath: program }) },
});
/**
 * `npm test` runs each user flow once, on the screen where it matters. Tests tagged `@deep`, or by the
 * other screen `@deepOnPhone` and `@deepOnDesktop`, run in `npm run test:deep` alone: they take long,
 * or a machine, a view or the server shows the same.
 */
const isDeep = process.env['DEEP'] === '1';
const deep = /@deep(?!OnPhone)/;
const deepOnPhone = /@deep(?!OnDesktop)/;
const deepAnywhere = /@deep(?!On)/;
const anyScreen = /@anyScreen/;
const of = (tag: RegExp) => (isDeep ? { grep: tag } : { grepInvert: tag });
const calls = '**/call*.test.ts';
/** Movements are drawn frame by frame, on the processor: in `npm test` those that are about one ask for it. */
const still = { contextOptions: { reducedMotion: 'reduce' as const } };
const desktop = { ...(!isDeep && still), viewport: { width: 1440, height: 900 } };
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};
const jsonReport = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'];

export default defineConfig<Options>({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results/browser',
  globalSetup: './tests/support/e2e/globalSetup',
  forbidOnly: true,
  // `npm test` repeats what failed, and names what passes then: scripts/test/reports.mjs.
  retries: Number(process.env['BROWSER_RETRIES'] ?? 0),
  // They wait more than they work: two processors have room for three.
  workers: 3,
  timeout: isDeep ? 300_000 : 120_000,
  expect: { timeout: 20_000 },
  reporter: jsonReport ? [['list'], ['json', { outputFile: jsonReport }]] : [['list']],
  use: {
    actionTimeout: 20_000,
    // It would answer in the place of what a test puts before the server.
    serviceWorkers: 'block',
    locale: 'en-GB',
    // Thirty characters that are fetched ahead, and the code of other pages, are a fifth of what a page
    // takes of the processor: in `npm test` the main job does without, and who is about it.
    savesData: !isDeep,
    // A trace copies the page at every step, and a film draws it, on the processors that the tests
    // need: a trace is made only when a test is repeated, and one picture of the end will do.
    trace: { mode: 'on-first-retry', screenshots: false },
    screenshot: 'only-on-failure',
    ...startedBy(findShell()),
  },
  projects: [
    {
      name: 'calls',
      testMatch: calls,
      ...of(deep),
      use: { ...desktop, ...startedBy(findBrowser()) },
    },
    // Both screens, each test on its own: with a project of its own each would start all browsers anew.
    ...(isDeep
      ? []
      : [
          {
            name: 'browser',
            testIgnore: calls,
            grepInvert: deepAnywhere,
            use: { ...desktop, phone },
          },
        ]),
    { name: 'desktop', testIgnore: calls, ...of(deep), use: desktop },
    {
      name: 'phone',
      // They are about calls, servers, sessions, tabs, requests and keys, whatever the screen.
      testIgnore: [
        calls,
        ...[
          'deploy',
          'early',
          'generation',
          'instances',
          'keyboard',
          'offline',
          'shortcuts',
          'staticHosting',
          'tabs',
        ].map((name) => `**/${name}.test.ts`),
      ],
      ...(isDeep
        ? { grep: deepOnPhone, grepInvert: anyScreen }
        : { grepInvert: [anyScreen, deepOnPhone] }),
      use: { ...still, ...phone },
    },
  ],
});
