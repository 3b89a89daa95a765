import { expect, test } from '../support/e2e/test';

test.use({ visitor: 'member' });

test('each part of the settings has an address, and on a phone a page with a way back', async ({
  page,
  isMobile,
}) => {
  await page.goto('/settings');
  const parts = page.getByRole('navigation', { name: 'Settings' });
  const login = parts.getByRole('link', { name: 'Login and devices' });
  await login.click();
  await expect(page).toHaveURL('/settings?part=login');
  await expect(page.getByText('This device')).toBeVisible();
  if (!isMobile) {
    await expect(login).toHaveAttribute('aria-current', 'page');
    await expect(login).toBeFocused();
    return;
  }
  await expect(parts).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Login and devices' })).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(parts).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
});
