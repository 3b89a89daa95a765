import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memories } from '../../../server/database/schema';
import type { ReplyRequest } from '../../../server/replies/replySource';
import { prune } from '../../../server/clockJobs';
import { chatOf } from '../../support/chat';
import { expectStatus } from '../../support/contractClient';
import { memoryOf } from '../../support/memory';
import { joinMaker } from '../../support/personas';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';
import { script } from '../../support/textRules';

const asked: ReplyRequest[] = [];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    replySource: {
      kind: 'scripted',
      reply(request) {
        asked.push(request);
        return script().reply(request);
      },
    },
  });
});
afterAll(() => server.stop());

async function newcomer(language = 'en') {
  const member = await server.join({ name: 'x1' });
  const chat = chatOf(server, member, language);
  const { id } = await chat.open();
  return {
    member,
    chat,
    id,
    memory: memoryOf(server, member),
    async say(text: string, chatId = id) {
      const { message } = await chat.send(chatId, text);
      await server.services.background.idle();
      return message;
    },
    async reply(chatId = id) {
      return (await chat.history(chatId)).results.at(-1)?.text ?? '';
    },
  };
}

const lastAsked = () => {
  const request = asked.at(-1);
  if (request === undefined) throw new Error('Nothing was asked for');
  return request;
};

describe('what a character remembers', () => {
  it('is learned from what is said, and told with its source', async () => {
    const { memory, say } = await newcomer();
    expect(await memory.read()).toEqual([]);
    const named = await say('Hi, my name is Ana.');
    server.clock.advance(1_000);
    const lives = await say('I live in Leeds and I like jazz.');
    expect(await memory.read()).toEqual([
      {
        id: expect.any(String),
        kind: 'name',
        note: 'Ana',
        origin: 'learned',
        source: named.id,
        created_at: named.created_at,
        updated_at: named.created_at,
      },
      expect.objectContaining({ kind: 'fact', note: 'You live in Leeds', source: lives.id }),
      expect.objectContaining({ kind: 'preference', note: 'You like jazz', source: lives.id }),
    ]);
  });

  it.each([
    ['de', 'Ich heiße Ana. Ich wohne in Leipzig.', ['Ana', 'Du wohnst in Leipzig']],
    ['es', 'Me llamo Ana. Vivo en Sevilla.', ['Ana', 'Vives en Sevilla']],
    ['ru', 'Меня зовут Аня. Я живу в Казани.', ['Аня', 'Ты живёшь в Казани']],
    ['ch', '我叫小安。我住在上海。', ['小安', '你住在上海']],
  ])('is learned in %s', async (language, text, notes) => {
    const { memory, say } = await newcomer(language);
    await say(text);
    expect((await memory.notes()).toSorted()).toEqual(notes.toSorted());
  });

  it('goes by the latest that was said of one thing', async () => {
    const { memory, say } = await newcomer();
    await say('My name is Ana. I live in Leeds. I like jazz.');
    server.clock.advance(1_000);
    await say('Call me Bo.');
    await say('I hate jazz.');
    expect((await memory.notes()).toSorted()).toEqual(
      ['Bo', 'You do not like jazz', 'You live in Leeds'].toSorted(),
    );
  });

  it('holds no secret, and nothing of a moment of danger', async () => {
    const { memory, say } = await newcomer();
    await say('My password is swordfish and my name is Ana.');
    await say('I live in Leeds. My card is 4111 1111 1111 1111.');
    await say('I want to kill myself. My name is Tom.');
    await say('I work as a nurse.');
    expect(await memory.notes()).toEqual(['You live in Leeds']);
  });

  it('is the same in a chat begun anew, outlives the chats, and no other character has it', async () => {
    const { member, chat, id, memory, say } = await newcomer();
    await say('My name is Ana.');
    const botId = (await chat.open()).bot.id;
    const { body } = await server.call('createChat', {
      token: member.access,
      body: { botID: botId },
    });
    const restarted = v.parse(v.object({ id: v.string() }), body);
    expect(restarted.id).not.toBe(id);
    await say('Good evening', restarted.id);
    expect(lastAsked().memory).toEqual({ name: 'Ana', notes: [] });
    expect(JSON.stringify(lastAsked().history)).not.toContain('My name is');
    expectStatus(await chat.removeChat(restarted.id), 200);
    server.clock.advance(700_000);
    await prune(server.services);
    expect(await memory.notes()).toEqual(['Ana']);
    expect(await memory.notes('leyla')).toEqual([]);
  });

  it.each([
    ['en', 'There you are, Ana. '],
    ['de', 'Da bist du ja, Ana. '],
    ['es', 'Aquí estás, Ana. '],
    ['ru', 'Вот и ты, Ana. '],
    ['ch', '你来啦，Ana。'],
  ])('greets by the name in a chat begun anew, in %s', async (language, greeting) => {
    const { member, chat, memory, say, reply } = await newcomer(language);
    expect(await reply()).not.toContain('Ana');
    await memory.add('Ana', 'name');
    await say('…');
    const botId = (await chat.open()).bot.id;
    const headers = { 'accept-language': language };
    const again = await server.call('createChat', {
      token: member.access,
      headers,
      body: { botID: botId },
    });
    const { id } = v.parse(v.object({ id: v.string() }), again.body);
    const said = await reply(id);
    expect(said.startsWith(greeting)).toBe(true);
    expect((await chat.list()).results[0]?.last_message?.text).toBe(said);
    await chat.open();
    expect(await reply(id)).toBe(said);
    // What is forgotten is in no greeting to which nothing was said.
    const [name] = await memory.read();
    expectStatus(await memory.forget(name?.id ?? ''), 204);
    expect((await chat.list()).results[0]?.last_message?.text).toBe(said.slice(greeting.length));
    await chat.open();
    expect(await reply(id)).toBe(said.slice(greeting.length));
  });

  it('goes with a message that is deleted or edited, and comes back with it', async () => {
    const { chat, id, memory, say } = await newcomer();
    const message = await say('I live in Leeds.');
    expectStatus(await chat.remove(id, message.id), 200);
    expect(await memory.notes()).toEqual([]);
    expectStatus(await chat.restore(id, message.id), 200);
    expect(await memory.notes()).toEqual(['You live in Leeds']);
    expectStatus(await chat.edit(id, message.id, 'I live in York.'), 201);
    await server.services.background.idle();
    expect(await memory.notes()).toEqual(['You live in York']);
    const [left] = await memory.read();
    expectStatus(await chat.remove(id, left?.source ?? ''), 200);
    server.clock.advance(700_000);
    await prune(server.services);
    const rows = await server.services.database.select().from(memories);
    expect(rows.filter(({ note }) => note === 'You live in York')).toEqual([]);
  });
});

describe('the user', () => {
  it('adds by hand, once, on one line', async () => {
    const { memory } = await newcomer();
    const added = expectStatus(await memory.add(' I am\n\tvegan ', 'preference'), 201).body;
    expect(added).toMatchObject({ note: 'I am vegan', origin: 'written', source: null });
    expect(expectStatus(await memory.add('I am vegan', 'preference'), 200).body).toEqual(added);
    expect(await memory.notes()).toEqual(['I am vegan']);
    expectStatus(await memory.add('Bo', 'name'), 201);
    expectStatus(await memory.add('Teddy', 'name'), 201);
    expect(await memory.notes()).toEqual(['Teddy', 'I am vegan']);
  });

  it.each([
    ['x'.repeat(201), 'too-long'],
    ['\u200b', 'required'],
    ['my password is swordfish', 'invalid'],
    ['4111 1111 1111 1111', 'invalid'],
    ['I am 15 years old', 'inappropriate-content'],
    ['Sophomore at Lincoln High', 'inappropriate-content'],
  ])('L2 is refused %j', async (note, code) => {
    const { memory } = await newcomer();
    const refused = expectStatus(await memory.add(note), 400).body;
    expect(refused.errors?.['note']?.[0]?.code).toBe(code);
    const { id } = expectStatus(await memory.add('vegan'), 201).body;
    expectStatus(await memory.correct(id, note), 400);
    expect(await memory.notes()).toEqual(['vegan']);
  });

  it('corrects: the next reply goes by it, and what was said before is read no more', async () => {
    const { memory, say } = await newcomer();
    await say('My name is Ana.');
    const [name] = await memory.read();
    const corrected = expectStatus(await memory.correct(name?.id ?? '', 'Anouk'), 200).body;
    expect(corrected).toMatchObject({ note: 'Anouk', origin: 'corrected', source: null });
    await say('What is my name?');
    expect(lastAsked().memory?.name).toBe('Anouk');
    expect(JSON.stringify(lastAsked().history)).not.toMatch(/\bAna\b/);
  });

  it('has one thing forgotten: it is in no later reply, and stays in the chat', async () => {
    const { chat, id, memory, say, reply } = await newcomer();
    await say('My name is Ana.');
    await say('I said it: Ana, with one n.');
    await say('I live in Leeds.');
    const [name] = await memory.read();
    expectStatus(await memory.forget(name?.id ?? ''), 204);
    expectStatus(await memory.forget(name?.id ?? ''), 404);
    await say('What is my name?');
    expect(lastAsked().memory).toEqual({ name: null, notes: ['You live in Leeds'] });
    expect(JSON.stringify(lastAsked().history)).not.toMatch(/\bAna\b/);
    expect(await reply()).not.toContain('Ana');
    expect(JSON.stringify((await chat.history(id)).results)).toContain('My name is Ana.');
  });

  it('is not called by the name of the profile once that is what was forgotten', async () => {
    const { member, memory, say } = await newcomer();
    const call = async (name: string) => {
      const changed = await server.call('updateProfile', { token: member.access, body: { name } });
      expectStatus(changed, 200);
      await say('Hello');
      return lastAsked().user.name;
    };
    expect(await call('Ana')).toBe('Ana');
    const { id } = expectStatus(await memory.add('Boris', 'name'), 201).body;
    expectStatus(await memory.forget(id), 204);
    expect(await call('Ana')).toBe('Ana');
    const { id: own } = expectStatus(await memory.add('ana', 'name'), 201).body;
    expectStatus(await memory.forget(own), 204);
    expect(await call('Ana')).toBe(null);
    expect(await call('Clara')).toBe('Clara');
    expectStatus(await memory.add('Clara', 'name'), 201);
    expectStatus(await memory.forgetAll(), 204);
    expect(await call('Clara')).toBe(null);
  });

  it('has everything forgotten, and can begin anew', async () => {
    const { memory, say } = await newcomer();
    await say('My name is Ana. I have a cat called Tom.');
    expectStatus(await memory.forgetAll(), 204);
    expectStatus(await memory.forgetAll(), 204);
    expect(await memory.notes()).toEqual([]);
    await say('What do you remember of me?');
    expect(lastAsked().history).toMatchObject([
      { author: 'user', text: 'What do you remember of me?' },
    ]);
    await say('I live in York.');
    expect(await memory.notes()).toEqual(['You live in York']);
  });

  it('keeps 50: the oldest learned goes first, what was written never', async () => {
    const { memory, say } = await newcomer();
    await say('I live in Leeds.');
    server.clock.advance(1_000);
    await say('I like jazz.');
    for (let at = 0; at < 48; at += 1) expectStatus(await memory.add(`note ${at} of mine`), 201);
    expect(await memory.notes()).toHaveLength(50);
    expectStatus(await memory.add('one more'), 201);
    expect(await memory.notes()).not.toContain('You live in Leeds');
    expectStatus(await memory.add('and another'), 201);
    expect(await memory.notes()).not.toContain('You like jazz');
    expectStatus(await memory.add('too many'), 409);
    await say('I live in York.');
    expect(await memory.notes()).toHaveLength(50);
    expect(await memory.notes()).not.toContain('You live in York');
  });

  it('is called by the name in scripted replies, never twice in a row', async () => {
    const { memory, say, reply } = await newcomer();
    await memory.add('Ximena', 'name');
    const called: boolean[] = [];
    for (const text of [
      'Hello',
      'It rains here',
      'I baked bread',
      'The bus was late',
      'I sang today',
      'We had soup',
      'I read a novel',
      'The moon is out',
      'I bought a lamp',
      'My desk is full',
    ]) {
      await say(text);
      called.push((await reply()).includes('Ximena'));
    }
    expect(called).toContain(true);
    expect(called.some((is, at) => is && called[at + 1] === true)).toBe(false);
  });
});

describe('somebody else', () => {
  it('A5 is told nothing of it, and changes nothing', async () => {
    const { memory } = await newcomer();
    const { memory: stranger } = await newcomer();
    const { id } = expectStatus(await memory.add('vegan'), 201).body;
    expect(await stranger.read()).toEqual([]);
    expectStatus(await stranger.correct(id, 'carnivore'), 404);
    expectStatus(await stranger.forget(id), 404);
    expectStatus(await memory.forget(id, 'leyla'), 404);
    expectStatus(await stranger.forgetAll(), 204);
    expect(await memory.notes()).toEqual(['vegan']);
    expectStatus(await memory.forget(randomUUID()), 404);
    expectStatus(await memory.list('nobody-of-that-name'), 404);
  });

  it('A5 is told nothing of a persona, whose memory goes with it', async () => {
    const maker = await joinMaker(server);
    const { bot } = await maker.make();
    const own = memoryOf(server, maker.member);
    const { memory: stranger } = await newcomer();
    expectStatus(await own.add('vegan', 'fact', bot.slug), 201);
    expect(await own.notes(bot.slug)).toEqual(['vegan']);
    expectStatus(await stranger.list(bot.slug), 404);
    expectStatus(await stranger.add('x', 'fact', bot.slug), 404);
    expectStatus(await stranger.forgetAll(bot.slug), 404);
    expectStatus(await maker.remove(bot.id), 204);
    expectStatus(await own.list(bot.slug), 404);
    const rows = await server.services.database.select().from(memories);
    expect(rows.filter(({ userId }) => userId === maker.member.id)).toEqual([]);
  });
});
