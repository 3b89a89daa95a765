import { expect, test } from '../support/e2e/test';

const documents = [
  { path: '/terms', inForm: 'terms', inFooter: 'Terms', title: 'Terms of use' },
  { path: '/privacy', inForm: 'privacy policy', inFooter: 'Privacy', title: 'Privacy statement' },
];

test('the footer leads to the terms, whose contents lead to a section', async ({ page }) => {
  await page.goto('/blog');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Terms', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
  await expect(page).toHaveTitle(/^Terms · /);
  const entry = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
  if (!(await entry.first().isVisible())) await page.getByText('Contents').click();
  await entry.filter({ hasText: '7. What it costs' }).click();
  await expect(page.getByRole('heading', { name: '7. What it costs' })).toBeInViewport();
  await expect(page).toHaveURL('/terms');
});

test(
  'terms and privacy are behind the links of signup and footer, with a PDF',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/?signup=1');
    const dialog = page.getByRole('dialog', { name: 'Create your account' });
    for (const { path, inForm, title } of documents) {
      const opened = page.waitForEvent('popup');
      await dialog.getByRole('link', { name: inForm, exact: true }).click();
      const apart = await opened;
      await expect(apart.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(apart).toHaveURL(path);
      const file = apart.getByRole('link', { name: 'Download as PDF' });
      await expect(file).toHaveAttribute('href', `${path}.pdf`);
      const response = await page.request.get(`${path}.pdf`);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toBe('application/pdf');
      expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
      await apart.close();
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    for (const { path, inFooter } of documents) {
      const link = page.getByRole('contentinfo').getByRole('link', { name: inFooter, exact: true });
      await expect(link).toHaveAttribute('href', path);
    }
  },
);
