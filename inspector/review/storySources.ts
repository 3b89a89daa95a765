import type { StoryFiles } from './opinions';

const sources = import.meta.glob<string>('../../src/ui/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The sources of all stories. */
export const storySources: StoryFiles = new Map(
  Object.entries(sources).map(([path, source]) => [
    path.replace('../../src/ui/', '').replace('.stories.tsx', ''),
    source,
  ]),
);
