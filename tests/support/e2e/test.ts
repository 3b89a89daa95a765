import { test as base, expect } from '@playwright/test';
import { collectFaults } from './faults';
import type { Faults } from './faults';
import { signUp } from './member';
import type { Member } from './member';

/** A newcomer meets the age gate, an adult has passed it, a member is logged in as well. */
export type Visitor = 'newcomer' | 'adult' | 'member';

type Options = { visitor: Visitor };
type Fixtures = {
  account: { member: Member | undefined };
  faults: Faults;
  /** The user who is logged in; only with `visitor: 'member'`. */
  member: Member;
};

export { expect };

/** Playwright's test with the server of this run, a visitor of choice, and no fault overlooked. */
export const test = base.extend<Options & Fixtures>({
  visitor: ['adult', { option: true }],
  baseURL: async ({}, use) => {
    const origin = process.env['E2E_ORIGIN'];
    if (origin === undefined) throw new Error('The server of this run is not known.');
    await use(origin);
  },
  account: async ({}, use) => {
    await use({ member: undefined });
  },
  storageState: async ({ visitor, account, baseURL, playwright }, use) => {
    const url = new URL(baseURL ?? '');
    const cookie = { name: 'over18', value: '1', domain: url.hostname, path: '/', expires: -1 };
    const shared = { httpOnly: false, secure: false, sameSite: 'Lax' } as const;
    const cookies = visitor === 'newcomer' ? [] : [{ ...cookie, ...shared }];
    if (visitor !== 'member') {
      await use({ cookies, origins: [] });
      return;
    }
    const request = await playwright.request.newContext({ baseURL: url.origin });
    const member = await signUp(request);
    await request.dispose();
    account.member = member;
    const localStorage = [
      { name: 'access_token', value: member.tokens.access },
      { name: 'refresh_token', value: member.tokens.refresh },
      { name: 'was_logged_in', value: 'true' },
    ];
    await use({ cookies, origins: [{ origin: url.origin, localStorage }] });
  },
  faults: [
    async ({ context }, use) => {
      const faults = collectFaults(context);
      await use(faults);
      expect(faults.unexpected()).toEqual([]);
    },
    { auto: true },
  ],
  member: async ({ account, context }, use) => {
    expect(context).toBeDefined();
    if (account.member === undefined) throw new Error("Only with test.use({ visitor: 'member' }).");
    await use(account.member);
  },
});
