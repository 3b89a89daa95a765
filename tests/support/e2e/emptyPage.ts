import type { Page } from '@playwright/test';

/** Has the page at `/` come as a server sends it that cannot fill it. */
export const sendEmpty = (page: Page) =>
  page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const headers = { ...route.request().headers(), 'accept-encoding': 'identity' };
      await route.fulfill({
        response: await route.fetch({ headers }),
        path: 'dist/.vite/page.html',
      });
    },
  );
