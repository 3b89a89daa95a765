import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAiReplies } from '../../../server/replies/openAi/openAiReplies';
import { locales } from '../../../common/locales';
import { startLlmServer } from '../../support/llmServer';
import type { LlmServer } from '../../support/llmServer';
import { good, ways } from '../../support/modelWays';
import type { Way } from '../../support/modelWays';
import { chatOf } from '../../support/chat';
import { expectStatus } from '../../support/contractClient';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';

const first = 'The tide is out, and the whole harbour smells of rope.';

let llm: LlmServer;
let server: TestServer;

beforeAll(async () => {
  llm = await startLlmServer();
  server = await startTestServer({
    replySource: {
      kind: 'model',
      // Each of its own, as a way of one endpoint is remembered.
      reply: (request) =>
        openAiReplies({
          baseUrl: llm.baseUrl,
          model: 'm',
          firstTextTimeout: 1_500,
          idleTimeout: 300,
          longestWait: 1_000,
        }).reply(request),
    },
  });
});
afterAll(async () => {
  await server.stop();
  await llm.close();
});

/** Somebody new writes to the model that has this way; what they then see. */
async function seen(way: Way, text = 'Hello, how are you and what is it like there?') {
  const member = await server.join();
  const chat = chatOf(server, member);
  const { id } = await chat.open();
  const before = llm.received.length;
  llm.answer(...ways[way]);
  const events = await chat.events();
  await events.next('ready');
  await chat.send(id, text);
  const { data } = await events.next('message', ({ message }) => message.author === 'bot');
  await server.services.background.idle();
  const { text: said, state, kind } = data.message;
  // Not one letter of what is not to be read was shown on the way.
  const deltas = events.frames.flatMap((frame) =>
    frame.event === 'reply.delta' ? frame.data.text : [],
  );
  await events.close();
  const told = deltas.join('');
  expect(said).toContain(told.trim());
  return { said, state, kind, asked: llm.received.length - before, chat, id };
}

const well = { state: 'complete', kind: 1 };

describe('what a user sees of a model that', () => {
  it.each<[Way, string, string]>([
    ['singleLetters', 'streams single letters', good],
    ['thinkTag', 'thinks first', good],
    ['thinkTagTwice', 'thinks twice', good],
    ['thinkTagInside', 'thinks in the middle', good],
    ['otherTags', 'thinks in other tags', good],
    ['bracketThink', 'thinks in brackets', good],
    ['triangleThink', 'thinks in triangles', good],
    ['harmony', 'thinks in a channel', good],
    ['thoughtsApart', 'sends its thoughts apart', good],
    ['onlyClosed', 'never marks where its thoughts begin', good],
    ['template', 'leaks its template', good],
    ['goesOnAlone', 'goes on with the conversation alone', good],
    ['ownName', 'begins with its name', good],
    ['answerTag', 'wraps its answer', good],
    ['assistantLater', 'leaves its character at the end', good],
    ['cutOff', 'is cut off at the limit', first],
    [
      'cutOffAtOnce',
      'is cut off within its first sentence',
      'The tide is out and the whole harbour, every rope of…',
    ],
    ['repeatsItself', 'repeats itself', `${first} It is quiet.`],
    ['letterCircle', 'hangs on one letter', first],
  ])('C11 %s: %s', async (way, _, expected) => {
    expect(await seen(way)).toMatchObject({ ...well, said: expected, asked: 1 });
  });

  it.each<[Way, string]>([
    ['neverClosed', 'never ends its thoughts'],
    ['onlyThoughts', 'only thinks aloud'],
    ['thoughtTooLong', 'thinks until the limit'],
    ['empty', 'answers nothing'],
    ['assistant', 'speaks as an assistant'],
    ['refusalApart', 'refuses in a field of its own'],
    ['german', 'answers in another language'],
    ['otherTool', 'calls a tool that nobody offered'],
    ['busy', 'asks to wait'],
  ])('C11 %s: %s, and is asked once more', async (way) => {
    expect(await seen(way)).toMatchObject({ ...well, said: good, asked: 2 });
  });

  it('C11 alwaysGerman: answers in another language twice, and is believed', async () => {
    const answer = await seen('alwaysGerman');
    expect(answer).toMatchObject({ ...well, asked: 2 });
    expect(answer.said).toContain('Das ist schön');
  });

  it('C11 alwaysGerman: is right where German was written or asked for', async () => {
    const german = 'Hallo, wie geht es dir und was machst du?';
    expect(await seen('alwaysGerman', german)).toMatchObject({ ...well, asked: 1 });
    const asked = 'Can you say something in German for me?';
    expect(await seen('alwaysGerman', asked)).toMatchObject({ ...well, asked: 1 });
  });

  it('C11 circle: goes in circles, which end soon', async () => {
    const { said, state, asked } = await seen('circle');
    expect({ state, asked }).toEqual({ state: 'complete', asked: 1 });
    expect(said.startsWith(first)).toBe(true);
    expect(said.length).toBeLessThan(700);
  });

  it('C11 says: tells that it is an AI to whoever asks', async () => {
    const asked = 'Are you a real person or an AI?';
    expect(await seen('says', asked)).toMatchObject({
      ...well,
      said: "Yes. I'm an AI language model, and you are right to ask.",
      asked: 1,
    });
  });

  it.each<[Way, string, string, number]>([
    ['alwaysEmpty', 'answers nothing twice', '', 2],
    ['alwaysAssistant', 'refuses twice', '', 2],
    ['busyForLong', 'asks to wait for an hour', '', 1],
    ['alwaysBusy', 'asks to wait again', '', 2],
    ['down', 'is down', '', 1],
    ['silent', 'says nothing', '', 1],
    ['fallsSilent', 'falls silent', first, 1],
    ['breaksOff', 'breaks off', first, 1],
    ['filtered', 'is filtered', first, 1],
  ])(
    'C11 %s: %s: what came stays, says so, and can be tried again',
    async (way, _, said, times) => {
      const { chat, id, ...answer } = await seen(way);
      expect(answer).toEqual({ said, state: 'failed', kind: 1, asked: times });
      llm.answer(good);
      expectStatus(await chat.retry(id), 202);
      await server.services.background.idle();
      expect((await chat.history(id)).results.at(-1)).toMatchObject({
        text: good,
        state: 'complete',
      });
    },
  );

  it('is said to have failed in every language, with the way on', async () => {
    for (const locale of locales) {
      const texts = await readFile(path.join('src/i18n/messages', `${locale}.json`), 'utf8');
      expect(texts, locale).toMatch(/"chat.replyFailed": "[^"]*\p{L}{3}/u);
      expect(texts, locale).toMatch(/"action.tryAgain": "[^"]*\p{L}{2}/u);
    }
  });
});

describe('L2 what a model may not say', () => {
  it('L2 is not shown, after its thoughts either', async () => {
    llm.answer({ pieces: ['<think>Fine.</think>', 'Hello there. ', 'The girl is only 15. '] });
    const member = await server.join();
    const chat = chatOf(server, member);
    const { id } = await chat.open();
    await chat.send(id, 'Hello');
    await server.services.background.idle();
    const reply = (await chat.history(id)).results.at(-1);
    expect(reply?.state).toBe('failed');
    expect(reply?.text).not.toContain('15');
  });
});
