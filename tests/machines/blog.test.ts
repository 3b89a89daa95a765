import { describe, expect, it } from 'vitest';
import { blogMachine } from '../../src/machines/blog/blogMachine';
import type { BlogReading } from '../../src/machines/blog/blogMachine';
import { article, articleCards } from '../support/fixtures/articles';
import { done, fault, startRun, testChart } from '../support/machines';
import type { Run, World } from '../support/machines';

const runOf = (id: string | null, reading: BlogReading | null = null) =>
  ({
    machine: (world) => blogMachine.provide({ actors: { loadReading: world.held() } }),
    input: ({ owner }: World) => ({ owner, id, reading }),
  }) satisfies Run<typeof blogMachine>;

const english: BlogReading = { kind: 'article', locale: 'en', article };
const german = { kind: 'article', locale: 'de', article: { ...article, title: 'Ein Abend' } };
const found = (reading: object) => done('loadReading', { kind: 'found', reading });
const missing = done('loadReading', { kind: 'missing' });
const failed = fault('loadReading');

testChart('blog', {
  ...runOf('first-evening'),
  alphabet: [found(english), missing, failed, { type: 'blog.retry' }, { type: 'blog.translate' }],
  invariant: (snapshot) => {
    expect(snapshot.hasTag('loading')).toBe(snapshot.matches('loading'));
    expect(snapshot.hasTag('failed')).toBe(snapshot.matches('failed'));
    if (snapshot.matches('shown')) expect(snapshot.context.reading).not.toBe(null);
    if (snapshot.matches('failed')) expect(snapshot.context.reading).toBe(null);
  },
});

describe('a page of the blog', () => {
  it('asks for the list, and shows it', async () => {
    const run = startRun(runOf(null));
    expect(run.world.inputsOf('loadReading')).toEqual([{ id: null }]);
    const list = { kind: 'list', locale: 'en', articles: articleCards };
    await run.perform(found(list));
    expect(run.context().reading).toEqual(list);
    expect(run.world.notices).toEqual([]);
  });

  it('shows at once, and without a call, what was fetched ahead', () => {
    const run = startRun(runOf('first-evening', english));
    expect(run.value()).toBe('shown');
    expect(run.context().reading).toEqual(english);
    expect(run.world.inputsOf('loadReading')).toEqual([]);
  });

  it('tells that there is no such article', async () => {
    const run = startRun(runOf('gone'));
    await run.perform(missing);
    expect(run.world.notices).toEqual([{ type: 'blog.missing', id: 'gone' }]);
  });

  it('may be asked for again after a failure', async () => {
    const run = startRun(runOf('first-evening'));
    await run.performAll([failed, { type: 'blog.retry' }, found(english)]);
    expect(run.world.inputsOf('loadReading')).toHaveLength(2);
    expect(run.context().reading).toEqual(english);
  });

  it('keeps the text before while another language is on its way, and when that does not come', async () => {
    const run = startRun(runOf('first-evening'));
    await run.performAll([found(english), { type: 'blog.translate' }]);
    expect(run.context().reading).toEqual(english);
    await run.perform(failed);
    expect(run.context().reading).toEqual(english);
    await run.performAll([{ type: 'blog.translate' }, found(german)]);
    expect(run.context().reading).toEqual(german);
  });
});
