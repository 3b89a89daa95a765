import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { chartOf } from '../../inspector/chart/chart';
import type { Chart } from '../../inspector/chart/chartTypes';
import { changedPart } from '../../inspector/diff/changedPart';
import { changesOf, diffCharts } from '../../inspector/diff/chartDiff';
import { diffMachine } from '../../inspector/diff/diffMachine';
import { diffMarkdown } from '../../inspector/diff/diffMarkdown';
import { countWords, diffFlows } from '../../inspector/diff/flowsDiff';
import { flowsFileOf, readFlowsFile } from '../../inspector/diff/flowsFile';
import type { FlowsFile } from '../../inspector/diff/flowsFile';
import { textDifferences, withTexts } from '../../inspector/diff/textDiff';
import { flowOf, flows } from '../../inspector/gallery/flows';
import { stateOfText } from '../../inspector/gallery/search';
import { mermaidOf } from '../../inspector/share/mermaid';
import { textsOf } from '../../inspector/share/screenTexts';
import { done, fault, startRun, testChart } from '../support/machines';
import type { Run } from '../support/machines';

const lamp = setup({
  types: { events: {} as { type: 'press' } | { type: 'kick' } },
  guards: { hasPower: () => true, isCold: () => true },
  actions: { click: () => undefined, flash: () => undefined },
  delays: { patience: 60_000 },
});

const before = chartOf(
  lamp.createMachine({
    id: 'lamp',
    initial: 'off',
    states: {
      off: {
        description: 'It is dark.',
        on: { press: [{ guard: 'hasPower', target: 'on' }, { target: 'broken' }] },
      },
      on: {
        entry: 'click',
        after: { patience: { target: 'off' } },
        on: { kick: { target: 'off' } },
      },
      broken: { description: 'No more.', on: { kick: { target: 'off' } } },
    },
  }),
);
const after = chartOf(
  lamp.createMachine({
    id: 'lamp',
    initial: 'off',
    states: {
      off: {
        description: 'Nobody sees.',
        on: {
          press: [
            { guard: 'isCold', actions: 'flash' },
            { guard: 'hasPower', target: 'on', actions: 'click' },
            { target: 'dead' },
          ],
        },
      },
      on: { entry: 'flash', on: { kick: { target: 'dead' } } },
      dead: { description: 'No more.', on: { kick: { target: 'off' } } },
    },
  }),
);
const diff = diffCharts(before, after);
const told = (kind: string) =>
  diff.differences
    .filter((one) => one.kind === kind)
    .map(({ change, name, details }) => [change, name, ...details]);

describe('the difference of two charts', () => {
  it('tells what states became, and which may be the same under another name', () =>
    expect(told('state')).toEqual([
      ['changed', 'off', 'said “It is dark.”, says “Nobody sees.”'],
      ['changed', 'on', 'now begins with “flash”', 'no longer begins with “click”'],
      ['added', 'dead', 'perhaps “broken” under another name'],
      ['removed', 'broken', 'perhaps “dead” now'],
    ]));

  it('tells what ways became; one that is put before others changes none of them', () =>
    expect(told('way')).toEqual([
      ['added', 'off: Press, if cold'],
      ['added', 'off: Press → dead', 'led to broken'],
      ['added', 'on: Kick → dead', 'led to off'],
      ['added', 'dead: Kick → off'],
      ['changed', 'off: Press, if it has power → on', 'now does “click”'],
      ['removed', 'off: Press → broken', 'leads to dead'],
      ['removed', 'on: Kick → off', 'leads to dead'],
      ['removed', 'on: after patience (1 min) → off'],
      ['removed', 'broken: Kick → off'],
    ]));

  it('stands on one chart, which has what is gone as well', () => {
    expect(diff.chart.nodes.map(({ key }) => key)).toEqual(['lamp', 'off', 'on', 'dead', 'broken']);
    expect(diff.chart.nodes[0]?.children).toEqual([
      'lamp.off',
      'lamp.on',
      'lamp.dead',
      'lamp.broken',
    ]);
    const ids = diff.chart.edges.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...changesOf(diff).keys()].filter((id) => id.includes('|')).toSorted()).toEqual(
      expect.arrayContaining(['gone|lamp.broken|kick|0|lamp.off']),
    );
    expect(changesOf(diff).get('gone|lamp.broken|kick|0|lamp.off')).toBe('removed');
  });

  it('sees what is tried in another order, and a guard that became another', () => {
    const one = (order: readonly ('hasPower' | 'isCold')[]): Chart =>
      chartOf(
        lamp.createMachine({
          id: 'lamp',
          on: { press: order.map((guard) => ({ guard, actions: 'click' })) },
        }),
      );
    const details = (from: Chart, to: Chart) =>
      diffCharts(from, to).differences.map((difference) => difference.details);
    const order = ['is tried in a different order'];
    expect(details(one(['hasPower', 'isCold']), one(['isCold', 'hasPower']))).toEqual([
      order,
      order,
    ]);
    expect(details(one(['hasPower']), one(['isCold']))).toEqual([
      ['was taken if it has power, is taken if cold'],
    ]);
  });

  it('is nothing where nothing differs, for any machine', () => {
    for (const { chart, id } of flows)
      expect(diffCharts(chart, chart), id).toEqual({ chart, differences: [] });
    expect(diffFlows(flows, flows)).toEqual([]);
  });

  it('keeps of a large chart what changed, and where that is', () => {
    const part = changedPart({
      chart: before,
      differences: diffCharts(before, after).differences.filter(({ id }) => id === 'lamp.on'),
    });
    expect(part.nodes.map(({ id, children }) => [id, children])).toEqual([
      ['lamp', ['lamp.on']],
      ['lamp.on', []],
    ]);
  });

  it('marks what changed for Mermaid', () => {
    const text = mermaidOf(diff.chart, changesOf(diff));
    expect(text).toContain('lamp_on --> lamp_dead : + Kick\n');
    expect(text).toContain('lamp_on --> lamp_off : − after patience (1 min)\n');
    expect(text).toContain('class lamp_broken removed\n');
  });
});

const fixture = async (name: string): Promise<FlowsFile> => {
  const text = await readFile(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8');
  const file = readFlowsFile(text);
  if ('reason' in file) throw new Error(file.reason);
  return file;
};

describe('two revisions of the product', async () => {
  const [then, now] = await Promise.all([fixture('flowsBefore'), fixture('flowsAfter')]);
  const names = { before: 'aafb718', after: '02a1998' };

  it('differ by what was done between them', () => {
    const diffs = diffFlows(then.flows, now.flows);
    expect(diffs.map((one) => [one.id, one.change, countWords(one)])).toEqual([
      [
        'characterProfile',
        'changed',
        '1 state added, 4 ways added, 1 way removed, 1 state changed',
      ],
      ['community', 'added', '4 states added, 5 ways added'],
    ]);
    expect(diffs[0]?.differences.slice(0, 2)).toEqual([
      {
        id: 'characterProfile.meeting',
        kind: 'state',
        change: 'added',
        name: 'meeting',
        details: [],
      },
      {
        id: 'characterProfile.loading',
        kind: 'state',
        change: 'changed',
        name: 'loading',
        details: [
          'no longer comes first',
          'said “The profile is on its way.”, says “The profile is on its way; what the wall knows is shown at once.”',
        ],
      },
    ]);
  });

  it('are told in a comment', () => {
    const text = diffMarkdown(diffFlows(then.flows, now.flows), names);
    expect(text.startsWith('## Flows\n\n2 flows differ from `aafb718` to `02a1998`.\n')).toBe(true);
    expect(text).toContain(
      '<summary>➕ <strong>The invitation to the community</strong>: a new machine with 3 states',
    );
    expect(text).toContain('- ➕ meeting: at once → loading\n');
    expect(text).toContain('```mermaid\nstateDiagram-v2\n');
    expect(diffMarkdown(diffFlows(now.flows, then.flows), names)).toContain(
      '<strong>The invitation to the community</strong>: gone',
    );
    expect(diffMarkdown([], names)).toContain('Nothing changed in any flow');
  });

  it('are told within what a comment may hold, each at least by its name', () => {
    const many = flows.map((flow) => ({ ...flow, id: `other-${flow.id}` }));
    const text = diffMarkdown(diffFlows(flows, [...flows, ...many, ...now.flows]), names);
    expect(text.length).toBeLessThanOrEqual(60_000);
    const untold = many.filter(({ id }) => !text.includes(id));
    expect(untold.map(({ id }) => id)).toEqual([]);
  });
});

describe('a file of charts', () => {
  it('is read as it was written', () => {
    const file = flowsFileOf(flows, 'abc', {});
    expect(readFlowsFile(JSON.stringify(file))).toEqual(file);
  });

  const damaged = (change: (chart: Chart) => unknown) => {
    const file = flowsFileOf(flows.slice(-1), null, {});
    return JSON.stringify({
      ...file,
      flows: file.flows.map((one) => ({ ...one, chart: change(one.chart) })),
    });
  };
  const whole = 'It is damaged: a chart in it is incomplete.';
  it.each([
    ['{', 'It is not JSON.'],
    ['[]', 'It is not a file of charts; npm run flows:charts makes one.'],
    ['{"format":"confidant-flows","version":9}', 'It has version 9; this page reads 1.'],
    [damaged(() => null), whole],
    [damaged(({ nodes }) => ({ nodes, edges: [{ source: 'x' }] })), whole],
    [damaged(({ nodes, edges }) => ({ nodes: nodes.slice(0, 2), edges })), whole],
    [damaged(({ nodes, edges }) => ({ nodes: nodes.toReversed(), edges })), whole],
  ])('that is none says why %#', (text, reason) => expect(readFlowsFile(text)).toEqual({ reason }));
});

const file = { name: 'flows.json' };
const revision = { commit: 'c0ffee'.padEnd(40, '0'), subject: '', author: '', at: '', place: '' };
const choose = (side: string, source: object = { file }) => ({ type: 'diff.choose', side, source });
const good = flowsFileOf([], 'abc', {});

const diffRun = {
  machine: (world) =>
    diffMachine.provide({ actors: { readCharts: world.held(), listRevisions: world.held() } }),
} satisfies Run<typeof diffMachine>;

testChart('diff', {
  ...diffRun,
  alphabet: [
    choose('before'),
    choose('after'),
    { type: 'diff.chooseThisBuild' },
    done('readCharts', good),
    done('readCharts', { reason: 'It is not JSON.' }),
    fault('readCharts'),
    done('listRevisions', [revision]),
    fault('listRevisions'),
  ],
  facts: ({ value, context: { before, after, reason, revisions } }) =>
    JSON.stringify([value, before === null, after === null, reason, revisions.length]),
  invariant: (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(snapshot.matches('reading'));
    if (snapshot.matches('compared')) expect(snapshot.context.before).not.toBeNull();
    if (snapshot.matches('waiting')) expect(snapshot.context.before).toBeNull();
    if (snapshot.matches('refused')) expect(snapshot.context.reason).not.toBe('');
  },
});

describe('the comparison of two builds', () => {
  it('keeps what it compared where another file is of no use', async () => {
    const run = startRun(diffRun);
    await run.performAll([choose('before'), done('readCharts', good), choose('after')]);
    await run.perform(done('readCharts', { reason: 'It is not JSON.' }));
    expect(run.value()).toBe('refused');
    expect(run.context()).toMatchObject({
      before: { name: 'flows.json', charts: good },
      after: null,
      reason: 'It is not JSON.',
    });
    run.send({ type: 'diff.chooseThisBuild' });
    expect(run.value()).toBe('compared');
  });

  it('takes the later of two files, whichever side is read', async () => {
    const run = startRun(diffRun);
    await run.performAll([choose('after'), done('readCharts', good)]);
    expect([run.value(), run.context().after?.charts]).toEqual(['waiting', good]);
    await run.performAll([choose('before'), done('readCharts', good)]);
    expect(run.value()).toBe('compared');
  });

  it('knows the commit whose screens can be shown, and that a file has none', async () => {
    const run = startRun(diffRun);
    await run.performAll([done('listRevisions', [revision]), choose('before', { revision })]);
    expect(run.world.inputsOf('readCharts')).toEqual([{ source: { revision } }]);
    await run.performAll([done('readCharts', good), choose('after'), done('readCharts', good)]);
    expect(run.context()).toMatchObject({
      revisions: [revision],
      before: { name: 'c0ffee000', commit: revision.commit },
      after: { name: 'flows.json', commit: null },
    });
  });
});

describe('texts of two builds', () => {
  const payment = flowOf('payment');
  if (payment === null) throw new Error('No payment');
  const known = textsOf('payment/paymentMachine.ts');
  const now = Object.fromEntries(known.map((text) => [text.id, text.texts.en]));
  const [some] = known.filter((text) => stateOfText(payment, text.id) !== null);
  if (some === undefined) throw new Error('No text is about a state.');

  it('differ in the flow that shows them, by the state that they are about', () => {
    const texts = textDifferences({ ...now, [some.id]: 'Before' }, now).get('payment');
    expect(texts).toEqual([
      { id: some.id, was: 'Before', is: some.texts.en, state: stateOfText(payment, some.id) },
    ]);
    expect(textDifferences(now, now).has('payment')).toBe(false);
    expect(textDifferences(undefined, null).size).toBe(0);
  });

  it('list a flow of which nothing else differs', () => {
    const texts = textDifferences({ ...now, [some.id]: 'Before' }, now);
    expect(withTexts([], texts).map((one) => one.id)).toContain('payment');
  });
});
