import { expect, it } from 'vitest';
import { printMachine } from '../../inspector/screens/printMachine';
import { done, fault, startRun, testChart } from '../support/machines';
import type { Run } from '../support/machines';

const printRun = {
  machine: (world) =>
    printMachine.provide({ actors: { gatherScreens: world.held(), printPage: world.held() } }),
} satisfies Run<typeof printMachine>;

const request = { type: 'print.request' };

testChart('print', {
  ...printRun,
  alphabet: [
    request,
    done('gatherScreens'),
    fault('gatherScreens'),
    done('printPage'),
    fault('printPage'),
  ],
  invariant: (snapshot) =>
    expect(snapshot.hasTag('busy')).toBe(
      snapshot.matches('gathering') || snapshot.matches('printing'),
    ),
});

it('prints once every screen is there, and not before', async () => {
  const run = startRun(printRun);
  run.send(request);
  run.send(request);
  expect(run.world.calls.map(({ id }) => id)).toEqual(['gatherScreens']);
  await run.perform(done('gatherScreens'));
  expect(run.world.calls.map(({ id }) => id)).toEqual(['gatherScreens', 'printPage']);
});
