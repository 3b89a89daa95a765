// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { chromium } from 'playwright';
import { browserArgs, getBrowser } from '../browser.mjs';
import { packageFile, root } from '../run.mjs';
import { storageOf } from './login.mjs';
import { startModel } from './model.mjs';
import { median } from './page.mjs';
import { startProduct } from './server.mjs';
import { heapOf, longestTask, observe, seenIn, shown, tell } from './watch.mjs';

/**
 * @typedef {import('playwright').Page} Page
 * @typedef {{ slug: string, messages: number }} Chat
 * @typedef {{ messages: number, openMs: number, loadMs: number, nodes: number, heapMb: number,
 *   longestTaskMs: number, typingMs: number, blankMs: number }} ChatFigures
 *   `openMs` from the click in the chat list, `loadMs` from the address with nothing cached, both to
 *   the last message on screen; `nodes` the most at any time
 */

const LENGTHS = [20, 200, 1000, 10_000];
const OPENINGS = 5;
const TOKENS_PER_SECOND = 100;
const TOKENS_OF_A_REPLY = 1_000;
/** How long a page keeps working after its first view. */
const REST_MS = 1_500;
const KEYS = 60;
const KEY_PAUSE_MS = 90;
/** The first keystrokes warm up the rest. */
const WARM_KEYS = 2;
const WHEEL_PX = 480;
const WHEEL_PAUSE_MS = 15;
/** A view counts as blank when messages cover less than half of it. */
const BLANK_FROM = 0.5;

/** @param {string} dataDir @returns {Promise<{ email: string, password: string, chats: Chat[] }>} */
async function fill(dataDir) {
  const child = spawn(
    process.execPath,
    [packageFile('tsx/dist/cli.mjs'), path.join(root, 'scripts/bench/fill.ts'), LENGTHS.join(',')],
    { env: { ...process.env, DATA_DIR: dataDir }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error('The chats could not be filled.');
  return JSON.parse(output);
}

/** @param {Page} page @param {string} slug */
async function linkTo(page, slug) {
  const link = page.locator(`a[href^="/${slug}"]`).first();
  await link.waitFor();
  await page.waitForTimeout(REST_MS);
  await tell(page, 'awaitShown');
  return link;
}

/** @param {Page} page @param {string} origin @param {string} slug */
async function openFromList(page, origin, slug) {
  await page.goto(`${origin}/chat`);
  const link = await linkTo(page, slug);
  const clickedAt = await link.evaluate((element) => {
    const at = performance.now();
    if (element instanceof HTMLElement) element.click();
    return at;
  });
  return (await shown(page)) - clickedAt;
}

/** @param {Page} page @param {string} origin @param {string} slug */
async function openByAddress(page, origin, slug) {
  await page.goto(`${origin}/${slug}`, { waitUntil: 'commit' });
  await tell(page, 'awaitShown');
  return shown(page);
}

/** Types while a reply is streaming. @param {Page} page */
async function type(page) {
  const field = page.getByRole('textbox');
  await field.fill('How was your day?');
  await field.press('Enter');
  await page.getByRole('button', { name: 'Stop' }).waitFor();
  for (let key = 0; key < KEYS; key += 1) {
    await field.press('abcdefghij'.charAt(key % 10));
    await page.waitForTimeout(KEY_PAUSE_MS);
  }
  await page.getByRole('button', { name: 'Stop' }).click();
}

/** Scrolls up until the first message is on screen. @param {Page} page @param {number} messages */
async function scrollToStart(page, messages) {
  const devtools = await page.context().newCDPSession(page);
  const log = page.getByRole('log');
  const box = await log.boundingBox();
  if (box === null) throw new Error('There is no conversation to scroll.');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const wheel = { type: /** @type {const} */ ('mouseWheel'), deltaX: 0, deltaY: -WHEEL_PX, ...at };
  const isAtStart = () =>
    log.evaluate(
      (list) => list.scrollTop <= 0 && list.querySelector('li[aria-setsize="-1"]') === null,
    );
  const until = Date.now() + 60_000 + messages * 30;
  while (!(await isAtStart())) {
    if (Date.now() > until) throw new Error('The start of the conversation was not reached.');
    for (let turn = 0; turn < 40; turn += 1) {
      await devtools.send('Input.dispatchMouseEvent', wheel);
      await page.waitForTimeout(WHEEL_PAUSE_MS);
    }
  }
  await devtools.detach();
}

/**
 * @param {() => Promise<Page>} openPage
 * @param {string} origin
 * @param {Chat} chat
 * @returns {Promise<ChatFigures>}
 */
async function measureChat(openPage, origin, { slug, messages }) {
  const measured = async (/** @type {typeof openFromList} */ open) => {
    const times = [];
    for (let run = 0; run < OPENINGS; run += 1) {
      const page = await openPage();
      times.push(await open(page, origin, slug));
      await page.context().close();
    }
    return median(times);
  };
  const openMs = await measured(openFromList);
  const loadMs = await measured(openByAddress);

  const page = await openPage();
  await page.goto(`${origin}/chat`);
  const link = await linkTo(page, slug);
  const openTaskMs = await longestTask(page, async () => {
    await link.click();
    await shown(page);
  });
  await tell(page, 'watchTyping');
  const typeTaskMs = await longestTask(page, () => type(page));
  await tell(page, 'watchScroll', BLANK_FROM);
  await scrollToStart(page, messages);
  const { typing, blankMs, nodes, longTasks } = await seenIn(page);
  const heapMb = await heapOf(page);
  await page.context().close();
  return {
    messages,
    openMs,
    loadMs,
    nodes,
    heapMb,
    longestTaskMs: Math.max(openTaskMs, typeTaskMs, ...longTasks),
    typingMs: median(typing.slice(WARM_KEYS)),
    blankMs,
  };
}

/**
 * Chats of several lengths, on a desktop without throttling, with a model that streams fast.
 * @param {string} dataDir an empty folder
 * @returns {Promise<ChatFigures[]>}
 */
export async function measureChats(dataDir) {
  const account = await fill(dataDir);
  const model = await startModel(TOKENS_PER_SECOND, TOKENS_OF_A_REPLY);
  const { origin, stop } = await startProduct(dataDir, {
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: 'bench',
    LIMIT_CALLS_PER_MINUTE: '100000',
  });
  const browser = await chromium.launch({ executablePath: getBrowser(), args: browserArgs });
  try {
    const storageState = await storageOf(origin, account);
    const openPage = async () => {
      const viewport = { width: 1440, height: 900 };
      const context = await browser.newContext({ viewport, locale: 'en-GB', storageState });
      const page = await context.newPage();
      await page.addInitScript(observe);
      return page;
    };
    const measured = [];
    for (const chat of account.chats) measured.push(await measureChat(openPage, origin, chat));
    return measured;
  } finally {
    await browser.close();
    await stop();
    await model.stop();
  }
}
