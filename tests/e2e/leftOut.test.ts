import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../support/e2e/test';

test(
  'the build has no chart and no viewer, and a recorder only for who asks',
  { tag: '@anyScreen' },
  async () => {
    const assets = fileURLToPath(new URL('../../dist/assets/', import.meta.url));
    const names = (await readdir(assets)).filter((name) => name.endsWith('.js'));
    const files = await Promise.all(
      names.map(async (name) => ({ name, text: await readFile(`${assets}${name}`, 'utf8') })),
    );
    const having = (words: RegExp) =>
      files
        .filter(({ text }) => words.test(text))
        .map(({ name }) => name.replace(/-[\w-]{8}\.js$/, ''));
    // Words of the layout, of the inspector's own machines, and of a tool of others.
    expect(having(/org\.eclipse\.elk|live\.seek|flow\.unfoldAll|stately\.ai/)).toEqual([]);
    expect(having(/Events are sent to a page/)).toEqual(['recordPage']);
    const importing = files.filter(({ text }) =>
      /(?:from|import)\s*["'`]\.\/recordPage-/.test(text),
    );
    expect(importing.map(({ name }) => name)).toEqual([]);
  },
);
