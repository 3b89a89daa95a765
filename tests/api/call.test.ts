import { expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { callActors } from '../../src/api/actors/call';
import { json, problem } from '../support/fakeFetch';
import { sentRequests } from '../support/sentRequests';

const ticket = {
  token: 'room-token',
  url: 'wss://rooms.test',
  limit_seconds: 1800,
  warn_seconds: 60,
};

const ask = (answer: Response, isTakenOver = false) => {
  const { client, sent } = sentRequests(() => answer);
  const input = { slug: 'ines', isTakenOver };
  return { reply: toPromise(createActor(callActors(client).askTicket, { input }).start()), sent };
};

it.each([true, false])('says whether words are made out: %s', async (isUnderstood) => {
  const { client, sent } = sentRequests(() => json({ has_transcription: isUnderstood }));
  const terms = toPromise(createActor(callActors(client).askTerms).start());
  expect(await terms).toEqual({ isUnderstood });
  expect(sent.map(({ call }) => call)).toEqual(['GET /api/audio_chat']);
});

it.each([true, false])(
  'asks for a ticket of its character; taken over: %s',
  async (isTakenOver) => {
    const { reply, sent } = ask(json(ticket), isTakenOver);
    expect(await reply).toEqual({
      kind: 'given',
      ticket: { token: 'room-token', url: 'wss://rooms.test', limit: 1800, notice: 60 },
    });
    expect(sent).toEqual([
      {
        call: 'POST /api/audio_chat/token',
        authorization: null,
        body: { bot_slug: 'ines', take_over: isTakenOver },
      },
    ]);
  },
);

it.each([
  [400, 'missing'],
  [401, 'guest'],
  [402, 'premium'],
  [404, 'missing'],
  [409, 'elsewhere'],
  [429, 'busy'],
  [503, 'busy'],
])('%i means: %s', async (status, kind) => {
  expect(await ask(problem(status, 'refused')).reply).toEqual({ kind });
});

it('takes every other refusal for a fault', async () => {
  await expect(ask(problem(500, 'internal')).reply).rejects.toThrow('500');
  await expect(ask(problem(403, 'forbidden')).reply).rejects.toThrow('403');
});

it.each([
  ['no token', { ...ticket, token: '' }],
  ['no address', { ...ticket, url: 'rooms' }],
  ['no time', { ...ticket, limit_seconds: 0 }],
  ['a warning after its end', { ...ticket, warn_seconds: -1 }],
])('does not call with %s', async (_, answer) => {
  await expect(ask(json(answer)).reply).rejects.toThrow();
});

it('may warn at the very end, and last a second', async () => {
  const short = { ...ticket, limit_seconds: 1, warn_seconds: 0 };
  expect(await ask(json(short)).reply).toMatchObject({ ticket: { limit: 1, notice: 0 } });
});
