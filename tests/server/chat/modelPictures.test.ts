import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatOf } from '../../support/chat';
import { startLlmServer } from '../../support/llmServer';
import type { LlmServer } from '../../support/llmServer';
import { answerOf, good } from '../../support/modelWays';
import type { Way } from '../../support/modelWays';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';

let llm: LlmServer;
let server: TestServer;

beforeAll(async () => {
  llm = await startLlmServer();
  server = await startTestServer({
    config: { model: { baseUrl: llm.baseUrl, name: 'm', apiKey: null } },
  });
});
afterAll(async () => {
  await server.stop();
  await llm.close();
});

async function chatting() {
  const chat = chatOf(server, await server.join());
  const { id } = await chat.open();
  const say = async (text: string) => {
    await chat.send(id, text);
    await server.services.background.idle();
    const { results } = await chat.history(id);
    const { text: said = '', kind, image_url, state } = results.at(-1) ?? {};
    return { said, kind, image_url, state };
  };
  return { id, say };
}

/** What the reply's prompt says about pictures. */
const toldOfPictures = () => {
  const prompts = llm.received.map(({ body }) => JSON.stringify(body));
  const prompt = prompts.findLast((one) => one.includes('fictional character')) ?? '';
  if (prompt.includes('write [picture]')) return 'may offer';
  return prompt.includes('cannot send a picture') ? 'may not' : 'goes along';
};

describe('a picture that a model offers', () => {
  it.each<[Way, string]>([
    ['pictureMark', 'a marked line'],
    ['pictureMarkInside', 'a mark in the middle'],
    ['pictureInMarkdown', 'an address elsewhere'],
    ['pictureTool', 'a tool'],
    ['pictureToolTag', 'a tool in its text'],
  ])('%s: by %s is one of the character, chosen by the server', async (way) => {
    const { say } = await chatting();
    llm.always(answerOf(way));
    const { said, kind, image_url, state } = await say('Hello, what is it like there?');
    expect({ said, kind, state }).toEqual({ said: good, kind: 2, state: 'complete' });
    expect(image_url).toMatch(/^\/.*ines/);
    expect(toldOfPictures()).toBe('may offer');
  });

  it('comes alone, and not soon after another, whatever the model says', async () => {
    const { say } = await chatting();
    llm.always({ pieces: ['Here I am, by the harbour again. [picture]'] });
    expect((await say('Send me a picture of you')).kind).toBe(2);
    expect(toldOfPictures()).toBe('goes along');
    llm.always({ pieces: ['And here is another one for you. [picture]'] });
    expect(await say('That is a nice one')).toMatchObject({
      said: 'And here is another one for you.',
      kind: 1,
      image_url: null,
    });
    expect(toldOfPictures()).toBe('may not');
  });

  it('stays locked where the next one of the character is', async () => {
    const { say } = await chatting();
    llm.always({ pieces: ['Here I am, by the harbour again.'] });
    await say('Send me a picture of you');
    for (const turn of ['first', 'second', 'third', 'fourth']) {
      llm.always({ pieces: [`This is the ${turn} of my quiet evenings.`] });
      await say('And then?');
    }
    llm.always(answerOf('pictureMark'));
    const { kind, image_url } = await say('What is it like there?');
    expect(kind).toBe(3);
    expect(image_url).toContain('veil');
  });

  it('is not sent where somebody is in danger', async () => {
    const { say } = await chatting();
    llm.always(answerOf('pictureMark'));
    expect(await say('I want to kill myself')).toMatchObject({ said: good, kind: 1 });
    expect(toldOfPictures()).toBe('may not');
    expect((await say('Sorry about that')).kind).toBe(1);
  });
});
