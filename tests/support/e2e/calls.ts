import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import type { CallOrder } from '../processes/callServer';
import { quickToStart } from '../quickToStart';
import { startTranscriptionServer, transcriptionKey } from '../transcriptionServer';
import type { TranscriptionServer } from '../transcriptionServer';
import { buyPremium } from './money';
import { copyPrepared } from './server';
import { expect, test as base } from './test';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const script = path.join(root, 'tests/support/processes/callServer.ts');
const reportSchema = v.union([
  v.object({ origin: v.string() }),
  v.object({ fault: v.nullable(v.string()) }),
]);

/**
 * What the microphone of the tests hears, over and over: seconds of silence before and after somebody
 * speaks. Whoever is called has the time to answer in, however busy the processors.
 */
const spoken = {
  file: path.join(tmpdir(), 'confidant-spoken.wav'),
  silence: { before: 8, after: 20 },
};

export type CallServer = {
  origin: string;
  /** Turns what was said into words. */
  words: TranscriptionServer;
  /** Has something go wrong; resolves when it has. */
  order(order: CallOrder): Promise<void>;
  stop(): Promise<void>;
};

/** A server of calls, on an empty folder, that can be told what goes wrong. */
async function startCallServer(): Promise<CallServer> {
  const folder = await copyPrepared('confidant-calls-');
  const words = await startTranscriptionServer();
  const { silence } = spoken;
  const child = fork(script, [spoken.file, String(silence.before), String(silence.after)], {
    cwd: root,
    execArgv: [...quickToStart, '--import', 'tsx'],
    env: {
      ...process.env,
      DATA_DIR: folder,
      PORT: '0',
      LOG_LEVEL: 'error',
      TRANSCRIPTION_BASE_URL: words.baseUrl,
      TRANSCRIPTION_MODEL: 'whisper-1',
      TRANSCRIPTION_API_KEY: transcriptionKey,
    },
  });
  const closed = once(child, 'close');
  const next = async () => {
    const ended = closed.then(() => Promise.reject(new Error('The server of calls ended.')));
    const [message] = await Promise.race([once(child, 'message'), ended]);
    return v.parse(reportSchema, message);
  };
  const first = await next();
  if (!('origin' in first)) throw new Error('The server of calls did not start.');
  return {
    origin: first.origin,
    words,
    async order(order) {
      child.send(order);
      const done = await next();
      if ('fault' in done && done.fault !== null) throw new Error(done.fault);
    },
    async stop() {
      // The process of its characters ends with it.
      child.kill('SIGKILL');
      await closed;
      await words.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

declare global {
  interface Window {
    /** What becomes of the microphones that a page was given, in turn. */
    microphones: {
      states: () => MediaStreamTrackState[];
      /** From now on the browser gives none, by the name of its fault; null: it does. */
      refuse: (fault: string | null) => void;
      /** Those that are on are pulled out. */
      unplug: () => void;
    };
  }
}

/** Premium members at a server of calls, whose microphones are watched in every page. */
export const test = base.extend<{ premium: undefined }, { callServer: CallServer }>({
  callServer: [
    async ({}, use) => {
      const server = await startCallServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // The microphone is not granted by a flag, so that it can be refused.
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [
        ...(launchOptions.args ?? []),
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-audio-capture=${spoken.file}`,
      ];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ callServer }, use) => {
    await use(callServer.origin);
  },
  context: async ({ context }, use) => {
    await context.addInitScript(() => {
      if (!isSecureContext) return;
      const { mediaDevices } = navigator;
      const given: MediaStreamTrack[] = [];
      const give = mediaDevices.getUserMedia.bind(mediaDevices);
      let fault: string | null = null;
      mediaDevices.getUserMedia = async (wish) => {
        if (fault !== null) throw new DOMException('Taken away by the test.', fault);
        const stream = await give(wish);
        given.push(...stream.getAudioTracks());
        return stream;
      };
      window.microphones = {
        states: () => given.map(({ readyState }) => readyState),
        refuse: (name) => {
          fault = name;
        },
        unplug: () => {
          for (const track of given.filter(({ readyState }) => readyState === 'live')) {
            track.stop();
            track.dispatchEvent(new Event('ended'));
          }
        },
      };
    });
    await use(context);
  },
  premium: [
    async ({ request, member }, use) => {
      await buyPremium(request, member);
      await use(undefined);
    },
    { auto: true },
  ],
});

export { expect };

/** Every microphone that a page was ever given is off. */
export async function expectMicrophoneOff(page: Page): Promise<void> {
  await expect
    .poll(async () => new Set(await page.evaluate(() => window.microphones.states())))
    .toEqual(new Set(['ended']));
}

/** The call is over for a reason that is told, and nobody listens any more. */
export async function expectEnd(
  page: Page,
  reason: RegExp | string,
  timeout?: number,
): Promise<void> {
  await expect(page.getByText(reason)).toBeVisible({ ...(timeout !== undefined && { timeout }) });
  await expect(page.getByText(/^Length of the call: \d+:\d\d$/)).toBeVisible();
  await expectMicrophoneOff(page);
}

export const openCall = (page: Page) => page.goto('/audio?bot=ines');
export const hangUp = (page: Page) => page.getByRole('button', { name: 'Hang up' });

/** The microphone is on: the panel of the sound shows how loud it is. */
export async function expectLevel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sound' }).click();
  await expect(page.getByRole('meter', { name: 'How loud you are' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('meter')).toBeHidden();
}

const ticketSchema = v.object({ call_id: v.string() });

/** Presses a button that calls, and answers the id of the call when both are on the line. */
export async function call(page: Page, name = 'Call Inês'): Promise<string> {
  const answer = page.waitForResponse(
    (response) =>
      new URL(response.url()).pathname === '/api/audio_chat/token' && response.status() === 200,
  );
  await page.getByRole('button', { name }).click();
  const { call_id: id } = v.parse(ticketSchema, await (await answer).json());
  await expect(page.getByText(/^Inês is (?:listening|speaking|thinking)/)).toBeVisible();
  return id;
}

/** The loudest tenth of a second of one second of what a page plays, from 0 to 1. */
export const loudestPlayed = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const streams = [...document.querySelectorAll('audio')]
      .filter(({ paused, muted }) => !paused && !muted)
      .flatMap(({ srcObject }) => (srcObject instanceof MediaStream ? srcObject : []));
    const audio = new AudioContext();
    const analyser = audio.createAnalyser();
    analyser.fftSize = 4096;
    for (const stream of streams) audio.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    let loudest = 0;
    for (let look = 0; look < 10; look += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      loudest = Math.max(loudest, Math.sqrt(power));
    }
    await audio.close();
    return loudest;
  });
