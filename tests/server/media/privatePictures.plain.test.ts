import { readdir, readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createPrivatePictures } from '../../../server/media/pictures';
import { seed } from '../../support/seed';

const folder = new URL('../../../server/seed/pictures/', import.meta.url);
const root = new URL('../../../', import.meta.url);
const slugs = seed.characters.map(({ slug }) => slug);
const keysOf = (slug: string) => {
  const { sent = [], unsent = '' } = seed.pictures[slug] ?? {};
  return [...sent.map(({ key }) => key), unsent];
};
const allKeys = slugs.flatMap(keysOf);

async function filesUnder(directory: URL): Promise<URL[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => new URL(`file://${entry.parentPath}/${entry.name}`));
}

describe('the pictures that are public nowhere', () => {
  it('are three for the chats and one more, of everybody, each another', () => {
    expect(Object.keys(seed.pictures).sort()).toEqual([...slugs].sort());
    expect(new Set(slugs.map((slug) => seed.pictures[slug]?.sent.length))).toEqual(new Set([3]));
    expect(new Set(allKeys).size).toBe(slugs.length * 4);
  });

  it('are exactly the files of their folder, together below 3 MB', async () => {
    expect((await readdir(folder)).sort()).toEqual([...allKeys].sort());
    const sizes = await Promise.all(
      allKeys.map(async (key) => (await stat(new URL(key, folder))).size),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3_000_000);
  });

  it('are of 640 pixels, and their veils of 12', async () => {
    const pictures = createPrivatePictures(seed);
    for (const slug of slugs.slice(0, 12)) {
      for (const { key, veil } of pictures.sentBy(slug)) {
        const clear = await sharp(await readFile(new URL(key, folder))).metadata();
        const blurred = await sharp(await readFile(new URL(`public${veil}`, root))).metadata();
        expect([clear.width, clear.height, blurred.width]).toEqual([640, 853, 12]);
      }
    }
  });

  it('are in nothing that is served to everybody, by name or by content', async () => {
    const lengths = new Map<number, Buffer[]>();
    for (const key of allKeys) {
      const content = await readFile(new URL(key, folder));
      lengths.set(content.length, [...(lengths.get(content.length) ?? []), content]);
    }
    const served = [
      ...(await filesUnder(new URL('public/', root))),
      ...(await filesUnder(new URL('dist/', root))),
    ];
    expect(served.length).toBeGreaterThan(1_000);
    const found: string[] = [];
    for (const file of served) {
      if (allKeys.some((key) => file.pathname.endsWith(key))) found.push(file.pathname);
      const same = lengths.get((await stat(file)).size) ?? [];
      if (same.length === 0) continue;
      const content = await readFile(file);
      if (same.some((picture) => picture.equals(content))) found.push(file.pathname);
    }
    expect(found).toEqual([]);
  });

  it('are named in nothing that is served to everybody', async () => {
    const texts = (await filesUnder(new URL('dist/', root))).filter((file) =>
      /\.(?:js|json|html|txt|css|mjs)$/.test(file.pathname),
    );
    const stems = allKeys.map((key) => key.replace('.avif', ''));
    const found: string[] = [];
    for (const file of texts) {
      const text = await readFile(file, 'utf8');
      if (stems.some((stem) => text.includes(stem))) found.push(file.pathname);
    }
    expect(found).toEqual([]);
  });
});
