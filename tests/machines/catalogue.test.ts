import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { wallQueryOf } from '../../common/wallQuery';
import type { Character, CharacterIntroduced } from '../../src/machines/catalogue/character';
import { catalogueMachine } from '../../src/machines/catalogue/catalogueMachine';
import type { CatalogueNotice } from '../../src/machines/catalogue/catalogueMachine';
import { someCharacter, someCharacters } from '../support/fixtures/someCharacters';
import { after, done, fault, startRun, testChart } from '../support/machines';
import type { Run } from '../support/machines';
import { recordOwner } from '../support/recordOwner';

const catalogueRun = {
  machine: (world) =>
    catalogueMachine.provide({ actors: { loadCharacters: world.held(), loadTags: world.held() } }),
  input: () => ({ page: null, query: wallQueryOf({}), owner: recordOwner().ref }),
  delays: { searchPause: 250, catchUpPause: 5_000 },
} satisfies Run<typeof catalogueMachine>;

const filledRun = {
  ...catalogueRun,
  input: () => ({
    ...catalogueRun.input(),
    page: { characters: someCharacters(30), next: 'c1' },
  }),
};

const everything = { q: '', tags: [], sort: 'popular', favourites: false };
const first = (query: object) => ({ query, size: 30, cursor: null });

const sought = wallQueryOf({ q: 'sea', tag: 'calm', sort: 'new' });

const chart = {
  // What is there from the start, and what is not, are two ways in.
  isPart: true,
  facts: ({ value, context }: AnyMachineSnapshot) => {
    const { characters: shown, next, tags, query, isEverybodys, cachedAt } = context;
    const ids = shown.map(({ id }: Character) => id);
    return JSON.stringify([value, ids, next, tags, query.favourites, isEverybodys, cachedAt]);
  },
  invariant: (snapshot: AnyMachineSnapshot) => {
    const ids = snapshot.context.characters.map(({ id }: Character) => id);
    expect(new Set(ids).size).toBe(ids.length);
    if (snapshot.matches('closed')) expect(ids).toEqual([]);
    if (snapshot.matches({ open: { list: { shown: 'loadingMore' } } }))
      expect(snapshot.context.next).not.toBe(null);
    expect(snapshot.hasTag('loading')).toBe(
      snapshot.matches({ open: { list: 'loading' } }) ||
        snapshot.matches({ open: { list: 'settling' } }),
    );
    const isKept = snapshot.matches({ open: { list: 'cached' } });
    expect(snapshot.hasTag('cached')).toBe(isKept);
    if (isKept) expect(snapshot.context.cachedAt).not.toBe(null);
    if (snapshot.matches({ open: { list: { shown: 'exchanging' } } }))
      expect(snapshot.context.query.favourites).toBe(false);
  },
};

const alphabet = [
  ...[
    ...['clearFilters', 'more', 'retry', 'reload', 'reread', 'toggleFavourites', 'personalize'],
    'open',
  ].map((name) => ({ type: `catalogue.${name}` })),
  { type: 'catalogue.search', q: 'wine' },
  { type: 'catalogue.show', query: sought },
  { type: 'catalogue.toggleTag', tag: 'music' },
  { type: 'catalogue.sort', sort: 'new' },
  { type: 'persona.created', character: someCharacter(9) },
  { type: 'persona.changed', character: someCharacter(9) },
  { type: 'persona.removed', id: 'bot-9' },
  done('loadFirstPage', { characters: [someCharacter(1)], next: 'c1' }),
  done('loadFirstPage', { characters: [], next: null }),
  done('loadFirstPage', { characters: [someCharacter(4)], next: null, cachedAt: 7 }),
  fault('loadFirstPage'),
  after('catchUpPause', 'catalogue.open.list.cached'),
  done('loadNextPage', { characters: [someCharacter(1), someCharacter(2)], next: null }),
  fault('loadNextPage'),
  done('rereadFirstPage', { characters: [someCharacter(1), someCharacter(8)], next: null }),
  fault('rereadFirstPage'),
  done('loadTags', [{ tag: 'music', count: 3 }]),
  fault('loadTags'),
  after('searchPause', 'catalogue.open.list.settling'),
];

testChart('catalogue', {
  ...catalogueRun,
  ...chart,
  alphabet: [
    { type: 'catalogue.open' },
    { type: 'catalogue.offer', page: { characters: [someCharacter(5)], next: 'c5' } },
    ...alphabet,
    done('loadOwnPage', { characters: [someCharacter(1), someCharacter(7)], next: null }),
    fault('loadOwnPage'),
  ],
});

testChart('catalogue, filled', {
  ...filledRun,
  ...chart,
  code: 'filledRun',
  input: () => ({
    ...catalogueRun.input(),
    page: { characters: [someCharacter(1)], next: 'c1' },
  }),
  alphabet: [
    ...alphabet,
    done('loadOwnPage', { characters: [someCharacter(1), someCharacter(7)], next: null }),
    fault('loadOwnPage'),
  ],
});

const shown = async (next: string | null = 'c1') => {
  const run = startRun(catalogueRun);
  await run.perform({ type: 'catalogue.open' });
  await run.perform(done('loadFirstPage', { characters: someCharacters(30), next }));
  return { ...run, ids: () => run.context().characters.map(({ id }: Character) => id) };
};

describe('catalogue', () => {
  it('introduces a character that it shows, and nobody else', async () => {
    const run = await shown();
    const asker = recordOwner<CharacterIntroduced>();
    for (const slug of ['rafael', 'nobody'])
      await run.perform({ type: 'catalogue.introduce', slug, to: asker.ref });
    expect(asker.notices).toEqual([
      { type: 'character.introduced', card: someCharacter(3) },
      { type: 'character.introduced', card: null },
    ]);
  });

  it('C6 is read again where news may have been missed, as far as it was shown', async () => {
    const run = await shown();
    const own = (id: string) => ({ ...someCharacter(1), id, slug: id, kind: 'custom' });
    await run.perform({ type: 'persona.created', character: own('gone') });
    await run.perform({ type: 'catalogue.more' });
    await run.perform(
      done('loadNextPage', { characters: [someCharacter(31), someCharacter(32)], next: 'c2' }),
    );
    await run.perform({ type: 'catalogue.reread' });
    expect(run.actor.getSnapshot().hasTag('loading')).toBe(false);
    expect(run.ids()[0]).toBe('gone');
    await run.perform(
      done('rereadFirstPage', { characters: [own('new'), ...someCharacters(29)], next: 'c1' }),
    );
    const official = [...someCharacters(30), someCharacter(31), someCharacter(32)].map(
      ({ id }) => id,
    );
    expect(run.ids()).toEqual(['new', ...official]);
    expect(run.context().next).toBe('c2');
  });

  it('C6 stays as it is where it can not be read again', async () => {
    const run = await shown();
    await run.performAll([{ type: 'catalogue.reread' }, fault('rereadFirstPage')]);
    expect(run.context()).toMatchObject({ characters: someCharacters(30), next: 'c1' });
    await run.perform({ type: 'catalogue.more' });
    expect(run.world.inputsOf('loadNextPage').length).toBe(1);
  });

  it.each([
    ['while the first one is on its way', []],
    ['when the first one could not be had', [fault('loadFirstPage')]],
  ])('takes a page that is offered %s, and looks whether it is still true', async (_, before) => {
    const run = startRun(catalogueRun);
    await run.performAll([{ type: 'catalogue.open' }, ...before]);
    await run.perform({
      type: 'catalogue.offer',
      page: { characters: someCharacters(30), next: 'c1' },
    });
    expect(run.actor.getSnapshot().hasTag('loading')).toBe(false);
    expect(run.context()).toMatchObject({ characters: someCharacters(30), next: 'c1' });
    await run.perform(done('loadOwnPage', { characters: someCharacters(29), next: 'c2' }));
    expect(run.context()).toMatchObject({ characters: someCharacters(29), next: 'c2' });
  });

  it('does not take a page that is offered over one that is shown, or filtered', async () => {
    const offer = { type: 'catalogue.offer', page: { characters: [someCharacter(5)], next: null } };
    const run = await shown();
    await run.perform(offer);
    expect(run.ids().length).toBe(30);
    for (const filter of [
      { type: 'catalogue.toggleTag', tag: 'music' },
      { type: 'catalogue.sort', sort: 'new' },
    ]) {
      const other = startRun(catalogueRun);
      await other.performAll([{ type: 'catalogue.open' }, filter, offer]);
      expect(other.actor.getSnapshot().hasTag('loading')).toBe(true);
    }
  });

  it('shows a page that is at hand at once, and asks for the tags when it is opened', async () => {
    const run = startRun(filledRun);
    expect(run.context()).toMatchObject({ characters: someCharacters(30), next: 'c1' });
    expect(run.world.calls).toEqual([]);
    await run.perform({ type: 'catalogue.open' });
    await run.perform({ type: 'catalogue.open' });
    expect(run.world.inputsOf('loadTags').length).toBe(1);
    await run.perform({ type: 'catalogue.more' });
    expect(run.world.inputsOf('loadFirstPage')).toEqual([]);
    expect(run.world.inputsOf('loadNextPage')).toEqual([
      { query: everything, size: 15, cursor: 'c1' },
    ]);
  });

  it('exchanges a page that was everybody’s without taking it away first', async () => {
    const run = startRun(filledRun);
    await run.perform({ type: 'catalogue.reload' });
    expect(run.context().characters).toEqual(someCharacters(30));
    expect(run.world.inputsOf('loadOwnPage')).toEqual([first(everything)]);
    await run.perform(done('loadOwnPage', { characters: someCharacters(31), next: 'c2' }));
    expect(run.context()).toMatchObject({ characters: someCharacters(31), next: 'c2' });
    await run.perform({ type: 'catalogue.reload' });
    expect(run.context().characters).toEqual([]);
  });

  it('exchanges it for a visitor who is known from the start, and nothing else', async () => {
    const run = startRun(filledRun);
    await run.perform({ type: 'catalogue.personalize' });
    expect(run.context().characters).toEqual(someCharacters(30));
    expect(run.world.inputsOf('loadOwnPage')).toEqual([first(everything)]);
    const own = await shown();
    const asked = own.world.calls.length;
    await own.perform({ type: 'catalogue.personalize' });
    expect(own.world.calls.length).toBe(asked);
  });

  it('keeps a page that was everybody’s where no other comes', async () => {
    const run = startRun(filledRun);
    await run.perform({ type: 'catalogue.reload' });
    await run.perform(fault('loadOwnPage'));
    expect(run.context().characters).toEqual(someCharacters(30));
    await run.perform({ type: 'catalogue.reload' });
    expect(run.world.inputsOf('loadOwnPage').length).toBe(2);
  });

  it('S7 forgets a filled page that one’s own persona came to', async () => {
    const run = startRun(filledRun);
    await run.perform({ type: 'persona.created', character: someCharacter(99) });
    await run.perform({ type: 'catalogue.reload' });
    expect(run.context().characters).toEqual([]);
  });

  it('S7 forgets a filled page that went on in one’s own name', async () => {
    const run = startRun(filledRun);
    await run.perform({ type: 'catalogue.more' });
    await run.perform(done('loadNextPage', { characters: [someCharacter(99)], next: null }));
    await run.perform({ type: 'catalogue.reload' });
    expect(run.context().characters).toEqual([]);
  });

  it('loads nothing before the age gate is open, and then once', async () => {
    const run = startRun(catalogueRun);
    await run.perform({ type: 'catalogue.reload' });
    await run.perform({ type: 'catalogue.search', q: 'wine' });
    expect(run.world.calls).toEqual([]);
    await run.perform({ type: 'catalogue.open' });
    await run.perform({ type: 'catalogue.open' });
    expect(run.world.inputsOf('loadFirstPage')).toEqual([first(everything)]);
    expect(run.world.inputsOf('loadTags').length).toBe(1);
  });

  it('reads thirty, then fifteen a page by cursor, to the end', async () => {
    const run = await shown();
    await run.perform({ type: 'catalogue.more' });
    await run.perform({ type: 'catalogue.more' });
    await run.perform(
      done('loadNextPage', { characters: someCharacters(45).slice(28), next: 'c2' }),
    );
    await run.perform({ type: 'catalogue.more' });
    await run.perform(done('loadNextPage', { characters: [], next: null }));
    await run.perform({ type: 'catalogue.more' });
    expect(run.world.inputsOf('loadNextPage')).toEqual(
      ['c1', 'c2'].map((cursor) => ({ query: everything, size: 15, cursor })),
    );
    expect(run.context().characters).toEqual(someCharacters(45));
  });

  it('searches 250 ms after the last key', async () => {
    const run = await shown();
    await run.perform({ type: 'catalogue.search', q: 'w' });
    run.world.clock.increment(249);
    await run.perform({ type: 'catalogue.search', q: 'wi' });
    run.world.clock.increment(249);
    expect(run.world.inputsOf('loadFirstPage').length).toBe(1);
    expect(run.context().query.q).toBe('wi');
    run.world.clock.increment(1);
    expect(run.world.inputsOf('loadFirstPage').slice(1)).toEqual([
      first({ ...everything, q: 'wi' }),
    ]);
  });

  it('filters at once, and clears filters but not the order', async () => {
    const run = await shown();
    await run.perform({ type: 'catalogue.toggleTag', tag: 'music' });
    await run.perform({ type: 'catalogue.toggleTag', tag: 'night-owl' });
    await run.perform({ type: 'catalogue.toggleTag', tag: 'music' });
    await run.perform({ type: 'catalogue.sort', sort: 'name' });
    await run.perform({ type: 'catalogue.clearFilters' });
    expect(run.world.inputsOf('loadFirstPage').slice(1)).toEqual([
      first({ ...everything, tags: ['music'] }),
      first({ ...everything, tags: ['music', 'night-owl'] }),
      first({ ...everything, tags: ['night-owl'] }),
      first({ ...everything, tags: ['night-owl'], sort: 'name' }),
      first({ ...everything, sort: 'name' }),
    ]);
  });

  const told = () => {
    const owner = recordOwner<CatalogueNotice>();
    const input = () => ({ ...catalogueRun.input(), owner: owner.ref });
    return { owner, run: startRun({ ...catalogueRun, input }) };
  };

  it('tells the address what is searched for: what was typed once it is, a choice at once', async () => {
    const { owner, run } = told();
    await run.perform({ type: 'catalogue.open' });
    await run.perform({ type: 'catalogue.search', q: 's' });
    await run.perform({ type: 'catalogue.search', q: 'sea ' });
    expect(owner.notices).toEqual([]);
    run.world.clock.increment(250);
    await run.perform({ type: 'catalogue.toggleTag', tag: 'calm' });
    await run.perform({ type: 'catalogue.sort', sort: 'new' });
    await run.perform({ type: 'catalogue.clearFilters' });
    const asked = { ...everything, q: 'sea ' };
    expect(owner.notices).toEqual([
      { type: 'catalogue.sought', query: asked, isTyped: true },
      { type: 'catalogue.sought', query: { ...asked, tags: ['calm'] }, isTyped: false },
      {
        type: 'catalogue.sought',
        query: { ...asked, tags: ['calm'], sort: 'new' },
        isTyped: false,
      },
      { type: 'catalogue.sought', query: { ...everything, sort: 'new' }, isTyped: false },
    ]);
  });

  it('follows the address, and does not repeat what it shows already', async () => {
    const { owner, run } = told();
    await run.perform({ type: 'catalogue.open' });
    await run.perform(done('loadFirstPage', { characters: someCharacters(30), next: 'c1' }));
    await run.perform({ type: 'catalogue.show', query: sought });
    await run.perform({ type: 'catalogue.show', query: { ...sought } });
    await run.perform(done('loadFirstPage', { characters: [], next: null }));
    await run.perform({ type: 'catalogue.show', query: wallQueryOf({}) });
    expect(run.world.inputsOf('loadFirstPage')).toEqual([
      first(everything),
      first({ ...sought, favourites: false }),
      first(everything),
    ]);
    expect(owner.notices).toEqual([]);
  });

  it('does not take from a user what is still being typed', async () => {
    const { run } = told();
    await run.perform({ type: 'catalogue.open' });
    await run.perform({ type: 'catalogue.search', q: 'se' });
    await run.perform({ type: 'catalogue.show', query: wallQueryOf({}) });
    expect(run.context().query.q).toBe('se');
    run.world.clock.increment(250);
    await run.perform({ type: 'catalogue.search', q: 'sea ' });
    run.world.clock.increment(250);
    await run.perform({ type: 'catalogue.show', query: wallQueryOf({ q: 'sea' }) });
    expect(run.context().query.q).toBe('sea ');
  });

  it('starts with what the address asks for, also where that is told before the gate is open', async () => {
    const arriving = startRun({
      ...catalogueRun,
      input: () => ({ ...catalogueRun.input(), query: sought }),
    });
    await arriving.perform({ type: 'catalogue.open' });
    const gated = startRun(catalogueRun);
    await gated.perform({ type: 'catalogue.show', query: sought });
    await gated.perform({ type: 'catalogue.open' });
    for (const { world } of [arriving, gated])
      expect(world.inputsOf('loadFirstPage')).toEqual([first({ ...sought, favourites: false })]);
  });

  it('shows favourites alone, until filters are cleared', async () => {
    const run = await shown();
    await run.perform({ type: 'catalogue.toggleFavourites' });
    await run.perform({ type: 'catalogue.clearFilters' });
    expect(run.world.inputsOf('loadFirstPage').slice(1)).toEqual([
      first({ ...everything, favourites: true }),
      first(everything),
    ]);
  });

  it('throws a page away whose filter is no longer wanted', async () => {
    const run = await shown();
    await run.perform({ type: 'catalogue.more' });
    await run.perform({ type: 'catalogue.toggleTag', tag: 'music' });
    await run.perform(done('loadNextPage', { characters: [someCharacter(77)], next: null }));
    expect(run.world.calls.find(({ id }) => id === 'loadNextPage')?.signal.aborted).toBe(true);
    await run.perform(done('loadFirstPage', { characters: [someCharacter(3)], next: null }));
    expect(run.ids()).toEqual(['bot-3']);
  });

  it('tries a first page again, and the page after it without losing what is shown', async () => {
    const run = startRun(catalogueRun);
    await run.perform({ type: 'catalogue.open' });
    await run.perform(fault('loadFirstPage'));
    expect(run.actor.getSnapshot().hasTag('failed')).toBe(true);
    await run.perform({ type: 'catalogue.retry' });
    await run.perform(done('loadFirstPage', { characters: someCharacters(30), next: 'c1' }));
    await run.perform({ type: 'catalogue.more' });
    await run.perform(fault('loadNextPage'));
    await run.perform({ type: 'catalogue.more' });
    expect(run.context().characters).toEqual(someCharacters(30));
    await run.perform({ type: 'catalogue.retry' });
    expect(run.world.inputsOf('loadNextPage').length).toBe(2);
  });

  it('shows without a line what the device kept, and asks on until there is one', async () => {
    const run = startRun(catalogueRun);
    await run.perform({ type: 'catalogue.open' });
    const kept = { characters: someCharacters(3), next: null, cachedAt: 7 };
    await run.perform(done('loadFirstPage', kept));
    expect(run.actor.getSnapshot().hasTag('cached')).toBe(true);
    const asked = () => run.world.inputsOf('loadFirstPage').length;
    run.world.clock.increment(4_999);
    expect(asked()).toBe(1);
    run.world.clock.increment(1);
    expect(asked()).toBe(2);
    expect(run.context()).toMatchObject(kept);
    await run.perform(done('loadFirstPage', kept));
    await run.perform({ type: 'catalogue.retry' });
    await run.perform(done('loadFirstPage', { characters: someCharacters(30), next: 'c1' }));
    expect(run.context()).toMatchObject({
      characters: someCharacters(30),
      next: 'c1',
      cachedAt: null,
    });
    expect(asked()).toBe(3);
  });

  it('shows nothing that was kept once somebody else is there', async () => {
    const run = startRun(catalogueRun);
    await run.perform({ type: 'catalogue.open' });
    await run.perform(
      done('loadFirstPage', { characters: someCharacters(3), next: null, cachedAt: 7 }),
    );
    await run.perform({ type: 'catalogue.reload' });
    expect(run.context()).toMatchObject({ characters: [], cachedAt: null });
  });

  it('works without its tags, and asks for them again', async () => {
    const run = await shown();
    await run.perform(fault('loadTags'));
    await run.perform({ type: 'catalogue.retry' });
    await run.perform(done('loadTags', [{ tag: 'music', count: 3 }]));
    expect(run.context().tags).toEqual([{ tag: 'music', count: 3 }]);
    expect(run.context().characters).toEqual(someCharacters(30));
  });

  it('puts a new persona at the head, once', async () => {
    const run = await shown();
    await run.perform({ type: 'persona.created', character: someCharacter(99) });
    await run.perform({ type: 'persona.created', character: someCharacter(99) });
    expect(run.context().characters).toEqual([someCharacter(99), ...someCharacters(30)]);
  });

  it('follows a persona that another tab made, changed and deleted', async () => {
    const run = await shown();
    await run.perform(done('loadTags', []));
    const mine = { ...someCharacter(99), name: 'Marlene' };
    await run.perform({ type: 'persona.changed', character: mine });
    expect(run.context().characters).toEqual([mine, ...someCharacters(30)]);
    expect(run.world.inputsOf('loadTags').length).toBe(2);
    await run.perform({
      type: 'persona.changed',
      character: { ...someCharacter(3), name: 'Not Rafael' },
    });
    const changed = { ...mine, name: 'Marlene Two' };
    await run.perform({ type: 'persona.changed', character: changed });
    expect(
      run
        .context()
        .characters.slice(0, 5)
        .map(({ name }: Character) => name),
    ).toEqual(['Marlene Two', ...someCharacters(3).map(({ name }) => name), 'Not Rafael']);
    await run.perform({ type: 'persona.removed', id: mine.id });
    await run.perform({ type: 'persona.removed', id: mine.id });
    expect(run.ids()).toEqual(someCharacters(30).map(({ id }) => id));
    expect(run.world.inputsOf('loadTags').length).toBe(3);
    expect(run.world.inputsOf('loadFirstPage').length).toBe(1);
  });

  it('leaves out what another tab made while something is looked for', async () => {
    const run = await shown();
    await run.perform({ type: 'catalogue.toggleTag', tag: 'music' });
    await run.perform(done('loadFirstPage', { characters: someCharacters(2), next: null }));
    await run.perform({ type: 'persona.changed', character: someCharacter(99) });
    expect(run.context().characters).toEqual(someCharacters(2));
    await run.perform({
      type: 'persona.changed',
      character: { ...someCharacter(1), name: 'Another' },
    });
    expect(run.context().characters.map(({ name }: Character) => name)).toEqual([
      someCharacter(0).name,
      'Another',
    ]);
  });

  it('asks again for a page that was on its way when a persona was deleted', async () => {
    const run = startRun(catalogueRun);
    await run.perform({ type: 'catalogue.open' });
    await run.perform({ type: 'persona.removed', id: 'bot-99' });
    const [early] = run.world.calls.filter(({ id }) => id === 'loadFirstPage');
    expect(early?.signal.aborted).toBe(true);
    expect(run.world.inputsOf('loadFirstPage').length).toBe(2);
  });

  it('S7 forgets one person’s catalogue before it loads the next one’s', async () => {
    const run = await shown();
    await run.perform({ type: 'catalogue.toggleTag', tag: 'music' });
    await run.perform({ type: 'catalogue.toggleFavourites' });
    await run.perform({ type: 'catalogue.reload' });
    expect(run.ids()).toEqual([]);
    expect(run.world.inputsOf('loadFirstPage').at(-1)).toEqual(
      first({ ...everything, tags: ['music'] }),
    );
    expect(run.world.inputsOf('loadTags').length).toBe(2);
  });
});
