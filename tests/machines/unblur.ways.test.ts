import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import type { UnblurInput } from '../../src/machines/unblur/unblurMachine';
import { done, fault, startRun } from '../support/machines';
import { member, unblurRun } from './unblurRun';

const imageUrl = '/media/ines-1?expires=1&signature=a';
const fresh = '/media/ines-1?expires=2&signature=b';
const request = { type: 'unblur.request' };
const shown = { type: 'picture.shown' };
const broken = { type: 'picture.broken' };
const retry = { type: 'picture.retry' };
const revealed = done('unblurImage', { kind: 'revealed', imageUrl });
const renewed = done('renewImage', { kind: 'revealed', imageUrl: fresh });
const allow = (allowance: UnblurInput['allowance']) => ({ type: 'allowance.changed', allowance });

async function after(events: readonly AnyEventObject[], input: Partial<UnblurInput> = {}) {
  const run = startRun(unblurRun(input));
  await run.performAll(events);
  const snapshot = run.actor.getSnapshot();
  return {
    ...run,
    tags: ['veiled', 'busy', 'failed', 'lost'].filter((tag) => snapshot.hasTag(tag)),
  };
}

describe('a picture shows', () => {
  const unknown = { allowance: { status: 'unknown' } } as const;

  it.each([
    ['its veil', [], {}, 'veiled', ['veiled'], null],
    ['that it is asked for', [request], {}, 'requesting', ['veiled', 'busy'], null],
    ['what it costs', [request], { allowance: member(2) }, 'paywalled', ['veiled'], 402],
    [
      'that it is gone',
      [request, done('unblurImage', { kind: 'gone' })],
      {},
      'refused',
      ['veiled'],
      null,
    ],
    [
      'that nothing is known of the visitor',
      [request],
      unknown,
      { failed: 'unknown' },
      ['veiled', 'failed'],
      500,
    ],
    [
      'that no answer came',
      [request, fault('unblurImage')],
      {},
      { failed: 'broken' },
      ['veiled', 'failed'],
      null,
    ],
    ['itself, once it is there', [request, revealed], {}, { revealed: 'opening' }, [], null],
    ['itself', [request, revealed, shown], {}, { revealed: 'shown' }, [], null],
    ['itself, where it came clear', [], { imageUrl }, { revealed: 'shown' }, [], null],
    [
      'that it is fetched anew',
      [request, revealed, broken],
      {},
      { revealed: 'renewing' },
      ['busy'],
      null,
    ],
    [
      'that it could not be loaded',
      [request, revealed, broken, fault('renewImage')],
      {},
      { revealed: 'lost' },
      ['lost'],
      null,
    ],
  ] as const)('%s', async (_, events, input, value, tags, status) => {
    const run = await after(events, input);
    expect(run.value()).toEqual(value);
    expect(run.tags).toEqual(tags);
    expect(run.context().status).toBe(status);
  });
});

describe('what stood in the way', () => {
  it('is forgotten with the means to pay', async () => {
    const run = await after([request, allow(member(3))], { allowance: member(2) });
    expect([run.value(), run.context().status]).toEqual(['veiled', null]);
  });

  it('is forgotten with the profile', async () => {
    const run = await after([request, allow(member(0))], { allowance: { status: 'unknown' } });
    expect([run.value(), run.context().status]).toEqual(['veiled', null]);
    expect(run.context().allowance).toEqual(member(0));
  });

  it('stays while nobody knows who looks', async () => {
    const run = await after([request, allow({ status: 'guest' })], {
      allowance: { status: 'unknown' },
    });
    expect([run.value(), run.context().status]).toEqual([{ failed: 'unknown' }, 500]);
    expect(run.context().allowance).toEqual({ status: 'guest' });
  });
});

describe('an address that has expired', () => {
  const lost = [request, revealed, shown, broken, fault('renewImage')];

  it('is told to the page once it is another', async () => {
    const run = await after([request, revealed, shown, broken, renewed]);
    expect(run.value()).toEqual({ revealed: 'reopening' });
    expect(run.world.notices.at(-1)).toEqual({
      type: 'picture.cleared',
      messageId: 'message-2',
      imageUrl: fresh,
    });
    run.send(shown);
    expect(run.value()).toEqual({ revealed: 'shown' });
  });

  it('is given up after thirty-five seconds', async () => {
    const run = await after([request, revealed, broken]);
    run.world.clock.increment(34_999);
    expect(run.value()).toEqual({ revealed: 'renewing' });
    run.world.clock.increment(1);
    expect(run.value()).toEqual({ revealed: 'lost' });
  });

  it('is asked for again when the visitor wants it', async () => {
    const run = await after([...lost, retry]);
    expect(run.value()).toEqual({ revealed: 'renewing' });
    expect(run.world.inputsOf('renewImage')).toHaveLength(2);
  });

  it('is replaced by one that the page brings', async () => {
    const run = await after([...lost, { type: 'unblur.cleared', imageUrl: fresh }]);
    expect([run.value(), run.context().imageUrl]).toEqual([{ revealed: 'opening' }, fresh]);
  });
});

describe('a picture that another tab paid for', () => {
  it.each([
    ['at the paywall', [request], { allowance: member(2) }],
    ['after a fault', [request, fault('unblurImage')], {}],
    ['where it was gone', [request, done('unblurImage', { kind: 'gone' })], {}],
  ] as const)('is clear here, too, %s', async (_, events, input) => {
    const run = await after([...events, { type: 'unblur.cleared', imageUrl }], input);
    expect([run.value(), run.context().imageUrl]).toEqual([{ revealed: 'opening' }, imageUrl]);
    expect(run.context().status).toBe(null);
  });
});
