import { expectAccessible } from '../support/e2e/accessibility';
import { expect, test } from '../support/e2e/test';

test.describe('somebody without a login, in front of the age gate', () => {
  test.use({ visitor: 'newcomer' });

  test(
    'X4 is asked before mails are stopped by their link, whose token leaves the address',
    { tag: '@anyScreen' },
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
      await expectAccessible(page);
      const stop = page.getByRole('button', { name: 'Stop these mails' });
      await expect(stop).toBeVisible();
      expect(sent).toEqual([]);

      await stop.click();
      await expect(page.getByText('No more reminders')).toBeVisible();
      await page.getByRole('button', { name: 'Send them after all' }).click();
      await expect(page.getByText('The reminders come again')).toBeVisible();
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
