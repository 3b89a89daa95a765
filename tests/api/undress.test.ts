import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { undressActors } from '../../src/api/actors/undress';
import { createClient } from '../../src/api/client';
import type { components } from '../../src/api/schema';
import { jobStorage } from '../../src/browser/jobStorage';
import { tokenStorage } from '../../src/browser/tokenStorage';
import { json, problem } from '../support/fakeFetch';
import { brokenStore, memoryStore } from '../support/memoryStore';

const id = '0b0f6c1e-6d0c-4f5e-9d4b-1d2f6a6c7e10';

/** As the contract has it: a field that is missing here does not compile. */
const body: components['schemas']['UndressJob'] = {
  id,
  state: 'paid',
  bot_slug: 'ines',
  picture_id: 'near',
  price: 20,
  image_url: '/media/ines.webp?expires=1&signature=s',
  expires_at: null,
};
const job = {
  id,
  state: 'paid',
  slug: 'ines',
  pictureId: 'near',
  price: 20,
  imageUrl: 'https://api.test/media/ines.webp?expires=1&signature=s',
  expiresAt: null,
};

function answering(answer: Response) {
  const sent: [string, unknown][] = [];
  const client = createClient(async (request) => {
    const text = await request.text();
    const { pathname } = new URL(request.url);
    sent.push([`${request.method} ${pathname}`, text === '' ? null : JSON.parse(text)]);
    return answer;
  }, 'https://api.test');
  return { sent, ...undressActors(client, 'https://api.test') };
}

describe('the calls of another picture', () => {
  it('begin with two names, and nothing else', async () => {
    const { sent, createJob } = answering(json(body, 202));
    const input = { subject: { slug: 'ines', pictureId: 'near' } };
    expect(await toPromise(createActor(createJob, { input }).start())).toEqual({
      kind: 'begun',
      job,
    });
    expect(sent).toEqual([['POST /api/undress_image', { bot_slug: 'ines', picture_id: 'near' }]]);
  });

  it.each([
    [409, 'busy'],
    [403, 'refused'],
    [404, 'refused'],
    [400, 'refused'],
  ])('begin nothing after %i: %s', async (status, kind) => {
    const { createJob } = answering(problem(status, 'code'));
    const input = { subject: { slug: 'ines', pictureId: 'near' } };
    expect(await toPromise(createActor(createJob, { input }).start())).toEqual({ kind });
  });

  it('ask for a job and verify one, which may be somebody else’s', async () => {
    const found = answering(json(body));
    const { loadJob } = found;
    expect(await toPromise(createActor(loadJob, { input: { id } }).start())).toEqual({
      kind: 'found',
      job,
    });
    expect(found.sent).toEqual([[`GET /api/undress_image/${id}/`, null]]);
    const { sent, verifyJob } = answering(problem(404, 'not-found'));
    expect(await toPromise(createActor(verifyJob, { input: { id } }).start())).toEqual({
      kind: 'missing',
    });
    expect(sent).toEqual([['POST /api/undress_image/verify', { id }]]);
    const down = answering(problem(503, 'unavailable')).loadJob;
    await expect(toPromise(createActor(down, { input: { id } }).start())).rejects.toThrow('503');
  });

  it('list what was paid for, and nothing for a guest', async () => {
    const { sent, loadOwned } = answering(json({ results: [body] }));
    const list = (isAuthorized: boolean) =>
      toPromise(createActor(loadOwned, { input: { isAuthorized } }).start());
    expect(await list(false)).toEqual([]);
    expect(sent).toEqual([]);
    expect(await list(true)).toMatchObject([{ id, state: 'paid', slug: 'ines' }]);
    expect(sent).toEqual([['GET /api/undress_images', null]]);
    const down = answering(problem(503, 'unavailable')).loadOwned;
    const input = { isAuthorized: true };
    await expect(toPromise(createActor(down, { input }).start())).rejects.toThrow('503');
  });

  it.each([
    [json(body), { kind: 'paid', job }],
    [problem(402, 'not-enough-desires'), { kind: 'short' }],
    [problem(409, 'conflict'), { kind: 'changed' }],
    [problem(404, 'not-found'), { kind: 'changed' }],
  ])('pay, and say what came of it', async (answer, reply) => {
    const { sent, payJob } = answering(answer);
    expect(await toPromise(createActor(payJob, { input: { id } }).start())).toEqual(reply);
    expect(sent).toEqual([['POST /api/undress_image/payment', { id }]]);
  });
});

describe('the job that a device remembers', () => {
  const recall = (store: Parameters<typeof jobStorage>[0], user: string | null) =>
    toPromise(createActor(jobStorage(store, () => user).recallJob).start());

  it('belongs to its user, and goes with the logout', async () => {
    const { store, items } = memoryStore();
    const storage = createActor(jobStorage(store, () => 'ada').jobStorage).start();
    storage.send({ type: 'job.keep', id });
    expect(await recall(store, 'ada')).toBe(id);
    expect(await recall(store, 'grace')).toBe(null);
    expect(await recall(store, null)).toBe(null);

    // As in a browser, where the names of what is kept are the storage's own keys.
    const listed = Object.assign(store, items());
    createActor(tokenStorage(listed, new EventTarget())).start().send({
      type: 'tokens.clear',
    });
    expect(await recall(store, 'ada')).toBe(null);
    storage.send({ type: 'job.keep', id });
    storage.send({ type: 'job.keep', id: null });
    expect(await recall(store, 'ada')).toBe(null);
  });

  it('is none where storage refuses', async () => {
    createActor(jobStorage(brokenStore, () => 'ada').jobStorage)
      .start()
      .send({ type: 'job.keep', id });
    expect(await recall(brokenStore, 'ada')).toBe(null);
  });
});
