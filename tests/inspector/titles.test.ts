import { describe, expect, it } from 'vitest';
import { eventWords, titlesOf } from '../../inspector/chart/titles';
import { nameWords } from '../../inspector/chart/words';
import { flows } from '../../inspector/gallery/flows';

/** A call that runs a machine of the product is called like that machine. */
const machines = new Set(flows.map(({ id }) => id));

const partsOf = ({ id, chart, delays }: (typeof flows)[number]) => ({
  conditions: [
    ...new Set(chart.edges.flatMap(({ condition }) => condition?.replace(/^if /, '') ?? [])),
  ],
  calls: [
    ...new Set(chart.nodes.flatMap(({ invokes }) => invokes.flatMap((one) => [one.id, one.src]))),
  ].filter((call) => titlesOf(id)?.calls[call] !== undefined || !machines.has(call)),
  delays: delays.map(([name]) => name),
});

describe.each(flows.map((flow) => [flow.id, flow] as const))('the titles of %s', (id, flow) => {
  const titles = titlesOf(id);
  const parts = partsOf(flow);

  it('belong to a machine that has one itself', () =>
    expect(titles?.title, `inspector/titles/${id}.json`).toBeTruthy());

  it.each(['conditions', 'calls', 'delays'] as const)('name all of its %s, and no other', (kind) =>
    expect(Object.keys(titles?.[kind] ?? {}).toSorted()).toEqual(parts[kind].toSorted()),
  );

  it('say what no name in the code says', () => {
    const same = (['conditions', 'calls', 'delays'] as const).flatMap((kind) =>
      Object.entries(titles?.[kind] ?? {}).filter(
        ([name, title]) =>
          [name, nameWords(name)].includes(title) || (kind === 'conditions' && !/ /.test(title)),
      ),
    );
    expect(same).toEqual([]);
  });

  it('leave no two conditions of one event alike', () => {
    const alike = flow.chart.edges.filter((edge) =>
      flow.chart.edges.some(
        (other) =>
          other.source === edge.source &&
          other.event === edge.event &&
          other.index < edge.index &&
          titles?.conditions[other.condition?.slice(3) ?? ''] ===
            titles?.conditions[edge.condition?.slice(3) ?? ''],
      ),
    );
    expect(alike.map(({ id: edge }) => edge)).toEqual([]);
  });

  it('belong to every state by its id', () =>
    expect(
      flow.chart.nodes.map((node) => node.id).filter((one) => one.split('.')[0] !== id),
    ).toEqual([]));
});

it('an event has the same words in every machine that hears it', () => {
  const heard = new Set(
    flows.flatMap(({ chart }) =>
      chart.edges.flatMap(({ kind, event }) => (kind === 'event' ? event : [])),
    ),
  );
  const titled = flows.flatMap(({ id }) => Object.entries(titlesOf(id)?.events ?? {}));
  expect(titled.map(([event]) => event).filter((event) => !heard.has(event))).toEqual([]);
  expect(new Set(titled.map(([event]) => event)).size).toBe(titled.length);
  expect(titled.filter(([event, title]) => eventWords(event) !== title)).toEqual([]);
});
