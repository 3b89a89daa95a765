import { expect, it } from 'vitest';
import { measureJudges, tableOf } from '../../scripts/judge/measureJudges';
import { createMinorJudge } from '../../server/moderation/minorJudge';
import { startLlmServer } from '../support/llmServer';
import { verdict } from '../support/minorVerdict';
import { createTestClock } from '../support/testClock';

const sets = {
  en: {
    minors: { messages: ['I am 15', 'young one', 'young two'], personas: ['She is 16'] },
    harmless: { messages: ['I am 35', 'silent'], personas: ['She is 40 and young one’s aunt'] },
  },
};

it('L2 rules and model are measured apart, against a stand-in', async () => {
  const llm = await startLlmServer();
  llm.judge((question) => {
    const text = Object.values(question.texts).join();
    return {
      whole: text === 'silent' ? 'I would rather not.' : verdict(question, /young/.test(text)),
    };
  });
  const model = { baseUrl: llm.baseUrl, name: 'm', apiKey: null };
  const judge = createMinorJudge({ model }, createTestClock());
  if (judge === null) throw new Error('There is no judge');
  const options = { atOnce: 2, signal: new AbortController().signal };
  const figures = await measureJudges(sets, judge, { ...options, most: 100 });
  expect(tableOf(figures).split('\n').slice(2)).toEqual([
    '| en | under 18 | 4 | 2 | 2 | 4 | 0 |',
    '| en | adults | 3 | 0 | 1 | 1 | 1 |',
  ]);
  const some = await measureJudges(sets, judge, { ...options, most: 2 });
  expect(some.map(({ sentences }) => sentences)).toEqual([2, 2]);
  await llm.close();
});
