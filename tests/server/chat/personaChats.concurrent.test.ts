import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personaPrompt } from '../../../server/replies/openAi/personaPrompt';
import type { ReplyRequest } from '../../../server/replies/replySource';
import { packOf } from '../../../server/replies/scripted/packs';
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

/** Somebody in the chat with a character of their own that is as hard as one can be made. */
async function withPersona(language = 'en') {
  const maker = await joinMaker(server);
  const { bot } = await maker.make({ personalities: ['Evil', 'Arrogant', 'Narcissistic'] });
  const chat = chatOf(server, maker.member, language);
  const { id } = await chat.open(bot.slug);
  return {
    ...{ maker, bot, chat, id },
    memory: memoryOf(server, maker.member),
    async say(text: string) {
      const { message } = await chat.send(id, text);
      await server.services.background.idle();
      const reply = (await chat.history(id)).results.at(-1);
      return { message, reply: reply?.text ?? '', author: reply?.author };
    },
  };
}

const lastAsked = () => {
  const request = asked.at(-1);
  if (request === undefined) throw new Error('Nothing was asked for');
  return request;
};

describe('the chat with one’s own persona', () => {
  it('is answered by it, as its maker has it', async () => {
    const { say } = await withPersona();
    const { author, reply } = await say('Good evening');
    expect([author, reply === '']).toEqual(['bot', false]);
    const prompt = personaPrompt(lastAsked());
    expect(prompt).toContain('Marlene');
    expect(prompt).toContain('We meet on a night train to the sea.');
  });

  it.each([
    ['en', 'I just want to kill myself'],
    ['de', 'Ich will nicht mehr leben'],
    ['es', 'Ya no quiero vivir'],
    ['ru', 'Я не хочу больше жить'],
    ['ch', '我不想活了'],
  ])('stands by who speaks of self-harm, however hard it was made: %s', async (language, text) => {
    const { chat, id, say } = await withPersona(language);
    const { message, reply } = await say(text);
    expect(message.notice).toBe('crisis');
    expect((await chat.history(id)).results.map(({ notice }) => notice)).toEqual([
      undefined,
      'crisis',
      undefined,
    ]);
    const { crisis, crisisHelp } = packOf(language).common;
    // Behind a name a line goes on with a small letter.
    const isSaid = (line: string) => reply.toLowerCase().includes(line.toLowerCase());
    expect([crisis.some(isSaid), crisisHelp.some(isSaid)]).toEqual([true, true]);
    expect(personaPrompt(lastAsked())).toContain('do not judge');
  });

  it('takes no text about minors, and names help beside such a one too', async () => {
    const { chat, id } = await withPersona();
    const young = await chat.post(id, 'I am 15 and I want to die', randomUUID());
    expect(expectStatus(young, 400).body).toMatchObject({
      code: 'inappropriate-content',
      notice: 'crisis',
    });
    expect((await chat.history(id)).results).toHaveLength(1);
  });

  it('is remembered, by this persona alone', async () => {
    const { maker, bot, memory, say } = await withPersona();
    await say('Hi, my name is Ana. I live in Leeds.');
    expect((await memory.notes(bot.slug)).toSorted()).toEqual(['Ana', 'You live in Leeds']);
    await say('Good evening');
    expect(lastAsked().memory).toEqual({ name: 'Ana', notes: ['You live in Leeds'] });
    expect(await memory.notes('ines')).toEqual([]);
    const other = await maker.make({ name: 'Somebody else' });
    expect(await memory.notes(other.bot.slug)).toEqual([]);
  });

  it('holds what is corrected, and forgets for good', async () => {
    const { bot, memory, say } = await withPersona();
    await say('My name is Ana.');
    const [note] = await memory.read(bot.slug);
    expectStatus(await memory.correct(note?.id ?? '', 'Bo', bot.slug), 200);
    await say('Good evening');
    expect(lastAsked().memory?.name).toBe('Bo');
    expectStatus(await memory.forgetAll(bot.slug), 204);
    await say('And now?');
    expect(lastAsked().memory?.name ?? null).toBeNull();
  });
});
