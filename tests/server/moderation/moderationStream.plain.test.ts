import { describe, expect, it } from 'vitest';
import { guardStream, InappropriateContent } from '../../../server/moderation/guardStream';
import { textRules } from '../../support/textRules';

async function* source(pieces: readonly string[], closed = { value: false }) {
  try {
    for (const piece of pieces) {
      await Promise.resolve();
      yield piece;
    }
  } finally {
    closed.value = true;
  }
}

async function guarded(pieces: readonly string[]) {
  const closed = { value: false };
  const yielded: string[] = [];
  try {
    for await (const piece of guardStream(source(pieces, closed), {}, textRules.check))
      yielded.push(piece);
  } catch (error) {
    if (!(error instanceof InappropriateContent)) throw error;
    return { yielded, refused: true, closed: closed.value };
  }
  return { yielded, refused: false, closed: closed.value };
}

describe('guardStream', () => {
  it('yields whole sentences, and all of the text', async () => {
    expect(await guarded(['Good eve', 'ning. I was ', 'thinking of you! How', ' was it?'])).toEqual(
      {
        yielded: ['Good evening.', ' I was thinking of you!', ' How was it?'],
        refused: false,
        closed: true,
      },
    );
  });

  it('throws before any part of an offending sentence, and closes the source', async () => {
    const pieces = ['Hello there. ', 'I am ', 'six', 'teen and I ', 'wait. ', 'Still here?'];
    expect(await guarded(pieces)).toEqual({
      yielded: ['Hello there.'],
      refused: true,
      closed: true,
    });
  });

  it('reads a sentence with what went before', async () => {
    expect(
      await guarded(["Let's play a scene. ", 'Anna is at the door. ', "She's 16. ", 'Hi.']),
    ).toEqual({
      yielded: ["Let's play a scene.", ' Anna is at the door.'],
      refused: true,
      closed: true,
    });
    expect(await guarded(['I have a son. ', "He's 6. ", 'Hi.'])).toEqual({
      yielded: ['I have a son.', " He's 6.", ' Hi.'],
      refused: false,
      closed: true,
    });
  });

  it('refuses the last sentence without its end', async () => {
    expect(await guarded(['I am 16'])).toEqual({ yielded: [], refused: true, closed: true });
  });

  it('ends sentences of Chinese without blanks', async () => {
    expect(await guarded(['晚上好。我今', '年三十岁。'])).toEqual({
      yielded: ['晚上好。', '我今年三十岁。'],
      refused: false,
      closed: true,
    });
    expect(await guarded(['晚上好。我今', '年十五岁。再见'])).toEqual({
      yielded: ['晚上好。'],
      refused: true,
      closed: true,
    });
  });

  it('releases a sentence without end in parts, and keeps its tail back', async () => {
    const words = Array.from({ length: 100 }, () => 'and on ');
    const ends = [...words, 'she is a sixteen-', 'year-old girl'];
    const { yielded, refused } = await guarded(ends);
    expect(refused).toBe(true);
    expect(yielded.join('').length).toBeGreaterThan(200);
    expect(yielded.join('').includes('she')).toBe(false);
    expect((await guarded(words)).yielded.join('')).toBe(words.join(''));
  });

  it('does not tear an adult age when old context is dropped', async () => {
    const pieces = Array.from({ length: 60 }, (_, turn) => `I am twenty-five years old ${turn}. `);
    expect(await guarded(pieces)).toMatchObject({ refused: false });
  });
});
