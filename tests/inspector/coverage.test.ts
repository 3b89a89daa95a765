import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '../../inspector/chart/chart';
import { edgesTaken } from '../../src/browser/recorder/edgeIds';
import { coverageText, readCoverage, shareOf } from '../../inspector/walked/coverageFile';
import { coverageMachine } from '../../inspector/walked/coverageMachine';
import { done, fault, startRun, testChart } from '../support/machines';
import type { Run } from '../support/machines';

const walked = new Map([['door.closed|open|0|door.open', 3]]);
const text = coverageText(walked);

const coverageRun = (kept: string | null) =>
  ({
    machine: (world) => coverageMachine.provide({ actors: { readFile: world.held() } }),
    input: () => ({ text: kept }),
  }) satisfies Run<typeof coverageMachine>;

const choose = { type: 'coverage.choose', file: new Blob([text]) };
const toggle = { type: 'coverage.toggle' };
const reason = { reason: 'It is no JSON.' };

for (const kept of [text, null])
  testChart(kept === null ? 'coverage, without a run' : 'coverage', {
    ...coverageRun(kept),
    code: `coverageRun(${JSON.stringify(kept)})`,
    alphabet: [
      choose,
      toggle,
      { type: 'coverage.arrived', text },
      { type: 'coverage.arrived', text: 'cut off' },
      done('readFile', { walked }),
      done('readFile', reason),
      fault('readFile'),
    ],
    invariant: (snapshot) => {
      const { walked: now, reason: why } = snapshot.context;
      expect(snapshot.hasTag('busy')).toBe(snapshot.matches('reading'));
      if (snapshot.matches('overlaid')) expect(now).not.toBe(null);
      if (snapshot.matches('refused')) expect(why).not.toBe(null);
      if (kept !== null) expect(now).not.toBe(null);
    },
  });

it('a file is read as it is, without an actor of somebody else', async () => {
  const run = startRun({ machine: () => coverageMachine, input: () => ({ text: null }) });
  run.send(choose);
  await expect.poll(run.value).toBe('overlaid');
  expect(run.context().walked).toEqual(walked);
});

describe('the file of a run', () => {
  it('says what was walked', () => expect(readCoverage(text)).toEqual({ walked }));

  it.each(['', '{}', '[]', '{"format":"flows-coverage","version":2}'])(
    '%s is none, with a reason',
    (other) => expect(readCoverage(other)).toEqual({ reason: expect.stringMatching(/^It /) }),
  );
});

it('a machine is walked in so many of its ways', () => {
  const chart = chartOf(
    createMachine({
      id: 'door',
      initial: 'closed',
      states: { closed: { on: { open: 'open', knock: {} } }, open: { on: { close: 'closed' } } },
    }),
  );
  expect(shareOf(chart, walked)).toEqual({ walked: 1, all: 3 });
});

it('a microstep without the transitions that xstate keeps in private takes none', () => {
  expect(edgesTaken({ type: '@xstate.microstep', _transitions: undefined })).toEqual([]);
  expect(edgesTaken({ type: '@xstate.microstep', _transitions: [{}] })).toEqual([]);
});
