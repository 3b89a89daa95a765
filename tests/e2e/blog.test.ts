import { expectAccessible } from '../support/e2e/accessibility';
import { expect, test } from '../support/e2e/test';

test.describe('the blog', { tag: '@anyScreen' }, () => {
  test.use({ visitor: 'newcomer' });

  test(
    'is read before the age gate, in the language of the reader, and leads back to it',
    { tag: '@deep' },
    async ({ page, faults }) => {
      faults.expect(/404/);
      await page.goto('/blog');
      await expect(page).toHaveTitle(/^Blog · /);
      await page.getByRole('link', { name: 'Your first evening here' }).click();
      await expect(page).toHaveTitle(/^Your first evening here · /);
      await expectAccessible(page);

      await page.getByRole('button', { name: 'Language: English' }).click();
      await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
      await expect(page.getByRole('heading', { name: 'Der erste Abend' })).toBeVisible();
      await page.getByRole('link', { name: 'Alle Artikel' }).click();
      await expect(page.getByRole('link', { name: 'Wer dir antwortet' })).toBeVisible();

      await page.goto('/blog/nothing');
      await expect(page.getByRole('heading', { name: 'Seite nicht gefunden' })).toBeVisible();

      await page.goBack();
      await page
        .getByRole('banner')
        .getByRole('link', { name: /zur Startseite/ })
        .click();
      await page.getByRole('button', { name: 'Ich bin mindestens 18' }).click();
      await expect(page.getByRole('article')).toHaveCount(30);
    },
  );
});
