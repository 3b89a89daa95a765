import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ReplyUnavailable } from '../../../server/model/replyUnavailable';
import { seed } from '../../support/seed';
import { chatOf } from '../../support/chat';
import { expectStatus } from '../../support/contractClient';
import { readReply } from '../../support/eventReader';
import type { EventReader } from '../../support/eventReader';
import { createFakeReplies } from '../../support/fakeReplies';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';

let server: TestServer;
const replies = createFakeReplies();

beforeAll(async () => {
  server = await startTestServer({ replySource: replies });
});
afterAll(() => server.stop());

async function conversation(name = 'Ada') {
  const member = await server.join({ name });
  const chat = chatOf(server, member);
  const opened = await chat.open();
  const events = await chat.events();
  await events.next('ready');
  return { member, chat, events, id: opened.id, opened };
}

const finished = (events: EventReader) =>
  events.next('message', ({ message }) => message.author === 'bot');

describe('a reply', () => {
  it('is announced, streamed in parts that join, and kept', async () => {
    const { chat, events, id } = await conversation();
    const { message, reply_id } = await chat.send(id, 'Tell me something');
    expect((await events.next('message')).data).toEqual({ message });
    expect((await events.next('chat')).data.chat).toMatchObject({ id, last_message: message });
    expect((await events.next('reply.started')).data).toEqual({
      chat_id: id,
      message_id: reply_id,
      seq: 3,
    });
    const held = await replies.next();
    const text = 'It rained on the roof all night, and the cat 🐈‍⬛ slept through it. 猫也睡了。';
    held.say(text);
    held.end();
    expect(await readReply(events, reply_id, text)).toBeGreaterThan(3);
    const { data } = await finished(events);
    expect(data.message).toEqual({
      id: reply_id,
      chat_id: id,
      seq: 3,
      author: 'bot',
      kind: 1,
      text,
      image_url: null,
      created_at: server.clock.now().toISOString(),
      client_id: null,
      state: 'complete',
      version: 1,
      versions: 1,
      is_edited: false,
    });
    const summary = (await events.next('chat')).data.chat;
    expect([summary.last_message, summary.unread]).toEqual([data.message, 1]);
    expect((await chat.history(id)).results.at(-1)).toEqual(data.message);
    await events.close();
  });

  it('is asked for with the character, with what the user told of themselves and what was said', async () => {
    const { chat, events, id, opened, member } = await conversation('Grace');
    const told = { age: 41, gender: 'female', preference: 'dominant' };
    expectStatus(await server.call('updateProfile', { token: member.access, body: told }), 200);
    await chat.send(id, 'Hello');
    const first = await replies.next();
    first.say('Good evening.');
    first.end();
    await finished(events);
    await chat.send(id, 'And now?');
    const { request, end } = await replies.next();
    const texts = server.services.catalogue.bySlug('ines')?.texts.en;
    const history = request.history.map(({ author, text }) => ({ author, text }));
    expect({ ...request, history, signal: null }).toEqual({
      userId: member.id,
      character: {
        facts: { slug: 'ines', age: opened.bot.age, gender: opened.bot.gender },
        texts,
      },
      user: { name: 'Grace', locale: 'en', ...told },
      memory: { name: null, notes: [] },
      moment: { now: server.clock.now(), timeZone: null, lastMet: server.clock.now() },
      offersPicture: expect.any(Function),
      history: [
        { author: 'bot', text: opened.last_message?.text },
        { author: 'user', text: 'Hello' },
        { author: 'bot', text: 'Good evening.' },
        { author: 'user', text: 'And now?' },
      ],
      signal: null,
    });
    end();
    await events.close();
  });

  it('comes one at a time: what is written meanwhile is answered by one more', async () => {
    const { chat, events, id } = await conversation();
    const other = await conversation();
    const first = await chat.send(id, 'One');
    const held = await replies.next();
    const before = replies.count();
    const clientId = randomUUID();
    const second = expectStatus(await chat.post(id, 'Two', clientId), 201).body;
    const third = await chat.send(id, 'Three');
    expect(replies.count()).toBe(before);
    expect([second.reply_id === first.reply_id, third.reply_id]).toEqual([false, second.reply_id]);
    // Row C2: a text that still waits is answered alike when it is sent again.
    expect(expectStatus(await chat.post(id, 'Two', clientId), 200).body).toEqual(second);

    // What waits in one chat is nothing to another.
    await other.chat.send(other.id, 'Elsewhere');
    (await replies.next()).end();
    await finished(other.events);
    await other.events.close();

    held.say('To the first.');
    held.end();
    expect((await finished(events)).data.message.id).toBe(first.reply_id);
    const follower = await replies.next();
    expect(follower.request.history.map(({ text }) => text).slice(1)).toEqual([
      'One',
      'To the first.',
      'Two',
      'Three',
    ]);
    follower.say('To the others.');
    follower.end();
    expect((await finished(events)).data.message.id).toBe(second.reply_id);
    expect(replies.count()).toBe(before + 2);
    const order = (await chat.history(id)).results.map(({ text }) => text).slice(1);
    expect(order).toEqual(['One', 'To the first.', 'Two', 'Three', 'To the others.']);
    await events.close();
  });

  it('C9 goes on when nobody is listening', async () => {
    const { chat, events, id } = await conversation();
    const { reply_id } = await chat.send(id, 'I have to go');
    const held = await replies.next();
    const { eventHub } = server.services;
    const remove = eventHub.remove.bind(eventHub);
    const left = new Promise<void>((resolve) => {
      vi.spyOn(eventHub, 'remove').mockImplementationOnce((...stream) => {
        remove(...stream);
        resolve();
      });
    });
    await events.close();
    await left;
    held.say('Safe travels.');
    held.end();
    await server.services.background.idle();
    expect((await chat.history(id)).results.at(-1)).toMatchObject({
      id: reply_id,
      text: 'Safe travels.',
      state: 'complete',
    });
  });
});

describe('stopping', () => {
  it('C9 ends the reply at once, keeps the part that came, and closes its source', async () => {
    const { chat, events, id } = await conversation();
    const { reply_id } = await chat.send(id, 'A long story, please');
    const held = await replies.next();
    held.say('Once upon a time. ');
    await readReply(events, reply_id, 'Once upon a time.');
    expectStatus(await chat.stop(id), 204);
    await held.aborted;
    const kept = { id: reply_id, text: 'Once upon a time.', state: 'stopped' };
    expect((await finished(events)).data.message).toMatchObject(kept);
    expectStatus(await chat.stop(id), 204);
    await server.services.background.idle();
    expect((await chat.history(id)).results.at(-1)).toMatchObject(kept);
    await events.close();
  });

  it('C9 keeps all that was read, though little of it has been written yet', async () => {
    const { chat, events, id } = await conversation();
    const { reply_id } = await chat.send(id, 'A long story, please');
    const held = await replies.next();
    const text = 'Once upon a time there was a house by the sea, and it stood empty.';
    held.say(`${text} `);
    await readReply(events, reply_id, text);
    expectStatus(await chat.stop(id), 204);
    expect((await finished(events)).data.message).toMatchObject({ text, state: 'stopped' });
    await events.close();
  });

  it('C9 ends a reply that has not said anything yet', async () => {
    const { chat, events, id } = await conversation();
    const { reply_id } = await chat.send(id, 'Hello');
    const held = await replies.next();
    expectStatus(await chat.stop(id), 204);
    await held.aborted;
    const { message } = (await finished(events)).data;
    expect(message).toMatchObject({ id: reply_id, text: '', state: 'stopped' });
    const summary = (await events.next('chat')).data.chat;
    expect(summary.unread).toBe(0);
    await events.close();
  });

  it('lets what was written meanwhile be answered', async () => {
    const { chat, events, id } = await conversation();
    await chat.send(id, 'A long story');
    const held = await replies.next();
    const { reply_id } = await chat.send(id, 'No, a short one');
    expectStatus(await chat.stop(id), 204);
    await held.aborted;
    const follower = await replies.next();
    expect(follower.request.history.at(-1)).toMatchObject({
      author: 'user',
      text: 'No, a short one',
    });
    follower.say('The end.');
    follower.end();
    const { data } = await events.next('message', ({ message }) => message.id === reply_id);
    expect(data.message).toMatchObject({ text: 'The end.', state: 'complete' });
    await events.close();
  });
});

describe('a reply that fails', () => {
  it('keeps the part that came, and is asked for again in its place', async () => {
    const { chat, events, id } = await conversation();
    const { reply_id } = await chat.send(id, 'Hello');
    const held = await replies.next();
    held.say('A good beginning. But');
    held.fail();
    expect((await finished(events)).data.message).toMatchObject({
      id: reply_id,
      seq: 3,
      text: 'A good beginning.',
      state: 'failed',
    });

    const clientId = randomUUID();
    expect(expectStatus(await chat.retry(id, clientId), 202).body).toEqual({ reply_id });
    const { data } = await events.next('reply.started');
    expect(data).toEqual({ chat_id: id, message_id: reply_id, seq: 3 });
    const again = await replies.next();
    expect(again.request.history.at(-1)).toMatchObject({ author: 'user', text: 'Hello' });
    expect(expectStatus(await chat.retry(id), 202).body).toEqual({ reply_id });
    again.say('Better.');
    again.end();
    expect((await finished(events)).data.message).toMatchObject({
      id: reply_id,
      seq: 3,
      text: 'Better.',
      state: 'complete',
    });
    const asked = replies.count();
    expect(expectStatus(await chat.retry(id, clientId), 202).body).toEqual({ reply_id });
    expect(replies.count()).toBe(asked);
    expect(expectStatus(await chat.retry(id), 409).body.code).toBe('conflict');
    expect((await chat.history(id)).results).toHaveLength(3);
    await events.close();
  });

  it('X3 leaves nothing in the log of what the endpoint repeats', async () => {
    const { chat, events, id } = await conversation();
    await chat.send(id, 'A canary');
    const held = await replies.next();
    held.fail(new ReplyUnavailable('refused', 'No answer to "A canary"', { status: 400 }));
    expect((await finished(events)).data.message.state).toBe('failed');
    await events.close();
    expect(server.logged()).toContain('"reason":"refused","status":400');
    expect(server.logged()).not.toContain('canary');
  });

  it('without a word is failed, too', async () => {
    const { chat, events, id } = await conversation();
    await chat.send(id, 'Hello');
    (await replies.next()).end();
    expect((await finished(events)).data.message).toMatchObject({ text: '', state: 'failed' });
    await events.close();
  });

  it('is not there to be asked for again before anything was written', async () => {
    const { chat, events, id } = await conversation();
    expect(expectStatus(await chat.retry(id), 409).body.code).toBe('conflict');
    await events.close();
  });
});

describe('a reply that describes a minor', () => {
  it('shows nothing of the refused sentence, in no event and in no answer', async () => {
    const { chat, events, id } = await conversation();
    const { reply_id } = await chat.send(id, 'Hello');
    const held = await replies.next();
    held.say('What a lovely evening. ');
    held.say('I am 15 ');
    held.say('years old. ');
    await held.aborted;
    const { message } = (await finished(events)).data;
    expect(message).toMatchObject({
      id: reply_id,
      text: 'What a lovely evening.',
      state: 'failed',
    });
    await events.close();
    expect(JSON.stringify(events.frames)).not.toMatch(/I am|years old/);
    expect(JSON.stringify(await chat.history(id))).not.toMatch(/I am 15|years old/);
  });
});

describe('the scripted character', () => {
  it('answers without a model, in parts, and the chat says that it is scripted', async () => {
    const scripted = await startTestServer();
    const chat = chatOf(scripted, await scripted.join());
    const opened = await chat.open();
    expect(opened.is_scripted).toBe(true);
    const events = await chat.events();
    const { reply_id } = await chat.send(opened.id, 'Hello');
    const { message } = (await finished(events)).data;
    expect(message).toMatchObject({ id: reply_id, state: 'complete' });
    const parts = events.frames.flatMap((frame) =>
      frame.event === 'reply.delta' ? [frame.data.text] : [],
    );
    expect(parts.join('')).toBe(message.text);
    expect(parts.length).toBeGreaterThan(3);
    await events.close();
    await scripted.stop();
  });
});

describe('the language of a reply', () => {
  it.each([
    ['scripted', 'ines', 'de'],
    ['scripted', 'margit', 'en'],
    ['model', 'margit', 'de'],
  ] as const)('is, for a %s %s, %s', async (kind, slug, language) => {
    const source = createFakeReplies(kind);
    const { ines } = seed.texts.translated.de;
    const translated = { ...seed.texts.translated, de: { ...(ines && { ines }) } };
    const german = await startTestServer({
      replySource: source,
      seed: { ...seed, texts: { ...seed.texts, translated } },
    });
    const member = await german.join();
    const token = member.access;
    const { id } = await chatOf(german, member).open(slug);
    const body = { client_id: randomUUID(), text: 'Hallo' };
    const headers = { 'accept-language': 'de' };
    expectStatus(await german.call('sendMessage', { token, params: { id }, body, headers }), 201);
    const { request, end } = await source.next();
    expect(request.user.locale).toBe(language);
    end();
    await german.stop();
  });

  it('is that of the latest text, also while a reply is under way, and of a retry', async () => {
    const member = await server.join();
    const inEnglish = chatOf(server, member);
    const inGerman = chatOf(server, member, 'de');
    const { id } = await inEnglish.open();
    const events = await inGerman.events();
    await inEnglish.send(id, 'Hello');
    const first = await replies.next();
    expect(first.request.user.locale).toBe('en');
    await inGerman.send(id, 'Und jetzt auf Deutsch?');
    first.say('Good evening.');
    first.end();
    const second = await replies.next();
    expect(second.request.user.locale).toBe('de');
    second.fail();
    await events.next('message', ({ message }) => message.state === 'failed');
    expectStatus(await chatOf(server, member, 'es').retry(id), 202);
    const third = await replies.next();
    expect(third.request.user.locale).toBe('es');
    third.end();
    await events.close();
  });
});
