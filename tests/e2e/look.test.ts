import { expect, test } from '../support/e2e/test';

test(
  'views are styled by their own rules, whichever stylesheet loads first',
  { tag: '@anyScreen' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    const chip = page.getByRole('button', { name: 'Romantic' });
    await expect(chip).toHaveCSS('padding-left', '16px');
    await expect(chip).toHaveCSS('border-top-width', '1px');
    const signup = page.getByRole('link', { name: 'Create account' }).first();
    await signup.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect
      .poll(async () => {
        const box = await dialog.boundingBox();
        return box && Math.round(box.x + box.width / 2);
      })
      .toBe(720);
    await expect(dialog.getByRole('button', { name: 'Create account' })).toHaveCSS(
      'border-top-left-radius',
      '999px',
    );
  },
);

test('a phone shows a dialog on the whole screen', { tag: '@deepOnDesktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/?signup=1');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
});
