/**
 * The official characters: `npm run characters -- check [slug ...]` lists all faults in their
 * files, texts and pictures; `npm run characters -- add <folder>` adds one.
 */
import { readPictures, readPortraits } from '../../server/seed';
import type { Fault } from '../../server/seed/readCharacters';
import { addCharacter } from './add';
import { checkCharacters } from './check';
import { placesIn } from './places';

const places = placesIn(new URL('../../', import.meta.url));

const write = (text: string) => process.stdout.write(`${text}\n`);

function end(checked: number, faults: readonly Fault[]): void {
  for (const { file, line, text } of faults) write(`content/characters/${file}:${line}: ${text}`);
  write(`${checked} checked, ${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
}

const manifests = () => ({
  portraits: readPortraits(places.characters),
  pictures: readPictures(places.characters),
});

async function add(folder: string): Promise<void> {
  const { slug, faults } = await addCharacter(folder, places, manifests());
  if (faults.length > 0) return end(1, faults);
  const { checked, faults: found } = checkCharacters(places, manifests(), [slug]);
  end(checked, found);
  if (found.length === 0) write(`${slug} is in the catalogue from the next build and start on.`);
}

const [command, ...names] = process.argv.slice(2);
const [folder] = names;
if (command === 'check') {
  const { checked, faults } = checkCharacters(places, manifests(), names);
  end(checked, faults);
} else if (command === 'add' && folder !== undefined) {
  await add(folder).catch((error: unknown) => {
    write(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
} else {
  write('npm run characters -- check [slug ...] | add <folder>');
  process.exitCode = 1;
}
