import { describe, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { lazyMachine, machineNotProvided } from '../../src/machines/shared/lazy';

const child = setup({}).createMachine({
  id: 'child',
  initial: 'off',
  states: { off: { on: { press: 'on' } }, on: {} },
});
const parentOf = (machine: typeof child) =>
  createActor(
    setup({ actors: { child: machineNotProvided<typeof child>('child') } })
      .createMachine({
        initial: 'idle',
        states: { idle: { on: { start: 'busy' } }, busy: { invoke: { src: 'child', id: 'it' } } },
      })
      .provide({ actors: { child: machine } }),
  ).start();

describe('a machine whose code comes later', () => {
  it('is started like any other once its code is there', async () => {
    const lazy = lazyMachine('child', () => Promise.resolve(child));
    const parent = parentOf(lazy.machine);
    await lazy.fetch();
    parent.send({ type: 'start' });
    const it = parent.getSnapshot().children['it'];
    it?.send({ type: 'press' });
    expect(it?.getSnapshot()).toMatchObject({ value: 'on' });
  });

  it('is named where it is started before', () => {
    const lazy = lazyMachine('child', () => Promise.resolve(child));
    const error = new Error('Machine "child" was not loaded.');
    expect(createActor(lazy.machine).getSnapshot()).toMatchObject({ status: 'error', error });
  });

  it('is fetched once, and again only after a failure', async () => {
    const load = vi.fn(() => Promise.resolve(child)).mockRejectedValueOnce(new Error('offline'));
    const lazy = lazyMachine('child', load);
    await expect(lazy.fetch()).rejects.toThrow('offline');
    await lazy.fetch();
    await lazy.fetch();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
