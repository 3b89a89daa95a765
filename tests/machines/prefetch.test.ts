import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { routeRules } from '../../src/machines/navigation/routes';
import type { Payload } from '../../src/machines/prefetch/payload';
import { prefetchMachine } from '../../src/machines/prefetch/prefetchMachine';
import { preloadMachine } from '../../src/machines/prefetch/preloadMachine';
import type { Visit } from '../../src/machines/prefetch/queue';
import { characterProfile, someCharacters } from '../support/fixtures/someCharacters';
import { after, done, fault, startRun, testChart } from '../support/machines';
import type { Run, World } from '../support/machines';

const ines: Payload = { route: 'character', locale: 'en', character: characterProfile(0) };
const first: Payload = {
  route: 'catalogue',
  locale: 'en',
  page: { characters: someCharacters(30), next: 'c1' },
};
const page = { path: '/ines', pattern: '/:slug', hasPayload: true, locale: 'en' };
const fetched = (payload: Payload | null) => ({ kind: 'fetched', payload });

const preloadRun = {
  machine: (world) => preloadMachine.provide({ actors: { fetchPage: world.held() } }),
  input: ({ owner }) => ({ owner, page }),
  delays: { fetchPatience: 15_000, lifetime: 300_000 },
} satisfies Run<typeof preloadMachine>;

testChart('preload', {
  ...preloadRun,
  alphabet: [
    done('fetchPage', fetched(ines)),
    done('fetchPage', fetched(null)),
    done('fetchPage', { kind: 'busy' }),
    fault('fetchPage'),
    after('fetchPatience', 'preload.fetching'),
    after('lifetime', 'preload.kept'),
  ],
  invariant: (snapshot) => {
    expect(snapshot.context.page).toEqual(page);
    const isOver = snapshot.matches('stale') || snapshot.matches('refused');
    expect(snapshot.status).toBe(isOver ? 'done' : 'active');
  },
});

describe('preload', () => {
  it.each([
    ['what came', done('fetchPage', fetched(ines)), ines],
    ['nothing of a failure', fault('fetchPage'), null],
    ['nothing after 15 s', after('fetchPatience', 'preload.fetching'), null],
  ])('tells %s, and keeps it five minutes', async (_, event, payload) => {
    const run = startRun(preloadRun);
    await run.perform(event);
    const told = { type: 'preload.done', path: '/ines', payload };
    expect(run.world.notices).toEqual([told]);
    run.world.clock.increment(299_999);
    expect(run.value()).toBe('kept');
    run.world.clock.increment(1);
    expect(run.world.notices).toEqual([told, { type: 'preload.stale', path: '/ines' }]);
  });

  it('tells that the server has no time', async () => {
    const run = startRun(preloadRun);
    await run.perform(done('fetchPage', { kind: 'busy' }));
    expect(run.world.notices).toEqual([{ type: 'preload.refused', path: '/ines' }]);
  });
});

const here: Visit = {
  isAdult: true,
  isOnline: true,
  person: null,
  locale: 'en',
  path: '/',
  rules: routeRules,
};
const visit = (changes: Partial<Visit> = {}) => ({
  type: 'visit.changed',
  visit: { ...here, ...changes },
});
const network = (isSparing: boolean) => ({ type: 'network.changed', isSparing });
const wanted = (path: string, isPointed = false) => ({ type: 'link.wanted', path, isPointed });
const left = (path: string) => ({ type: 'link.left', path });
const told = (path: string, payload: Payload | null) => ({ type: 'preload.done', path, payload });

const prefetchRun = {
  machine: (world: World) =>
    prefetchMachine.provide({
      actors: {
        visit: world.port(),
        network: world.port(),
        links: world.openPort(),
        preload: preloadMachine.provide({ actors: { fetchPage: world.held() } }),
      },
    }),
  delays: { busyPause: 60_000 },
} satisfies Run<typeof prefetchMachine>;

const fetching = ({ preloads }: AnyMachineSnapshot['context']) =>
  Object.keys(preloads).filter((path) => preloads[path] === 'fetching');

testChart('prefetch', {
  ...prefetchRun,
  alphabet: [
    visit(),
    visit({ isAdult: false }),
    visit({ isOnline: false }),
    visit({ locale: 'de' }),
    visit({ person: 'ada' }),
    network(true),
    network(false),
    wanted('/ines'),
    wanted('/tomasz', true),
    left('/ines'),
    told('/ines', ines),
    told('/tomasz', null),
    { type: 'preload.stale', path: '/ines' },
    { type: 'preload.refused', path: '/tomasz' },
    after('busyPause', 'prefetch.yielding'),
  ],
  facts: ({ status, value, context: { visit: now, isSparing, links, preloads, payloads } }) =>
    JSON.stringify([
      ...[status, value, isSparing],
      [now?.isAdult, now?.isOnline, now?.locale, now?.person],
      ...[links, preloads, Object.keys(payloads)].map((all) => Object.entries(all).toSorted()),
    ]),
  limit: 60_000,
  invariant: (snapshot) => {
    const { visit: now, isSparing, links, payloads } = snapshot.context;
    const may = now !== null && now.isAdult && now.isOnline && !isSparing;
    expect(snapshot.matches('resting')).toBe(!may);
    expect('links' in snapshot.children).toBe(snapshot.matches('fetching'));
    const begun = fetching(snapshot.context);
    expect(begun.length).toBeLessThanOrEqual(4);
    expect(begun.filter((path) => !(path in links))).toEqual([]);
    expect(begun.filter((path) => !(path in snapshot.children))).toEqual([]);
    if (!snapshot.matches('fetching')) expect([begun, links]).toEqual([[], {}]);
    for (const payload of Object.values<Payload>(payloads))
      expect(payload.locale).toBe(now?.locale);
  },
});

const start = async (changes: Partial<Visit> = {}) => {
  const run = startRun(prefetchRun);
  await run.perform(visit(changes));
  const answer = async (path: string, settle: (call: World['calls'][number]) => void) => {
    const call = run.world.calls.findLast(
      ({ id, input }) => id === 'fetchPage' && JSON.stringify(input).includes(`"path":"${path}"`),
    );
    if (call === undefined) throw new Error(`Nobody asked for ${path}.`);
    settle(call);
    await call.promise.catch(() => undefined);
    await Promise.resolve();
  };
  return {
    ...run,
    asked: () =>
      run.world.calls.flatMap(({ id, input }) =>
        id === 'fetchPage' && typeof input === 'object' && input !== null && 'path' in input
          ? [input.path]
          : [],
      ),
    aborted: () => run.world.calls.filter(({ signal }) => signal.aborted).map(({ input }) => input),
    bring: (path: string, payload: Payload | null) =>
      answer(path, (call) => call.resolve(fetched(payload))),
    refuse: (path: string) => answer(path, (call) => call.resolve({ kind: 'busy' })),
    fetching: () => fetching(run.context()),
  };
};

const many = ['/ines', '/tomasz', '/soo-ah', '/rafael', '/odile', '/idris'];

describe('prefetch', () => {
  it('brings the code alone for a character of one’s own, which has no page of everybody’s', async () => {
    const run = startRun(prefetchRun);
    const path = '/my-ed500aed004db208a510';
    await run.performAll([visit(), network(false), wanted(path), wanted('/my-story')]);
    expect(run.world.inputsOf('fetchPage')).toEqual([
      { path, pattern: '/:slug', hasPayload: false, locale: 'en' },
      { path: '/my-story', pattern: '/:slug', hasPayload: true, locale: 'en' },
    ]);
  });

  it('asks for four pages at once, one after the other, those pointed at first', async () => {
    const run = await start();
    await run.performAll([...many, '/wren'].map((path) => wanted(path)));
    await run.perform(wanted('/hiroko', true));
    expect(run.asked()).toEqual(many.slice(0, 4));
    await run.bring('/tomasz', null);
    expect(run.asked()).toEqual([...many.slice(0, 4), '/hiroko']);
    await run.bring('/ines', ines);
    expect(run.asked().at(-1)).toBe('/odile');
    expect(run.context().payloads).toEqual({ '/ines': ines });
    await run.perform(wanted('/wren', true));
    await run.bring('/odile', null);
    expect(run.asked().at(-1)).toBe('/wren');
  });

  it('drops a link that leaves before its turn, and aborts one on its way', async () => {
    const run = await start();
    await run.performAll(many.map((path) => wanted(path)));
    await run.performAll([left('/odile'), left('/tomasz')]);
    expect(run.aborted()).toEqual([{ ...page, path: '/tomasz' }]);
    expect(run.asked()).toEqual([...many.slice(0, 4), '/idris']);
    expect(run.fetching()).toEqual(['/ines', '/soo-ah', '/rafael', '/idris']);
  });

  it('asks again for what was aborted, and not for what is at hand', async () => {
    const run = await start();
    await run.performAll([wanted('/ines'), left('/ines'), wanted('/ines')]);
    expect(run.asked()).toEqual(['/ines', '/ines']);
    await run.bring('/ines', ines);
    await run.performAll([left('/ines'), wanted('/ines', true)]);
    expect(run.asked()).toEqual(['/ines', '/ines']);
    expect(run.context().payloads).toEqual({ '/ines': ines });
  });

  it('forgets after five minutes, and asks again at the next sign alone', async () => {
    const run = await start();
    await run.perform(wanted('/ines'));
    await run.bring('/ines', ines);
    run.world.clock.increment(299_999);
    expect(run.context().payloads).toEqual({ '/ines': ines });
    run.world.clock.increment(1);
    expect(run.context()).toMatchObject({ payloads: {}, preloads: {} });
    expect(run.asked()).toEqual(['/ines']);
    await run.perform(wanted('/ines', true));
    expect(run.asked()).toEqual(['/ines', '/ines']);
  });

  it('asks by the rules of the build, and not for the page that is on screen', async () => {
    const run = await start();
    await run.performAll(['/', '/terms.pdf', '/no/such/page', '/chat'].map((path) => wanted(path)));
    expect(run.world.inputsOf('fetchPage')).toEqual([
      { path: '/chat', pattern: '/chat', hasPayload: false, locale: 'en' },
    ]);
    await run.perform(visit({ path: '/ines' }));
    expect(run.world.inputsOf('fetchPage').at(-1)).toEqual({
      path: '/',
      pattern: '/',
      hasPayload: true,
      locale: 'en',
    });
    await run.bring('/', first);
    expect(run.context().payloads).toEqual({ '/': first });
  });

  it.each([
    ['in front of the age gate', visit({ isAdult: false }), visit()],
    ['without a network', visit({ isOnline: false }), visit()],
    ['to save data', network(true), network(false)],
  ])('asks for nothing %s', async (_, stop, goOn) => {
    const run = await start();
    await run.performAll([wanted('/ines'), wanted('/tomasz')]);
    await run.bring('/ines', ines);
    await run.perform(stop);
    expect(run.value()).toBe('resting');
    expect(run.aborted()).toEqual([{ ...page, path: '/tomasz' }]);
    await run.perform(wanted('/rafael'));
    expect(run.fetching()).toEqual([]);
    // What came is at hand all the same.
    expect(run.context().payloads).toEqual({ '/ines': ines });
    await run.performAll([goOn, wanted('/rafael')]);
    expect(run.asked()).toEqual(['/ines', '/tomasz', '/rafael']);
  });

  it.each([
    ['another language', {}, { locale: 'de' }],
    ['a logout', { person: 'ada' }, { person: null }],
    ['another person', { person: 'ada' }, { person: 'bob' }],
  ])('keeps nothing over %s', async (_, before, now) => {
    const run = await start(before);
    await run.performAll([wanted('/ines'), wanted('/tomasz')]);
    await run.bring('/ines', ines);
    await run.perform(visit(now));
    expect(run.aborted()).toEqual([{ ...page, path: '/tomasz' }]);
    expect(run.context().payloads).toEqual({});
    // The links are in view still.
    expect(run.asked()).toEqual(['/ines', '/tomasz', '/ines', '/tomasz']);
  });

  it('keeps what is at hand over a login', async () => {
    const run = await start();
    await run.perform(wanted('/ines'));
    await run.bring('/ines', ines);
    await run.perform(visit({ person: 'ada' }));
    expect(run.context().payloads).toEqual({ '/ines': ines });
  });

  it('does not show what came in another language, and does not ask for it again', async () => {
    const run = await start({ locale: 'de' });
    await run.perform(wanted('/ines'));
    await run.bring('/ines', ines);
    expect(run.context().payloads).toEqual({});
    await run.performAll([left('/ines'), wanted('/ines')]);
    expect(run.asked()).toEqual(['/ines']);
  });

  it('leaves a server alone for a minute that has no time', async () => {
    const run = await start();
    await run.performAll(many.map((path) => wanted(path)));
    await run.refuse('/soo-ah');
    expect(run.value()).toBe('yielding');
    expect(run.fetching()).toEqual([]);
    run.world.clock.increment(59_999);
    await run.perform(wanted('/wren', true));
    expect(run.asked()).toEqual(many.slice(0, 4));
    run.world.clock.increment(1);
    await run.perform(wanted('/wren', true));
    expect(run.asked().at(-1)).toBe('/wren');
  });
});
