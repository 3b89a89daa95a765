// @ts-check
import { chromium } from 'playwright';
import { browserArgs, getBrowser } from '../browser.mjs';

/** A mid-range phone on a mid-range connection. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  cpuSlowdown: 4,
  bitsPerSecond: 1_600_000,
  roundTripMs: 150,
};
/** How long the page must be quiet to count as loaded. */
const QUIET_MS = 2_500;

/**
 * @typedef {{ scriptKb: number, scriptRequests: number, styleKb: number, lcpMs: number,
 *   tbtMs: number, cls: number }} PageFigures
 */

/** Runs in the page before anything else. */
function observe() {
  /** @type {{ fcp: number, lcp: number, cls: number, tasks: [number, number][] }} */
  const seen = { fcp: 0, lcp: 0, cls: 0, tasks: [] };
  Object.assign(globalThis, { seenByBench: seen });
  const watch = (/** @type {string} */ type, /** @type {(entry: any) => void} */ take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value;
  });
  watch('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]));
}

/**
 * Loads a page as the phone would, in a new browser profile with nothing cached.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {{ name: string, value: string }[]} cookies
 * @returns {Promise<PageFigures>} kB are 1000 bytes as transferred
 */
async function loadOnce(browser, url, cookies) {
  const { viewport, deviceScaleFactor, cpuSlowdown, bitsPerSecond, roundTripMs } = phone;
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
  });
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url })));
  const page = await context.newPage();
  await page.addInitScript(observe);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMs,
    downloadThroughput: bitsPerSecond / 8,
    uploadThroughput: bitsPerSecond / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });

  /** @type {import('playwright').Request[]} */
  const requests = [];
  let lastAt = Date.now();
  page.on('request', () => (lastAt = Date.now()));
  page.on('requestfinished', (request) => {
    requests.push(request);
    lastAt = Date.now();
  });
  await page.goto(url, { waitUntil: 'load' });
  while (Date.now() - lastAt < QUIET_MS) await page.waitForTimeout(100);

  const seen = await page.evaluate(() => Reflect.get(globalThis, 'seenByBench'));
  const weigh = async (/** @type {string} */ type) => {
    const ofType = requests.filter((request) => request.resourceType() === type);
    const sizes = await Promise.all(ofType.map((request) => request.sizes()));
    const bytes = sizes.reduce((sum, size) => sum + size.responseBodySize, 0);
    return { count: ofType.length, kb: bytes / 1000 };
  };
  const scripts = await weigh('script');
  const styles = await weigh('stylesheet');
  await context.close();
  const blocking = seen.tasks
    .filter((/** @type {[number, number]} */ [start, length]) => start + length > seen.fcp)
    .map((/** @type {[number, number]} */ [start, length]) =>
      Math.max(0, length - 50 - Math.max(0, seen.fcp - start)),
    );
  return {
    scriptKb: scripts.kb,
    scriptRequests: scripts.count,
    styleKb: styles.kb,
    lcpMs: seen.lcp,
    tbtMs: blocking.reduce((/** @type {number} */ sum, /** @type {number} */ ms) => sum + ms, 0),
    cls: seen.cls,
  };
}

/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * The median of each figure over several loads; the first load of a browser is not counted.
 * @param {{ name: string, url: string, cookies: { name: string, value: string }[] }[]} pages
 * @param {number} runs
 * @returns {Promise<(PageFigures & { name: string })[]>}
 */
export async function measurePages(pages, runs) {
  const browser = await chromium.launch({ executablePath: getBrowser(), args: browserArgs });
  try {
    const measured = [];
    for (const { name, url, cookies } of pages) {
      await loadOnce(browser, url, cookies);
      /** @type {PageFigures[]} */
      const loads = [];
      for (let run = 0; run < runs; run += 1) loads.push(await loadOnce(browser, url, cookies));
      const of = (/** @type {keyof PageFigures} */ figure) =>
        median(loads.map((load) => load[figure]));
      measured.push({
        name,
        scriptKb: of('scriptKb'),
        scriptRequests: of('scriptRequests'),
        styleKb: of('styleKb'),
        lcpMs: of('lcpMs'),
        tbtMs: of('tbtMs'),
        cls: of('cls'),
      });
    }
    return measured;
  } finally {
    await browser.close();
  }
}
