import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import type { AnyActorLogic, AnyEventObject, EventObject } from 'xstate';
import { deadline } from '../../src/browser/deadline';
import { intentStorage } from '../../src/browser/intentStorage';
import { cachedAnswerStorage } from '../../src/browser/cachedAnswerStorage';
import { leave } from '../../src/browser/leave';
import type { Intent } from '../../src/machines/payment/intent';
import { purchaseId } from '../support/fixtures/offers';
import { brokenStore, memoryStore } from '../support/memoryStore';

/** Runs a port below an owner that keeps what it says. */
const open = (logic: AnyActorLogic, input?: object) => {
  const said: EventObject[] = [];
  const owner = createActor(
    setup({ actors: { port: logic } }).createMachine({
      invoke: { id: 'port', src: 'port', input },
      on: { '*': { actions: ({ event }) => said.push(event) } },
    }),
  ).start();
  return {
    said,
    send: (event: AnyEventObject) => owner.getSnapshot().children['port']?.send(event),
    stop: () => owner.stop(),
  };
};

describe('the storage of what is about to be bought', () => {
  const desires: Intent = {
    clientId: '0190a5c0-0000-7000-8000-00000000000a',
    offerId: 'desires-350',
    kind: 'desires',
    method: 'card',
    returnPath: '/ines',
    purchaseId: null,
    hasPaid: false,
  };
  const premium: Intent = { ...desires, kind: 'premium', offerId: 'premium-month', purchaseId };
  const keep = (intent: Intent) => ({ type: 'intent.keep', intent });
  const loaded = (intents: readonly Intent[], isDiscountAsked = false) => [
    { type: 'intents.loaded', intents, isDiscountAsked },
  ];
  const openStorage = (
    store: ReturnType<typeof memoryStore>['store'] | null,
    user: string | null,
  ) => open(intentStorage(store, () => user));

  it('M1 keeps one purchase of each kind for who comes back, and for nobody else', () => {
    const { store } = memoryStore();
    const storage = openStorage(store, 'ada');
    expect(storage.said).toEqual(loaded([]));
    storage.send(keep({ ...desires, offerId: 'desires-150' }));
    storage.send(keep(desires));
    storage.send(keep(premium));
    expect(openStorage(store, 'ada').said).toEqual(loaded([premium, desires]));
    for (const other of ['bob', null]) expect(openStorage(store, other).said).toEqual(loaded([]));
  });

  it('M2 forgets what has come to its end, and no other purchase', () => {
    const { store } = memoryStore();
    const storage = openStorage(store, 'ada');
    storage.send(keep(desires));
    storage.send(keep(premium));
    storage.send({ type: 'intent.forget', purchaseId: 'another' });
    storage.send({ type: 'intent.forget', purchaseId });
    expect(openStorage(store, 'ada').said).toEqual(loaded([desires]));
  });

  it('remembers that the discount was asked for', () => {
    const { store } = memoryStore();
    openStorage(store, 'ada').send({ type: 'discount.asked' });
    expect(openStorage(store, 'ada').said).toEqual(loaded([], true));
    expect(openStorage(store, 'bob').said).toEqual(loaded([]));
  });

  it('goes at logout', () => {
    const { store, items } = memoryStore();
    const storage = openStorage(store, 'ada');
    storage.send(keep(desires));
    storage.send({ type: 'discount.asked' });
    cachedAnswerStorage(store).wipeOthers(null);
    expect(items()).toEqual({});
  });

  it('keeps nothing without a user', () => {
    const { store, items } = memoryStore();
    const storage = openStorage(store, null);
    storage.send(keep(desires));
    storage.send({ type: 'discount.asked' });
    storage.send({ type: 'intent.forget', purchaseId });
    expect(items()).toEqual({});
  });

  it.each([
    '{',
    'null',
    JSON.stringify({ ...desires, clientId: 'a' }),
    JSON.stringify({ ...desires, method: 'cheque' }),
    JSON.stringify({ ...desires, purchaseId: '../profile' }),
  ])('S10 takes what it cannot read for nothing: %s', (text) => {
    const { store } = memoryStore({ 'kept:ada:payment.desires': text });
    expect(openStorage(store, 'ada').said).toEqual(loaded([]));
  });

  it.each([null, brokenStore])('S10 answers where storage refuses', (store) => {
    const storage = openStorage(store, 'ada');
    storage.send(keep(desires));
    expect(storage.said).toEqual(loaded([]));
  });
});

describe('the clock of a price', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const watch = (leftMs: number | null) => {
    const document = new EventTarget();
    const page = {
      document,
      setTimeout: (step: () => void, ms: number) => Number(setTimeout(step, ms)),
      clearTimeout: (timer: number) => clearTimeout(timer),
    };
    const endsAt = leftMs === null ? null : Date.now() + leftMs;
    const look = () => document.dispatchEvent(new Event('visibilitychange'));
    return { ...open(deadline(page, Date.now), { endsAt }), look };
  };
  const near = (minutes: number) => ({ type: 'deadline.near', minutes });
  const passed = { type: 'deadline.passed' };

  it('says each minute once, and when there is none left', () => {
    const { said } = watch(150_000);
    expect(said).toEqual([near(3)]);
    vi.advanceTimersByTime(29_999);
    expect(said).toEqual([near(3)]);
    vi.advanceTimersByTime(1);
    expect(said).toEqual([near(3), near(2)]);
    vi.advanceTimersByTime(119_999);
    expect(said).toEqual([near(3), near(2), near(1)]);
    vi.advanceTimersByTime(1);
    expect(said).toEqual([near(3), near(2), near(1), passed]);
  });

  it('tells who wakes up after the end, and who looks again before it nothing twice', () => {
    const { said, look } = watch(90_000);
    look();
    expect(said).toEqual([near(2)]);
    vi.setSystemTime(Date.now() + 3_600_000);
    look();
    expect(said).toEqual([near(2), passed]);
  });

  it.each([
    ['an end that is past', -1, [passed]],
    ['no end', null, []],
  ])('says nothing but the truth at %s', (_what, leftMs, facts) => {
    const { said } = watch(leftMs);
    vi.advanceTimersByTime(3_600_000);
    expect(said).toEqual(facts);
  });

  it('stops with what it was for', () => {
    const { said, look, stop } = watch(90_000);
    stop();
    look();
    expect(vi.getTimerCount()).toBe(0);
    expect(said).toEqual([near(2)]);
  });
});

describe('the way to the checkout', () => {
  const goTo = async (url: string | null) => {
    const gone: string[] = [];
    const location = { assign: (href: string | URL) => void gone.push(String(href)) };
    const { said } = open(leave(location), { url });
    await Promise.resolve();
    return { gone, said: said.map(({ type }) => type) };
  };

  it('is gone once, and nothing is said of it here', async () => {
    const url = 'https://checkout.test/pay?id=1';
    expect(await goTo(url)).toEqual({ gone: [url], said: [] });
    expect(await goTo('http://127.0.0.1/sandbox')).toMatchObject({ said: [] });
  });

  it.each([null, '', '/sandbox', 'javascript:alert(1)', 'data:text/html,hello'])(
    'does not lead to %s',
    async (url) => {
      expect(await goTo(url)).toEqual({ gone: [], said: ['xstate.error.actor.port'] });
    },
  );
});
