import { randomUUID } from 'node:crypto';
import { tabTo } from '../support/e2e/keyboard';
import { saidBefore } from '../support/e2e/longChat';
import { expect, test } from '../support/e2e/test';

test.describe('with the keyboard alone', () => {
  test.use({ visitor: 'newcomer' });

  test(
    'a newcomer comes in, registers, chats and finds the way back',
    { tag: '@deep' },
    async ({ page }) => {
      test.setTimeout(120_000);
      const { keyboard } = page;
      await page.goto('/');
      await tabTo(page, page.getByRole('button', { name: 'I am 18 or over' }));
      await keyboard.press('Enter');

      await expect(page.getByRole('article').first()).toBeVisible();
      await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
      await keyboard.press('Enter');
      await tabTo(page, page.getByRole('searchbox', { name: 'Search characters' }));
      await keyboard.type('Inês');
      await expect(page.getByRole('article')).toHaveCount(1);
      const about = page.getByRole('link', { name: 'About Inês' });
      await tabTo(page, about);
      await keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('heading', { name: /^Inês/ })).toBeVisible();
      await keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(about).toBeFocused();

      await keyboard.press('Enter');
      await tabTo(page, dialog.getByRole('link', { name: 'Start chatting' }));
      await keyboard.press('Enter');
      await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Create account' }));
      await keyboard.press('Enter');
      const username = dialog.getByLabel('Username');
      if (!(await username.evaluate((element) => element === document.activeElement))) {
        await tabTo(page, username);
      }
      await keyboard.type('Robin');
      await tabTo(page, dialog.getByLabel('Email'));
      await keyboard.type(`robin-${randomUUID()}@example.test`);
      await tabTo(page, dialog.getByLabel('Password', { exact: true }));
      await keyboard.type('a long evening');
      for (const box of await dialog.getByRole('checkbox').all()) {
        await tabTo(page, box);
        await keyboard.press('Space');
      }
      await keyboard.press('Enter');

      await expect(dialog).toBeHidden();
      const box = page.getByRole('textbox', { name: 'Write a message' });
      if (!(await box.evaluate((element) => element === document.activeElement))) {
        await tabTo(page, box);
      }
      await keyboard.type('Hello from a keyboard');
      await keyboard.press('Enter');
      await expect(page.getByRole('log').getByText('Hello from a keyboard')).toBeVisible();
      await expect(box).toBeFocused();

      const options = page.getByRole('button', { name: 'More', exact: true });
      await options.focus();
      await keyboard.press('ArrowDown');
      await expect(page.getByRole('menu').getByRole('menuitem').first()).toBeFocused();
      await keyboard.press('Escape');
      await expect(page.getByRole('menu')).toBeHidden();
      await expect(options).toBeFocused();
    },
  );
});

test.describe('in a chat', () => {
  test.use({ visitor: 'member' });

  test('the caret is in the field, and one Tab leads out of the messages', async ({ page }) => {
    const { keyboard } = page;
    const log = page.getByRole('log');
    const box = page.getByRole('textbox', { name: 'Write a message' });
    const options = log.getByRole('button', { name: 'Message options' });
    const focused = log.locator(':focus');
    await saidBefore(page, 40);
    await page.goto('/ines');
    await expect(log.getByText('Come in, come in')).toBeVisible();
    await expect(box).toBeFocused();

    await keyboard.press('Shift+Tab');
    await expect(options.last()).toBeFocused();
    await keyboard.press('ArrowLeft');
    await expect(focused).toHaveAccessibleName('Listen');
    await keyboard.press('ArrowLeft');
    await expect(focused).toContainText('Come in, come in');
    await keyboard.press('ArrowUp');
    await expect(focused).toContainText('Long ago 0.');
    await keyboard.press('ArrowRight');
    await expect(focused).toHaveAccessibleName('Message options');
    await expect(options.last()).not.toBeFocused();
    await keyboard.press('Tab');
    await expect(box).toBeFocused();

    await log.focus();
    await keyboard.press('Enter');
    await expect(focused).toContainText('Come in, come in');
    await keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();
    const hint = page.getByText(
      'Press Enter to go into the messages, and the arrow keys to move between them.',
    );
    await expect(hint).toBeHidden();
    await keyboard.press('Tab');
    await expect(log).toBeFocused();
    await expect(hint).toBeVisible();
    await keyboard.press('Tab');
    await expect(box).toBeFocused();
    await expect(hint).toBeHidden();
  });
});
