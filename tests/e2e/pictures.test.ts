import { expectAccessible } from '../support/e2e/accessibility';
import { expect, test } from '../support/e2e/test';

test(
  'the pictures of a profile go by keys, and each has its name',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/?profile=1&about=bot:ines');
    const gallery = page.getByRole('region', { name: 'Pictures of Inês' });
    const picture = (number: number) =>
      gallery.getByRole('img', { name: new RegExp(`^Inês, picture ${number} of \\d$`) });
    const choose = (number: number) =>
      gallery.getByRole('button', { name: new RegExp(`^Inês, picture ${number} of \\d$`) });
    await expect(picture(1)).toBeInViewport();
    await expect(picture(2)).not.toBeInViewport();
    const total = await gallery.getByRole('img').count();

    await gallery.getByRole('button', { name: `Enlarge picture 1 of ${total}` }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(picture(2)).toBeInViewport({ ratio: 0.6 });
    await expect(picture(1)).not.toBeInViewport({ ratio: 0.1 });
    await expect(choose(2)).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('End');
    await expect(picture(total)).toBeInViewport({ ratio: 0.6 });
    await page.keyboard.press('ArrowRight');
    await expect(choose(total)).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('Home');
    await expect(choose(1)).toHaveAttribute('aria-current', 'true');
    await choose(2).focus();
    await page.keyboard.press('Enter');
    await expect(picture(2)).toBeInViewport({ ratio: 0.6 });
    await expect(gallery.getByRole('status')).toHaveText(`Inês, picture 2 of ${total}`);
    await expectAccessible(page);

    const enlarge = (number: number) =>
      gallery.getByRole('button', { name: `Enlarge picture ${number} of ${total}` });
    const viewer = (number: number) =>
      page.getByRole('dialog', { name: `Inês, picture ${number} of ${total}` });
    await enlarge(2).click();
    await expect(viewer(2)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('ArrowRight');
    await expect(viewer(3)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer(3)).toBeHidden();
    await expect(enlarge(3)).toBeFocused();
    await expect(picture(3)).toBeInViewport({ ratio: 0.6 });
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);

test('the chat shows the pictures too', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/ines');
  const gallery = page.getByRole('region', { name: 'Pictures of Inês' });
  await gallery.getByRole('button', { name: /^Inês, picture 2 of/ }).click();
  await expect(gallery.getByRole('img', { name: /picture 2/ })).toBeInViewport({ ratio: 0.6 });
  await expectAccessible(page);
});
