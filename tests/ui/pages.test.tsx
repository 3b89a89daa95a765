import { expect, test } from 'vitest';
import { pages } from '../../src/app/pages';
import { lazyPages, pageFiles } from '../../src/ui/app/LazyPage';

const late = Object.entries(pages).flatMap(([pattern, { screen, view }]) =>
  screen === undefined ? [] : [{ pattern, screen, file: `../${view}.tsx` }],
);

test.each(late)('$pattern is shown over its own screen', async ({ pattern, screen, file }) => {
  expect(await pageFiles[file]?.()).toHaveProperty('screen', screen);
  expect(lazyPages[pattern]?.screen).toBe(screen);
});

test('every page that a folder has is in the registry', () => {
  const named = new Set(Object.values(pages).map(({ view }) => `../${view}.tsx`));
  expect(Object.keys(pageFiles).filter((file) => !named.has(file))).toEqual([]);
});
