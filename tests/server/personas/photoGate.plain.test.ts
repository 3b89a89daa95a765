import { describe, expect, it } from 'vitest';
import { createGate, GateFull } from '../../../server/personas/photo/gate';
import { decode } from '../../../server/personas/photo/route';
import { pngThatSays } from '../../support/photos';

/** Work that ends when the test says so. */
function held() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

describe('the gate before pictures are decoded', () => {
  it('lets so many in at a time, the others in their order, and no more than may wait', async () => {
    const gate = createGate({ atOnce: 2, waiting: 2 });
    const { begun, work, end } = held();
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => gate.run(work(name)));
    await expect(gate.run(work('e'))).rejects.toThrow(GateFull);
    expect(begun).toEqual(['a', 'b']);
    end('b');
    expect(await b).toBe('b');
    await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
    const late = gate.run(work('f'));
    for (const name of ['a', 'c']) end(name);
    await Promise.all([a, c]);
    await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd', 'f']);
    for (const name of ['d', 'f']) end(name);
    expect(await Promise.all([d, late])).toEqual(['d', 'f']);
  });

  it('is open again after work that failed', async () => {
    const gate = createGate({ atOnce: 1, waiting: 0 });
    const failing = gate.run(async () => {
      throw new Error('broken');
    });
    await expect(failing).rejects.toThrow('broken');
    expect(await gate.run(async () => 'open')).toBe('open');
    expect(await gate.run(async () => 'still')).toBe('still');
  });

  it('has a picture try again later where it is full, and not where the picture is broken', async () => {
    const picture = await pngThatSays(900, 900);
    await expect(decode(picture, createGate({ atOnce: 0, waiting: 0 }))).rejects.toMatchObject({
      status: 503,
    });
    await expect(decode(picture)).rejects.toMatchObject({ status: 415 });
  });
});
