import { describe, expect, it } from 'vitest';
import { and, fromPromise, not, setup, stateIn } from 'xstate';
import { chartOf } from '../../inspector/chart/chart';
import { edgeLabel } from '../../inspector/chart/titles';
import { foldedAtFirst, visibleChart } from '../../inspector/chart/visible';
import { durationWords, nameWords } from '../../inspector/chart/words';
import { waysIn, waysOn } from '../../inspector/flow/ways';
import { flows } from '../../inspector/gallery/flows';

const machine = setup({
  types: {
    events: {} as { type: 'door.open' } | { type: 'door.close' } | { type: 'door.ring' },
  },
  actors: { askOwner: fromPromise<void>(() => Promise.resolve()) },
  guards: {
    isHome: () => true,
    hasKey: () => true,
    isQuiet: and(['isHome', not(stateIn({ bell: 'ringing' }))]),
    isOfKind: (_, params: { kind: string }) => params.kind === 'guest',
  },
  actions: { greet: () => undefined, lock: () => undefined },
  delays: { patience: 600_000, whim: () => 5 },
}).createMachine({
  id: 'door',
  description: 'A door with a bell.',
  type: 'parallel',
  states: {
    leaf: {
      description: 'What one goes through.',
      initial: 'shut',
      states: {
        shut: {
          description: 'Nobody can come in.',
          entry: 'lock',
          tags: ['safe'],
          on: {
            'door.open': [
              { guard: 'hasKey', target: 'open', actions: 'greet' },
              { guard: { type: 'isOfKind', params: { kind: 'guest' } }, target: 'asking' },
            ],
          },
        },
        asking: {
          description: 'The owner is asked.',
          invoke: {
            id: 'askOwner',
            src: 'askOwner',
            onDone: { target: 'open' },
            onError: { target: 'shut' },
          },
        },
        open: {
          description: 'Whoever wants comes in.',
          after: {
            patience: { target: 'shut' },
            1500: { actions: 'greet' },
            whim: { target: 'gone' },
          },
          on: { 'door.close': { target: 'before' } },
        },
        before: { type: 'history' },
        gone: { type: 'final', description: 'There is no door any more.' },
      },
      onDone: { actions: 'greet' },
    },
    bell: {
      description: 'What one rings.',
      initial: 'silent',
      states: {
        silent: {
          description: 'Nobody rang.',
          on: { 'door.ring': { guard: 'isQuiet', target: 'ringing' } },
        },
        ringing: {
          description: 'Somebody did.',
          always: [
            { guard: and(['isHome', not(stateIn({ leaf: 'open' }))]), target: 'silent' },
            { guard: not('isHome'), target: 'silent' },
          ],
        },
      },
    },
  },
});

const chart = chartOf(machine);
const label = (id: string) => chart.edges.filter(({ source }) => source === id).map(edgeLabel);

describe('a chart', () => {
  it('has every state with what it means and does', () => {
    expect(chart.nodes.map(({ id, kind }) => [id, kind])).toEqual([
      ['door', 'parallel'],
      ['door.leaf', 'compound'],
      ['door.leaf.shut', 'atomic'],
      ['door.leaf.asking', 'atomic'],
      ['door.leaf.open', 'atomic'],
      ['door.leaf.before', 'history'],
      ['door.leaf.gone', 'final'],
      ['door.bell', 'compound'],
      ['door.bell.silent', 'atomic'],
      ['door.bell.ringing', 'atomic'],
    ]);
    expect(chart.nodes[2]).toEqual({
      id: 'door.leaf.shut',
      key: 'shut',
      kind: 'atomic',
      history: null,
      parent: 'door.leaf',
      children: [],
      isInitial: true,
      isRegion: false,
      description: 'Nobody can come in.',
      tags: ['safe'],
      invokes: [],
      entry: ['lock'],
      exit: [],
    });
    expect(chart.nodes[3]?.invokes).toEqual([{ id: 'askOwner', src: 'askOwner' }]);
    expect(chart.nodes[5]?.history).toBe('shallow');
    expect(chart.nodes.filter(({ isRegion }) => isRegion).map(({ key }) => key)).toEqual([
      'leaf',
      'bell',
    ]);
  });

  it('says in words what leads on, and when', () => {
    expect(label('door.leaf.shut')).toEqual([
      'Open door, if it has key',
      'Open door, if of kind guest',
    ]);
    expect(label('door.leaf.asking')).toEqual(['ask owner: done', 'ask owner: failed']);
    expect(label('door.leaf.open').toSorted()).toEqual([
      'Close door',
      'after 1.5 s',
      'after patience (10 min)',
      'after whim',
    ]);
    expect(label('door.bell.silent')).toEqual(['Ring door, if quiet']);
    expect(label('door.bell.ringing')).toEqual([
      'at once, if home and not in leaf.open',
      'at once, if not home',
    ]);
    expect(label('door.leaf')).toEqual(['all parts are done']);
  });

  it('names a transition the same in every build', () => {
    expect(chart.edges.map(({ id }) => id)).toContain(
      'door.leaf.shut|door.open|1|door.leaf.asking',
    );
    const ids = flows.flatMap((flow) => flow.chart.edges.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(1_000);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('leaves no condition and no action of the product without a name', () => {
    const words = flows.flatMap(({ chart: { edges, nodes } }) => [
      ...edges.flatMap(({ condition, actions, cause }) => [condition ?? '', cause, ...actions]),
      ...nodes.flatMap(({ entry, exit }) => [...entry, ...exit]),
    ]);
    expect(words.filter((word) => word.includes('without a name'))).toEqual([]);
    expect(words.filter((word) => word.includes('xstate.'))).toEqual([]);
  });

  it('tells apart the conditions of the product under which one event leads on', () => {
    const alike = flows.flatMap(({ chart: { edges } }) =>
      edges
        .filter((one) =>
          edges.some(
            (other) =>
              other.source === one.source &&
              other.event === one.event &&
              other.index < one.index &&
              other.condition === one.condition,
          ),
        )
        .map(({ id, condition }) => `${id}: ${condition}`),
    );
    expect(alike).toEqual([]);
  });
});

describe('what is shown of a chart', () => {
  const shown = (folded: readonly string[] = []) => visibleChart(chart, new Set(folded));

  it('draws one line from state to state, with all that leads along it', () => {
    const { lines } = shown();
    expect(
      lines.map(({ id, causes }) => [id, causes.map((cause) => cause.label)]).slice(0, 3),
    ).toEqual([
      ['door.leaf.shut>door.leaf.open', ['Open door, if it has key']],
      ['door.leaf.shut>door.leaf.asking', ['Open door, if of kind guest']],
      ['door.leaf.asking>door.leaf.open', ['ask owner: done']],
    ]);
  });

  it('tells within the box what does not leave it', () => {
    const open = shown().nodes.find(({ key }) => key === 'open');
    expect(open?.reactions.map((reaction) => reaction.label)).toEqual(['after 1.5 s']);
  });

  it('hides what is in a folded state, and keeps what leads out of it', () => {
    const { nodes, lines } = shown(['door.leaf']);
    expect(nodes.map(({ key, isFolded }) => [key, isFolded])).toEqual([
      ['door', false],
      ['leaf', true],
      ['bell', false],
      ['silent', false],
      ['ringing', false],
    ]);
    expect(lines.map(({ id }) => id)).toEqual([
      'door.bell.silent>door.bell.ringing',
      'door.bell.ringing>door.bell.silent',
    ]);
  });

  it('opens folded where it would be too much to read', () => {
    for (const flow of flows) {
      const first = visibleChart(flow.chart, foldedAtFirst(flow.chart));
      expect(first.nodes.length, flow.id).toBeLessThanOrEqual(40);
    }
  });

  it('loses no transition of any machine', () => {
    for (const flow of flows) {
      const { nodes, lines } = visibleChart(flow.chart, new Set());
      const told = new Set(
        [
          ...nodes.flatMap(({ reactions }) => reactions),
          ...lines.flatMap(({ causes }) => causes),
        ].flatMap(({ edges }) => edges),
      );
      expect(
        flow.chart.edges.filter(({ id }) => !told.has(id)).map(({ id }) => id),
        flow.id,
      ).toEqual([]);
    }
  });
});

describe('what is told beside a chart', () => {
  it('goes on by what the state itself knows, and then by what is around it', () => {
    expect(
      waysOn(chart, 'door.leaf.shut').map(({ edge, from, to }) => [edge.cause, from, to]),
    ).toEqual([
      ['door.open', null, 'leaf.open'],
      ['door.open', null, 'leaf.asking'],
      ['all parts are done', 'leaf', null],
    ]);
  });

  it('gets there from outside alone', () => {
    expect(
      waysIn(chart, 'door.leaf.shut').map(({ edge, from, to }) => [edge.cause, from, to]),
    ).toEqual([
      ['ask owner: failed', 'leaf.asking', null],
      ['after patience (10 min)', 'leaf.open', null],
    ]);
    expect(waysIn(chart, 'door.leaf')).toEqual([]);
  });
});

describe('words', () => {
  it.each([
    [0, '0 ms'],
    [999, '999 ms'],
    [1_500, '1.5 s'],
    [90_000, '1.5 min'],
    [86_400_000, '1 d'],
  ])('says %d ms as %s', (ms, words) => expect(durationWords(ms)).toBe(words));

  it.each([
    ['retryPause', 'retry pause'],
    ['loadFirstPage', 'load first page'],
    ['chat.send', 'chat send'],
  ])('reads %s as %s', (name, words) => expect(nameWords(name)).toBe(words));
});
