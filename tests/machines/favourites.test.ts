import { describe, expect, it } from 'vitest';
import { favouritesMachine } from '../../src/machines/favourites/favouritesMachine';
import type { Favouring } from '../../src/machines/favourites/favouritesMachine';
import { done, fault, startRun, testChart } from '../support/machines';
import type { Run } from '../support/machines';

const favouritesRun = {
  machine: (world) =>
    favouritesMachine.provide({
      actors: { loadFavourites: world.held(), saveFavourite: world.held() },
    }),
  input: ({ owner }) => ({ owner }),
} satisfies Run<typeof favouritesMachine>;

const toggle = (slug: string) => ({ type: 'favourite.toggle', slug });
const changed = (slug: string, isFavourite: boolean) => ({
  type: 'favourite.changed',
  slug,
  isFavourite,
});
const loaded = (...slugs: string[]) => done('loadFavourites', slugs);

testChart('favourites', {
  ...favouritesRun,
  alphabet: [
    ...['open', 'close', 'reload', 'retry', 'forgetWish'].map((name) => ({
      type: `favourites.${name}`,
    })),
    toggle('ines'),
    changed('ines', true),
    changed('rafael', false),
    loaded('rafael'),
    fault('loadFavourites'),
    done('saveFavourite'),
    fault('saveFavourite'),
  ],
  facts: ({ value, context: { slugs, queue, news, wish } }) =>
    JSON.stringify([
      value,
      slugs,
      queue,
      [...new Set(news.map((told: Favouring) => JSON.stringify(told)))],
      wish,
    ]),
  invariant: (snapshot) => {
    const { slugs, queue, wish } = snapshot.context;
    expect(new Set(slugs).size).toBe(slugs.length);
    if (snapshot.matches('closed')) expect([slugs, queue]).toEqual([[], []]);
    else expect(wish).toBe(null);
    expect(snapshot.matches({ open: { saving: 'busy' } })).toBe(queue.length > 0);
    const waiting = queue.slice(1).map(({ slug }: Favouring) => slug);
    expect(new Set(waiting).size).toBe(waiting.length);
    for (const { slug } of queue) {
      const latest = queue.findLast((change: Favouring) => change.slug === slug);
      expect(slugs.includes(slug)).toBe(latest.isFavourite);
    }
  },
});

const opened = async (...slugs: string[]) => {
  const run = startRun(favouritesRun);
  await run.perform({ type: 'favourites.open' });
  await run.perform(loaded(...slugs));
  return {
    ...run,
    slugs: () => run.context().slugs,
    saved: () => run.world.inputsOf('saveFavourite'),
  };
};

describe('favourites', () => {
  it('shows a tap at once, and keeps it', async () => {
    const run = await opened('rafael');
    await run.perform(toggle('ines'));
    expect(run.slugs()).toEqual(['ines', 'rafael']);
    await run.perform(done('saveFavourite'));
    await run.perform(toggle('rafael'));
    await run.perform(done('saveFavourite'));
    expect(run.slugs()).toEqual(['ines']);
    expect(run.saved()).toEqual([
      { slug: 'ines', isFavourite: true },
      { slug: 'rafael', isFavourite: false },
    ]);
  });

  it('takes a tap back that could not be kept, and says so', async () => {
    const run = await opened('rafael');
    await run.perform(toggle('rafael'));
    await run.perform(fault('saveFavourite'));
    expect(run.slugs()).toEqual(['rafael']);
    expect(run.world.notices).toEqual([
      { type: 'alert.raised', alert: { content: 'favouriteFailed', type: 'error' } },
    ]);
  });

  it('keeps taps in their order, and of quick ones on one heart the first and the last', async () => {
    const run = await opened();
    for (const slug of ['ines', 'ines', 'rafael', 'ines', 'ines']) await run.perform(toggle(slug));
    expect(run.slugs()).toEqual(['rafael']);
    for (let count = 0; count < 3; count += 1) await run.perform(done('saveFavourite'));
    expect(run.saved()).toEqual([
      { slug: 'ines', isFavourite: true },
      { slug: 'rafael', isFavourite: true },
      { slug: 'ines', isFavourite: false },
    ]);
    expect(run.value()).toEqual({ open: { list: 'shown', saving: 'idle' } });
  });

  it('does not undo what was chosen anew since', async () => {
    const run = await opened();
    await run.perform(toggle('ines'));
    await run.perform(toggle('ines'));
    await run.perform(fault('saveFavourite'));
    expect(run.slugs()).toEqual([]);
    await run.perform(done('saveFavourite'));
    expect(run.slugs()).toEqual([]);
  });

  it('follows what is told of other tabs, except where a tap here is not kept yet', async () => {
    const run = await opened('rafael');
    await run.perform(changed('rafael', false));
    await run.perform(toggle('ines'));
    await run.perform(changed('ines', false));
    expect(run.slugs()).toEqual(['ines']);
    await run.perform(done('saveFavourite'));
    await run.perform(changed('ines', false));
    expect(run.slugs()).toEqual([]);
  });

  it('loses nothing that happens while the list is on its way', async () => {
    const run = startRun(favouritesRun);
    await run.perform({ type: 'favourites.open' });
    await run.perform(changed('odile', true));
    await run.perform(toggle('ines'));
    await run.perform(done('saveFavourite'));
    await run.perform(toggle('wren'));
    await run.perform(loaded('rafael'));
    expect(run.context().slugs).toEqual(['wren', 'ines', 'odile', 'rafael']);
    await run.perform({ type: 'favourites.reload' });
    await run.perform(loaded('odile'));
    expect(run.context().slugs).toEqual(['wren', 'odile']);
  });

  it('is usable without its list, and asks again when the line is back', async () => {
    const run = startRun(favouritesRun);
    await run.perform({ type: 'favourites.open' });
    await run.perform(fault('loadFavourites'));
    await run.perform(toggle('ines'));
    await run.perform({ type: 'favourites.retry' });
    await run.perform(loaded('rafael'));
    await run.perform({ type: 'favourites.retry' });
    expect(run.context().slugs).toEqual(['ines', 'rafael']);
    expect(run.world.inputsOf('loadFavourites').length).toBe(2);
  });

  it('asks a guest to log in, and then does what was wanted last', async () => {
    const run = startRun(favouritesRun);
    await run.perform(toggle('rafael'));
    await run.perform(toggle('ines'));
    expect(run.world.notices).toEqual([{ type: 'login.wanted' }, { type: 'login.wanted' }]);
    expect(run.world.calls).toEqual([]);
    await run.perform({ type: 'favourites.open' });
    expect(run.context().slugs).toEqual(['ines']);
    expect(run.world.inputsOf('saveFavourite')).toEqual([{ slug: 'ines', isFavourite: true }]);
  });

  it('forgets the wish of a guest who turned away from the login', async () => {
    const run = startRun(favouritesRun);
    await run.perform(toggle('ines'));
    await run.perform({ type: 'favourites.forgetWish' });
    await run.perform({ type: 'favourites.open' });
    expect(run.world.inputsOf('saveFavourite')).toEqual([]);
  });

  it('S7 forgets everything of one person before the next', async () => {
    const run = await opened('rafael');
    await run.perform(toggle('ines'));
    await run.perform({ type: 'favourites.close' });
    expect(run.world.calls.at(-1)?.signal.aborted).toBe(true);
    await run.perform(changed('wren', true));
    expect(run.context()).toMatchObject({ slugs: [], queue: [], news: [], wish: null });
  });
});
