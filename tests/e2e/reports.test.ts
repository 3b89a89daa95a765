import { expectAccessible } from '../support/e2e/accessibility';
import { expect, test } from '../support/e2e/test';

test.describe('somebody without an account, in front of the age gate', () => {
  test.use({ visitor: 'newcomer' });

  test(
    'asks for an intimate picture to be removed, and has its number',
    { tag: '@anyScreen' },
    async ({ page }) => {
      await page.goto('/removal');
      await expect(page.getByRole('heading', { name: 'Remove an intimate picture' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Are you 18 or over?' })).toBeHidden();
      const submit = page.getByRole('button', { name: 'Request removal' });
      await submit.click();
      const place = page.getByRole('textbox', { name: 'Where is the picture?' });
      await expect(place).toBeFocused();
      await place.fill('https://example.test/a-picture');
      await page.getByRole('textbox', { name: 'What does it show?' }).fill('Me, at a lake.');
      await page.getByRole('textbox', { name: 'Your full name' }).fill('Robin Lake');
      await page.getByRole('textbox', { name: 'How can we reach you?' }).fill('robin@example.test');
      await page.getByRole('checkbox').check();
      await expectAccessible(page);
      await submit.click();
      await expect(
        page.getByRole('status').filter({ hasText: 'We have your request' }),
      ).toContainText(/R-[0-9A-F]{5}-[0-9A-F]{5}/);
      await expect(page.getByText(/robin@example[.]test/)).toBeVisible();
    },
  );
});

test.describe('somebody whose browser runs no scripts', () => {
  test.use({ visitor: 'newcomer', javaScriptEnabled: false, locale: 'de-DE' });

  test(
    'asks for an intimate picture to be removed, in their language, and has its number',
    { tag: ['@anyScreen', '@deep'] },
    async ({ page, faults }) => {
      faults.expect(/status of 400/);
      await page.goto('/removal');
      const submit = page.getByRole('button', { name: 'Entfernung beantragen' });
      const place = page.getByRole('textbox', { name: 'Wo ist das Bild?' });
      await submit.click();
      await expect(place).toBeFocused();
      await expect(place).toHaveAccessibleDescription(/Feld/);
      await place.fill('https://example.test/a-picture');
      await page.getByRole('textbox', { name: 'Was zeigt es?' }).fill('Mich, an einem See.');
      await page.getByRole('textbox', { name: 'Dein voller Name' }).fill('Robin See');
      await page
        .getByRole('textbox', { name: 'Wie erreichen wir dich?' })
        .fill('robin@example.test');
      await page.getByRole('checkbox').check();
      await submit.click();
      await expect(page.getByRole('status')).toContainText(/R-[0-9A-F]{5}-[0-9A-F]{5}/);
      await expect(page.getByText(/robin@example[.]test/)).toBeVisible();
    },
  );
});

test.describe('a member', () => {
  test.use({ visitor: 'member' });

  test(
    'reports a picture from where it is shown, and sees how that stands',
    { tag: '@anyScreen' },
    async ({ page }) => {
      await page.goto('/?profile=1&about=bot:ines');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('link', { name: 'Report this picture' }).click();
      await expect(dialog.getByRole('heading', { name: 'Report this picture' })).toBeVisible();
      await dialog.getByRole('radio').first().check();
      await dialog.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByText('We will contact you by email')).toBeVisible();
      await page.goto('/settings?part=help');
      await page.getByRole('link', { name: 'My reports' }).click();
      const report = page.getByRole('listitem').filter({ hasText: 'A picture · Inês' });
      await expect(report).toHaveCount(1);
      await expect(report).toContainText('Received');
    },
  );
});
