import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReplyWriter } from '../../../server/chat/replyWriter';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Part = [offset: number, text: string];

function kept(answer: (part: Part) => Promise<boolean> = async () => true) {
  const parts: Part[] = [];
  const writer = createReplyWriter((...part) => {
    parts.push(part);
    return answer(part);
  });
  return { parts, writer };
}

describe('a reply that comes letter by letter', () => {
  it('X9 is written at its first words, then twice a second, and at its end', async () => {
    const { parts, writer } = kept();
    for (const letter of 'abcdefghijklmnopqrst') {
      expect(writer.add(letter)).toBe(true);
      await vi.advanceTimersByTimeAsync(60);
    }
    expect(await writer.settle()).toBe(true);
    expect(parts).toEqual([
      [0, 'a'],
      [1, 'bcdefghi'],
      [9, 'jklmnopq'],
      [17, 'rst'],
    ]);
  });

  it('is written on when nothing more comes for now', async () => {
    const { parts, writer } = kept();
    writer.add('One. ');
    await vi.advanceTimersByTimeAsync(0);
    writer.add('Two.');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(parts).toEqual([
      [0, 'One. '],
      [5, 'Two.'],
    ]);
    writer.add(' Three.');
    await vi.advanceTimersByTimeAsync(0);
    expect(parts.at(-1)).toEqual([9, ' Three.']);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(500);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is written in its order while the database is slow', async () => {
    const done: (() => void)[] = [];
    const { parts, writer } = kept(
      () =>
        new Promise((resolve) => {
          done.push(() => {
            resolve(true);
          });
        }),
    );
    writer.add('a');
    await vi.advanceTimersByTimeAsync(600);
    writer.add('b');
    await vi.advanceTimersByTimeAsync(600);
    writer.add('c');
    const settled = writer.settle();
    expect(parts).toEqual([[0, 'a']]);
    done.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(parts.slice(1)).toEqual([[1, 'bc']]);
    done.shift()?.();
    expect(await settled).toBe(true);
  });

  it('takes no more once its attempt has ended', async () => {
    const { parts, writer } = kept(async ([offset]) => offset === 0);
    writer.add('a');
    await vi.advanceTimersByTimeAsync(0);
    writer.add('b');
    await vi.advanceTimersByTimeAsync(500);
    expect(writer.add('c')).toBe(false);
    expect(await writer.settle()).toBe(false);
    expect(parts).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(500);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('says at its end what stood in the way of writing', async () => {
    const { parts, writer } = kept(() => Promise.reject(new Error('No database')));
    writer.add('a');
    await vi.advanceTimersByTimeAsync(0);
    expect(writer.add('b')).toBe(false);
    await expect(writer.settle()).rejects.toThrow('No database');
    expect(parts).toHaveLength(1);
  });
});
