import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { estimateAges } from '../../src/browser/photo/apparentAge';
import type { AgeAnswer } from '../../src/browser/photo/apparentAge';
import { checkPhoto } from '../../src/browser/photo/photoDesk';
import { photo } from '../support/fixtures/personas';

const MOST = 5 * 1024 * 1024;

const fileOf = (bytes: Uint8Array<ArrayBuffer>, size = bytes.length) => ({
  size,
  arrayBuffer: async () => bytes.buffer,
});

function png(width: number, height: number, chunk = 'IDAT') {
  const bytes = new Uint8Array(64);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(bytes.buffer);
  const named = (at: number, length: number, name: string) => {
    view.setUint32(at, length);
    bytes.set(Buffer.from(name), at + 4);
  };
  named(8, 13, 'IHDR');
  view.setUint32(16, width);
  view.setUint32(20, height);
  named(33, 8, chunk);
  return bytes;
}

const refused = (problem: string) => ({ kind: 'refused', problem });

describe('a photo, before it is decoded', () => {
  it('U1 passes with exactly 5 MB, and is unread with one byte more', async () => {
    expect(await checkPhoto(fileOf(png(300, 400), MOST))).toMatchObject({ kind: 'sound' });
    const unread = { size: MOST + 1, arrayBuffer: () => Promise.reject(new Error('It was read.')) };
    expect(await checkPhoto(unread)).toEqual(refused('image-too-large'));
  });

  it.each([
    ['a drawing with a script', Buffer.from(`<svg xmlns="x"><script>${'a'.repeat(64)}`)],
    ['nothing', new Uint8Array(0)],
    ['a picture that moves', png(300, 400, 'acTL')],
    ['no width', png(0, 400)],
  ])('U2 is wrong for %s, whatever its name says', async (_, bytes) => {
    expect(await checkPhoto(fileOf(new Uint8Array(bytes)))).toEqual(refused('wrong-image-type'));
  });

  it.each([
    [50_000, 50_000],
    [12_001, 10],
    [10, 12_001],
    [10_000, 5_001],
  ])('U4 is refused by what it says of its measures: %i × %i', async (width, height) => {
    expect(await checkPhoto(fileOf(png(width, height)))).toEqual(refused('image-too-large'));
    expect(await checkPhoto(fileOf(png(10_000, 5_000)))).toMatchObject({ kind: 'sound' });
  });
});

function estimator() {
  const worker = {
    ended: 0,
    asked: 0,
    hear: (event: MessageEvent<AgeAnswer>): void => void event,
    onerror: null as Worker['onerror'],
    onmessageerror: null as Worker['onmessageerror'],
    postMessage: () => void (worker.asked += 1),
    terminate: () => void (worker.ended += 1),
    addEventListener: (_: 'message', hear: (event: MessageEvent<AgeAnswer>) => void) => {
      worker.hear = hear;
    },
  };
  const pixels = { data: new Uint8ClampedArray(4), width: 1, height: 1, colorSpace: 'srgb' };
  const logic = estimateAges({
    startWorker: () => worker,
    pixelsOf: async () => pixels as ImageData,
  });
  const actor = createActor(logic, { input: { photo } });
  actor.subscribe({ error: () => undefined });
  return { worker, actor: actor.start() };
}

const asked = () => new Promise((resolve) => setImmediate(resolve));

describe('the estimate of an age', () => {
  it('is what the worker says, which ends with it', async () => {
    const { worker, actor } = estimator();
    await asked();
    worker.hear(new MessageEvent('message', { data: { kind: 'estimated', ages: [41] } }));
    expect(await toPromise(actor)).toEqual([41]);
    expect([worker.asked, worker.ended]).toEqual([1, 1]);
  });

  it('fails where the worker does', async () => {
    const { worker, actor } = estimator();
    await asked();
    worker.hear(new MessageEvent('message', { data: { kind: 'failed', fault: 'no model' } }));
    await expect(toPromise(actor)).rejects.toThrow('no model');
    expect(worker.ended).toBe(1);
  });

  it('ends its worker where nobody waits any more', async () => {
    const { worker, actor } = estimator();
    await asked();
    actor.stop();
    await asked();
    expect(worker.ended).toBe(1);
  });
});
