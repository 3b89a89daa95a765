import { describe, expect, it } from 'vitest';
import { createActor, setup, toPromise } from 'xstate';
import type { EventObject } from 'xstate';
import { loadSuggestions, sendAnswers } from '../../src/api/actors/welcome';
import { createClient } from '../../src/api/client';
import { answersStorage } from '../../src/browser/answersStorage';
import type { KeyValueStore } from '../../src/browser/storage';
import type { Answers } from '../../src/machines/welcome/answers';
import { json, problem } from '../support/fakeFetch';
import { noneYet } from '../support/fixtures/welcome';
import { brokenStore, memoryStore } from '../support/memoryStore';

const whole: Answers = { age: 34, gender: 'female', preference: 'dominant' };
const other: Answers = { age: 40, gender: 'skipped', preference: null };

/** Somebody at a device; null is a guest. */
function at(store: KeyValueStore | null, user: string | null, tellNews = () => undefined) {
  const storage = answersStorage(store, () => user, tellNews);
  const open = () => {
    const heard: EventObject[] = [];
    const owner = setup({ actors: { storage: storage.answersStorage } }).createMachine({
      invoke: { id: 'storage', src: 'storage' },
      on: { '*': { actions: ({ event }) => heard.push(event) } },
    });
    return { actor: createActor(owner).start(), heard };
  };
  return {
    recalled: () => open().heard,
    keep: (answers: Answers) =>
      open().actor.getSnapshot().children['storage']?.send({ type: 'answers.keep', answers }),
    find: () => toPromise(createActor(storage.findAnswers).start()),
    settle: (answers: Answers) =>
      toPromise(createActor(storage.settleAnswers, { input: { answers } }).start()),
  };
}

const recalled = (answers: Answers) => [{ type: 'answers.recalled', answers }];

describe('what was said on this device', () => {
  it('is there again, for a guest and apart for each user', () => {
    const { store } = memoryStore();
    expect(at(store, null).recalled()).toEqual(recalled(noneYet));
    at(store, 'ada').keep(other);
    at(store, null).keep(whole);
    expect(at(store, null).recalled()).toEqual(recalled(whole));
    expect(at(store, 'ada').recalled()).toEqual(recalled(whole));
    expect(at(store, 'bo').recalled()).toEqual(recalled(noneYet));
  });

  it('before a login is sent after it, once, and is no other guest any more', async () => {
    const { store, items } = memoryStore();
    at(store, null).keep(whole);
    expect(await at(store, null).find()).toBe(null);
    expect(await at(store, 'ada').find()).toEqual(whole);
    expect(Object.keys(items())).toEqual(['kept:ada:welcome']);
    await at(store, 'ada').settle(whole);
    expect(await at(store, 'ada').find()).toBe(null);
    expect(at(store, 'ada').recalled()).toEqual(recalled(whole));
  });

  it('is still to be sent where it changed on the way', async () => {
    const { store } = memoryStore();
    at(store, 'ada').keep(whole);
    at(store, 'ada').keep(other);
    await at(store, 'ada').settle(whole);
    expect(await at(store, 'ada').find()).toEqual(other);
  });

  it('is nothing to send where everything was skipped', async () => {
    const { store } = memoryStore();
    at(store, 'ada').keep({ age: null, gender: 'skipped', preference: 'skipped' });
    expect(await at(store, 'ada').find()).toBe(null);
  });

  it.each(['{', '{"answers":{"age":17,"gender":null,"preference":null},"isSent":false}'])(
    'is not believed where it reads %s',
    (welcome) => {
      expect(at(memoryStore({ welcome }).store, null).recalled()).toEqual(recalled(noneYet));
    },
  );

  it('S10 is nothing where storage refuses', async () => {
    for (const store of [null, brokenStore]) {
      at(store, 'ada').keep(whole);
      expect(at(store, 'ada').recalled()).toEqual(recalled(noneYet));
      expect(await at(store, 'ada').find()).toBe(null);
    }
  });
});

function answering(answer: Response | Error) {
  const sent: string[] = [];
  const client = createClient(async (request) => {
    const body = request.method === 'GET' ? '' : ` ${await request.clone().text()}`;
    sent.push(`${request.method} ${request.url.replace('https://api.test', '')}${body}`);
    if (answer instanceof Error) throw answer;
    return answer;
  }, 'https://api.test');
  return { sent, client };
}

const profile = {
  id: '0190a5c0-0000-7000-8000-00000000000a',
  email: 'ada@example.org',
  name: 'Ada',
  age: 34,
  gender: 'female',
  preference: null,
  num_tokens: 3,
  balance_version: 1,
  has_subscription: false,
  is_email_confirmed: true,
  next_claim_at: null,
};

describe('sending the answers', () => {
  const send = (answer: Response | Error) => {
    const { sent, client } = answering(answer);
    const actor = createActor(
      sendAnswers(client, () => 0.25),
      { input: { told: { age: 34, gender: 'female' } } },
    );
    return { sent, reply: toPromise(actor.start()) };
  };

  it('tells what the profile is after them', async () => {
    const { sent, reply } = send(json(profile));
    expect(await reply).toMatchObject({ kind: 'saved', profile: { gender: 'female' } });
    expect(sent).toEqual(['PATCH /api/profile/update {"age":34,"gender":"female"}']);
  });

  it('tells a refusal from an answer that is worth waiting for', async () => {
    expect(await send(problem(400, 'invalid-input')).reply).toEqual({ kind: 'refused' });
    const later = { kind: 'unavailable', retryAfterMs: null, jitter: 0.25 };
    expect(await send(problem(503, 'unavailable')).reply).toEqual(later);
    expect(await send(new TypeError('no network')).reply).toEqual(later);
    const busy = problem(429, 'rate-limited', { 'Retry-After': '41' });
    expect(await send(busy).reply).toEqual({ ...later, retryAfterMs: 41_000 });
  });
});

describe('those who suit', () => {
  const ask = (answer: Response, preference: 'submissive' | null) => {
    const { sent, client } = answering(answer);
    const actor = createActor(loadSuggestions(client), { input: { preference } });
    return { sent, characters: toPromise(actor.start()) };
  };

  it('are asked for among the official ones, by what is liked', async () => {
    const page = () => json({ results: [], next_param: null });
    const [liked, any] = [ask(page(), 'submissive'), ask(page(), null)];
    expect(await liked.characters).toEqual([]);
    expect(await any.characters).toEqual([]);
    expect([...liked.sent, ...any.sent]).toEqual([
      'GET /api/bots/available?size=30&tags=official&preference=submissive',
      'GET /api/bots/available?size=30&tags=official',
    ]);
  });

  it('fail by anything but a page', async () => {
    await expect(ask(problem(503, 'unavailable'), null).characters).rejects.toThrow('503');
  });
});
