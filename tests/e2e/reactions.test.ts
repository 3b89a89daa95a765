import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/e2e/accessibility';
import { expect, test } from '../support/e2e/test';

test.use({ visitor: 'member' });

const greeting = (page: Page) => page.getByRole('log').getByRole('listitem').last();
const pill = (page: Page, name: string) =>
  page.getByRole('log').getByRole('button', { name: `Your reaction: ${name}. Remove it` });
const choice = (page: Page, name: string) => page.getByRole('menuitemradio', { name });

test(
  'a reaction stands at its message at once, in the other tab too, and is taken off again',
  { tag: '@deep' },
  async ({ page, context, isMobile, faults }) => {
    await page.goto('/ines');
    const other = await context.newPage();
    await other.goto('/ines');
    for (const tab of [page, other]) await expect(greeting(tab)).toBeVisible();
    const open = () =>
      isMobile
        ? greeting(page).getByText('Come in').tap()
        : greeting(page).getByRole('button', { name: 'Message options' }).click();

    await open();
    await expect(choice(page, 'Heart')).toBeFocused();
    await expectAccessible(page, '[role="menu"]');
    await choice(page, 'Laughing').click();
    for (const tab of [page, other]) await expect(pill(tab, 'Laughing')).toBeVisible();
    await page.reload();
    await expect(pill(page, 'Laughing')).toBeVisible();
    await expectAccessible(page);

    await open();
    await expect(choice(page, 'Laughing')).toBeChecked();
    await choice(page, 'Fire').click();
    for (const tab of [page, other]) await expect(pill(tab, 'Fire')).toBeVisible();
    await pill(other, 'Fire').click();
    for (const tab of [page, other]) await expect(pill(tab, 'Fire')).toHaveCount(0);

    faults.expect(/reaction/);
    await page.route('**/reaction', (route) => route.abort());
    await open();
    await choice(page, 'Heart').click();
    await expect(page.getByText('Your reaction was not saved. Try again')).toBeVisible();
    await expect(pill(page, 'Heart')).toHaveCount(0);
  },
);
