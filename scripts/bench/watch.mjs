// @ts-check
/**
 * @typedef {import('playwright').Page} Page
 * @typedef {{ shownAt: number | null, typing: number[], blankMs: number, nodes: number,
 *   longTasks: number[] }} Seen times in ms
 */

/** Runs in the page before anything else; `tell` and `seenIn` talk to the page's `bench`. */
export function observe() {
  /** @type {Seen} */
  const seen = { shownAt: null, typing: [], blankMs: 0, nodes: 0, longTasks: [] };
  const log = () => document.querySelector('[role="log"]');
  const rows = () => [...document.querySelectorAll('[role="log"] li')];
  const afterPaint = (/** @type {() => void} */ act) =>
    requestAnimationFrame(() => {
      const painted = new MessageChannel();
      painted.port1.onmessage = act;
      painted.port2.postMessage(null);
    });

  /** Whether the end of the chat is on screen. */
  const isShown = () => {
    const box = log()?.getBoundingClientRect();
    const last = rows().at(-1)?.getBoundingClientRect();
    if (box === undefined || last === undefined) return false;
    return last.height > 0 && last.bottom <= box.bottom + 1 && last.top >= box.top;
  };
  const awaitShown = () => {
    if (!isShown()) requestAnimationFrame(awaitShown);
    else afterPaint(() => (seen.shownAt = performance.now()));
  };

  /** The share of the view that no row covers, from 0 to 1. */
  const uncovered = () => {
    const box = log()?.getBoundingClientRect();
    if (box === undefined) return 0;
    let covered = 0;
    for (const row of rows()) {
      const { top, bottom } = row.getBoundingClientRect();
      covered += Math.max(0, Math.min(bottom, box.bottom) - Math.max(top, box.top));
    }
    return 1 - covered / box.height;
  };
  const watchScroll = (/** @type {number} */ blankFrom) => {
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longTasks.push(duration);
    }).observe({ type: 'longtask' });
    /** @type {number | null} */
    let blankSince = null;
    requestAnimationFrame(function look() {
      const now = performance.now();
      // A blank ends with the next frame, so that frame counts.
      if (blankSince !== null) seen.blankMs = Math.max(seen.blankMs, now - blankSince);
      if (uncovered() <= blankFrom) blankSince = null;
      else blankSince ??= now;
      seen.nodes = Math.max(seen.nodes, document.getElementsByTagName('*').length);
      requestAnimationFrame(look);
    });
  };

  const watchTyping = () =>
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => afterPaint(() => seen.typing.push(performance.now() - timeStamp)),
      { capture: true },
    );

  Object.assign(globalThis, { bench: { seen, awaitShown, watchScroll, watchTyping } });
}

/** @param {Page} page @returns {Promise<Seen>} */
export const seenIn = (page) => page.evaluate(() => Reflect.get(globalThis, 'bench').seen);

/**
 * @param {Page} page @param {'awaitShown' | 'watchScroll' | 'watchTyping'} what
 * @param {number} [argument]
 */
export const tell = (page, what, argument) =>
  page.evaluate(
    ([name, value]) => Reflect.get(globalThis, 'bench')[String(name)](value),
    [what, argument],
  );

/** @param {Page} page @returns {Promise<number>} ms since the page began, when the chat was there */
export async function shown(page) {
  await page.waitForFunction(() => Reflect.get(globalThis, 'bench').seen.shownAt !== null);
  return (await seenIn(page)).shownAt ?? Number.NaN;
}

/**
 * The longest task of the page's main thread meanwhile, in ms.
 * @param {Page} page @param {() => Promise<void>} act
 */
export async function longestTask(page, act) {
  const devtools = await page.context().newCDPSession(page);
  /** @type {{ name: string, pid: number, tid: number, dur?: number, args?: any }[]} */
  const events = [];
  devtools.on('Tracing.dataCollected', ({ value }) => {
    for (const event of /** @type {any[]} */ (value))
      if (event.name === 'RunTask' || event.name === 'thread_name') events.push(event);
  });
  const includedCategories = ['disabled-by-default-devtools.timeline', '__metadata'];
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories, excludedCategories: ['*'] },
  });
  await act();
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  await devtools.detach();

  const threadOf = (/** @type {{ pid: number, tid: number }} */ { pid, tid }) => `${pid}:${tid}`;
  const threads = events.filter(({ args }) => args?.name === 'CrRendererMain').map(threadOf);
  const tasks = events.filter(
    (event) => event.name === 'RunTask' && threads.includes(threadOf(event)),
  );
  if (tasks.length === 0) throw new Error('The trace holds no task of the page.');
  return Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1000;
}

/** @param {Page} page @returns {Promise<number>} what the page's scripts hold, in MB of 10^6 bytes */
export async function heapOf(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize / 1_000_000;
}
