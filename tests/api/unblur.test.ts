import { expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { unblurImage } from '../../src/api/actors/unblur';
import { createClient } from '../../src/api/client';
import { fakeFetch, json, problem } from '../support/fakeFetch';

const ask = (answer: Response) => {
  const { fetch, calls } = fakeFetch(() => answer);
  const actor = createActor(unblurImage(createClient(fetch, 'http://app.test')), {
    input: { messageId: 'message-2' },
  });
  return { reply: toPromise(actor.start()), calls };
};

it('takes the answers of the contract as what they mean', async () => {
  const clear = '/media/ines-1?expires=1&signature=a';
  const { reply, calls } = ask(json({ img_url: clear }));
  expect(await reply).toEqual({ kind: 'revealed', imageUrl: clear });
  expect(calls).toMatchObject([{ method: 'GET', path: '/api/unblur/image/message-2' }]);
  expect(await ask(problem(402, 'not-enough-desires')).reply).toEqual({ kind: 'notEnough' });
  expect(await ask(problem(404, 'not-found')).reply).toEqual({ kind: 'gone' });
});

it('finds the picture where the API is', async () => {
  vi.stubEnv('VITE_API_ORIGIN', 'https://api.test');
  const { reply } = ask(json({ img_url: '/media/ines-1?expires=1' }));
  const imageUrl = 'https://api.test/media/ines-1?expires=1';
  expect(await reply).toEqual({ kind: 'revealed', imageUrl });
  vi.unstubAllEnvs();
});

it('takes everything else for a fault', async () => {
  await expect(ask(problem(503, 'unavailable')).reply).rejects.toThrow('503');
  await expect(ask(json({ url: 'elsewhere' })).reply).rejects.toThrow();
});
