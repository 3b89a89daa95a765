import type { Locator } from '@playwright/test';
import { expect, test } from '../support/e2e/test';

const documents = [
  { path: '/terms.pdf', inForm: 'terms', inFooter: 'Terms' },
  { path: '/privacy.pdf', inForm: 'privacy policy', inFooter: 'Privacy' },
];

test(
  'the terms and the privacy statement are behind the links of signup and footer',
  { tag: '@deep' },
  async ({ page }) => {
    const expectDocument = async (link: Locator, path: string) => {
      await expect(link).toHaveAttribute('href', path);
      await expect(link).toHaveAttribute('target', '_blank');
      const response = await page.request.get(path);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toBe('application/pdf');
      expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
    };

    await page.goto('/?signup=1');
    const dialog = page.getByRole('dialog', { name: 'Create your account' });
    for (const { path, inForm } of documents) {
      await expectDocument(dialog.getByRole('link', { name: inForm, exact: true }), path);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const footer = page.getByRole('contentinfo');
    for (const { path, inFooter } of documents) {
      await expectDocument(footer.getByRole('link', { name: inFooter, exact: true }), path);
    }
  },
);
