import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { createActor, toPromise } from 'xstate';
import { ageJudge } from '../../src/browser/photo/apparentAge';
import type { AgeAnswer } from '../../src/browser/photo/apparentAge';
import { checkPhoto, photoActions } from '../../src/browser/photo/photoActions';
import type { Darkroom } from '../../src/browser/photo/photoActions';
import { middle, rectangleOf } from '../../src/machines/persona/crop';
import { photo } from '../support/fixtures/personas';
import {
  jpegOf,
  jpegPhoto,
  movingPicture,
  pngPhoto,
  pngThatSays,
  turnedPhoto,
  webpPhoto,
} from '../support/photos';

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
    ['a JPEG', 'image/jpeg', jpegPhoto],
    ['a JPEG of a telephone', 'image/jpeg', turnedPhoto],
    ['a PNG', 'image/png', pngPhoto],
    ['a WebP', 'image/webp', webpPhoto],
    [
      'a WebP without loss',
      'image/webp',
      async () =>
        sharp(await pngPhoto())
          .webp({ lossless: true })
          .toBuffer(),
    ],
    [
      'a WebP with metadata',
      'image/webp',
      async () =>
        sharp(await webpPhoto())
          .withExif({ IFD0: { Make: 'x' } })
          .webp()
          .toBuffer(),
    ],
  ])('U2 is known by its content: %s', async (_, type, make) => {
    const checked = await checkPhoto(fileOf(new Uint8Array(await make())));
    expect(checked.kind === 'sound' && checked.picture.type).toBe(type);
  });

  it('U1 is measured whatever it holds: a JPEG of exactly 5 MB', async () => {
    const checked = await checkPhoto(fileOf(new Uint8Array(await jpegOf(MOST))));
    expect(checked).toMatchObject({ kind: 'sound' });
  });

  it.each([
    ['a WebP that moves', movingPicture],
    [
      'a GIF',
      async () =>
        sharp(await pngPhoto())
          .gif()
          .toBuffer(),
    ],
    ['a JPEG that ends before its measures', async () => (await jpegPhoto()).subarray(0, 100)],
    [
      'a page that begins as a picture',
      async () => Buffer.from(`\x89PNG<script>${'a'.repeat(64)}`, 'latin1'),
    ],
  ])('U2 is wrong for %s', async (_, make) => {
    const bytes = new Uint8Array(await make());
    expect(await checkPhoto(fileOf(bytes))).toEqual(refused('wrong-image-type'));
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

describe('the actions of a photo', () => {
  const source = { data: photo.data, width: 800, height: 600 };
  const actions = () => {
    const developed: Parameters<Darkroom['develop']>[] = [];
    const printed: Parameters<Darkroom['print']>[] = [];
    const darkroom: Darkroom = {
      develop: async (...order) => {
        developed.push(order);
        return source;
      },
      print: async (...order) => {
        printed.push(order);
        return photo.data;
      },
    };
    const actors = photoActions({ darkroom, rectangleOf, newId: () => photo.clientId });
    return { actors, developed, printed };
  };
  const open = async (bytes: Uint8Array<ArrayBuffer>) => {
    const { actors, developed } = actions();
    const actor = createActor(actors.openPhoto, { input: { file: fileOf(bytes) } });
    return { reply: await toPromise(actor.start()), developed };
  };

  it('develops what is sound, as what it is', async () => {
    const { reply, developed } = await open(new Uint8Array(await turnedPhoto()));
    expect(reply).toEqual({ kind: 'opened', source });
    expect(developed.map(([picture, side]) => [picture.type, side])).toEqual([
      ['image/jpeg', 2000],
    ]);
  });

  it('U4 never develops what is too large or of another kind', async () => {
    const large = await open(new Uint8Array(await pngThatSays(50_000, 50_000)));
    expect([large.reply, large.developed]).toEqual([refused('image-too-large'), []]);
    const moving = await open(new Uint8Array(await movingPicture()));
    expect([moving.reply, moving.developed]).toEqual([refused('wrong-image-type'), []]);
  });

  it('prints the part that is shown, under a new name', async () => {
    const { actors, printed } = actions();
    const actor = createActor(actors.cropPhoto, { input: { source, crop: middle } });
    expect(await toPromise(actor.start())).toEqual(photo);
    expect(printed).toEqual([
      [source, { left: 175, top: 0, width: 450, height: 600 }, { width: 960, height: 1280 }],
    ]);
  });
});

function estimator() {
  const newWorker = () => {
    const deaf: Pick<Worker, 'onmessage' | 'onerror' | 'onmessageerror'> = {
      onmessage: null,
      onerror: null,
      onmessageerror: null,
    };
    const worker = {
      ...deaf,
      ended: 0,
      asked: 0,
      postMessage: () => void (worker.asked += 1),
      terminate: () => void (worker.ended += 1),
      answer: (data: AgeAnswer) =>
        Reflect.apply(worker.onmessage ?? missing, worker, [new MessageEvent('message', { data })]),
      break: () => Reflect.apply(worker.onerror ?? missing, worker, [new Event('error')]),
    };
    return worker;
  };
  const world: { isBroken: boolean; workers: ReturnType<typeof newWorker>[] } = {
    isBroken: false,
    workers: [],
  };
  const startWorker = () => {
    if (world.isBroken) throw new Error('There are no workers.');
    const worker = newWorker();
    world.workers.push(worker);
    return worker;
  };
  const pixels: ImageData = {
    data: new Uint8ClampedArray(4),
    width: 1,
    height: 1,
    colorSpace: 'srgb',
  };
  const { judge, estimateAges } = ageJudge({
    startWorker,
    pixelsOf: async () => pixels,
  });
  const judging = createActor(judge).start();
  return {
    world,
    judging,
    prepare: () => judging.send({ type: 'judge.prepare' }),
    tally: () => world.workers.map(({ asked, ended }) => [asked, ended]),
    estimate: async () => {
      const actor = createActor(estimateAges, { input: { photo } });
      actor.subscribe({ error: () => undefined });
      actor.start();
      await asked();
      return actor;
    },
  };
}

const missing = () => {
  throw new Error('Nobody listens.');
};

const asked = () => new Promise((resolve) => setImmediate(resolve));
const estimated = (...ages: number[]): AgeAnswer => ({ kind: 'estimated', ages });

describe('the estimate of an age', () => {
  it('is what the worker says, which is kept for the next photo', async () => {
    const { world, estimate, tally } = estimator();
    const first = await estimate();
    world.workers[0]?.answer(estimated(41));
    expect(await toPromise(first)).toEqual([41]);
    const second = await estimate();
    world.workers[0]?.answer(estimated());
    expect(await toPromise(second)).toEqual([]);
    expect(tally()).toEqual([[2, 0]]);
  });

  it('is asked of the worker that was readied, once however often it is', async () => {
    const { prepare, estimate, tally } = estimator();
    prepare();
    prepare();
    expect(tally()).toEqual([[0, 0]]);
    await estimate();
    expect(tally()).toEqual([[1, 0]]);
  });

  it('ends what was readied with the step', async () => {
    const { prepare, judging, tally } = estimator();
    prepare();
    judging.stop();
    expect(tally()).toEqual([[0, 1]]);
  });

  it('fails where the worker does, and asks another one the next time', async () => {
    const { world, estimate, tally } = estimator();
    const first = await estimate();
    world.workers[0]?.answer({ kind: 'failed', fault: 'no model' });
    await expect(toPromise(first)).rejects.toThrow('no model');
    await estimate();
    expect(tally()).toEqual([
      [1, 1],
      [1, 0],
    ]);
  });

  it('does not wait for one that broke before it was asked', async () => {
    const { world, prepare, estimate, tally } = estimator();
    prepare();
    world.workers[0]?.break();
    const actor = await estimate();
    world.workers[1]?.break();
    await expect(toPromise(actor)).rejects.toThrow('could not be estimated');
    expect(tally()).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });

  it('fails, and nothing else does, where there are no workers', async () => {
    const { world, judging, prepare, estimate } = estimator();
    world.isBroken = true;
    prepare();
    expect(judging.getSnapshot().status).toBe('active');
    await expect(toPromise(await estimate())).rejects.toThrow('no workers');
  });

  it('ends its worker where nobody waits any more', async () => {
    const { estimate, tally } = estimator();
    const actor = await estimate();
    actor.stop();
    await asked();
    expect(tally()).toEqual([[1, 1]]);
  });
});
