import { describe, expect, it } from 'vitest';
import { boundedHistory, estimateTokens } from '../../../server/replies/openAi/boundedHistory';
import { retryAfterMs } from '../../../server/model/chatCompletions';
import { personaPrompt } from '../../../server/replies/openAi/personaPrompt';
import type { HistoryEntry } from '../../../server/replies/replySource';
import { lighthouseKeeper } from '../../support/replyFixtures';

const user = (text: string): HistoryEntry => ({ author: 'user', text });
const bot = (text: string): HistoryEntry => ({ author: 'bot', text });

describe('boundedHistory', () => {
  it('estimates by script', () => {
    expect(['', 'abcdefgh', 'приветик', '你好你好', '🦊'].map(estimateTokens)).toEqual([
      4, 6, 8, 8, 5,
    ]);
  });

  it('keeps everything that fits, in order', () => {
    const history = [user('abcd'), bot('efgh'), user('ijkl')];
    expect(boundedHistory(history, 15)).toEqual(history);
  });

  it('drops the oldest first, and never a later one before an earlier one', () => {
    const history = [user('abcd'), bot('x'.repeat(400)), user('ijkl')];
    expect(boundedHistory(history, 50)).toEqual([user('ijkl')]);
  });

  it('keeps the end of a last message that is over the budget alone', () => {
    expect(boundedHistory([bot('Tea?'), user('abcdefgh')], 5)).toEqual([user('efgh')]);
  });

  it('skips empty messages', () => {
    expect(boundedHistory([bot(''), user('abcd')], 50)).toEqual([user('abcd')]);
  });
});

describe('retryAfterMs', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');
  it.each([
    [null, null],
    ['7', 7000],
    ['0.5', 500],
    ['Thu, 01 Jan 2026 00:00:30 GMT', 30_000],
    ['Wed, 31 Dec 2025 00:00:00 GMT', 0],
    ['soon', null],
  ])('reads %s as %s', (header, expected) => {
    expect(retryAfterMs(header, now)).toBe(expected);
  });
});

describe('personaPrompt', () => {
  it('tells the model who it is, whom it talks to, and what it never does', () => {
    const prompt = personaPrompt({
      character: lighthouseKeeper,
      user: { name: 'Sam "the man"', locale: 'de' },
    });
    expect(
      [
        'You are Maud, a fictional character in a chat between adults. You are 41 years old',
        'Keeps the light, and the kettle, on',
        'Dry and short, with a soft heart behind it. Your manner is dry.',
        '- The gulls here know my lunch hour better than I do.',
        '- weather: A good storm saves me a week of small talk.',
        'is called "Sam \\"the man\\""',
        'when that is unclear, in German',
        'is 18 or older',
        'say honestly that you are an AI character',
      ].filter((part) => !prompt.includes(part)),
    ).toEqual([]);
  });

  it('fits its budget: the rules stay, and what matters least goes first', () => {
    const notes = Array.from({ length: 50 }, (_, at) => `You own boat number ${at}.`);
    const request = {
      character: {
        ...lighthouseKeeper,
        texts: { ...lighthouseKeeper.texts, self: { work: 'I keep the light. '.repeat(40) } },
      },
      user: { name: 'Sam', locale: 'en' },
      memory: { name: null, notes },
      summary: 'You two talked about the storm.',
    };
    const whole = personaPrompt(request);
    for (const part of [
      'boat number 49',
      'the storm',
      '- work: I keep',
      'My lunch hour',
      'weather:',
    ])
      expect(whole.toLowerCase()).toContain(part.toLowerCase());
    const tight = personaPrompt(request, 1_200);
    expect(estimateTokens(tight)).toBeLessThan(1_300);
    expect(tight).toContain('boat number 0');
    expect(tight).not.toContain('- work: I keep');
    expect(tight).toContain('is 18 or older');
    expect(personaPrompt(request, 0)).toContain('is 18 or older');
    expect(personaPrompt(request, 0)).not.toContain('<memory>');
  });

  it.each([
    ['2026-01-10T20:15:00Z', 'Europe/Berlin', null, 'it is evening (21:15) on Saturday'],
    ['2026-01-10T20:15:00Z', 'Asia/Shanghai', null, 'it is night (04:15) on Sunday'],
    ['2026-01-10T20:15:00Z', null, '2026-01-10T19:00:00Z', null],
    ['2026-01-10T20:15:00Z', null, '2026-01-10T09:00:00Z', 'You last talked some hours ago'],
    ['2026-01-10T20:15:00Z', null, '2026-01-09T09:00:00Z', 'You last talked a day ago'],
    ['2026-01-10T20:15:00Z', null, '2026-01-05T09:00:00Z', 'You last talked 5 days ago'],
    ['2026-01-10T20:15:00Z', null, '2025-09-05T09:00:00Z', 'You last talked about 4 months ago'],
  ])('at %s in %s, last met %s, says: %s', (now, timeZone, lastMet, expected) => {
    const prompt = personaPrompt({
      character: lighthouseKeeper,
      user: { name: 'Sam', locale: 'en' },
      moment: {
        now: new Date(now),
        timeZone,
        lastMet: lastMet === null ? null : new Date(lastMet),
      },
    });
    if (expected === null) expect(prompt).not.toMatch(/last talked|Where the person is/);
    else expect(prompt).toContain(expected);
  });

  it('tells the model whom it addresses and what company is liked', () => {
    const promptFor = (user: object) =>
      personaPrompt({ character: lighthouseKeeper, user: { name: null, locale: 'ru', ...user } });
    const whole = promptFor({ age: 34, gender: 'female', preference: 'dominant' });
    expect(whole).toContain('The person is a woman, 34 years old. Use the grammatical forms');
    expect(whole).toContain('They like company that takes the lead');
    expect(promptFor({ gender: 'male' })).toContain('The person is a man. Use');
    expect(promptFor({ preference: 'submissive' })).toContain('follow their lead');
    expect(promptFor({ preference: 'non-traditional' })).toContain('off the beaten path');
    const unknown = promptFor({ age: null, gender: null, preference: 'no-preference' });
    expect(unknown).toContain('neither age nor gender');
    expect(unknown).not.toContain('They like');
  });

  it('says nothing of a name it does not know', () => {
    const prompt = personaPrompt({
      character: lighthouseKeeper,
      user: { name: null, locale: 'xx' },
    });
    expect(prompt.includes('is called')).toBe(false);
    expect(prompt.includes('in English')).toBe(true);
  });
});
