import { describe, expect, it } from 'vitest';
import { paced } from '../../../server/chat/paced';

const never = new AbortController().signal;

async function* sayThen(text: string, end: () => Promise<void>) {
  yield text;
  await end();
}

async function collect(source: AsyncIterable<string>, pieces: string[] = []) {
  for await (const piece of source) pieces.push(piece);
  return pieces;
}

describe('a paced text', () => {
  it('comes in several pieces that join, and no character is cut in two', async () => {
    const text = `a${'🐈'.repeat(40)}`;
    const pieces = await collect(
      paced(
        sayThen(text, async () => {}),
        never,
      ),
    );
    expect(pieces.join('')).toBe(text);
    expect(pieces.length).toBeGreaterThan(5);
    expect(pieces.filter((piece) => /\p{Surrogate}/u.test(piece))).toEqual([]);
  });

  it('comes whole before a fault of its source', async () => {
    const pieces: string[] = [];
    const broken = sayThen('The whole of it.', async () => {
      throw new Error('broken');
    });
    await expect(collect(paced(broken, never), pieces)).rejects.toThrow('broken');
    expect(pieces.join('')).toBe('The whole of it.');
  });

  it('ends at once when it is aborted, though its source hangs', async () => {
    const controller = new AbortController();
    const hanging = sayThen('', () => new Promise<void>(() => {}));
    const reading = collect(paced(hanging, controller.signal));
    controller.abort(new Error('stopped'));
    await expect(reading).rejects.toThrow('stopped');
  });
});
