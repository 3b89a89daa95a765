import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../../server/calls/agent/sentences';

async function* streamed(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}
async function saidOf(text: string, size: number) {
  const said: string[] = [];
  for await (const sentence of sentencesOf(streamed(text, size))) said.push(sentence);
  return said;
}

describe('the sentences of a text that is being written', () => {
  it.each([1, 3, 7, 1_000])('are the same in pieces of %i', async (size) => {
    const text = 'Hello, you! It is 3.5 degrees… "Cold?" *Come in.*\n- The kettle is on 🫖';
    expect(await saidOf(text, size)).toEqual([
      'Hello, you!',
      'It is 3.5 degrees…',
      '"Cold?"',
      'Come in.',
      'The kettle is on',
    ]);
    expect(await saidOf('晚上好。你来啦！“坐吧。”喝茶吗', size)).toEqual([
      '晚上好。',
      '你来啦！',
      '“坐吧。”',
      '喝茶吗',
    ]);
  });

  it('come as soon as they are whole', async () => {
    const asked: string[] = [];
    async function* pieces() {
      for (const piece of ['One. ', 'Two. ', 'Three.']) {
        asked.push(piece);
        yield piece;
      }
    }
    const sentences = sentencesOf(pieces());
    expect((await sentences.next()).value).toBe('One.');
    expect(asked).toEqual(['One. ']);
    await sentences.return(undefined);
  });

  it('are none where nothing can be said, and are cut where they do not end', async () => {
    expect(await saidOf('… *** 🙂 \n\n', 2)).toEqual([]);
    const long = await saidOf('word '.repeat(200), 50);
    expect(Math.max(...long.map(({ length }) => length))).toBeLessThanOrEqual(300);
    expect(long.join(' ')).toBe('word '.repeat(200).trim());
  });
});
