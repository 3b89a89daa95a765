import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { SignalResponse } from '@livekit/protocol';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { WebSocket } from 'ws';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Calls } from '../../../server/calls/calls';
import { calls, characters, users } from '../../../server/database/schema';
import { expectStatus } from '../../support/contractClient';
import { openEvents } from '../../support/eventReader';
import { readExport } from '../../support/exported';
import { createFakeAgents } from '../../support/fakeAgents';
import type { FakeCall } from '../../support/fakeAgents';
import { withPassword } from '../../support/passwords';
import { joinMaker } from '../../support/personas';
import { startTestServer } from '../../support/server';
import type { Member, TestServer } from '../../support/server';

const agents = createFakeAgents();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ agents });
});
afterAll(() => server.stop());

const noon = () => server.clock.now().getTime();

async function joinPremium(forMs = 86_400_000): Promise<Member> {
  const member = await server.join();
  await server.services.database
    .update(users)
    .set({ premiumUntil: new Date(noon() + forMs) })
    .where(eq(users.id, member.id));
  return member;
}

const ask = ({ access }: Member, body: { bot_slug: string; take_over?: boolean }) =>
  server.call('createAudioChatToken', { token: access, body });

/** Begins a call in which the user is there. */
async function call(member: Member) {
  const { body } = expectStatus(await ask(member, { bot_slug: 'ines' }), 200);
  const begun = agents.last();
  begun.onConnected();
  await server.services.background.idle();
  return { ...body, begun };
}

const open = (): Calls => {
  const { calls: opened } = server.services;
  if (opened === null) throw new Error('Nobody can call');
  return opened;
};

async function noted(id: string) {
  const [row] = await server.services.database.select().from(calls).where(eq(calls.id, id));
  return row;
}

describe('beginning a call', () => {
  it('lets the user and the character into the same room, the user to be heard alone', async () => {
    const member = await joinPremium();
    const { body } = expectStatus(await ask(member, { bot_slug: 'ines' }), 200);
    const begun = agents.last();
    expect(body).toMatchObject({
      url: `${server.origin.replace('http:', 'ws:')}/calls`,
      call_id: begun.id,
      limit_seconds: 900,
      warn_seconds: 60,
    });
    expect(begun).toMatchObject({ url: body.url, userId: member.id, locale: 'en' });
    expect(begun.character.slug).toBe('ines');
    const [own, theirs] = [decodeJwt(body.token), decodeJwt(begun.token)];
    expect(own.sub).toBe(begun.userIdentity);
    expect(own['video']).toEqual({
      roomJoin: true,
      room: `call-${begun.id}`,
      canSubscribe: true,
      canPublish: true,
      canPublishSources: ['microphone'],
      canPublishData: false,
      canUpdateOwnMetadata: true,
    });
    expect((own.exp ?? 0) - (own.iat ?? own.nbf ?? 0)).toBeLessThanOrEqual(970);
    expect(theirs).toMatchObject({ sub: `agent-${begun.id}`, kind: 'agent', name: 'Inês' });
    expect(theirs['video']).toMatchObject({ room: `call-${begun.id}`, canPublishData: true });
  });

  it('opens a room that the token lets into', async () => {
    const member = await joinPremium();
    const { body } = expectStatus(await ask(member, { bot_slug: 'ines' }), 200);
    const line = new WebSocket(`${body.url}/rtc?access_token=${body.token}`);
    const [first] = await once(line, 'message');
    expect(SignalResponse.fromBinary(first).message.case).toBe('join');
    line.close();
  });

  it('is for premium users', async () => {
    const free = await server.join();
    const { body } = expectStatus(await ask(free, { bot_slug: 'ines' }), 402);
    expect(body.code).toBe('premium-required');
  });

  it('needs somebody to call', async () => {
    expectStatus(await ask(await joinPremium(), { bot_slug: 'nobody' }), 404);
  });

  it('is refused while another call goes on, unless it is taken over', async () => {
    const member = await joinPremium();
    const { begun } = await call(member);
    const { body } = expectStatus(await ask(member, { bot_slug: 'ines' }), 409);
    expect(body.code).toBe('call-elsewhere');
    const next = await ask(member, { bot_slug: 'ines', take_over: true });
    expect(expectStatus(next, 200).body.call_id).not.toBe(begun.id);
    expect(await begun.ended).toBe('elsewhere');
    expect(await noted(begun.id)).toMatchObject({ cause: 'elsewhere' });
  });

  it('takes the place of a call whose process died', async () => {
    const member = await joinPremium();
    const { begun } = await call(member);
    begun.onEnd('failed');
    await server.services.background.idle();
    await server.services.database
      .update(calls)
      .set({ endedAt: null, cause: null, leaseUntil: new Date(0) })
      .where(eq(calls.id, begun.id));
    expectStatus(await ask(member, { bot_slug: 'ines' }), 200);
    expect(await noted(begun.id)).toMatchObject({ cause: 'lost' });
  });
});

describe('a call', () => {
  it('is told of its limit a minute before, once, and ends there', async () => {
    const { begun } = await call(await joinPremium());
    server.clock.advance(839_000);
    await open().look();
    expect(begun.told).toEqual([]);
    server.clock.advance(1_000);
    await open().look();
    await open().look();
    expect(begun.told).toEqual([{ announced: 'limit', seconds: 60 }]);
    server.clock.advance(60_000);
    await open().look();
    expect(await begun.ended).toBe('limit');
    const row = await noted(begun.id);
    expect(row).toMatchObject({ cause: 'limit' });
    expect((row?.endedAt?.getTime() ?? 0) - (row?.connectedAt?.getTime() ?? 0)).toBe(900_000);
  });

  it('ends with premium', async () => {
    const { begun } = await call(await joinPremium(100_000));
    server.clock.advance(45_000);
    await open().look();
    expect(begun.told).toEqual([{ announced: 'premium', seconds: 55 }]);
    server.clock.advance(55_000);
    await open().look();
    expect(await begun.ended).toBe('premium');
  });

  it('ends with its chat', async () => {
    const member = await joinPremium();
    const { begun } = await call(member);
    const chats = await server.call('listChats', { token: member.access });
    const [chat] = expectStatus(chats, 200).body.results;
    await server.call('deleteChat', { token: member.access, params: { id: chat?.id ?? '' } });
    await open().look();
    expect(await begun.ended).toBe('removed');
  });

  it('ends with the chat that is begun anew, and with its character', async () => {
    const member = await joinPremium();
    const { begun } = await call(member);
    const body = { botID: begun.character.id };
    expectStatus(await server.call('createChat', { token: member.access, body }), 201);
    await open().look();
    expect(await begun.ended).toBe('removed');

    const next = await call(member);
    const { id } = next.begun.character;
    const retire = (retiredAt: Date | null) =>
      server.services.database.update(characters).set({ retiredAt }).where(eq(characters.id, id));
    await retire(new Date());
    await open().look();
    await retire(null);
    expect(await next.begun.ended).toBe('removed');
  });

  it('goes on that begins while the others are looked at', async () => {
    await call(await joinPremium());
    const { begin } = agents;
    let looked: Promise<void> | undefined;
    vi.spyOn(agents, 'begin').mockImplementationOnce((begun) => {
      looked = open().look();
      return begin(begun);
    });
    const { begun } = await call(await joinPremium());
    await looked;
    begun.onEnd('left');
    await server.services.background.idle();
    expect(await noted(begun.id)).toMatchObject({ cause: 'left' });
  });

  it('ends with its session', async () => {
    const member = await joinPremium();
    const { begun } = await call(member);
    expectStatus(await server.call('logout', { body: { refresh: member.refresh } }), 204);
    await open().look();
    expect(await begun.ended).toBe('removed');
  });

  it('ends with its user', async () => {
    const member = await joinPremium();
    const { begun } = await call(member);
    await server.call('deleteProfile', { token: member.access, body: withPassword });
    await open().look();
    expect(await begun.ended).toBe('removed');
    expect(await noted(begun.id)).toBeUndefined();
  });

  it('is over where the user has left, and where the character cannot stay', async () => {
    for (const cause of ['left', 'failed'] as const) {
      const member = await joinPremium();
      const { begun } = await call(member);
      begun.onEnd(cause);
      await server.services.background.idle();
      expect(await noted(begun.id)).toMatchObject({ cause });
      expectStatus(await ask(member, { bot_slug: 'ines' }), 200);
    }
  });

  it('is given up where nobody comes', async () => {
    const member = await joinPremium();
    expectStatus(await ask(member, { bot_slug: 'ines' }), 200);
    const begun = agents.last();
    server.clock.advance(60_001);
    await open().look();
    expect(await begun.ended).toBe('left');
    expect(await noted(begun.id)).toMatchObject({ cause: 'left', connectedAt: null });
  });

  it('is in the export of what is kept', async () => {
    const member = await joinPremium();
    const { begun } = await call(member);
    const { file } = await readExport(server, member.access);
    const kept = file['calls'];
    expect(kept).toEqual([expect.objectContaining({ id: begun.id, cause: null })]);
    expect(kept?.[0]).not.toHaveProperty('lease_until');
  });

  it('with a character of one’s own is known by its owner alone, and ends with it', async () => {
    const maker = await joinMaker(server);
    const { bot } = await maker.make();
    const { id, slug } = bot;
    const stranger = await joinPremium();
    expectStatus(await ask(stranger, { bot_slug: slug }), 404);
    expectStatus(await ask(maker.member, { bot_slug: slug }), 200);
    const begun = agents.last();
    expect(begun.character).toMatchObject({ slug, ownerId: maker.member.id });
    begun.onConnected();
    await server.services.background.idle();
    expectStatus(await maker.remove(id), 204);
    await open().look();
    expect(await begun.ended).toBe('removed');
  });

  it('is told when the server goes', async () => {
    const own = createFakeAgents();
    const going = await startTestServer({ agents: own });
    const member = await going.join();
    await going.services.database
      .update(users)
      .set({ premiumUntil: new Date('2099-01-01T00:00:00.000Z') })
      .where(eq(users.id, member.id));
    await going.call('createAudioChatToken', {
      token: member.access,
      body: { bot_slug: 'ines' },
    });
    await going.stop();
    expect(await own.last().ended).toBe('shutdown');
  });
});

describe('the record of a call', () => {
  const chatOf = async ({ access }: Member) => {
    const { body } = expectStatus(await server.call('listChats', { token: access }), 200);
    const [chat] = body.results;
    if (chat === undefined) throw new Error('There is no chat');
    return chat;
  };
  async function hangUp(begun: FakeCall, absentMs = 0) {
    begun.onEnd('left', absentMs);
    await server.services.background.idle();
  }

  it('stands in the chat with its length, for every tab, and is read', async () => {
    const member = await joinPremium();
    const { begun } = await call(member);
    const tab = await openEvents(server.origin, member.access);
    server.clock.advance(277_400);
    await hangUp(begun, 30_000);
    const record = {
      author: 'user',
      kind: 4,
      text: '',
      image_url: null,
      client_id: null,
      state: 'complete',
      seconds: 247,
    };
    const { data } = await tab.next('message');
    expect(data.message).toMatchObject(record);
    expect((await tab.next('chat')).data.chat.last_message).toEqual(data.message);
    await tab.close();
    const chat = await chatOf(member);
    expect(chat).toMatchObject({ last_message: data.message });
    const page = await server.call('getChatHistory', {
      token: member.access,
      params: { id: chat.id },
    });
    expect(expectStatus(page, 200).body.results.at(-1)).toEqual(data.message);
    const row = await noted(begun.id);
    expect((row?.endedAt?.getTime() ?? 0) - (row?.connectedAt?.getTime() ?? 0)).toBe(247_400);
  });

  it('is not made of a call that nobody came to', async () => {
    const member = await joinPremium();
    expectStatus(await ask(member, { bot_slug: 'ines' }), 200);
    await hangUp(agents.last());
    expect((await chatOf(member)).last_message).toMatchObject({ kind: 1, author: 'bot' });
  });

  it('is nothing that is answered or sent anew, and can be deleted', async () => {
    const member = await joinPremium();
    const token = member.access;
    const { begun } = await call(member);
    await hangUp(begun);
    const { id, last_message: record } = await chatOf(member);
    const params = { id, message_id: record?.id ?? '' };
    const body = { client_id: randomUUID(), text: 'Another text' };
    const edited = await server.call('editMessage', { token, params, body });
    expect(expectStatus(edited, 409).body.code).toBe('conflict');
    expectStatus(await server.call('deleteMessage', { token, params }), 200);
    expect((await chatOf(member)).last_message).toMatchObject({ kind: 1, author: 'bot' });
  });

  it('is in the export', async () => {
    const member = await joinPremium();
    const { begun } = await call(member);
    server.clock.advance(5_000);
    await hangUp(begun);
    const { file } = await readExport(server, member.access);
    expect(file['messages']).toContainEqual(expect.objectContaining({ kind: 4, seconds: 5 }));
  });
});
