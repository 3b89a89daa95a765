import { aCode, mailTo } from '../support/e2e/mails';
import { expect, test } from '../support/e2e/test';

test.describe('somebody without a login, in front of the age gate', () => {
  test.use({ visitor: 'newcomer' });

  test(
    'X4 is asked before mails are stopped by their link, whose token leaves the address',
    { tag: ['@anyScreen', '@deep'] },
    async ({ page, faults }) => {
      faults.expect(/status of 400 .*\/api\/email\/unsubscribe/);
      const sent: unknown[] = [];
      await page.route('**/api/email/unsubscribe', (route) => {
        sent.push(route.request().postDataJSON());
        return sent.length < 3 ? route.fulfill({ status: 204 }) : route.fallback();
      });
      await page.goto('/email/unsubscribe?token=a.b');
      await expect(page.getByRole('heading', { name: 'Stop reminders?' })).toBeVisible();
      await expect(page).toHaveURL('/email/unsubscribe');
      const stop = page.getByRole('button', { name: 'Stop these emails' });
      await expect(stop).toBeVisible();
      expect(sent).toEqual([]);

      await stop.click();
      await expect(page.getByText('No more reminders')).toBeVisible();
      await page.getByRole('button', { name: 'Turn them back on' }).click();
      await expect(page.getByText('Reminders are back on')).toBeVisible();
      // The server itself believes no token that it has not signed.
      await stop.click();
      await expect(page.getByRole('alert')).toContainText('This link does not work');
      expect(sent).toEqual([
        { token: 'a.b', undo: false },
        { token: 'a.b', undo: true },
        { token: 'a.b', undo: false },
      ]);
    },
  );
});

test.describe('a member', () => {
  test.use({ visitor: 'member' });

  test(
    'wants the reminder, and stops it by the link of the mail that came',
    { tag: ['@anyScreen', '@deep'] },
    async ({ page, request, member }) => {
      const code = await mailTo(request, member.email, aCode);
      const headers = { authorization: `Bearer ${member.tokens.access}` };
      expect((await request.get(`/api/activate/${code}/`, { headers })).ok()).toBe(true);
      await page.goto('/settings?part=mails');
      const wish = page.getByRole('switch', { name: 'Remind me of free desires' });
      await wish.click();
      await expect(wish).toBeChecked();

      const token = await mailTo(request, member.email, /unsubscribe\?token=([\w.-]+)/);
      await page.goto(`/email/unsubscribe?token=${token}`);
      await expect(page).toHaveURL('/email/unsubscribe');
      await page.getByRole('button', { name: 'Stop these emails' }).click();
      await expect(page.getByText('No more reminders')).toBeVisible();
      await page.goto('/settings?part=mails');
      await expect(wish).toBeVisible();
      await expect(wish).not.toBeChecked();
    },
  );
});
