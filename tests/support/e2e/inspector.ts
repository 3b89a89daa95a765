import { flowsAddress } from './flows';
import { expect, test as base } from './test';

export { readRecording } from '../../../src/browser/recorder/protocol';
export { expect };

/** Playwright's test with the inspector of this run, which is built outside of any test's time. */
export const test = base.extend<object, { inspector: undefined }>({
  inspector: [
    async ({}, use) => {
      expect((await fetch(flowsAddress('/'))).status).toBe(200);
      await use(undefined);
    },
    { scope: 'worker', auto: true, timeout: 300_000 },
  ],
});
