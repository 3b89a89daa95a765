import { writeFile } from 'node:fs/promises';
import { PICTURES, PORTRAITS } from '../../server/seed';
import type { PictureManifest, PortraitManifest } from '../../server/seed/portrait';

const json = JSON.stringify;
const writeLines = async (file: URL, entries: string[]) =>
  writeFile(file, `{\n${entries.join(',\n')}\n}\n`);

/** One shot per line, for readable diffs. */
export async function writePortraits(folder: URL, manifest: PortraitManifest): Promise<void> {
  const entries = Object.entries(manifest).map(([slug, { colors, shots }]) => {
    const lines = shots.map((shot) => `    ${json(shot)}`).join(',\n');
    return `  ${json(slug)}: { "colors": ${json(colors)}, "shots": [\n${lines}\n  ] }`;
  });
  await writeLines(new URL(PORTRAITS, folder), entries);
}

/** One character per line. */
export async function writePictures(folder: URL, manifest: PictureManifest): Promise<void> {
  const entries = Object.entries(manifest).map(
    ([slug, entry]) => `  ${json(slug)}: ${json(entry)}`,
  );
  await writeLines(new URL(PICTURES, folder), entries);
}
