import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/e2e/accessibility';
import { beginChats } from '../support/e2e/chats';
import { aCode, mailTo } from '../support/e2e/mails';
import { claimDesires } from '../support/e2e/money';
import { expect, test } from '../support/e2e/test';

/**
 * What a page shows is judged in its stories, in both themes: here its frame, its title and what of it
 * is there only together. The busiest pages are judged where a user flow comes by them.
 */
test.beforeEach(() => test.setTimeout(180_000));

type Place = { path: string; arrived: (page: Page) => Promise<void> };

const heading = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('heading', { name })).toBeVisible();

async function expectEach(page: Page, places: readonly Place[]) {
  for (const { path, arrived } of places)
    await test.step(path, async () => {
      await page.goto(path);
      await arrived(page);
      await expectAccessible(page);
    });
}

test('every page of a guest is accessible', { tag: '@deep' }, async ({ page, faults }) => {
  faults.expect(/404 \(Not Found\)/);
  faults.expect(/status of 400 .*\/api\/password/);
  await expectEach(page, [
    { path: '/no/such/page', arrived: heading('Page Not Found') },
    { path: '/email/unsubscribe?token=a.b', arrived: heading('Stop reminders?') },
    {
      path: '/password?token=a.b',
      arrived: () => expect(page.getByText('This link no longer works')).toBeVisible(),
    },
    { path: '/welcome?step=age', arrived: heading('First things first: how old are you?') },
    {
      path: '/welcome?step=age',
      arrived: async () => {
        await page.getByRole('textbox', { name: 'Your age' }).fill('34');
        await page.getByRole('button', { name: 'Continue' }).click();
        await page.getByRole('button', { name: 'Female' }).click();
        await page.getByRole('button', { name: /^Dominant/ }).click();
        await expect(page.getByRole('listitem').getByRole('button').first()).toBeVisible();
      },
    },
  ]);
});

test.describe('as a member', () => {
  test.use({ visitor: 'member' });

  test(
    'every page of a member is accessible',
    { tag: '@deep' },
    async ({ page, member, request }) => {
      await mailTo(request, member.email, aCode);
      await beginChats(request, member, ['otis', 'ines']);
      await expectEach(page, [
        {
          path: '/verify',
          arrived: () =>
            expect(page.getByRole('textbox', { name: 'Code from the email' })).toBeVisible(),
        },
        {
          path: '/settings?part=data',
          arrived: async () => {
            await page.getByRole('button', { name: 'Delete my account', exact: true }).click();
            const word = page.getByRole('textbox', { name: 'Type delete to confirm' });
            await word.fill('keep');
            await page.getByLabel('Current password', { exact: true }).last().fill('not this one');
            await word.press('Enter');
            await expect(page.getByText('Type delete to go on')).toBeVisible();
          },
        },
        {
          path: '/ines',
          arrived: async () => {
            await page.getByRole('button', { name: 'Search this chat' }).click();
            await page.getByRole('searchbox', { name: 'Search this chat' }).fill('come in');
            const panel = page.getByRole('region', { name: 'Search this chat' });
            await expect(panel.getByRole('listitem')).not.toHaveCount(0);
          },
        },
        {
          path: '/chat',
          arrived: async () => {
            await page
              .getByRole('searchbox', { name: 'Search chats and messages' })
              .fill('come in');
            const found = page.getByRole('region', { name: 'Messages' });
            await expect(found.getByRole('listitem')).not.toHaveCount(0);
          },
        },
      ]);
    },
  );

  test(
    'every step of another picture is accessible',
    { tag: '@deep' },
    async ({ page, member, request }) => {
      await claimDesires(request, member);
      await page.goto('/undress?bot=ines');
      await expect(page.getByRole('button', { name: 'Show it · 20 desires' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Show it · 20 desires' }).click();
      await expect(page.getByRole('heading', { name: /^Getting/ })).toBeVisible();
      await expectAccessible(page);
      const picture = page.getByRole('img', { name: 'Inês on stage, late at night' });
      await expect(picture).toHaveJSProperty('complete', true);
      await expectAccessible(page);
    },
  );
});
