import { expectAccessible } from '../support/e2e/accessibility';
import { expect, test } from '../support/e2e/test';

const captions = [
  'Inês in the tavern, late at night',
  'Inês in the kitchen, by day',
  'Inês on the terrace, at dusk',
  'Inês by the water, at first light',
];
const captionOf = (number: number) => captions[number - 1] ?? '';

test(
  'the pictures of a profile go by keys, and each says what is on it',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/?profile=1&about=bot:ines');
    const gallery = page.getByRole('region', { name: 'Pictures of Inês' });
    const picture = (number: number) => gallery.getByRole('img', { name: captionOf(number) });
    const choose = (number: number) =>
      gallery.getByRole('button', { name: captionOf(number), exact: true });
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
    await expect(gallery.getByRole('status')).toHaveText(captionOf(2));
    await expectAccessible(page);

    const enlarge = (number: number) =>
      gallery.getByRole('button', { name: `Enlarge picture ${number} of ${total}` });
    const viewer = (number: number) => page.getByRole('dialog', { name: captionOf(number) });
    await enlarge(2).click();
    await expect(viewer(2)).toBeVisible();
    await expect(viewer(2).getByText(captionOf(2))).toBeInViewport();
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
  await gallery.getByRole('button', { name: captionOf(2), exact: true }).click();
  await expect(gallery.getByRole('img', { name: captionOf(2) })).toBeInViewport({ ratio: 0.6 });
  await expectAccessible(page);
});
