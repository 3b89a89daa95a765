import { describe, expect, it } from 'vitest';
import { createTurns, Crowded } from '../../../server/textRules/turns';
import type { Turn } from '../../../server/textRules/turns';

type Options = { threads?: number; places?: number };

/** Turns by a clock that stands still until it is told to go on. */
function begin({ threads = 2, places = 100 }: Options = {}) {
  let time = 0;
  const turns = createTurns({ threads, places, now: () => time });
  const begun: string[] = [];
  const running = new Map<string, Turn>();
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    begun,
    settled,
    pass: (ms: number) => (time += ms),
    /** Has a text of somebody wait; `name`: begins with who that is. */
    ask(name: string, signal = new AbortController().signal) {
      const asked = turns.wait(name.split(' ')[0] ?? '', signal).then((turn) => {
        begun.push(name);
        running.set(name, turn);
      });
      return asked;
    },
    async end(name: string, tookMs: number) {
      running.get(name)?.end(tookMs);
      running.delete(name);
      await settled();
    },
  };
}

describe('whose text is read next', () => {
  it('X9 is that of who was read for least, whoever waits for longer', async () => {
    const { ask, begun, end, settled } = begin({ threads: 1 });
    for (let at = 0; at < 50; at += 1) void ask(`mallory ${at}`);
    await settled();
    const other = ask('ada');
    expect(begun).toEqual(['mallory 0']);
    await end('mallory 0', 300);
    expect(begun).toEqual(['mallory 0', 'ada']);
    await other;
    await end('ada', 5);
    expect(begun.at(-1)).toBe('mallory 1');
  });

  it('X9 is never kept from it by those who were read for much', async () => {
    const { ask, begun, end, settled } = begin();
    const crowd = Array.from({ length: 20 }, (_, at) => `mallory${at}`);
    for (const one of crowd) void ask(`${one} first`);
    for (let at = 0; at < crowd.length; at += 1) {
      await settled();
      const one = begun[at] ?? '';
      await end(one, 200);
    }
    for (const one of crowd) void ask(`${one} again`);
    await settled();
    expect(begun).toHaveLength(21);
    await ask('ada');
    expect(begun.at(-1)).toBe('ada');
    await end('ada', 5);
    expect(begun).toHaveLength(22);
  });

  it('is shared by those who were read for equally much, and in order for each', async () => {
    const { ask, begun, end, settled } = begin({ threads: 1 });
    for (const name of ['eve 1', 'eve 2', 'bob 1', 'bob 2']) void ask(name);
    await settled();
    for (const name of ['eve 1', 'bob 1', 'eve 2', 'bob 2']) await end(name, 10);
    expect(begun).toEqual(['eve 1', 'bob 1', 'eve 2', 'bob 2']);
  });

  it('is forgotten after a while', async () => {
    const { ask, begun, end, pass, settled } = begin({ threads: 1 });
    await ask('eve long ago');
    await end('eve long ago', 400);
    pass(120_000);
    await ask('bob');
    void ask('bob again');
    void ask('eve now');
    await end('bob', 20);
    await settled();
    expect(begun.at(-1)).toBe('eve now');
  });
});

describe('where all places are taken', () => {
  it('X9 the last text of who has most of them gives way', async () => {
    const { ask, begun, end, settled } = begin({ threads: 1, places: 3 });
    await ask('mallory 0');
    const waiting = [ask('mallory 1'), ask('mallory 2'), ask('mallory 3')];
    const other = ask('ada');
    await expect(waiting[2]).rejects.toThrow(Crowded);
    await expect(ask('mallory 4')).rejects.toThrow(Crowded);
    await end('mallory 0', 5);
    await other;
    await end('ada', 1);
    await settled();
    expect(begun).toEqual(['mallory 0', 'ada', 'mallory 1']);
  });

  it('one that is not waited for any more leaves its own', async () => {
    const { ask, begun, end } = begin({ threads: 1 });
    await ask('eve 1');
    const left = new AbortController();
    const waiting = ask('eve 2', left.signal);
    left.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    const next = ask('bob');
    await end('eve 1', 1);
    await next;
    expect(begun).toEqual(['eve 1', 'bob']);
  });
});
