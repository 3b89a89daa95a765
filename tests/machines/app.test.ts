import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import type { Afterwards } from '../../src/machines/app/appActors';
import { pages } from '../../src/app/pages';
import { placeOf } from '../../src/machines/app/places';
import { routeRules } from '../../src/machines/navigation/routes';
import { prefetchMachine } from '../../src/machines/prefetch/prefetchMachine';
import type { VisitEvent } from '../../src/machines/prefetch/prefetchMachine';
import { preloadMachine } from '../../src/machines/prefetch/preloadMachine';
import { FakeHistory } from '../support/fakeHistory';
import { article } from '../support/fixtures/articles';
import {
  someCharacter,
  characterProfile,
  someCharacters,
} from '../support/fixtures/someCharacters';
import { createChat, createMessage } from '../support/fixtures/conversations';
import { createEntry } from '../support/fixtures/ledger';
import { createOfferList, createPurchase, discount } from '../support/fixtures/offers';
import { aldo } from '../support/fixtures/personas';
import { createProfile, createTokens } from '../support/fixtures/sessions';
import { thisDevice } from '../support/fixtures/account';
import { trialing } from '../support/fixtures/subscriptions';
import { deferred, done, fault, startRun, World } from '../support/machines';
import { heldOutbox } from './outboxRun';
import {
  tokens,
  profile,
  chat,
  held,
  arrivalOf,
  codeOf,
  heldAfterwards,
  filled,
  visit,
  messageId,
  openChat,
} from './appRun';

describe('app', () => {
  it('lets a guest look at the catalogue, and starts nothing that needs a login', async () => {
    const run = await visit('/');
    expect(run.world.calls.map(({ id }) => id)).toEqual(['loadFirstPage', 'loadTags']);
    expect(run.screens()).toEqual([]);
    expect(run.alerts()).toEqual([]);
  });

  it('keeps in the address what is searched for, and brings it back by Back', async () => {
    const run = await visit('/?profile=1&about=bot:ines');
    run.history.back();
    run.tell('navigation', { type: 'overlay.close' });
    const start = run.history.index;
    run.tell('catalogue', { type: 'catalogue.search', q: 'sea & sky' });
    run.world.clock.increment(250);
    expect(run.history.url).toBe('/?q=sea%20%26%20sky');
    run.tell('catalogue', { type: 'catalogue.toggleTag', tag: 'calm' });
    run.tell('catalogue', { type: 'catalogue.toggleTag', tag: 'art' });
    run.tell('catalogue', { type: 'catalogue.sort', sort: 'new' });
    expect(run.history.urls.slice(start)).toEqual([
      '/?q=sea%20%26%20sky',
      '/?q=sea%20%26%20sky&tag=calm',
      '/?q=sea%20%26%20sky&tag=calm,art',
      '/?q=sea%20%26%20sky&tag=calm,art&sort=new',
    ]);
    run.tell('navigation', { type: 'overlay.open', name: 'login' });
    expect(run.history.url).toBe('/?q=sea%20%26%20sky&tag=calm,art&sort=new&login=1');
    run.history.back();
    run.history.back();
    run.history.back();
    const query = () => run.child('catalogue')?.getSnapshot().context.query;
    expect(query()).toMatchObject({ q: 'sea & sky', tags: ['calm'], sort: 'popular' });
    run.tell('navigation', { type: 'navigation.go', to: '/ines' });
    expect(query()).toMatchObject({ tags: ['calm'] });
    run.tell('navigation', { type: 'navigation.go', to: '/' });
    expect(query()).toMatchObject({ q: '', tags: [], sort: 'popular' });
  });

  it('leaves the address of another page alone when a search comes late', async () => {
    const run = await visit('/');
    run.tell('catalogue', { type: 'catalogue.search', q: 'sea' });
    run.tell('navigation', { type: 'navigation.go', to: '/ines' });
    run.world.clock.increment(250);
    expect(run.history.url).toBe('/ines');
  });

  it('asks once for what a link asks for, whatever else it says', async () => {
    const run = await visit('/?q=sea&tag=calm,no_tag&sort=worst&login=1');
    const query = { q: 'sea', tags: ['calm'], sort: 'popular', favourites: false };
    expect(run.world.inputsOf('loadFirstPage')).toEqual([{ query, size: 30, cursor: null }]);
    expect(run.history.url).toBe('/?q=sea&tag=calm,no_tag&sort=worst&login=1');
  });

  it('shows nothing of the catalogue before the age gate is open', async () => {
    const run = startRun({
      machine: (world) => held(world, new FakeHistory('/')),
      input: () => ({
        isAdult: false,
        locale: 'en',
        theme: 'system',
        areShortcutsOn: true,
        isOnline: true,
      }),
    });
    expect(run.world.calls).toEqual([]);
    run.actor.getSnapshot().children['ageGate']?.send({ type: 'age.confirm' });
    await run.perform(done('proveAge', { provider: 'word', result: 'adult', date: '' }));
    expect(run.world.calls.map(({ id }) => id)).toEqual(['proveAge', 'loadFirstPage', 'loadTags']);
  });

  const inFrontOfTheGate = async (url: string) => {
    const run = startRun({
      machine: (world) => held(world, new FakeHistory(url)),
      input: () => ({
        isAdult: false,
        locale: 'en',
        theme: 'system',
        areShortcutsOn: true,
        isOnline: true,
      }),
    });
    const { navigation, session } = run.actor.getSnapshot().children;
    await waitFor(navigation, (snapshot) => !snapshot.matches('learning'));
    run.send(arrivalOf(run.world, 'forms'));
    session.send({ type: 'tokens.loaded', tokens: null, wasLoggedIn: false });
    return run;
  };

  it('takes a request for removal before the age gate is open', async () => {
    const run = await inFrontOfTheGate('/removal');
    expect(run.context().screens.removal.getSnapshot().value).toBe('editing');
    expect(run.world.calls).toEqual([]);
  });

  it.each([
    ['/removal?report=1', 'editing'],
    ['/blog?report=1', 'editing'],
    ['/?report=1', undefined],
    ['/removal?premium=1&from=get-premium', undefined],
  ])('before the age gate is open, reports a problem outside it: %s', async (url, value) => {
    const run = await inFrontOfTheGate(url);
    expect(run.context().screens.report?.getSnapshot().value).toBe(value);
    expect(run.context().screens.premium).toBe(undefined);
  });

  it('shows before it is started what the page was filled with, whoever the visitor is', () => {
    const world = new World();
    const actor = createActor(held(world, new FakeHistory('/')), {
      input: {
        isAdult: true,
        locale: 'en',
        theme: 'dark',
        areShortcutsOn: true,
        isOnline: true,
        firstView: { ...filled, locale: 'de', messages: { hello: 'Hallo' } },
      },
    });
    const { context, children } = actor.getSnapshot();
    expect(placeOf(context)?.route.pattern).toBe('/');
    expect(context.session).toBe(null);
    expect(children.catalogue?.getSnapshot().context.characters).toEqual(someCharacters(30));
    expect(children.locale?.getSnapshot().context).toMatchObject({ locale: 'de', wanted: 'en' });
    expect(children.ageGate?.getSnapshot().hasTag('closed')).toBe(false);
    expect(children.navigation?.getSnapshot().context.address).toEqual({ path: '/', search: '' });
    expect(world.calls).toEqual([]);
    expect(world.commands).toEqual([]);
  });

  it('asks a guest’s server for nothing that the page was filled with', async () => {
    const run = await visit('/', false, true, { firstView: filled });
    expect(run.world.calls.map(({ id }) => id)).toEqual(['loadTags']);
    expect(run.context().firstPlace).toBe(null);
    expect(placeOf(run.context())?.address.path).toBe('/');
  });

  it('exchanges the filled page for a member’s own', async () => {
    const run = await visit('/', true, true, { firstView: filled });
    expect(run.world.inputsOf('loadFirstPage')).toEqual([]);
    expect(run.world.inputsOf('loadOwnPage').length).toBe(1);
    expect(run.world.inputsOf('loadTags').length).toBe(1);
    expect(run.child('catalogue')?.getSnapshot().context.characters).toEqual(someCharacters(30));
  });

  it('asks anew for what was filled in another language than the visitor’s', async () => {
    const messages = { hello: 'Hallo' };
    const run = await visit('/', false, true, {
      firstView: { ...filled, locale: 'de', messages },
    });
    await run.perform(done('loadMessages', null));
    expect(run.world.inputsOf('loadOwnPage').length).toBe(1);
    expect(run.child('catalogue')?.getSnapshot().context.characters).toEqual(someCharacters(30));
  });

  it('goes where the address leads, not where the page was filled for', async () => {
    const run = await visit('/ines', false, true, { firstView: filled });
    expect(placeOf(run.context())?.address.path).toBe('/ines');
    expect(run.screens()).toEqual(['chat']);
  });

  it('asks for each thing once for who is logged in from the start', async () => {
    const run = await visit('/', true);
    expect(run.world.inputsOf('readEvents').length).toBe(1);
    expect(run.world.inputsOf('loadChats').length).toBe(1);
    expect(run.world.inputsOf('loadFirstPage').length).toBe(1);
    expect(run.world.inputsOf('loadTags').length).toBe(1);
    run.tell('session', { type: 'balance.received', desires: 5, version: 1 });
    run.tell('session', { type: 'profile.received', profile: createProfile({ name: 'Grace' }) });
    expect(run.world.inputsOf('loadFirstPage').length).toBe(1);
    expect(run.world.inputsOf('readEvents').length).toBe(1);
  });

  it('asks for the characters anew in another language, and not twice in the first', async () => {
    const run = await visit('/ines?profile=1&about=bot:ines');
    await run.perform(done('loadCharacter', { kind: 'found', character: characterProfile(0) }));
    const asked = () => run.world.calls.map(({ id }) => id);
    const before = asked();
    run.tell('locale', { type: 'locale.select', locale: 'en' });
    expect(asked()).toEqual(before);
    run.tell('locale', { type: 'locale.select', locale: 'de' });
    await run.perform(done('loadMessages', { greeting: [] }));
    expect(asked().slice(before.length)).toEqual([
      'loadMessages',
      'loadFirstPage',
      'loadTags',
      'loadCharacter',
      'loadCharacter',
    ]);
  });

  it('has an open chat, and the line behind it, follow to another language', async () => {
    const run = await openChat();
    const conversation = run.page().getSnapshot().children.conversation;
    conversation.send({ type: 'chat.edit', text: 'I was about to' });
    const before = run.world.calls.length;
    run.tell('locale', { type: 'locale.select', locale: 'de' });
    await run.perform(done('loadMessages', { greeting: [] }));
    expect(run.world.calls.slice(before).map(({ id }) => id)).toEqual([
      'loadMessages',
      'loadFirstPage',
      'loadTags',
      'loadChats',
      'translateCharacter',
    ]);
    expect(run.world.commands.at(-1)).toEqual({ type: 'stream.translate' });
    const translated = { ...characterProfile(0), tagline: 'Lichtwärterin auf Zeit' };
    await run.perform(done('translateCharacter', { kind: 'found', character: translated }));
    await run.perform(done('greetAgain', { kind: 'opened', chat }));
    expect(run.page().getSnapshot().context.character).toEqual(translated);
    expect(run.page().getSnapshot().children.conversation).toBe(conversation);
    expect(conversation.getSnapshot().context.draft).toBe('I was about to');
  });

  it('leads from a closed page to the login, and on to it', async () => {
    const run = await visit('/settings');
    expect(run.history.urls).toEqual(['/?login=1&next=%2Fsettings']);
    expect(run.screens()).toEqual(['login']);
    run.screen('login').send({
      type: 'login.submit',
      credentials: { email: 'ada@example.com', password: 'secret' },
    });
    await run.perform(done('requestTokens', { kind: 'granted', tokens }));
    expect(run.history.urls).toEqual(['/settings']);
    expect(run.screens()).toEqual(['profileForm']);
    expect(run.world.commands).toEqual([{ type: 'tokens.write', tokens }]);
  });

  it('brings the code of the forms with the first, and opens what is wanted by then', async () => {
    const run = await visit('/', false, true, { late: 'forms' });
    expect(run.world.inputsOf('loadBundle').length).toBe(0);
    run.tell('navigation', { type: 'overlay.open', name: 'login' });
    expect(run.screens()).toEqual([]);
    run.tell('navigation', { type: 'overlay.open', name: 'signup' });
    await run.perform(done('loadBundle', codeOf(run.world, 'forms')));
    expect(run.screens()).toEqual(['signup']);
    run.tell('navigation', { type: 'overlay.open', name: 'report' });
    expect(run.screens()).toEqual(['report']);
    expect(run.world.inputsOf('loadBundle').length).toBe(1);
  });

  it('opens nothing when the form was closed before its code came', async () => {
    const run = await visit('/?login=1', false, true, { late: 'forms' });
    run.tell('navigation', { type: 'overlay.close' });
    await run.perform(done('loadBundle', codeOf(run.world, 'forms')));
    expect(run.screens()).toEqual([]);
  });

  it('shows a form whose code cannot be had as a page that broke, and asks again', async () => {
    const run = await visit('/?login=1', false, true, { late: 'forms' });
    await run.perform(fault('loadBundle'));
    expect(run.child('navigation')?.getSnapshot().value).toBe('broken');
    run.tell('navigation', { type: 'navigation.go', to: '/' });
    run.tell('navigation', { type: 'overlay.open', name: 'login' });
    await run.perform(done('loadBundle', codeOf(run.world, 'forms')));
    expect(run.screens()).toEqual(['login']);
  });

  it('leaves the page alone when the form was closed before its code failed', async () => {
    const run = await visit('/?login=1', false, true, { late: 'forms' });
    run.tell('navigation', { type: 'overlay.close' });
    await run.perform(fault('loadBundle'));
    expect(run.child('navigation')?.getSnapshot().value).toBe('settled');
  });

  it.each([false, true])(
    'gets to know whoever comes to /welcome (member: %s)',
    async (isMember) => {
      const run = await visit('/welcome?step=age', isMember);
      const welcome = run.screen('welcome');
      expect(welcome.getSnapshot().value).toBe('recalling');
      run.tell('navigation', { type: 'navigation.go', to: '/welcome?step=gender' });
      expect(run.screen('welcome')).toBe(welcome);
      run.tell('navigation', { type: 'navigation.go', to: '/' });
      expect([run.screen('welcome'), welcome.getSnapshot().status]).toEqual([null, 'stopped']);
    },
  );

  it('keeps the form of a persona while an offer is open over it, also after a reload', async () => {
    const run = await visit('/?create=1', true);
    const form = run.screen('create');
    run.tell('navigation', { type: 'navigation.go', to: '/?create=1&premium=1&from=persona' });
    expect(run.screen('premium')).not.toBe(null);
    expect(run.screen('create')).toBe(form);
    run.tell('navigation', { type: 'navigation.go', to: '/' });
    expect([run.screen('create'), form.getSnapshot().status]).toEqual([null, 'stopped']);
    const reloaded = await visit('/?create=1&premium=1&from=persona', true);
    expect(reloaded.screen('create')).not.toBe(null);
  });

  it('M1 has a member claim the desires of the day, once, and shows them at once', async () => {
    const run = await visit('/', true);
    const nextAt = '2026-11-23T12:00:00.000Z';
    const balance = () => run.context().session.profile.desires;
    const claim = run.screen('claim');
    claim.send({ type: 'claim.confirm' });
    claim.send({ type: 'claim.confirm' });
    await run.perform(done('claimDesires', { kind: 'answered', isClaimed: true, nextAt }));
    expect(run.world.inputsOf('claimDesires').length).toBe(1);
    expect(balance()).toBe(200);
    run.tell('session', { type: 'balance.received', desires: 200, version: 1 });
    expect(balance()).toBe(200);
    expect(claim.getSnapshot().value).toBe('claimed');
  });

  it('shows a member every change of the balance, and the new ones as they come', async () => {
    const run = await visit('/settings/desires', true);
    const asked = () => run.world.calls.filter(({ id }) => /^load(?:Entries|Head)$/.test(id));
    expect(asked()).toHaveLength(1);
    await run.perform(done('loadEntries', { entries: [createEntry(1)], next: null }));
    run.send({ type: 'server.balance', desires: 97, version: 1 });
    expect(asked().map(({ id }) => id)).toEqual(['loadEntries', 'loadHead']);
    run.send({ type: 'server.ready', resync: true });
    expect(asked()).toHaveLength(3);
    run.tell('locale', { type: 'locale.select', locale: 'de' });
    await run.perform(done('loadMessages', { greeting: [] }));
    expect(asked().at(-1)?.id).toBe('loadEntries');
    run.tell('navigation', { type: 'navigation.go', to: '/settings' });
    expect(run.screen('ledger')).toBe(null);
  });

  it('asks a guest at the list of changes to log in, and reads nothing of it', async () => {
    const run = await visit('/settings/desires');
    expect(run.screens()).toEqual(['login']);
    expect(run.world.inputsOf('loadEntries')).toEqual([]);
  });

  it('S7 has the next person claim for themselves, and a guest not at all', async () => {
    const run = await visit('/', true);
    const claim = run.screen('claim');
    claim.send({ type: 'claim.confirm' });
    run.tell('session', { type: 'session.login', tokens: createTokens('2') });
    expect(claim.getSnapshot().status).toBe('stopped');
    const next = createProfile({ id: 'user-2' });
    await run.perform(done('loadProfile', { kind: 'loaded', profile: next }));
    expect(run.screen('claim').getSnapshot().context.userId).toBe('user-2');
    run.tell('session', { type: 'session.logout' });
    expect(run.screen('claim')).toBe(null);
  });

  it('M1 shows in the settings how premium stands, and reads it again with the news of it', async () => {
    const run = await visit('/settings', true);
    const subscription = run.screen('subscription');
    await run.perform(done('readSubscription', trialing));
    expect(subscription.getSnapshot().context.subscription).toEqual(trialing);
    const rereadBy = async (news: { type: string; [key: string]: unknown }) => {
      run.send(news);
      await run.perform(done('rereadSubscription', trialing));
      return run.world.inputsOf('rereadSubscription').length;
    };
    expect(await rereadBy({ type: 'server.profile', profile })).toBe(1);
    expect(await rereadBy({ type: 'server.purchase', purchase: createPurchase() })).toBe(2);
    expect(await rereadBy({ type: 'server.ready', resync: true })).toBe(3);
    expect(await rereadBy({ type: 'page.returned' })).toBe(4);
    run.send({ type: 'network.offline' });
    expect(await rereadBy({ type: 'network.online' })).toBe(5);
    run.tell('navigation', { type: 'navigation.go', to: '/' });
    expect(run.screen('subscription')).toBe(null);
    expect(subscription.getSnapshot().status).toBe('stopped');
  });

  it('S7 shows the next person nothing of the premium of the one before', async () => {
    const run = await visit('/settings', true);
    await run.perform(done('readSubscription', trialing));
    const subscription = run.screen('subscription');
    run.tell('session', { type: 'session.login', tokens: createTokens('2') });
    expect(subscription.getSnapshot().status).toBe('stopped');
    expect(run.screen('subscription').getSnapshot().value).toBe('loading');
  });

  it('goes on where what members have does not come', async () => {
    const run = await visit('/', true, true, { late: 'member' });
    await run.perform(fault('loadBundle'));
    expect(run.child('navigation')?.getSnapshot().value).toBe('settled');
    expect(run.screen('claim')).toBe(null);
    // Whatever is for the list or for the line waits for neither.
    run.send({ type: 'server.chatRemoved', chatId: 'chat-1' });
    run.send({ type: 'shortcut.chatWanted', step: 1 });
    run.send({ type: 'network.offline' });
    run.send({ type: 'network.online' });
    run.tell('locale', { type: 'locale.select', locale: 'de' });
    expect(run.child('navigation')?.getSnapshot().value).toBe('settled');
  });

  it('opens the stream and the chats once their code is there, however late', async () => {
    const run = await visit('/', true, true, { late: 'member' });
    await run.perform(fault('loadBundle'));
    run.world.clock.increment(5_000);
    expect(run.world.inputsOf('readEvents').length).toBe(0);
    await run.perform(done('loadBundle', codeOf(run.world, 'member')));
    expect(run.world.inputsOf('readEvents').length).toBe(1);
    expect(run.world.inputsOf('loadChats').length).toBe(1);
    expect(run.screen('claim')).not.toBe(null);
  });

  it('starts neither list nor stream where the member left before their code came', async () => {
    const run = await visit('/', true, true, { late: 'member' });
    run.tell('session', { type: 'session.logout' });
    await run.perform(done('loadBundle', codeOf(run.world, 'member')));
    expect([run.screen('chatList'), run.screen('eventStream')]).toEqual([null, null]);
    run.tell('session', { type: 'session.login', tokens: createTokens('2') });
    expect(run.world.inputsOf('readEvents').length).toBe(1);
  });

  it('brings the code of the characters with the first, who has what the wall knows', async () => {
    const run = await visit('/', false, true, { late: 'characters' });
    await run.perform(done('loadFirstPage', { characters: someCharacters(5), next: null }));
    expect(run.world.inputsOf('loadBundle').length).toBe(0);
    run.tell('navigation', { type: 'navigation.go', to: '/ines' });
    expect(run.screens()).toEqual([]);
    await run.perform(done('loadBundle', codeOf(run.world, 'characters')));
    expect(run.screens()).toEqual(['chat']);
    expect(run.screen('chat').getSnapshot().context).toMatchObject({
      card: someCharacter(0),
      character: null,
    });
    const about = 'bot:rafael';
    run.tell('navigation', { type: 'overlay.open', name: 'profile', params: { about } });
    expect(run.screens()).toEqual(['chat', 'characterProfile']);
    expect(run.world.inputsOf('loadBundle').length).toBe(1);
  });

  it('shows a character whose code cannot be had as a page that broke, and asks again', async () => {
    const run = await visit('/ines', false, true, { late: 'characters' });
    await run.perform(fault('loadBundle'));
    expect(run.child('navigation')?.getSnapshot().value).toBe('broken');
    run.tell('navigation', { type: 'navigation.go', to: '/rafael' });
    await run.perform(done('loadBundle', codeOf(run.world, 'characters')));
    expect(run.screens()).toEqual(['chat']);
  });

  it('X8 watches for a new build once the code for it came, and loads the next page anew', async () => {
    const afterwards = deferred<Afterwards>();
    const run = await visit('/ines', false, true, { afterwards });
    expect(run.context().maintenance).toBe(null);
    afterwards.resolve(heldAfterwards(run.world, null));
    await waitFor(run.actor, ({ context }) => context.maintenance !== null);
    run.context().maintenance.getSnapshot().children.buildWatch.send({ type: 'tab.returned' });
    await run.perform(done('askLatest', { kind: 'newer' }));
    run.tell('navigation', { type: 'overlay.open', name: 'report' });
    expect(run.history.url).toBe('/ines?report=1');
    run.tell('navigation', { type: 'navigation.go', to: '/' });
    expect(run.history.url).toBe('/ines?report=1');
    expect(run.world.commands.at(-1)).toEqual({
      type: 'tab.load',
      change: { type: 'history.push', to: '/', isOpened: false },
    });
  });

  it.each([
    ['/', true],
    ['/?q=tea', true],
    ['/settings', true],
    ['/settings/desires', true],
    ['/chat', false],
    ['/ines', false],
    ['/undress', false],
    ['/welcome', false],
    ['/audio', false],
    ['/blog', false],
    ['/no/such/page', false],
  ])('at %s has a place for the invitation to the community chat: %s', async (url, isWanted) => {
    const run = await visit(url, true);
    const isInvited = () => pages[placeOf(run.context())?.route.pattern ?? '']?.isInviting === true;
    expect(isInvited()).toBe(isWanted);
    run.tell('navigation', { type: 'navigation.crashed', message: 'boom' });
    expect(isInvited()).toBe(false);
  });

  it.each([null, 'https://community.test'])(
    'invites to the community chat of its build once the code for it came: %s',
    async (community) => {
      const afterwards = deferred<Afterwards>();
      const run = await visit('/', false, true, { afterwards });
      expect(run.context().community).toBe(null);
      afterwards.resolve(heldAfterwards(run.world, community));
      await waitFor(run.actor, ({ context }) => context.maintenance !== null);
      const { community: invitation } = run.context();
      expect(invitation?.getSnapshot().context.address ?? null).toBe(community);
    },
  );

  it('goes on as it is where the code that nobody waits for does not come', async () => {
    const afterwards = deferred<Afterwards>();
    const run = await visit('/', false, true, { afterwards });
    afterwards.reject(new Error('gone'));
    await afterwards.promise.catch(() => undefined);
    run.tell('navigation', { type: 'navigation.go', to: '/ines' });
    expect(run.history.url).toBe('/ines');
    expect(run.actor.getSnapshot().status).toBe('active');
  });

  it('follows a signup by the login, without asking again', async () => {
    const run = await visit('/?signup=1&next=%2Fchat');
    run.screen('signup').send({
      type: 'signup.submit',
      form: { email: 'ada@example.com', password: 'secret' },
    });
    await run.perform(done('register', { kind: 'registered' }));
    expect(run.world.inputsOf('requestTokens')).toEqual([
      { email: 'ada@example.com', password: 'secret' },
    ]);
    await run.perform(done('requestTokens', { kind: 'granted', tokens }));
    expect(run.history.urls).toEqual(['/chat']);
    expect(run.screens()).toEqual([]);
  });

  it.each([
    ['/?signup=1', '/welcome', []],
    ['/blog?signup=1', '/welcome', []],
    ['/?signup=1&next=%2Fines', '/ines', ['signedUp']],
    ['/ines?signup=1', '/ines', ['signedUp']],
    ['/welcome?signup=1&from=welcome', '/welcome', []],
  ])(
    'lands after the signup at %s where the visitor wanted to go: %s',
    async (from, to, alerts) => {
      const run = await visit(from);
      run.screen('signup').send({
        type: 'signup.submit',
        form: { email: 'ada@example.com', password: 'secret' },
      });
      await run.perform(done('register', { kind: 'registered' }));
      await run.perform(done('requestTokens', { kind: 'granted', tokens }));
      expect(run.history.urls).toEqual([to]);
      expect(run.alerts()).toEqual(alerts);
    },
  );

  it('opens the login over Explore, in place of a screen that stands over it', async () => {
    const run = await visit('/password');
    run.send({ type: 'login.wanted' });
    expect(run.history.url).toBe('/?login=1');
    expect(run.screens()).toEqual(['login']);
  });

  it('opens the login when the login after a signup fails, with the address and the way on', async () => {
    const run = await visit('/?signup=1&next=%2Fchat');
    run.screen('signup').send({
      type: 'signup.submit',
      form: { email: 'ada@example.com', password: 'secret' },
    });
    await run.perform(done('register', { kind: 'registered' }));
    await run.perform(fault('requestTokens'));
    expect(run.history.urls).toEqual(['/?login=1&next=%2Fchat']);
    expect(run.screens()).toEqual(['login']);
    expect(run.screen('login').getSnapshot().context.credentials.email).toBe('ada@example.com');
    run.tell('session', { type: 'session.login', tokens });
    expect(run.context().signupEmail).toBe('');
  });

  it('A2 goes home once the account was left on the server, and stops what showed it', async () => {
    const run = await visit('/settings', true);
    const account = run.screen('account');
    await run.perform(done('listDevices', [thisDevice]));
    account.getSnapshot().children.devices.send({ type: 'devices.endAll' });
    await run.perform(done('endEverywhere'));
    expect(run.context().session).toEqual({ status: 'guest', ended: 'logout' });
    expect(run.history.urls).toEqual(['/']);
    expect(run.screen('account')).toBe(null);
    expect(account.getSnapshot().status).toBe('stopped');
  });

  it.each([true, false])(
    'A2 takes the end of a session for a logout where it was asked for: %s',
    async (isAskedFor) => {
      const run = await visit('/settings', true);
      await run.perform(done('listDevices', [thisDevice]));
      const { devices } = run.screen('account').getSnapshot().children;
      if (isAskedFor) devices.send({ type: 'devices.endAll' });
      run.send({ type: 'server.sessionEnded' });
      const ended = isAskedFor ? 'logout' : 'expired';
      expect(run.context().session).toEqual({ status: 'guest', ended });
      expect(run.history.urls).toEqual([isAskedFor ? '/' : '/?login=1&next=%2Fsettings']);
    },
  );

  it.each(['the answer', 'the end of the session'])(
    'A2 goes home and says that the account is deleted, by %s',
    async (first) => {
      const run = await visit('/settings', true);
      const { accountDeletion } = run.screen('account').getSnapshot().children;
      accountDeletion.send({ type: 'accountDeletion.ask' });
      accountDeletion.send({ type: 'accountDeletion.confirm', isTyped: true, password: 'secret' });
      if (first === 'the answer') await run.perform(done('deleteAccount', { kind: 'deleted' }));
      else run.send({ type: 'server.sessionEnded' });
      expect(run.context().session).toEqual({ status: 'guest', ended: 'deleted' });
      expect(run.alerts()).toEqual(['accountDeleted']);
      expect(run.history.urls).toEqual(['/']);
    },
  );

  it('goes home on logout, and clears chats, stream and catalogue', async () => {
    const run = await visit('/settings', true);
    run.tell('session', { type: 'session.logout' });
    expect(run.history.urls).toEqual(['/']);
    expect(run.alerts()).toEqual(['loggedOut']);
    expect(run.screens()).toEqual([]);
    expect(run.screen('chatList')?.getSnapshot().value).toBe('closed');
    expect(run.screen('eventStream')?.getSnapshot().value).toBe('closed');
    expect(run.world.inputsOf('loadFirstPage').length).toBe(2);
    await run.perform(fault('revokeTokens'));
    expect(run.actor.getSnapshot().status).toBe('active');
  });

  it('S4 keeps the way back when the session expires', async () => {
    const run = await visit('/settings', true);
    run.tell('session', { type: 'session.rejected', access: tokens.access });
    expect(run.history.urls).toEqual(['/?login=1&next=%2Fsettings']);
    expect(run.alerts()).toEqual(['sessionExpired']);
  });

  it('S4 opens the login over the page of a character, as guests see it', async () => {
    const run = await openChat();
    run.tell('session', { type: 'session.rejected', access: tokens.access });
    expect(run.history.url).toBe('/ines?login=1');
    expect(run.page().getSnapshot().value.page).toBe('preview');
    expect(run.alerts()).toEqual(['sessionExpired']);
  });

  it('S4 loads a character as guests see it when the session ends meanwhile', async () => {
    const run = await visit('/ines', true);
    run.tell('session', { type: 'session.rejected', access: tokens.access });
    expect(run.world.inputsOf('loadCharacter')).toHaveLength(2);
    await run.perform(done('loadCharacter', { kind: 'found', character: characterProfile(0) }));
    expect(run.history.url).toBe('/ines?login=1');
    expect(run.screen('chat')?.getSnapshot().value.page).toBe('preview');
  });

  it('S4 asks for the login, and says of no character that there is none, when the session ended', async () => {
    const run = await visit('/aldo', true);
    run.tell('session', { type: 'session.rejected', access: tokens.access });
    await run.perform(done('loadCharacter', { kind: 'missing' }));
    expect(run.history.url).toBe('/?login=1&next=%2Faldo');
    run.tell('navigation', { type: 'overlay.close' });
    run.tell('navigation', { type: 'navigation.go', to: '/nobody' });
    await run.perform(done('loadCharacter', { kind: 'missing' }));
    expect(run.child('navigation')?.getSnapshot().value).toBe('missing');
  });

  it('S4 treats a session that the server ended like one that expired', async () => {
    const run = await visit('/settings', true);
    run.screen('eventStream')?.send({
      type: 'stream.event',
      id: '1',
      event: { type: 'server.sessionEnded' },
    });
    expect(run.history.urls).toEqual(['/?login=1&next=%2Fsettings']);
    expect(run.world.inputsOf('revokeTokens')).toEqual([]);
  });

  it('S7 shows nothing of one account under another that takes its place', async () => {
    const run = await openChat();
    const conversation = run.page().getSnapshot().children.conversation;
    run.tell('session', { type: 'session.login', tokens: createTokens('2') });
    await run.perform(
      done('loadProfile', { kind: 'loaded', profile: createProfile({ id: 'user-2' }) }),
    );
    expect(conversation.getSnapshot().status).toBe('stopped');
    expect(run.page().getSnapshot().value.page).toBe('opening');
    expect(run.world.inputsOf('loadChats').length).toBe(2);
    expect(run.world.inputsOf('readEvents')).toEqual([
      { lastEventId: null },
      { lastEventId: null },
    ]);
    expect(run.context().profileId).toBe('user-2');
  });

  it('S7 puts away what one person was at as soon as another takes their place', async () => {
    const run = await visit('/settings?report=1', true);
    const { profileForm, report } = run.context().screens;
    run.tell('alerts', { type: 'alerts.show', alert: { content: 'profileSaved' } });
    const loads = run.world.inputsOf('loadFirstPage').length;
    run.tell('session', { type: 'session.login', tokens: createTokens('2') });
    expect(run.world.inputsOf('loadFirstPage').length).toBe(loads + 1);
    expect([profileForm, report].map((ref) => ref.getSnapshot().status)).toEqual([
      'stopped',
      'stopped',
    ]);
    expect(run.screens()).toEqual(['report', 'profileForm']);
    expect(run.alerts()).toEqual([]);
    expect(run.screen('chatList')?.getSnapshot().context.chats).toEqual([]);
    expect(run.screen('chatList')?.getSnapshot().value).toBe('loading');
    expect(run.world.inputsOf('readEvents').length).toBe(2);
    await run.perform(
      done('loadProfile', { kind: 'loaded', profile: createProfile({ id: 'user-2' }) }),
    );
    expect(run.world.inputsOf('loadFirstPage').length).toBe(loads + 1);
    expect(run.world.inputsOf('readEvents').length).toBe(2);
  });

  it('S7 leaves no alert of a session behind when that ends', async () => {
    const run = await visit('/', true);
    run.tell('alerts', { type: 'alerts.show', alert: { content: 'profileSaved' } });
    run.tell('session', { type: 'tokens.changed', tokens: null });
    expect(run.alerts()).toEqual(['loggedOut']);
  });

  it('S8 has session and stream begin anew when the device woke', async () => {
    const run = await visit('/', true);
    run.tell('page', { type: 'page.woke', sleptMs: 8 * 3_600_000 });
    expect(run.world.commands).toContainEqual({ type: 'stream.renew' });
    expect(run.world.inputsOf('refreshTokens').length).toBe(1);
  });

  it('S12 uncovers a page that was put away when the session is checked, and not before', async () => {
    const run = await visit('/settings', true);
    run.tell('page', { type: 'page.left' });
    expect(run.world.commands).toEqual([{ type: 'page.cover' }]);
    expect(run.screen('eventStream')?.getSnapshot().value).toBe('away');
    run.tell('page', { type: 'page.returned' });
    expect(run.world.commands.slice(1)).toEqual([{ type: 'page.uncover' }]);
    expect(run.screen('eventStream')?.getSnapshot().matches('reading')).toBe(true);
  });

  it('S12 stays covered while the session is unchecked, and shows a guest nothing', async () => {
    const run = await visit('/settings', true, true, { isStorageSilent: true });
    run.tell('page', { type: 'page.left' });
    run.tell('page', { type: 'page.returned' });
    expect(run.world.commands).toEqual([{ type: 'page.cover' }, { type: 'tokens.check' }]);
    run.tell('session', { type: 'tokens.changed', tokens: null });
    run.tell('session', { type: 'tokens.checked' });
    expect(run.screens()).toEqual([]);
    expect(run.world.commands.at(-1)).toEqual({ type: 'page.uncover' });
    expect(run.screen('eventStream')?.getSnapshot().value).toBe('closed');
  });

  it('S10 says once that the session is not kept', async () => {
    const run = await visit('/', true);
    run.tell('session', { type: 'tokens.failed' });
    run.tell('session', { type: 'tokens.failed' });
    expect(run.alerts()).toEqual(['sessionUnsaved']);
  });

  it('turns an unknown slug into a 404, and lets its actor go', async () => {
    const run = await visit('/nobody');
    expect(run.screens()).toEqual(['chat']);
    await run.perform(done('loadCharacter', { kind: 'missing' }));
    expect(run.child('navigation')?.getSnapshot().context.fault).toBe('/nobody');
    expect(run.screens()).toEqual([]);
    run.tell('navigation', { type: 'navigation.go', to: '/' });
    expect(run.child('navigation')?.getSnapshot().value).toBe('settled');
  });

  it('keeps the chat below an overlay, and changes it with the page', async () => {
    const run = await openChat();
    const before = run.page();
    run.tell('navigation', {
      type: 'overlay.open',
      name: 'report',
      params: { about: 'message:message-1' },
    });
    expect(run.page()).toBe(before);
    expect(run.screen('report').getSnapshot().context.subject).toEqual({
      kind: 'message',
      messageId: 'message-1',
    });
    run.tell('navigation', { type: 'navigation.go', to: '/rafael' });
    expect(run.page()).not.toBe(before);
    expect(before.getSnapshot().status).toBe('stopped');
    expect(run.screens()).toEqual(['chat']);
    expect(run.world.inputsOf('loadCharacter')).toEqual([{ slug: 'ines' }, { slug: 'rafael' }]);
  });

  it('shows a character’s profile over the catalogue, one at a time', async () => {
    const run = await visit('/');
    const open = (about: string) =>
      run.tell('navigation', { type: 'overlay.open', name: 'profile', params: { about } });
    open('bot:ines');
    const before = run.screen('characterProfile');
    expect(run.screens()).toEqual(['characterProfile']);
    open('bot:rafael');
    expect(before.getSnapshot().status).toBe('stopped');
    expect(run.world.inputsOf('loadCharacter')).toEqual([{ slug: 'ines' }, { slug: 'rafael' }]);
    run.tell('navigation', { type: 'overlay.close' });
    expect(run.screens()).toEqual([]);
  });

  it('shows of a character at once what the wall knows', async () => {
    const run = await visit('/');
    await run.perform(done('loadFirstPage', { characters: someCharacters(5), next: null }));
    run.tell('navigation', {
      type: 'overlay.open',
      name: 'profile',
      params: { about: 'bot:rafael' },
    });
    expect(run.screen('characterProfile').getSnapshot().context).toMatchObject({
      card: someCharacter(3),
      character: null,
    });
    run.tell('navigation', { type: 'navigation.go', to: '/ines' });
    expect(run.screen('chat').getSnapshot().context).toMatchObject({
      card: someCharacter(0),
      character: null,
    });
    run.tell('navigation', { type: 'navigation.go', to: '/hiroko' });
    expect(run.screen('chat').getSnapshot().context).toMatchObject({ card: null, character: null });
  });

  it('closes the report once it is sent, and thanks', async () => {
    const run = await visit('/', true);
    run.tell('navigation', { type: 'overlay.open', name: 'report' });
    run
      .screen('report')
      .send({ type: 'report.submit', form: { reason: 'other', text: 'Hm', email: '' } });
    await run.perform(done('sendReport', { kind: 'sent', isAnswered: true }));
    expect(run.history).toMatchObject({ url: '/', index: 0 });
    expect(run.screens()).toEqual([]);
    expect(run.alerts()).toEqual(['reportSent']);
  });

  it('promises an answer only where there is somewhere to send it', async () => {
    const run = await visit('/');
    run.tell('navigation', { type: 'overlay.open', name: 'report' });
    const form = { reason: 'other', text: 'Hm', email: '' };
    run.screen('report').send({ type: 'report.submit', form });
    await run.perform(done('sendReport', { kind: 'sent', isAnswered: false }));
    expect(run.alerts()).toEqual(['reportKept']);
  });

  it('keeps a saved profile and says so', async () => {
    const run = await visit('/settings', true);
    const saved = createProfile({ name: 'Grace' });
    run
      .screen('profileForm')
      .send({ type: 'profileForm.submit', form: { name: 'Grace', age: 36 } });
    await run.perform(done('updateProfile', { kind: 'saved', profile: saved }));
    expect(run.context().session).toEqual({ status: 'authorized', profile: saved });
    expect(run.alerts()).toEqual(['profileSaved']);
  });

  it('lets Back leave the offer at once: the discount is kept for who closes it', async () => {
    const run = await visit('/settings', true);
    const open = async () => {
      run.tell('navigation', { type: 'overlay.open', name: 'pw', params: { from: 'counter' } });
      run
        .screen('desiresOffer')
        .send({ type: 'intents.loaded', intents: [], isDiscountAsked: false });
      await run.perform(done('loadOffers', createOfferList()));
    };
    await open();
    run.history.back();
    expect(run.history.url).toBe('/settings');
    expect(run.screen('desiresOffer')).toBe(null);
    expect(run.world.inputsOf('openDiscount')).toHaveLength(0);
    await open();
    run.screen('desiresOffer').send({ type: 'offer.close' });
    await run.perform(done('openDiscount', discount));
    expect(run.screen('desiresOffer').getSnapshot().value).toBe('discounted');
    run.history.back();
    expect(run.screen('desiresOffer')).toBe(null);
  });

  it('leads from the daily limit to the offer, over the chat', async () => {
    const run = await openChat();
    const conversation = run.page().getSnapshot().children.conversation;
    run.write('a');
    await run.perform(done('sendMessage', { kind: 'refused', reason: 'dailyLimit' }));
    expect(run.history.url).toBe('/ines?premium=1&from=dailyLimit');
    expect(conversation.getSnapshot().context.outboxMessages.length).toBe(1);
  });

  it('opens a locked character by itself once premium is there, and no chat anew', async () => {
    const run = await visit('/ines', true);
    await run.perform(done('loadCharacter', { kind: 'found', character: characterProfile(0) }));
    await run.perform(done('openChat', { kind: 'premium' }));
    const asked = () => run.world.inputsOf('openChat').length;
    const receive = (changes: object) =>
      run.tell('session', { type: 'profile.received', profile: createProfile(changes) });
    receive({ desires: 100 });
    expect(run.screen('chat').getSnapshot().value.page).toBe('locked');
    receive({ hasSubscription: true });
    expect(asked()).toBe(2);
    await run.perform(done('openChat', { kind: 'opened', chat }));
    expect(run.screen('chat').getSnapshot().value.page).toEqual({ open: 'staying' });
    receive({ hasSubscription: false });
    receive({ hasSubscription: true });
    expect(asked()).toBe(2);
  });

  it('C1 sends what was written in a chat that is left', async () => {
    const run = await openChat();
    run.screen('eventStream')?.send({ type: 'network.offline' });
    run.send({ type: 'network.offline' });
    run.write('a');
    run.tell('navigation', { type: 'navigation.go', to: '/' });
    expect(run.screen('chat')).toBe(null);
    expect(run.world.inputsOf('sendMessage')).toEqual([]);
    run.send({ type: 'network.online' });
    run.takeTurn();
    expect(run.world.inputsOf('sendMessage')).toEqual([
      { chatId: 'chat-1', clientId: 'a', text: 'a' },
    ]);
    const message = createMessage(2, { author: 'user', clientId: 'a' });
    run.screen('eventStream')?.send({
      type: 'stream.event',
      id: null,
      event: { type: 'server.message', message },
    });
    expect(run.outbox().getSnapshot().context.outboxMessages).toEqual([]);
  });

  it('C1 S7 sends nothing of one person for the next, who has an outbox of their own', async () => {
    const run = await openChat();
    run.write('a');
    const first = run.outbox();
    const call = run.world.calls.find(({ id }) => id === 'sendMessage');
    run.tell('session', { type: 'session.login', tokens: createTokens('2') });
    expect(first.getSnapshot().status).toBe('stopped');
    expect(call?.signal.aborted).toBe(true);
    await run.perform(done('loadOutbox', heldOutbox(run.world)));
    expect(run.outbox()).not.toBe(first);
    expect(run.outbox().getSnapshot().context.outboxMessages).toEqual([]);
    run.tell('session', { type: 'session.logout' });
    expect(run.child('outbox')?.getSnapshot()).toMatchObject({
      value: 'closed',
      context: { outbox: null },
    });
  });

  it('shows what waits in an outbox that comes later than the chat', async () => {
    const run = await visit('/ines', true);
    await run.perform(done('loadCharacter', { kind: 'found', character: characterProfile(0) }));
    await run.perform(done('openChat', { kind: 'opened', chat }));
    const conversation = run.screen('chat').getSnapshot().children.conversation;
    conversation.send({ type: 'chat.send', clientId: 'a', writtenAt: 1, text: 'a' });
    expect(conversation.getSnapshot().context).toMatchObject({ draft: 'a', outboxMessages: [] });
    await run.perform(done('loadOutbox', heldOutbox(run.world)));
    run.child('outbox')?.getSnapshot().context.outbox.send({
      type: 'queue.read',
      outboxMessages: [],
      now: 0,
    });
    const { draft, outboxMessages } = conversation.getSnapshot().context;
    expect([draft, outboxMessages.map(({ id }: { id: string }) => id)]).toEqual(['', ['a']]);
  });

  it('puts a chat that was begun anew in the place of the old one, in list and page', async () => {
    const run = await openChat();
    run.screen('chatList')?.send({ type: 'chat.changed', chat });
    const fresh = createChat({ id: 'chat-2', character: chat.character });
    const conversation = run.page().getSnapshot().children.conversation;
    conversation.send({ type: 'chat.restart' });
    conversation.send({ type: 'chat.confirm' });
    await run.perform(done('restartChat', fresh));
    expect(run.screen('chatList')?.getSnapshot().context.chats).toEqual([fresh]);
    expect(run.page().getSnapshot().context.chat).toEqual(fresh);
    expect(run.world.inputsOf('loadHistory').map((input) => JSON.stringify(input))).toEqual(
      ['chat-1', 'chat-2'].map((chatId) => JSON.stringify({ chatId, cursor: null })),
    );
  });

  it('goes with a key from chat to chat, in the order of the list', async () => {
    const run = await openChat();
    const other = createChat({
      id: 'chat-2',
      character: someCharacter(1),
      updatedAt: '2026-01-01T00:00:00.000Z',
    });
    for (const changed of [other, chat])
      run.screen('chatList')?.send({ type: 'chat.changed', chat: changed });
    const [first] = run.screen('chatList')?.getSnapshot().context.chats ?? [];
    const step = first.id === chat.id ? 1 : -1;
    run.tell('shortcuts', { type: 'shortcut.chatWanted', step });
    expect(run.history.url).toBe(`/${someCharacter(1).slug}`);
    run.tell('shortcuts', { type: 'shortcut.chatWanted', step: -step });
    expect(run.history.url).toBe('/ines');
    expect(run.history.urls).toEqual(['/ines', `/${someCharacter(1).slug}`, '/ines']);
  });

  it('says "Failed to start new chat" when a chat cannot be opened', async () => {
    const run = await visit('/ines', true);
    await run.perform(done('loadCharacter', { kind: 'found', character: characterProfile(0) }));
    await run.perform(fault('openChat'));
    expect(run.alerts()).toEqual(['chatStartFailed']);
  });

  it('carries what the stream tells to whom it concerns', async () => {
    const run = await openChat();
    const stream = (id: number, event: object) =>
      run.screen('eventStream')?.send({ type: 'stream.event', id: String(id), event });
    stream(1, { type: 'server.message', message: createMessage(1) });
    stream(2, { type: 'server.replyStarted', chatId: 'chat-1', messageId: 'm', seq: 2 });
    stream(3, {
      type: 'server.replyDelta',
      chatId: 'chat-1',
      messageId: 'm',
      offset: 0,
      text: 'Hi',
    });
    stream(4, { type: 'server.chat', chat: { ...chat, unread: 3 } });
    stream(5, { type: 'server.balance', desires: 42, version: 1 });
    const { context } = run.page().getSnapshot().children.conversation.getSnapshot();
    expect(context).toMatchObject({
      chat: { ...chat, unread: 3 },
      messages: [createMessage(1)],
      reply: { messageId: 'm', seq: 2, text: 'Hi' },
    });
    expect(run.screen('chatList')?.getSnapshot().context.chats).toEqual([{ ...chat, unread: 3 }]);
    expect(run.context().session.profile.desires).toBe(42);
    stream(6, { type: 'server.profile', profile: createProfile({ hasSubscription: true }) });
    expect(run.context().session.profile.hasSubscription).toBe(true);
    stream(7, { type: 'server.chatRemoved', chatId: 'chat-1' });
    expect(run.screen('chatList')?.getSnapshot().context.chats).toEqual([]);
    expect(run.page().getSnapshot().value.page).toEqual({ open: 'parting' });
  });

  it('asks a guest who taps a heart to log in, keeps it after that, and opens the profile again', async () => {
    const profileUrl = '/?profile=1&about=bot%3Aines';
    const run = await visit(profileUrl);
    run.tell('favourites', { type: 'favourite.toggle', slug: 'ines' });
    expect(run.screens()).toEqual(['login']);
    run.tell('session', { type: 'session.login', tokens });
    expect(run.world.inputsOf('saveFavourite')).toEqual([{ slug: 'ines', isFavourite: true }]);
    expect(run.history.url).toBe(profileUrl);
    expect(run.screens()).toEqual(['characterProfile']);
  });

  it('forgets a tapped heart when the guest closes the login, not when it turns to the signup', async () => {
    const run = await visit('/');
    const wish = () => run.child('favourites')?.getSnapshot().context.wish;
    run.tell('favourites', { type: 'favourite.toggle', slug: 'ines' });
    run.tell('navigation', { type: 'overlay.open', name: 'signup' });
    expect(wish()).toBe('ines');
    run.tell('navigation', { type: 'overlay.close' });
    expect(run.history.url).toBe('/');
    expect(wish()).toBe(null);
  });

  it('S7 forgets the favourites with the session, and follows those of the next', async () => {
    const run = await visit('/', true);
    await run.perform(done('loadFavourites', ['ines']));
    run.tell('session', { type: 'session.login', tokens: createTokens('2') });
    await run.perform(
      done('loadProfile', { kind: 'loaded', profile: createProfile({ id: 'user-2' }) }),
    );
    const slugs = () => run.child('favourites')?.getSnapshot().context.slugs;
    expect(slugs()).toEqual([]);
    await run.perform(done('loadFavourites', ['rafael']));
    expect(slugs()).toEqual(['rafael']);
    run.tell('session', { type: 'session.logout' });
    expect(run.child('favourites')?.getSnapshot().value).toBe('closed');
    expect(slugs()).toEqual([]);
  });

  it('follows a heart of another tab, and reads all again when the stream missed something', async () => {
    const run = await visit('/', true);
    await run.perform(done('loadFavourites', []));
    const stream = (event: object) =>
      run.screen('eventStream')?.send({ type: 'stream.event', id: null, event });
    stream({ type: 'server.favourite', slug: 'ines', isFavourite: true });
    expect(run.child('favourites')?.getSnapshot().context.slugs).toEqual(['ines']);
    stream({ type: 'server.ready', resync: false });
    expect(run.world.inputsOf('loadFavourites').length).toBe(1);
    stream({ type: 'server.ready', resync: true });
    expect(run.world.inputsOf('loadFavourites').length).toBe(2);
  });

  it('tries the catalogue again when the network is back', async () => {
    const run = await visit('/', false, false);
    await run.perform(fault('loadFirstPage'));
    await run.perform({ type: 'network.online' });
    expect(run.world.inputsOf('loadFirstPage').length).toBe(2);
  });

  it('shows without a line the profile that the device kept, and asks on', async () => {
    const run = await visit('/', true, false, { isUnreachable: true });
    expect(run.context()).toMatchObject({
      session: { status: 'authorized', profile },
      profileId: profile.id,
    });
    expect(run.child('session')?.getSnapshot().matches({ authorized: 'unreachable' })).toBe(true);
    await run.perform({ type: 'network.online' });
    expect(run.world.inputsOf('loadProfile').length).toBe(2);
  });

  it('opens a chat at the message of the address, and goes to another one there', async () => {
    const run = await openChat(`/ines?message=${messageId(1)}`);
    const goals = () => run.world.inputsOf('loadAround');
    const to = (number: number) => ({ chatId: chat.id, messageId: messageId(number) });
    const go = (url: string) => run.tell('navigation', { type: 'navigation.go', to: url });
    expect(goals()).toEqual([to(1)]);
    go(`/ines?message=${messageId(2)}`);
    expect(goals()).toEqual([to(1), to(2)]);
    go(`/ines?message=${messageId(2)}`);
    expect(goals()).toEqual([to(1), to(2), to(2)]);
  });

  it('follows no message of an address that is none, nor again for an overlay', async () => {
    const run = await openChat('/ines?message=1');
    const go = (url: string) => run.tell('navigation', { type: 'navigation.go', to: url });
    expect(run.world.inputsOf('loadAround')).toEqual([]);
    go(`/ines?message=${messageId(1)}`);
    go(`/ines?message=${messageId(1)}&report=1&about=message:1`);
    run.tell('navigation', { type: 'overlay.close' });
    expect(run.history.url).toBe(`/ines?message=${messageId(1)}`);
    expect(run.world.inputsOf('loadAround').length).toBe(1);
    go('/ines');
    expect(run.world.inputsOf('loadAround').length).toBe(1);
  });

  it('C6 reads lists and profile again when the stream missed something', async () => {
    const run = await openChat();
    await run.perform(done('loadHistory', { messages: [], older: null, newer: null }));
    const ready = (resync: boolean) =>
      run.screen('eventStream')?.send({
        type: 'stream.event',
        id: null,
        event: { type: 'server.ready', resync },
      });
    ready(false);
    expect(run.world.inputsOf('reloadProfile').length).toBe(0);
    ready(true);
    expect(run.world.inputsOf('reloadProfile').length).toBe(1);
    expect(run.world.inputsOf('loadChats').length).toBe(2);
    expect(run.world.inputsOf('catchUp').length).toBe(1);
  });

  it('C6 reads the wall and the list of one’s own again when the stream missed something', async () => {
    const run = await visit('/?create=1', true);
    await run.perform(done('loadFirstPage', { characters: [], next: null }));
    run.screen('create').send({ type: 'draft.loaded', clientId: 'intent-1', draft: null });
    await run.perform(fault('listPersonas'));
    const ready = (resync: boolean) =>
      run.screen('eventStream')?.send({
        type: 'stream.event',
        id: null,
        event: { type: 'server.ready', resync },
      });
    ready(false);
    expect(run.world.inputsOf('rereadFirstPage').length).toBe(0);
    ready(true);
    expect(run.world.inputsOf('rereadFirstPage').length).toBe(1);
    expect(run.world.inputsOf('listPersonas').length).toBe(2);
  });

  it('C7 begins the stream anew for a gap that a conversation found', async () => {
    const run = await openChat();
    run.screen('eventStream')?.send({
      type: 'stream.event',
      id: '8',
      event: {
        type: 'server.replyDelta',
        chatId: 'chat-1',
        messageId: 'm',
        offset: 9,
        text: 'x',
      },
    });
    expect(run.world.commands).toContainEqual({ type: 'stream.renew' });
  });

  it('follows the network, and tells session and stream', async () => {
    const run = await visit('/', true, false);
    expect(run.value()).toBe('offline');
    await run.perform({ type: 'network.online' });
    expect(run.value()).toBe('online');
    await run.perform({ type: 'network.offline' });
    expect(run.screen('eventStream')?.getSnapshot().value).toBe('offline');
    run.tell('session', { type: 'token.rejected', access: tokens.access });
    await run.perform(fault('refreshTokens'));
    await run.perform({ type: 'network.online' });
    expect(run.world.inputsOf('refreshTokens').length).toBe(2);
    expect(run.world.inputsOf('readEvents').length).toBe(2);
  });

  it('finds every long-lived actor by its name in the system', async () => {
    const run = await visit('/');
    for (const name of [
      'session',
      'navigation',
      'alerts',
      'locale',
      'theme',
      'shortcuts',
      'ageGate',
      'catalogue',
      'favourites',
      'outbox',
    ])
      expect(run.actor.system.get(name)).toBe(run.child(name));
  });
});

describe('a page that was fetched ahead', () => {
  const here: VisitEvent = {
    type: 'visit.changed',
    visit: {
      isAdult: true,
      isOnline: true,
      person: null,
      locale: 'en',
      path: '/',
      rules: routeRules,
    },
  };
  const character = { route: 'character', locale: 'en', character: characterProfile(0) };
  const ahead = async (loggedIn = false, path = '/ines', payload: object = character) => {
    const run = await visit('/', loggedIn);
    const prefetch = prefetchMachine.provide({
      actors: {
        visit: fromCallback(({ sendBack }) => sendBack(here)),
        network: run.world.port(),
        links: fromCallback(({ sendBack }) =>
          sendBack({ type: 'link.wanted', path, isPointed: true }),
        ),
        preload: preloadMachine.provide({ actors: { fetchPage: run.world.held() } }),
      },
    });
    run.send({ type: 'prefetch.arrived', prefetch: createActor(prefetch).start() });
    await run.perform(done('fetchPage', { kind: 'fetched', payload }));
    return run;
  };
  const page = (run: Awaited<ReturnType<typeof visit>>) => run.screen('chat').getSnapshot();

  it('is there at once when a guest goes there, and nobody asks for the character', async () => {
    const run = await ahead();
    run.tell('navigation', { type: 'navigation.go', to: '/ines' });
    expect(page(run)).toMatchObject({
      value: { page: 'preview' },
      context: { character: characterProfile(0) },
    });
    expect(run.world.inputsOf('loadCharacter')).toEqual([]);
  });

  it('brings a member straight to the opening of the chat', async () => {
    const run = await ahead(true);
    run.tell('navigation', { type: 'navigation.go', to: '/ines' });
    expect(page(run)).toMatchObject({
      value: { page: 'opening' },
      context: { character: characterProfile(0) },
    });
    expect(run.world.inputsOf('loadCharacter')).toEqual([]);
  });

  it('is the text of the blog where that was fetched, and nobody asks for it', async () => {
    const reading = { kind: 'article', locale: 'en', article };
    const payload = { route: 'blog', locale: 'en', reading };
    const run = await ahead(false, '/blog/first-evening', payload);
    run.tell('navigation', { type: 'navigation.go', to: '/blog/first-evening' });
    expect(run.screen('blog').getSnapshot()).toMatchObject({
      value: 'shown',
      context: { reading },
    });
    expect(run.world.inputsOf('loadReading')).toEqual([]);
  });

  it('is there at once in the profile over the wall', async () => {
    const run = await ahead();
    run.tell('navigation', { type: 'navigation.go', to: '/?profile=1&about=bot%3Aines' });
    expect(run.screen('characterProfile').getSnapshot().value).toBe('shown');
    expect(run.world.inputsOf('loadCharacter')).toEqual([]);
  });

  it.each([true, false])('is asked for as ever when nothing came, fetching %s', async (isAhead) => {
    const run = isAhead ? await ahead() : await visit('/');
    run.tell('navigation', { type: 'navigation.go', to: '/tomasz' });
    expect(page(run).value.page).toBe('loadingCharacter');
    expect(run.world.inputsOf('loadCharacter')).toEqual([{ slug: 'tomasz' }]);
  });
});

describe('app, news on their way', () => {
  const shown = (run: Awaited<ReturnType<typeof visit>>): string[] =>
    run
      .child('catalogue')
      ?.getSnapshot()
      .context.characters.map(({ id }: { id: string }) => id);

  it.each([
    [
      'made here',
      { type: 'persona.created', character: aldo.character },
      [aldo.character.id, someCharacter(0).id, someCharacter(1).id],
    ],
    [
      'told by the line',
      { type: 'server.persona', persona: aldo },
      [aldo.character.id, someCharacter(0).id, someCharacter(1).id],
    ],
    [
      'changed here',
      { type: 'persona.changed', character: { ...someCharacter(1), name: 'New' } },
      [someCharacter(0).id, someCharacter(1).id],
    ],
    ['removed here', { type: 'persona.removed', id: someCharacter(1).id }, [someCharacter(0).id]],
    [
      'removed elsewhere',
      { type: 'server.personaRemoved', id: someCharacter(0).id, slug: someCharacter(0).slug },
      [someCharacter(1).id],
    ],
  ])('brings a character that was %s to the wall', async (_, news, ids) => {
    const run = await visit('/', true);
    await run.perform(done('loadFirstPage', { characters: someCharacters(2), next: 'c1' }));
    run.send(news);
    expect(shown(run)).toEqual(ids);
  });

  it('reads the wall anew when that is asked for', async () => {
    const run = await visit('/', true);
    await run.perform(done('loadFirstPage', { characters: someCharacters(2), next: null }));
    run.send({ type: 'catalogue.reload' });
    expect(run.world.inputsOf('loadFirstPage').length).toBe(2);
  });

  it('says that an address is confirmed, now or before, and reads the profile anew then', async () => {
    const run = await visit('/', true);
    run.send({ type: 'email.confirmed', profile: { ...profile, isEmailConfirmed: true } });
    run.send({ type: 'email.confirmedBefore' });
    expect(run.alerts()).toEqual(['emailConfirmed', 'emailConfirmedBefore']);
    expect(run.world.inputsOf('reloadProfile').length).toBe(1);
    await run.perform(done('reloadProfile', { kind: 'loaded', profile }));
    run.send({ type: 'purchase.settled' });
    expect(run.world.inputsOf('reloadProfile').length).toBe(2);
  });

  it('shows a text of the blog that is not there as a page that is missing', async () => {
    const run = await visit('/blog/none');
    run.send({ type: 'blog.missing', id: 'none' });
    expect(run.child('navigation')?.getSnapshot().value).toBe('missing');
  });

  it('closes an offer', async () => {
    const run = await visit('/?pw=1', true);
    run.send({ type: 'offer.closed' });
    expect(run.history.urls).toEqual(['/']);
  });

  it('gives the open chat what the line and the outbox tell of its messages', async () => {
    const run = await openChat();
    const conversation = run.page().getSnapshot().children.conversation;
    const of = { chatId: chat.id, messageId: 'message-1' };
    const message = createMessage(1, { chatId: chat.id });
    run.send({ type: 'server.messageEdited', ...of, message });
    run.send({ type: 'server.messageDeleted', ...of, replacedBy: null });
    run.send({ type: 'server.replySnapshot', ...of, messageId: 'message-2', seq: 2, text: 'And' });
    run.send({ type: 'outbox.sent', message, replyId: 'message-2' });
    run.send({ type: 'outbox.returned', characterId: chat.character.id, text: 'Give it back' });
    const { context } = conversation.getSnapshot();
    expect(context.draft).toBe('Give it back');
    expect(context.reply).toMatchObject({ messageId: 'message-2', text: 'And' });
  });

  it('goes on where what looks after the page later fails', async () => {
    const offlineCopy = deferred<void>();
    const run = startRun({
      machine: (world) =>
        held(world, new FakeHistory('/')).provide({
          actors: { offlineCopy: fromPromise(() => offlineCopy.promise) },
        }),
      input: () => ({
        isAdult: true,
        locale: 'en',
        theme: 'system',
        areShortcutsOn: true,
        isOnline: true,
      }),
    });
    offlineCopy.reject(new Error('It failed'));
    await offlineCopy.promise.catch(() => undefined);
    await Promise.resolve();
    expect([run.value(), run.faults]).toEqual(['online', []]);
  });
});
