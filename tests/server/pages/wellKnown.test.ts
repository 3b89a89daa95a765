import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { seed } from '../../support/seed';

const file = (name: string) => readFileSync(new URL(`../../../public/${name}`, import.meta.url));

describe('robots.txt', () => {
  const refused = [
    ...file('robots.txt')
      .toString()
      .matchAll(/^Disallow: (\S+)$/gm),
  ].map(([, path = '']) => path);
  const isRefused = (page: string) => refused.some((path) => page.startsWith(path));

  it('keeps search engines off what is nobody else’s business', () => {
    const own = ['/api/profile', '/media/a', '/chat?bot=ines', '/settings/desires', '/audio'];
    const once = ['/password?token=a', '/verify', '/email/unsubscribe', '/welcome', '/undress'];
    expect([...own, ...once].filter((page) => !isRefused(page))).toEqual([]);
  });

  it('leaves them what is for everybody', () => {
    const slugs = seed.characters.map(({ slug }) => `/${slug}`);
    const open = ['/', '/blog', '/blog/first-evening', '/portraits/a.webp', '/terms.pdf'];
    expect([...open, ...slugs].filter(isRefused)).toEqual([]);
  });
});

it('favicon.ico holds whole pictures of three sizes', () => {
  const icon = file('favicon.ico');
  const pictures = Array.from({ length: icon.readUInt16LE(4) }, (_, index) => {
    const entry = 6 + 16 * index;
    const from = icon.readUInt32LE(entry + 12);
    const picture = icon.subarray(from, from + icon.readUInt32LE(entry + 8));
    return [icon.readUInt8(entry), picture.readUInt32BE(16), picture.subarray(-8, -4).toString()];
  });
  expect(pictures).toEqual([16, 32, 48].map((size) => [size, size, 'IEND']));
});
