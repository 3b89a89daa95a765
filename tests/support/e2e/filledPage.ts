import type { Page } from '@playwright/test';

const OF_THE_DRIVER = 'Service Worker registration blocked by Playwright';

/** Everything that the page says on the console, warnings too. */
export function listen(page: Page) {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.text() !== OF_THE_DRIVER) said.push(message.text());
  });
  return said;
}

/** Looks at the page before the application is there, and lets it come. */
export async function holdApplication(page: Page) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
