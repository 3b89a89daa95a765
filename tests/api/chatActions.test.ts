import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { AnyActor } from 'xstate';
import { toWire } from '../../common/wire';
import { loadChats } from '../../src/api/actors/chatList';
import { chatActionActors } from '../../src/api/actors/chatActions';
import { createClient } from '../../src/api/client';
import { UnexpectedAnswer } from '../../src/api/problem';
import type { components } from '../../src/api/schema';
import { json, problem } from '../support/fakeFetch';
import { createChat } from '../support/fixtures/conversations';

const picture = { width: 320, avif: '/portraits/ines.avif', webp: '/portraits/ines.webp' };

const colors: [string, string, string] = ['#111111', '#222222', '#333333'];
const told = {
  id: '2c1f6c1e-6d0c-4f5e-9d4b-1d2f6a6c7e10',
  slug: 'ines',
  name: 'Inês',
  age: 34,
  gender: 'female',
  tagline: 'Lighthouse keeper for now',
  description: 'She keeps a light.',
  tags: ['official'],
  kind: 'official',
  is_premium: false,
  portrait: { colors, sources: [picture] },
} satisfies components['schemas']['Bot'];

const { is_premium: isPremium, ...character } = told;
const chat = createChat({
  id: '1c1f6c1e-6d0c-4f5e-9d4b-1d2f6a6c7e10',
  character: { ...character, isPremium },
  unread: 2,
  isPinned: true,
  replies: 'scripted',
  updatedAt: '2026-01-02T00:00:00.000Z',
});

const { replies, ...known } = chat;
/** As the contract has it: a field that is missing does not compile. */
const body: components['schemas']['Chat'] = {
  ...toWire(known),
  bot: told,
  last_message: null,
  is_scripted: replies === 'scripted',
  created_at: '2026-01-01T00:00:00.000Z',
};

const answering = (answer: Response | (() => Response)) => {
  const asked: string[] = [];
  const client = createClient((request) => {
    const { pathname, search } = new URL(request.url);
    asked.push(`${request.method} ${pathname}${search}`);
    return Promise.resolve(typeof answer === 'function' ? answer() : answer);
  }, 'http://app.test');
  return { asked, client, actors: chatActionActors(client) };
};

const chatId = body.id;

/** Started by a test that hears of its fault by other means. */
const quiet = <TActor extends AnyActor>(actor: TActor): TActor => {
  actor.subscribe({ error: () => undefined });
  actor.start();
  return actor;
};

describe('the actions', () => {
  it('finds chats, as many as there can be', async () => {
    const { asked, actors } = answering(json({ results: [body], next_param: null }));
    const found = createActor(actors.findChats, { input: { q: 'inês & co' } }).start();
    expect(await toPromise(found)).toEqual([chat]);
    expect(asked).toEqual(['GET /api/chats/available?q=in%C3%AAs%20%26%20co&size=60']);
  });

  it('takes anything else for a fault', async () => {
    const { actors } = answering(() => problem(500, 'internal'));
    const input = { chatId, mark: 'pin', isOn: true, q: 'ines' } as const;
    const outcomes = await Promise.allSettled([
      toPromise(quiet(createActor(actors.findChats, { input }))),
      toPromise(quiet(createActor(actors.saveMark, { input }))),
      toPromise(quiet(createActor(actors.deleteChat, { input }))),
      toPromise(quiet(createActor(actors.restoreChat, { input }))),
    ]);
    expect(outcomes).toEqual(
      Array.from({ length: 4 }, () => ({
        status: 'rejected',
        reason: expect.any(UnexpectedAnswer),
      })),
    );
  });
});

describe('the list of chats', () => {
  it('comes page by page', async () => {
    const { asked, client } = answering(json({ results: [body], next_param: 'c1' }));
    const logic = loadChats(client);
    const page = await toPromise(createActor(logic, { input: { cursor: 'c0' } }).start());
    expect(page).toEqual({ chats: [chat], next: 'c1' });
    expect(asked).toEqual(['GET /api/chats/available?c=c0']);
  });
});
