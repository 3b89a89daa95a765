import { describe, expect, it } from 'vitest';
import { stretched } from '../../scripts/i18n/stretched.mjs';
import { loadScreens, loadStory, screensShowing } from '../../inspector/screens/stories';
import type { Screen } from '../../inspector/screens/stories';

const titles = import.meta.glob<{ title: string }>('../../src/ui/**/*.stories.tsx', {
  import: 'default',
  eager: true,
});

describe('the screens', () => {
  it('have the titles of their files, by which they are found', () => {
    for (const [path, { title }] of Object.entries(titles))
      expect(`../../src/ui/${title}.stories.tsx`).toBe(path);
  });

  it('are found by their ids', async () => {
    const screens = await loadScreens();
    expect(screens.length).toBeGreaterThan(400);
    expect(new Set(screens.map(({ id }) => id)).size).toBe(screens.length);
    const found = await loadStory('chat/PrivatePicture/NotEnough');
    expect(found?.name).toBe('NotEnough');
    expect(await loadStory('chat/PrivatePicture/Nowhere')).toBe(null);
    expect(await loadStory('chat/Nowhere/NotEnough')).toBe(null);
    expect(await loadStory('')).toBe(null);
  });

  it('show the states of what is in them', async () => {
    const screens = await loadScreens();
    expect(screensShowing(screens, 'unblur: paywalled')[0]?.id).toBe(
      'chat/PrivatePicture/NotEnough',
    );
    expect(screensShowing(screens, 'unblur: failed').map(({ id }) => id)).toEqual([
      'chat/PrivatePicture/ProfileMissing',
      'chat/PrivatePicture/Failed',
    ]);
  });
});

it('of a state come first from where it is spoken of', () => {
  const screen = (id: string, file: string, ...states: string[]): Screen => ({ id, file, states });
  const all = [
    screen('a/1', 'a', 'm: on', 'n: x'),
    screen('a/2', 'a', 'm: on'),
    screen('b/1', 'b', 'm: off'),
    screen('b/2', 'b', 'm: on.bright'),
    screen('c/1', 'c', 'm: one'),
  ];
  expect(screensShowing(all, 'm: on').map(({ id }) => id)).toEqual(['b/2', 'a/1', 'a/2']);
});

describe('long strings', () => {
  it('are longer, have accents, and keep names and choices', () => {
    const long = stretched({
      plain: 'Unlock picture',
      parts: [
        { type: 0, value: 'Hello ' },
        { type: 1, value: 'name' },
        {
          type: 6,
          value: 'count',
          options: { one: { value: [{ type: 0, value: 'one day' }] } },
          offset: 0,
        },
      ],
    });
    expect(long).toEqual({
      plain: [{ type: 0, value: 'Uñløçk pîçtürë één twó' }],
      parts: [
        { type: 0, value: 'Hëllø  één' },
        { type: 1, value: 'name' },
        {
          type: 6,
          value: 'count',
          options: { one: { value: [{ type: 0, value: 'øñë dáý één' }] } },
          offset: 0,
        },
      ],
    });
  });
});
