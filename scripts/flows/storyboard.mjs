// @ts-check
/**
 * Draws a scenario as a storyboard: `npm run flows:storyboard -- payment card-declined-then-paid
 * board.png`, or `.pdf`; `--locale ch`, `--theme light` and `--device desktop` say how. Reads the
 * inspector that `npm run flows:build` writes.
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { browserArgs, getBrowser } from '../browser.mjs';
import { root } from '../run.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    locale: { type: 'string', default: 'en' },
    theme: { type: 'string', default: 'dark' },
    device: { type: 'string', default: 'phone' },
  },
});
const [flow, slug, file] = positionals;
if (flow === undefined || slug === undefined || file === undefined)
  throw new Error('Say which flow, which scenario, and the file: payment card-declined board.png');

const capital = (/** @type {string} */ text) => text.charAt(0).toUpperCase() + text.slice(1);

const server = await preview({
  configFile: false,
  root,
  logLevel: 'error',
  build: { outDir: 'dist-flows' },
  preview: { host: '127.0.0.1', port: 0 },
});
const browser = await chromium.launch({ executablePath: getBrowser(), args: browserArgs });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${server.resolvedUrls?.local[0]}#/storyboard/${flow}/${slug}`);
  const board = page.getByRole('main');
  await board.getByRole('heading', { level: 1 }).waitFor();
  await board.getByLabel('Language').selectOption(values.locale);
  for (const choice of [values.theme, values.device])
    await board.getByRole('button', { name: capital(choice) }).click();
  // A screen that is there is no longer covered by its place.
  await page.waitForFunction(() => {
    const frames = [...document.querySelectorAll('iframe')].map((frame) => frame.parentElement);
    return frames.every((frame) => frame?.dataset['stage'] === 'there');
  });
  if (file.endsWith('.pdf')) await page.pdf({ path: file, printBackground: true, format: 'A4' });
  else {
    // The page scrolls within its frame: the window has to be as high as all of it.
    const height = await board.evaluate(
      (element) => element.scrollHeight + element.getBoundingClientRect().top,
    );
    await page.setViewportSize({ width: 1440, height: Math.ceil(height) });
    await board.screenshot({ path: file });
  }
} finally {
  await browser.close();
  await server.close();
}
