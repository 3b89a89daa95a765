import { describe, expect, it } from 'vitest';
import type { UnblurInput } from '../../src/machines/unblur/unblurMachine';
import { done, fault, startRun } from '../support/machines';
import { member, unblurRun } from './unblurRun';

const imageUrl = '/media/ines-1?expires=1&signature=a';
const fresh = '/media/ines-1?expires=2&signature=b';
const paywall = { type: 'offer.wanted', overlay: 'pw', from: 'unblur' };

const begin = (input: Partial<UnblurInput> = {}) => {
  const run = startRun(unblurRun(input));
  return {
    ...run,
    request: () => run.send({ type: 'unblur.request' }),
    calls: () => [...run.world.inputsOf('unblurImage'), ...run.world.inputsOf('renewImage')],
    allow: (allowance: UnblurInput['allowance']) =>
      run.send({ type: 'allowance.changed', allowance }),
    answer: (output: unknown, id = 'unblurImage') => run.perform(done(id, output)),
  };
};

const revealed = async () => {
  const run = begin();
  run.request();
  await run.answer({ kind: 'revealed', imageUrl });
  run.send({ type: 'picture.shown' });
  return run;
};

describe('unblur', () => {
  it('M1 asks the server once, however often it is clicked', async () => {
    const run = begin();
    run.request();
    run.request();
    run.request();
    expect(run.calls()).toEqual([{ messageId: 'message-2' }]);
    await run.answer({ kind: 'revealed', imageUrl });
    run.request();
    expect(run.calls()).toHaveLength(1);
    expect(run.world.notices).toEqual([
      { type: 'picture.cleared', messageId: 'message-2', imageUrl },
    ]);
  });

  it('keeps the veil until the clear picture is there', async () => {
    const run = begin();
    run.request();
    await run.answer({ kind: 'revealed', imageUrl });
    expect(run.value()).toEqual({ revealed: 'opening' });
    run.send({ type: 'picture.shown' });
    expect(run.value()).toEqual({ revealed: 'shown' });
  });

  it('says 402 by itself with fewer than three desires, and opens the offer', () => {
    const run = begin({ allowance: member(2) });
    run.request();
    expect(run.context().status).toBe(402);
    expect(run.calls()).toEqual([]);
    expect(run.world.notices).toEqual([paywall]);
    run.request();
    expect(run.world.notices).toEqual([paywall, paywall]);
    expect(run.calls()).toEqual([]);
  });

  it('goes to the server with exactly three', () => {
    const run = begin({ allowance: member(3) });
    run.request();
    expect(run.calls()).toHaveLength(1);
  });

  it('is free for premium, whatever the balance', () => {
    const run = begin({ allowance: member(0, true) });
    run.request();
    expect(run.calls()).toHaveLength(1);
    expect(run.world.notices).toEqual([]);
  });

  it('says 500 by itself while the profile is missing, and may be tried again', () => {
    const run = begin({ allowance: { status: 'unknown' } });
    run.request();
    expect(run.context().status).toBe(500);
    expect(run.calls()).toEqual([]);
    run.request();
    expect(run.context().status).toBe(500);
    run.allow(member(5));
    expect(run.value()).toBe('veiled');
    expect(run.calls()).toEqual([]);
    run.request();
    expect(run.calls()).toHaveLength(1);
  });

  it('leads a guest to the login', () => {
    const run = begin({ allowance: { status: 'guest' } });
    run.request();
    expect(run.world.notices).toEqual([{ type: 'login.wanted' }]);
    expect(run.calls()).toEqual([]);
    expect(run.value()).toBe('veiled');
  });

  it('opens the offer as well when the server has less than this tab believed', async () => {
    const run = begin({ allowance: member(97) });
    run.request();
    await run.answer({ kind: 'notEnough' });
    expect(run.world.notices).toEqual([paywall]);
    run.request();
    expect(run.calls()).toHaveLength(1);
  });

  it('offers the click again when the balance has grown, and never pays by itself', () => {
    for (const [allowance, value] of [
      [member(2), 'paywalled'],
      [member(102), 'veiled'],
      [member(0, true), 'veiled'],
    ] as const) {
      const run = begin({ allowance: member(1) });
      run.request();
      run.allow(allowance);
      expect(run.value()).toBe(value);
      expect(run.context().allowance).toEqual(allowance);
      expect(run.calls()).toEqual([]);
    }
  });

  it('fails where no answer comes, and may be tried again', async () => {
    const run = begin();
    run.request();
    run.world.clock.increment(34_999);
    expect(run.value()).toBe('requesting');
    run.world.clock.increment(1);
    expect(run.value()).toEqual({ failed: 'broken' });
    run.request();
    await run.perform(fault('unblurImage'));
    expect(run.value()).toEqual({ failed: 'broken' });
    run.request();
    await run.answer({ kind: 'revealed', imageUrl });
    expect(run.context().imageUrl).toBe(imageUrl);
    expect(run.calls()).toHaveLength(3);
  });

  it('says so when the picture is gone', async () => {
    const run = begin();
    run.request();
    await run.answer({ kind: 'gone' });
    expect(run.value()).toBe('refused');
    run.request();
    expect(run.calls()).toHaveLength(1);
  });

  it('M1 is unveiled by what another tab paid, also while it asks itself', async () => {
    for (const isAsking of [false, true]) {
      const run = begin();
      if (isAsking) run.request();
      run.send({ type: 'unblur.cleared', imageUrl });
      expect(run.value()).toEqual({ revealed: 'opening' });
      run.request();
      expect(run.calls()).toHaveLength(isAsking ? 1 : 0);
    }
  });

  it('asks once for a fresh address when the one it has has expired', async () => {
    const run = await revealed();
    run.send({ type: 'picture.broken' });
    expect(run.world.inputsOf('renewImage')).toEqual([{ messageId: 'message-2' }]);
    await run.answer({ kind: 'revealed', imageUrl: fresh }, 'renewImage');
    expect(run.context().imageUrl).toBe(fresh);
    // The page that brought the old address is read again: it must not begin a circle.
    run.send({ type: 'unblur.cleared', imageUrl });
    run.send({ type: 'picture.broken' });
    expect(run.value()).toEqual({ revealed: 'lost' });
    expect(run.world.inputsOf('renewImage')).toHaveLength(1);
    run.send({ type: 'picture.retry' });
    await run.answer({ kind: 'revealed', imageUrl: fresh }, 'renewImage');
    run.send({ type: 'picture.shown' });
    run.send({ type: 'picture.broken' });
    expect(run.value()).toEqual({ revealed: 'renewing' });
  });

  it('says that the picture could not be loaded when no fresh address comes', async () => {
    for (const answer of [
      fault('renewImage'),
      done('renewImage', { kind: 'gone' }),
      done('renewImage', { kind: 'notEnough' }),
    ]) {
      const run = await revealed();
      run.send({ type: 'picture.broken' });
      await run.perform(answer);
      expect(run.value()).toEqual({ revealed: 'lost' });
    }
  });

  it('keeps the address of what is on screen', async () => {
    const run = await revealed();
    run.send({ type: 'unblur.cleared', imageUrl: fresh });
    expect(run.context().imageUrl).toBe(imageUrl);
    expect(run.value()).toEqual({ revealed: 'shown' });
  });
});
