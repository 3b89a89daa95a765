import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import type { AnyEventObject } from 'xstate';
import { keptCall } from '../../src/browser/call/keptCall';
import type { KeptCallCommand } from '../../src/machines/call/call';

const begin = (slug = 'ines') => {
  const page = new EventTarget();
  const told: AnyEventObject[] = [];
  const owner = setup({ actors: { keptCall: keptCall(page, sessionStorage) } }).createMachine({
    invoke: { id: 'keptCall', src: 'keptCall', input: { slug } },
    on: { '*': { actions: ({ event }) => void told.push(event) } },
  });
  const run = createActor(owner).start();
  const send = (type: KeptCallCommand['type']) =>
    run.getSnapshot().children['keptCall']?.send({ type });
  return { page, told, send, stop: () => run.stop() };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const recalled = [{ type: 'call.recalled' }];

test('a call that runs is recalled after a reload, with the same character alone', () => {
  const { page, told, send } = begin();
  expect(told).toEqual([]);
  send('call.keep');
  vi.advanceTimersByTime(900_000);
  page.dispatchEvent(new Event('beforeunload'));
  // The room goes with the page.
  send('call.forget');
  vi.advanceTimersByTime(5_000);
  expect(begin('tomasz').told).toEqual([]);
  expect(begin().told).toEqual(recalled);
});

test('a call that is over, was left, or is long past is not recalled', () => {
  const over = begin();
  over.send('call.keep');
  over.send('call.forget');
  expect(begin().told).toEqual([]);

  const left = begin();
  left.send('call.keep');
  left.stop();
  expect(begin().told).toEqual([]);

  const { page, send } = begin();
  send('call.keep');
  page.dispatchEvent(new Event('pagehide'));
  vi.advanceTimersByTime(120_001);
  expect(begin().told).toEqual([]);
});
