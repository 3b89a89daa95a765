import type { Page } from '@playwright/test';
import { buyPremium } from '../support/e2e/money';
import { expect, test } from '../support/e2e/test';

test.use({ visitor: 'member' });

const log = (page: Page) => page.getByRole('log');
const listen = (page: Page) => log(page).getByRole('button', { name: 'Listen' });
const player = (page: Page) => log(page).getByRole('group', { name: 'Voice of Inês' });

test(
  'a premium member hears a reply, holds it, and goes on from there',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page, member, request }) => {
    await buyPremium(request, member);
    await page.goto('/ines');
    await listen(page).click();
    const place = player(page).getByRole('slider', { name: 'Position in the voice message' });
    const seconds = async () => Number(await place.inputValue());
    const pause = log(page).getByRole('button', { name: 'Pause' });
    await expect(pause).toBeVisible({ timeout: 60_000 });
    await expect.poll(seconds).toBeGreaterThan(0);
    const before = await seconds();
    await expect.poll(seconds).toBeGreaterThan(before);

    await pause.click();
    const play = log(page).getByRole('button', { name: 'Play' });
    await expect(play).toBeVisible();
    const held = await seconds();
    await play.click();
    await expect(pause).toBeVisible();
    await expect.poll(seconds).toBeGreaterThan(held);
  },
);

test(
  'a voice is offered with premium to who has none',
  { tag: ['@anyScreen', '@deep'] },
  async ({ page }) => {
    await page.goto('/ines');
    await listen(page).click();
    await expect(page.getByRole('dialog', { name: 'Hear Inês’s voice' })).toBeVisible();
    expect(new URL(page.url()).searchParams.get('from')).toBe('voice');
    await page.goBack();
    await expect(player(page).getByText('Voice messages are part of Premium.')).toBeVisible();
    await expect(log(page).getByRole('button', { name: 'See Premium' })).toBeFocused();
  },
);
