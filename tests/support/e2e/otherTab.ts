import type { BrowserContext } from '@playwright/test';

/**
 * Opens a tab of the same origin that shows nothing. The function it gives chooses a language (`en`, `ch` ...)
 * or a theme there, which every open page of the context follows without being loaded anew.
 */
export async function openOtherTab(context: BrowserContext) {
  const tab = await context.newPage();
  const body = '<!doctype html><link rel="icon" href="data:,"><title>Another tab</title>';
  await tab.route('**', (route) => route.fulfill({ contentType: 'text/html', body }));
  await tab.goto('/');
  return (key: 'locale' | 'theme', value: string) =>
    tab.evaluate((kept) => localStorage.setItem(kept.key, kept.value), { key, value });
}
