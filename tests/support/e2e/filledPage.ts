import type { Page } from '@playwright/test';

/** By the driver; and by Chromium on a busy processor, where the rules of the build are read late. */
const NO_FAULT =
  /^Service Worker registration blocked by Playwright$|\/builds\/meta\/\S+ was preloaded using link preload but not used/;

/** Everything that the page says on the console, warnings too. */
export function listen(page: Page) {
  const said: string[] = [];
  page.on('console', (message) => {
    if (!NO_FAULT.test(message.text())) said.push(message.text());
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
