import { expect, it } from 'vitest';
import { readingSchema } from '../../src/api/parseBlog';
import { parse } from '../../src/api/parse';

it.each([
  ['/blog', 'link'],
  ['mailto:help@example.test', 'link'],
  ['//elsewhere.test', 'text'],
  ['/\\elsewhere.test', 'text'],
  ['https://elsewhere.test', 'text'],
  ['javascript:alert(1)', 'text'],
])('X1 the words of a link to %s stay, as a %s', (href, kind) => {
  const card = { id: 'a', title: 'A', description: 'B', date: '2026-11-22', minutes: 1 };
  const blocks = [{ kind: 'paragraph', inlines: [{ kind: 'link', text: 'here', href }] }];
  const payload = { route: 'article', locale: 'en', data: { ...card, blocks, others: [] } };
  const inline = kind === 'link' ? { kind, text: 'here', href } : { kind, text: 'here' };
  expect(parse(readingSchema, payload)).toMatchObject({
    article: { blocks: [{ kind: 'paragraph', inlines: [inline] }] },
  });
});
