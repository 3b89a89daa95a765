import { describe, expect, it } from 'vitest';
import { chartOf } from '../../inspector/chart/chart';
import type { Chart } from '../../inspector/chart/chartTypes';
import { flowMachine } from '../../inspector/flow/flowMachine';
import { flowOf } from '../../inspector/gallery/flows';
import { conversationMachine } from '../../src/machines/conversation/conversationMachine';
import { done, fault, startRun, testChart } from '../support/machines';
import type { Run } from '../support/machines';

const chart: Chart = flowOf('unblur')?.chart ?? { nodes: [], edges: [] };

const flowRun = {
  machine: (world) => flowMachine.provide({ actors: { layOut: world.held() } }),
  input: () => ({ chart, selection: null }),
} satisfies Run<typeof flowMachine>;

const laid = { chart: { nodes: [], lines: [] }, faces: new Map(), geometry: {} };
const selected = (id: string, kind = 'state') => ({ type: 'flow.select', selection: { kind, id } });

testChart('flow', {
  ...flowRun,
  alphabet: [
    selected('unblur.failed.broken'),
    { type: 'flow.select', selection: null },
    { type: 'flow.fold', id: 'unblur.failed' },
    { type: 'flow.foldAll' },
    { type: 'flow.unfoldAll' },
    { type: 'flow.detail', detailing: 'names' },
    { type: 'flow.retry' },
    done('layOut', laid),
    fault('layOut'),
  ],
  facts: ({ value, context: { folded, detailing, selection } }) =>
    JSON.stringify([value, [...folded].toSorted(), detailing, selection]),
  invariant: (snapshot) => {
    const { selection, folded } = snapshot.context;
    expect(snapshot.hasTag('busy')).toBe(snapshot.matches('laying'));
    expect(chart.nodes.map(({ id }) => id)).toEqual(expect.arrayContaining([...folded]));
    expect(selection === null || chart.nodes.some(({ id }) => id === selection.id)).toBe(true);
  },
});

describe('the chart of a flow', () => {
  it('stays on screen while another is laid out', async () => {
    const run = startRun(flowRun);
    await run.perform(done('layOut', laid));
    run.send({ type: 'flow.fold', id: 'unblur.failed' });
    expect(run.value()).toBe('laying');
    expect(run.context().laid).toBe(laid);
    await run.perform(fault('layOut'));
    expect(run.value()).toBe('failed');
    run.send({ type: 'flow.retry' });
    expect(run.value()).toBe('laying');
  });

  it('unfolds what hides the selected state or transition', async () => {
    const run = startRun(flowRun);
    run.send({ type: 'flow.foldAll' });
    await run.perform(done('layOut', laid));
    run.send(selected('unblur.failed.broken'));
    expect(run.value()).toBe('laying');
    expect([...run.context().folded]).toEqual(['unblur.revealed']);
    await run.perform(done('layOut', laid));
    const way = chart.edges.find(({ source }) => source === 'unblur.revealed.lost');
    run.send(selected(way?.id ?? '', 'way'));
    expect([...run.context().folded]).toEqual([]);
  });

  it('selects what is in sight without laying out again', async () => {
    const run = startRun(flowRun);
    await run.perform(done('layOut', laid));
    run.send(selected('unblur.veiled'));
    expect(run.value()).toBe('shown');
    expect(run.context().selection).toEqual({ kind: 'state', id: 'unblur.veiled' });
  });

  it('opens a large chart folded, and says what the few boxes mean', () => {
    const run = startRun({
      ...flowRun,
      input: () => ({ chart: chartOf(conversationMachine), selection: null }),
    });
    expect(run.context().detailing).toBe('whole');
    expect(run.context().folded.size).toBeGreaterThan(10);
    run.send({ type: 'flow.unfoldAll' });
    expect(run.context().folded.size).toBe(0);
  });
});
