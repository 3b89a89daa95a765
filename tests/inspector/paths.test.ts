import { describe, expect, it } from 'vitest';
import { flowOf, flows } from '../../inspector/gallery/flows';
import type { Flow } from '../../inspector/gallery/flows';
import type { Ways } from '../../inspector/paths/findWays';
import { loadWays, whyNone } from '../../inspector/paths/paths';
import { beginningOf } from '../../inspector/simulate/samples';
import { runScript } from '../../inspector/simulate/simulation';

const flow = (id: string): Flow => {
  const found = flowOf(id);
  if (found === null) throw new Error(`No ${id}`);
  return found;
};

const statesOf = ({ chart }: Flow) =>
  chart.nodes.filter(({ kind, parent }) => kind !== 'history' && parent !== null);

/** A search takes seconds where it goes through thousands of places: `npm run test:deep` does that too. */
const searched =
  process.env['DEEP'] === '1' ? flows : flows.filter((one) => statesOf(one).length <= 20);

const wordsTo = async (id: string, state: string) => {
  const { words } = await loadWays(flow(id));
  return words.get(`${id}.${state}`);
};

describe('the shortest way to a state', () => {
  it('is told in words', async () => {
    expect(await wordsTo('unblur', 'veiled')).toEqual([]);
    expect(await wordsTo('unblur', 'refused')).toEqual([
      'Request unblur',
      '“Ask for the clear picture” is answered: gone',
    ]);
    expect(await wordsTo('unblur', 'failed.broken')).toHaveLength(2);
  });

  it('tells the value that decides, so that no two final states of a payment are told alike', async () => {
    expect(await wordsTo('payment', 'settled.failed')).toContain('Server purchase: failed');
    const { words } = await loadWays(flow('payment'));
    const ends = [...words].filter(([state]) => state.startsWith('payment.settled.'));
    expect(ends).toHaveLength(9);
    expect(new Set(ends.map(([, steps]) => steps.join())).size).toBe(ends.length);
  });

  it('goes through what is left as soon as it is entered', async () => {
    expect(await wordsTo('unblur', 'deciding')).toEqual(['Request unblur']);
  });

  it('waits where time alone leads on', async () => {
    expect(await wordsTo('chatActions', 'find.finding')).toEqual(['Find chats', '250 ms pass']);
    expect(await wordsTo('payment', 'overdue')).toEqual(expect.arrayContaining(['5 min pass']));
  });

  it('begins as usual where it can', async () => {
    const { scripts } = await loadWays(flow('unblur'));
    const script = scripts.get('unblur.revealed.shown');
    expect(script?.input).toEqual(beginningOf('unblur').input);
    expect(script?.steps.length).toBeGreaterThan(0);
  });

  it('leads there with the machine at work', async () => {
    const { scripts } = await loadWays(flow('unblur'));
    const script = scripts.get('unblur.refused');
    if (script === undefined) throw new Error('No way');
    expect(runScript('unblur', script).frames.at(-1)?.value).toBe('refused');
  });

  it('is found to nearly every state of the product', async () => {
    const missing: string[] = [];
    for (const one of searched) {
      const ways = await loadWays(one);
      for (const { id } of statesOf(one))
        if (!ways.scripts.has(id)) missing.push(`${id}: ${whyNone(one, id, ways)}`);
    }
    const all = searched.flatMap(statesOf).length;
    // An example in simulate/samples/handSamples.ts brings back what is missing.
    expect(missing.length / all, missing.join('\n')).toBeLessThan(0.05);
  }, 60_000);
});

describe('a state without a way', () => {
  const none: Ways = {
    scripts: new Map(),
    words: new Map(),
    reached: new Set(),
    isWhole: true,
    tried: 9,
  };

  it('says what it waits for', () => {
    expect(whyNone(flow('unblur'), 'unblur.refused', none)).toBe(
      'It is only entered from requesting, which was not reached either.',
    );
    const near = { ...none, reached: new Set(['unblur.requesting']) };
    expect(whyNone(flow('unblur'), 'unblur.refused', near)).toBe(
      'No sample value makes “Ask for the clear picture: done” in requesting happen.',
    );
    expect(whyNone(flow('unblur'), 'unblur.refused', { ...near, isWhole: false })).toBe(
      '“Ask for the clear picture: done” in requesting did not happen at any of 9 places that were tried.',
    );
  });
});
