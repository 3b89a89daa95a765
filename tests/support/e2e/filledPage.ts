import type { Page } from '@playwright/test';

/** The driver's own word, and the browser's where a held application does not use its parts at once. */
const BY_THE_TEST =
  /^Service Worker registration blocked by Playwright$|was preloaded using link preload but not used/;

/** Everything that the page says on the console, warnings too. */
export function listen(page: Page) {
  const said: string[] = [];
  page.on('console', (message) => {
    if (!BY_THE_TEST.test(message.text())) said.push(message.text());
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
