import { test as base, expect } from '@playwright/test';
import type { PlaywrightTestOptions, TestInfo } from '@playwright/test';
import { collectAnswers } from './answers';
import { collectFaults } from './faults';
import type { Faults } from './faults';
import { signUp, storageOf } from './member';
import type { Member } from './member';
import { sharedOrigin } from './sharedServer';

/** A newcomer meets the age gate, an adult has passed it, a member is logged in as well. */
export type Visitor = 'newcomer' | 'adult' | 'member';

type Screen = Pick<
  PlaywrightTestOptions,
  'deviceScaleFactor' | 'hasTouch' | 'isMobile' | 'viewport'
>;

/**
 * `savesData`: nothing is fetched before somebody goes there. `phone`: the screen of the tests that the
 * other screen has in `npm run test:deep` alone; null: that of the project.
 */
export type Options = { visitor: Visitor; savesData: boolean; phone: Screen | null };
type Fixtures = {
  answers: void;
  account: { member: Member | undefined };
  faults: Faults;
  /** The user who is logged in; only with `visitor: 'member'`. */
  member: Member;
};

export { expect };

const screenOf = <K extends keyof Screen>(
  key: K,
  own: Screen[K],
  phone: Screen | null,
  { tags }: TestInfo,
): Screen[K] => (phone !== null && tags.includes('@deepOnDesktop') ? phone[key] : own);

/** Playwright's test with the server of this run, a visitor of choice, and no fault overlooked. */
export const test = base.extend<Options & Fixtures>({
  visitor: ['adult', { option: true }],
  savesData: [false, { option: true }],
  phone: [null, { option: true }],
  deviceScaleFactor: async ({ deviceScaleFactor, phone }, use, info) => {
    await use(screenOf('deviceScaleFactor', deviceScaleFactor, phone, info));
  },
  hasTouch: async ({ hasTouch, phone }, use, info) => {
    await use(screenOf('hasTouch', hasTouch, phone, info));
  },
  isMobile: async ({ isMobile, phone }, use, info) => {
    await use(screenOf('isMobile', isMobile, phone, info));
  },
  viewport: async ({ viewport, phone }, use, info) => {
    await use(screenOf('viewport', viewport, phone, info));
  },
  context: async ({ context, savesData }, use) => {
    if (savesData)
      await context.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', {
          value: Object.assign(new EventTarget(), { saveData: true }),
        }),
      );
    await use(context);
  },
  baseURL: async ({}, use) => {
    await use(await sharedOrigin());
  },
  account: async ({}, use) => {
    await use({ member: undefined });
  },
  storageState: async ({ visitor, account, baseURL, playwright }, use) => {
    const { origin } = new URL(baseURL ?? '');
    if (visitor === 'newcomer') {
      await use({ cookies: [], origins: [] });
      return;
    }
    if (visitor === 'member') {
      const request = await playwright.request.newContext({ baseURL: origin });
      account.member = await signUp(request);
      await request.dispose();
    }
    await use(storageOf(origin, account.member));
  },
  faults: [
    async ({ context }, use) => {
      const faults = collectFaults(context);
      await use(faults);
      expect(faults.unexpected()).toEqual([]);
    },
    { auto: true },
  ],
  answers: [
    async ({ context }, use) => {
      const answers = collectAnswers(context);
      await use();
      expect(await answers.undocumented()).toEqual([]);
    },
    { auto: true },
  ],
  member: async ({ account, context }, use) => {
    expect(context).toBeDefined();
    if (account.member === undefined) throw new Error("Only with test.use({ visitor: 'member' }).");
    await use(account.member);
  },
});
