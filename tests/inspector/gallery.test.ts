import { describe, expect, it } from 'vitest';
import { factsOf, requestsIn } from '../../inspector/gallery/facts';
import { flowOf, flows } from '../../inspector/gallery/flows';
import { searchFlows } from '../../inspector/gallery/search';
import { sections } from '../../inspector/gallery/sections';

const files = Object.keys(
  import.meta.glob(['../../src/machines/**/*Machine.ts', '!../../src/machines/shared/**']),
);

describe('the gallery', () => {
  it('has every machine of the source', () => {
    const found = flows.map(({ file }) => `../../src/machines/${file}`);
    expect(found.toSorted()).toEqual(files.toSorted());
  });

  it('has one place for each', () => {
    const places = sections.flatMap((section) => section.flows);
    expect(places.toSorted()).toEqual(flows.map(({ id }) => id).toSorted());
  });

  it('says of each in one line what it is for', () => {
    expect(flows.filter(({ purpose }) => !/^[A-Z].*\.$/.test(purpose)).map(({ id }) => id)).toEqual(
      [],
    );
  });
});

describe('what the sources tell of a machine', () => {
  it('names where it is used, and the requests of its effects', () => {
    const unblur = flowOf('unblur');
    if (unblur === null) throw new Error('No unblur');
    expect(factsOf(unblur)).toEqual({
      usedBy: ['machines/conversation', 'ui/chat'],
      calls: [{ actor: 'unblurImage', requests: ['GET /api/unblur/image/{id}'] }],
    });
  });

  it('knows the requests of every effect that asks the server', () => {
    const asked = new Set(
      flows.flatMap((flow) => factsOf(flow).calls.flatMap((call) => call.requests)),
    );
    expect(asked.size).toBeGreaterThan(50);
    expect([...asked].filter((request) => !/^[A-Z]+ \/[\w/{}.]+$/.test(request))).toEqual([]);
  });

  it('tells the effects of one file apart', () => {
    const source = `
      export const acts = (client: Client) => ({
        first: fromPromise(async () => {
          const { data } = await client.POST(
            '/api/first', {});
        }),
        second: fromPromise(async () => (await client.GET('/api/second')) ?? client.PUT('/api/third')),
      });`;
    expect([...requestsIn({ 'a.ts': source }, new Set(['first', 'second']))]).toEqual([
      ['first', ['POST /api/first']],
      ['second', ['GET /api/second', 'PUT /api/third']],
    ]);
  });
});

describe('the search', () => {
  const found = (text: string) =>
    searchFlows(text).map(({ flow, selection, kind }) => `${kind} ${selection?.id ?? flow.id}`);

  it.each([
    ['declined', 'state payment.settled.failed'],
    ['refund', 'state payment.settled.refunded'],
    ['another card', 'text payment.settled.failed'],
    ['server purchase', 'transition payment|server.purchase|0|payment.sorting'],
    ['create checkout', 'state payment.creating'],
    ['Карту', 'text payment.settled.failed'],
    ['unblur', 'flow unblur'],
  ])('finds "%s" in the %s', (text, hit) => expect(found(text)).toContain(hit));

  it('says why, and asks that every word is there', () => {
    const [hit] = searchFlows('payment declined');
    expect(hit?.why).toBe('The payment was declined.');
    expect(searchFlows('declined zebra')).toEqual([]);
    expect(searchFlows('  ')).toEqual([]);
  });
});
