import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledgerEntries, messages, users } from '../../../server/database/schema';
import { keysOf } from '../../../server/seed/portrait';
import { seed } from '../../support/seed';
import { chatOf } from '../../support/chat';
import { expectStatus } from '../../support/contractClient';
import { startTestServer } from '../../support/server';
import type { Member, TestServer } from '../../support/server';
import { script } from '../../support/textRules';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ replySource: script() });
});
afterAll(() => server.stop());

const sentBy = (slug: string) => seed.pictures[slug]?.sent.map(({ key }) => key) ?? [];

async function give(member: Member, amount: number) {
  const { database, clock } = server.services;
  await database.update(users).set({ desires: amount }).where(eq(users.id, member.id));
  await database.insert(ledgerEntries).values({
    userId: member.id,
    amount,
    balance: amount,
    reason: 'opening',
    idempotencyKey: 'opening',
    createdAt: clock.now(),
  });
}

const makePremium = (member: Member, until: string | null = '2099-01-01T00:00:00.000Z') =>
  server.services.database
    .update(users)
    .set({ premiumUntil: until === null ? null : new Date(until) })
    .where(eq(users.id, member.id));

async function moneyOf(member: Member) {
  const { database } = server.services;
  const [user] = await database.select().from(users).where(eq(users.id, member.id));
  const [sum] = await database
    .select({ of: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.userId, member.id));
  const debits = await database
    .select({ amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .where(sql`${ledgerEntries.userId} = ${member.id} and ${ledgerEntries.reason} = 'unblur'`);
  return { balance: user?.desires, sum: sum?.of, debits: debits.map(({ amount }) => amount) };
}

async function talk({ slug = 'ines', desires = 0 } = {}) {
  const member = await server.join();
  if (desires > 0) await give(member, desires);
  const chat = chatOf(server, member);
  const { id } = await chat.open(slug);
  const ask = async () => {
    await chat.send(id, 'Send me a picture');
    await server.services.background.idle();
    const reply = (await chat.history(id)).results.at(-1);
    if (reply === undefined) throw new Error('There is no reply');
    return reply;
  };
  const unblur = (messageId: string) =>
    server.call('unblurImage', { token: member.access, params: { id: messageId } });
  return { member, chat, id, ask, unblur };
}

/** The first picture of a chat is for everybody; answers the second one. */
async function talkToVeil(options: { slug?: string; desires?: number } = {}) {
  const talked = await talk(options);
  await talked.ask();
  const veiled = await talked.ask();
  expect(veiled.kind).toBe(3);
  return { ...talked, veiled };
}

const bytesOf = async (address: string | null) => {
  const file = await fetch(new URL(address ?? '', server.origin));
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/avif']);
  return Buffer.from(await file.arrayBuffer());
};

describe('the clear picture of a veiled one', () => {
  it('is in no response before it is paid', async () => {
    const { member, chat, id, ask } = await talk({ desires: 100 });
    const events = await chat.events();
    await events.next('ready');
    for (let count = 0; count < 5; count += 1) await ask();
    const last = (await chat.history(id)).results.at(-1);
    await chat.regenerate(id, last?.id ?? '');
    await server.services.background.idle();
    const shown = (await chat.history(id)).results;
    const newest = shown.at(-1)?.id ?? '';
    await chat.choose(id, newest, 1);
    await chat.remove(id, newest);
    await chat.restore(id, newest);
    const read = async (path: string, headers: Record<string, string> = {}) =>
      (await fetch(new URL(path, server.origin), { headers })).text();
    const token = { authorization: `Bearer ${member.access}` };
    const answers = [
      JSON.stringify(shown),
      ...(await Promise.all([
        read('/'),
        read('/ines', { cookie: 'over18=1' }),
        read('/_payload.json'),
        read('/ines/_payload.json'),
        read('/api/bots/available?size=30'),
        read('/api/bot/ines'),
        read('/api/chats/available', token),
        read(`/api/chat/history/${id}?size=100`, token),
        read('/api/chats/search?q=picture', token),
        read(`/api/chat/${id}/search?q=picture`, token),
        read('/api/profile', token),
      ])),
      JSON.stringify(events.frames),
    ];
    await events.close();
    const all = answers.join('\n');
    expect(shown.filter(({ kind }) => kind === 3).length).toBeGreaterThanOrEqual(4);
    const stems = Object.values(seed.pictures)
      .flatMap(keysOf)
      .map((key) => key.replace('.avif', ''));
    expect(stems.filter((stem) => all.includes(stem))).toEqual([]);
    // What a guest or a free user can put together from a veil's address leads nowhere.
    const [veil = ''] = shown.filter(({ kind }) => kind === 3).map((it) => it.image_url);
    for (const key of sentBy('ines')) {
      for (const path of [
        `/portraits/ines/${key}`,
        `/portraits/${key}`,
        `/${key}`,
        `/media/${key}`,
      ]) {
        expect((await fetch(new URL(path, server.origin))).status).not.toBe(200);
      }
    }
    expect((await fetch(new URL(veil ?? '', server.origin))).status).toBe(200);
  });

  it('is paid for with three desires, told everywhere, and stays', async () => {
    const { member, chat, id, veiled, unblur } = await talkToVeil({ desires: 10 });
    const events = await chat.events();
    await events.next('ready');
    const { body } = expectStatus(await unblur(veiled.id), 200);
    const picture = await bytesOf(body.img_url);
    expect(await moneyOf(member)).toEqual({ balance: 7, sum: 7, debits: [-3] });
    const balance = await events.next('balance');
    expect(balance.data).toMatchObject({ num_tokens: 7 });
    const told = await events.next('message', ({ message }) => message.id === veiled.id);
    expect(told.data.message.kind).toBe(2);
    expect(await bytesOf(told.data.message.image_url)).toEqual(picture);
    const summary = await events.next('chat');
    expect(summary.data.chat.last_message).toMatchObject({ id: veiled.id, kind: 2 });
    await events.close();
    server.clock.advance(86_400_000 * 30);
    const later = expectStatus(
      await server.call('createToken', {
        body: { email: member.email, password: member.password },
      }),
      200,
    ).body;
    const kept = chatOf(server, { ...member, access: later.access });
    const again = (await kept.history(id)).results.find((it) => it.id === veiled.id);
    expect(again?.kind).toBe(2);
    expect(await bytesOf(again?.image_url ?? '')).toEqual(picture);
  });

  it('is paid for once: asked for again it has a fresh address, and sent again it is clear', async () => {
    const { member, ask, unblur, veiled } = await talkToVeil({ desires: 4 });
    const first = expectStatus(await unblur(veiled.id), 200).body.img_url;
    server.clock.advance(890_000);
    expect((await fetch(new URL(first, server.origin))).status).toBe(403);
    const fresh = expectStatus(await unblur(veiled.id), 200).body.img_url;
    await bytesOf(fresh);
    const next = [await ask(), await ask(), await ask()];
    expect(next.map(({ kind }) => kind)).toEqual([3, 3, 2]);
    expect(await bytesOf(next[2]?.image_url ?? '')).toEqual(await bytesOf(fresh));
    expect(await moneyOf(member)).toEqual({ balance: 1, sum: 1, debits: [-3] });
  });

  it('is clear in every message that carries it', async () => {
    const { chat, id, ask, unblur, veiled } = await talkToVeil({ desires: 3 });
    await ask();
    await ask();
    const same = await ask();
    expect([same.kind, same.image_url]).toEqual([3, veiled.image_url]);
    expectStatus(await unblur(same.id), 200);
    const kinds = (await chat.history(id)).results.filter((it) => it.kind !== 1);
    expect(kinds.map(({ kind }) => kind)).toEqual([2, 2, 3, 3, 2]);
  });

  it('costs a free user what he has not: 402, and nothing has changed', async () => {
    const { member, chat, id, veiled, unblur } = await talkToVeil({ desires: 2 });
    const { body } = expectStatus(await unblur(veiled.id), 402);
    expect(body.code).toBe('not-enough-desires');
    expect(await moneyOf(member)).toEqual({ balance: 2, sum: 2, debits: [] });
    expect((await chat.history(id)).results.at(-1)?.kind).toBe(3);
  });

  it('costs a premium user nothing: new ones come clear, old ones when they are asked for', async () => {
    const { member, chat, id, ask, veiled, unblur } = await talkToVeil({ desires: 5 });
    await makePremium(member);
    const next = await ask();
    expect(next.kind).toBe(2);
    await bytesOf(next.image_url);
    const before = (await chat.history(id)).results.find((it) => it.id === veiled.id);
    expect(before?.kind).toBe(3);
    await bytesOf(expectStatus(await unblur(veiled.id), 200).body.img_url);
    await makePremium(member, null);
    await bytesOf(expectStatus(await unblur(veiled.id), 200).body.img_url);
    expect(await moneyOf(member)).toEqual({ balance: 5, sum: 5, debits: [] });
  });

  it('is not found in what is not there: another’s, without a picture, deleted', async () => {
    const { chat, id, veiled, unblur } = await talkToVeil({ desires: 9 });
    const other = await talk({ desires: 9 });
    expectStatus(await other.unblur(veiled.id), 404);
    const [greeting] = (await chat.history(id)).results;
    expectStatus(await unblur(greeting?.id ?? ''), 404);
    await chat.remove(id, veiled.id);
    expectStatus(await unblur(veiled.id), 404);
    await chat.restore(id, veiled.id);
    await chat.removeChat(id);
    expectStatus(await unblur(veiled.id), 404);
    expect(await moneyOf(other.member)).toMatchObject({ balance: 9, debits: [] });
  });

  it('of a time when it was one of the gallery is shown as well', async () => {
    const { member, veiled, unblur } = await talkToVeil({ desires: 3 });
    const { body: bot } = expectStatus(
      await server.call('getBot', { params: { slug: 'ines' } }),
      200,
    );
    const clearUrl = bot.gallery[1]?.sources.at(-1)?.webp ?? '';
    const { database } = server.services;
    await database.update(messages).set({ clearUrl }).where(eq(messages.id, veiled.id));
    expect(expectStatus(await unblur(veiled.id), 200).body.img_url).toBe(clearUrl);
    expect(await moneyOf(member)).toMatchObject({ balance: 0 });
  });
});

describe('M1 an unblur', () => {
  it('M1 asked for ten times at once, as by double clicks and two tabs, is one debit', async () => {
    const { member, veiled, unblur } = await talkToVeil({ desires: 30 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => unblur(veiled.id)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await moneyOf(member)).toEqual({ balance: 27, sum: 27, debits: [-3] });
  });
});

describe('M8 unblurs', () => {
  it('M8 of twenty pictures at once on the last 3 desires: exactly one succeeds', async () => {
    const { member, chat, id, ask, unblur } = await talk({ desires: 3 });
    await ask();
    const veiled = [];
    for (let count = 0; count < 3; count += 1) veiled.push(await ask());
    const { database } = server.services;
    const keys = Object.values(seed.pictures).flatMap(({ sent }) => sent.map(({ key }) => key));
    const [row] = await database
      .select()
      .from(messages)
      .where(eq(messages.id, veiled[0]?.id ?? ''));
    if (row === undefined) throw new Error('There is no picture');
    const { seq, ...copy } = row;
    const more = await database
      .insert(messages)
      .values(
        keys.slice(20, 37).map((clearUrl, index) => ({
          ...copy,
          id: randomUUID(),
          clearUrl,
          seq: seq + 100 + index,
        })),
      )
      .returning({ id: messages.id });
    const all = [...veiled, ...more].map((it) => it.id);
    expect(all).toHaveLength(20);
    const answers = await Promise.all(all.map(unblur));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 402)]);
    expect(await moneyOf(member)).toEqual({ balance: 0, sum: 0, debits: [-3] });
    const clear = (await chat.history(id, { size: '100' })).results.filter((it) => it.kind === 2);
    expect(clear).toHaveLength(2);
  });
});
