import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { listSuggestions } from '../../src/api/actors/suggestions';
import { createClient } from '../../src/api/client';
import { UnexpectedAnswer } from '../../src/api/problem';
import { json, problem } from '../support/fakeFetch';

const asking = (answer: Response) => {
  const asked: string[] = [];
  const client = createClient((request) => {
    asked.push(`${request.method} ${new URL(request.url).pathname}`);
    return Promise.resolve(answer);
  }, 'http://app.test');
  const actor = createActor(listSuggestions(client), { input: { chatId: 'chat-1' } });
  return { asked, answer: toPromise(actor.start()) };
};

describe('what the user may say next', () => {
  it('is asked of the server, best first', async () => {
    const lines = ['What do you do?', 'Tell me a joke'];
    const { asked, answer } = asking(json({ suggestions: lines }));
    expect(await answer).toEqual(lines);
    expect(asked).toEqual(['GET /api/chat/chat-1/suggestions']);
  });

  it('is a fault where the answer is another one', async () => {
    await expect(asking(problem(404, 'not_found')).answer).rejects.toBeInstanceOf(UnexpectedAnswer);
    await expect(asking(json({ suggestions: [1] })).answer).rejects.toThrow();
  });
});
