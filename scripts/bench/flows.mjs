// @ts-check
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { browserArgs, getBrowser } from '../browser.mjs';
import { packageFile, root } from '../run.mjs';
import { median } from './page.mjs';

/**
 * @typedef {{ name: string, states: number, layoutMs: number }} ChartFigures
 *   a chart with every state open: from asking for it until it is painted
 * @typedef {{ offMs: number, onMs: number, costPercent: number }} CostFigures
 *   1000 events without and with a recorder and an inspector; what the difference is of a second
 * @typedef {CostFigures & { charts?: ChartFigures[], fileMb: number, openMs: number, stepMs: number, slowestMs: number }} FlowFigures
 *   a recording of 100 000 events: from choosing it to its first step on screen, and from a step to the next
 */

const STEPS = 80;
const LAYOUTS = 5;
/** The chart with the most states, and the one with the most lines between its states. */
const CHARTS = ['conversation', 'persona'];
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** @param {string} folder */
async function serve(folder) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    readFile(path.join(folder, path.normalize(decodeURIComponent(pathname)))).then(
      (content) => {
        const type = Object.entries(types).find(([ending]) => pathname.endsWith(ending))?.[1];
        response
          .writeHead(200, { 'content-type': type ?? 'application/octet-stream' })
          .end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return { server, origin: `http://127.0.0.1:${address.port}` };
}

/** @param {string} file where the recording is written @returns {Promise<CostFigures>} */
async function record(file) {
  const child = spawn(
    process.execPath,
    [packageFile('tsx/dist/cli.mjs'), path.join(root, 'scripts/bench/record.ts'), file],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error('Nothing could be recorded.');
  return JSON.parse(output);
}

/** @param {import('playwright').Page} page @param {string} address @param {string} name @returns {Promise<ChartFigures>} */
async function layOutChart(page, address, name) {
  await page.goto('about:blank');
  await page.goto(`${address}#/flow/${name}`);
  await page.locator('[data-node]').first().waitFor();
  const times = await page.evaluate(async (count) => {
    const view = document.querySelector('[aria-label=Chart][aria-busy]');
    /** Clicks the button of a chart, and waits for the chart. @param {string} name */
    const press = async (name) => {
      const begun = performance.now();
      const laid = new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          if (view?.getAttribute('aria-busy') !== 'false') return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(resolve, 0));
        });
        if (view) observer.observe(view, { attributeFilter: ['aria-busy'] });
      });
      const buttons = view?.querySelectorAll('button') ?? [];
      [...buttons].find(({ textContent }) => textContent === name)?.click();
      await laid;
      return performance.now() - begun;
    };
    const all = [];
    for (let run = 0; run < count; run += 1) {
      await press('Fold all');
      all.push(await press('Unfold all'));
    }
    return all;
  }, LAYOUTS);
  return { name, states: await page.locator('[data-node]').count(), layoutMs: median(times) };
}

/** @param {string} folder an empty one @returns {Promise<FlowFigures>} */
export async function measureFlows(folder) {
  const file = path.join(folder, 'recording.json');
  const cost = await record(file);
  const vite = packageFile('vite/bin/vite.js');
  const args = [
    'build',
    '--config',
    'inspector/vite.config.ts',
    '--outDir',
    path.join(folder, 'flows'),
  ];
  await promisify(execFile)(process.execPath, [vite, ...args, '--logLevel', 'error'], {
    cwd: root,
  });
  const { server, origin } = await serve(path.join(folder, 'flows'));
  const executablePath = getBrowser();
  const browser = await chromium.launch({ args: browserArgs, executablePath });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const inspector = `${origin}/inspector/`;
    const charts = [];
    for (const name of CHARTS) charts.push(await layOutChart(page, inspector, name));
    await page.goto(`${inspector}#/replay`);
    const picker = page.getByLabel(/^Recording/);
    await picker.waitFor();
    const begun = performance.now();
    await picker.setInputFiles(file);
    await page.getByRole('slider', { name: 'Step' }).waitFor({ timeout: 120_000 });
    const openMs = performance.now() - begun;
    // At the start of a recording there is no chart yet, as nothing has happened.
    await page.getByRole('slider', { name: 'Step' }).press('End');
    await page.locator('[data-node]').first().waitFor();
    const steps = await page.evaluate(async (count) => {
      const slider = document.querySelector('input[type=range]');
      if (!(slider instanceof HTMLInputElement)) throw new Error('No slider.');
      const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      const painted = () =>
        new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
      const times = [];
      for (let step = 0; step < count; step += 1) {
        await painted();
        const start = performance.now();
        setter?.call(slider, String(Math.floor((((step * 37) % count) / count) * 99_000)));
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        await painted();
        times.push(performance.now() - start);
      }
      return times;
    }, STEPS);
    const fileMb = (await stat(file)).size / 1_000_000;
    return {
      ...cost,
      charts,
      fileMb,
      openMs,
      stepMs: median(steps),
      slowestMs: Math.max(...steps),
    };
  } finally {
    await browser.close();
    server.close();
  }
}
