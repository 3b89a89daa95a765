import { signUp, storageOf } from '../support/e2e/member';
import { startServer } from '../support/e2e/server';
import { expect, test } from '../support/e2e/test';

const SERVER_ZONE = 'Pacific/Auckland';
const VISITOR_ZONE = 'America/Los_Angeles';

const inZone = (at: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en', { ...options, timeZone: VISITOR_ZONE }).format(new Date(at));
const timeOf = (at: string) => inZone(at, { hour: 'numeric', minute: 'numeric' });

test(
  'a visitor in another zone than the server reads times and days of their own',
  { tag: ['@anyScreen', '@deep'] },
  async ({ browser }) => {
    const server = await startServer({ env: { TZ: SERVER_ZONE } });
    try {
      const request = await browser.newContext({ baseURL: server.origin });
      const member = await signUp(request.request);
      const storageState = storageOf(server.origin, member);
      const context = await browser.newContext({ storageState, timezoneId: VISITOR_ZONE });
      const page = await context.newPage();
      const sent = page.waitForResponse(
        (response) =>
          response.request().method() === 'POST' && response.url().endsWith('/messages'),
      );
      await page.goto(`${server.origin}/ines`);
      const box = page.getByRole('textbox', { name: 'Write a message' });
      await box.fill('What time is it with you?');
      await box.press('Enter');
      const { message }: { message: { created_at: string } } = await (await sent).json();
      const log = page.getByRole('log');
      await expect(log.getByText('What time is it with you?', { exact: true })).toBeVisible();
      await expect(log.getByText(timeOf(message.created_at)).first()).toBeVisible();
      await expect(log.getByText('Today', { exact: true })).toBeVisible();

      // Claimed now: a day of 24 hours for both, whatever the date is in either zone.
      const { access } = member.tokens;
      const headers = { authorization: `Bearer ${access}` };
      const claim = () => request.request.post('/api/profile/claim_desires', { headers });
      const first: { claimed: boolean; next_at: string } = await (await claim()).json();
      const again: { claimed: boolean; next_at: string } = await (await claim()).json();
      expect([first.claimed, again.claimed, again.next_at]).toEqual([true, false, first.next_at]);
      await context.close();
      await request.close();
    } finally {
      await server.stop();
    }
  },
);
