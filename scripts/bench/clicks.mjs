// @ts-check
import { randomUUID } from 'node:crypto';
import { chromium } from 'playwright';
import { browserArgs, getBrowser } from '../browser.mjs';
import { post, storageOf } from './login.mjs';
import { median } from './page.mjs';
import { startProduct } from './server.mjs';

const RUNS = 10;
/** How long the page keeps working after its first view, and the process of the calls starts. */
const REST_MS = 4_000;
/** Root mean square of the sound played: quieter is no word. */
const AUDIBLE = 0.005;

/** @typedef {{ connectedMs: number, clickMs: number }} Clicked */

/** A user with premium. @param {string} origin */
async function join(origin) {
  const login = { email: 'bench@example.test', password: 'a long evening' };
  const { password } = login;
  const terms = { adult: true, terms: true };
  await post(origin, '/api/register', {
    ...login,
    ...terms,
    name: 'Robin',
    password_repeat: password,
  });
  const { access } = await post(origin, '/api/token', login);
  const offer = { client_id: randomUUID(), offer_id: 'premium-month' };
  const { url } = await post(origin, '/api/subscription/create_stripe/', offer, access);
  const body = new URLSearchParams({ act: 'pay' });
  const paid = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  if (paid.status !== 303) throw new Error(`The checkout answered ${paid.status}`);
  const until = Date.now() + 20_000;
  for (;;) {
    const headers = { authorization: `Bearer ${access}` };
    const profile = await (await fetch(`${origin}/api/profile`, { headers })).json();
    if (profile.has_subscription === true) return storageOf(origin, login);
    if (Date.now() > until) throw new Error('Premium did not come.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * Runs in the page: ms from the next click until the call counts its seconds, and until the first
 * word is played.
 * @param {number} audible
 * @returns {Promise<Clicked>}
 */
function fromClick(audible) {
  return new Promise((resolve) => {
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        const audio = new AudioContext();
        const analyser = audio.createAnalyser();
        analyser.fftSize = 512;
        const samples = new Float32Array(analyser.fftSize);
        const known = new Set();
        /** @type {number | null} */
        let connectedMs = null;
        const timer = setInterval(() => {
          if (document.querySelector('[role="timer"]') !== null) {
            connectedMs ??= performance.now() - timeStamp;
          }
          for (const { srcObject, paused } of document.querySelectorAll('audio')) {
            if (paused || !(srcObject instanceof MediaStream) || known.has(srcObject)) continue;
            known.add(srcObject);
            audio.createMediaStreamSource(srcObject).connect(analyser);
          }
          analyser.getFloatTimeDomainData(samples);
          const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
          if (connectedMs === null || Math.sqrt(power) < audible) return;
          clearInterval(timer);
          resolve({ connectedMs, clickMs: performance.now() - timeStamp });
        }, 5);
      },
      { once: true, capture: true },
    );
  });
}

/**
 * Clicks to call, in a browser on loopback: the median of each time.
 * @param {string} dataDir an empty folder
 * @returns {Promise<Clicked>}
 */
export async function measureClicks(dataDir) {
  const { origin, stop } = await startProduct(dataDir, { LIMIT_TALKS_PER_MINUTE: '100' });
  const browser = await chromium.launch({
    executablePath: getBrowser(),
    args: [...browserArgs, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  });
  const storageState = await join(origin);
  /** @type {Clicked[]} */
  const times = [];
  for (let run = 0; run < RUNS; run += 1) {
    const permissions = ['microphone'];
    const context = await browser.newContext({ storageState, permissions, locale: 'en-GB' });
    const page = await context.newPage();
    await page.goto(`${origin}/audio?bot=ines`);
    const button = page.getByRole('button', { name: 'Call Inês' });
    await button.waitFor();
    await page.waitForTimeout(REST_MS);
    const clicked = page.evaluate(fromClick, AUDIBLE);
    await button.click();
    times.push(await clicked);
    await page.getByRole('button', { name: 'Hang up' }).click();
    await page.getByRole('button', { name: 'Call again' }).waitFor();
    await context.close();
  }
  await browser.close();
  await stop();
  return {
    connectedMs: median(times.map(({ connectedMs }) => connectedMs)),
    clickMs: median(times.map(({ clickMs }) => clickMs)),
  };
}
