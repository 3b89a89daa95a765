import { saidBefore } from '../support/e2e/longChat';
import { expect, test } from '../support/e2e/test';
import { watchView } from '../support/e2e/view';

// Without a screen, Playwright has the browser hide its scrollbars.
test.use({
  visitor: 'member',
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
    },
    { scope: 'worker' },
  ],
});

test(
  'who drags the scrollbar leaves the end, and nothing moves through a reply',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page }) => {
    await saidBefore(page, 120);
    await page.goto('/ines');
    const log = page.getByRole('log');
    await expect(log.getByText('Come in, come in')).toBeVisible();
    await page
      .getByRole('textbox', { name: 'Write a message' })
      .fill('Tell me about the longest night you remember.');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Stop the reply' })).toBeVisible();

    const { x, y, width, height } = await log.evaluate((list) => {
      const bar = list.getBoundingClientRect();
      return { x: bar.x, y: bar.y, width: bar.width, height: bar.height };
    });
    const bar = await log.evaluate((list) => list.getBoundingClientRect().width - list.clientWidth);
    expect(bar).toBeGreaterThan(4);
    await page.mouse.move(x + width - bar / 2, y + height - 20);
    await page.mouse.down();
    await page.mouse.move(x + width - bar / 2, y + height - 140, { steps: 6 });
    await expect(page.getByRole('button', { name: 'Jump to latest' })).toBeVisible();

    const said = log.getByText(/^Long ago/);
    const inSight = said.nth(Math.floor((await said.count()) / 2));
    const view = await watchView(log, log.getByText((await inSight.innerText()).slice(0, 14)));
    // The thumb is still held.
    await expect(page.getByRole('button', { name: '1 new message' })).toBeVisible({
      timeout: 30_000,
    });
    const tops = (await view.stop()).map(({ top }) => top ?? NaN);
    await page.mouse.up();
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1);
  },
);
