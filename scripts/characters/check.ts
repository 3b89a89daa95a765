import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { locales } from '../../common/locales';
import { checkText } from '../../server/moderation/checkText';
import type { CheckContext } from '../../server/moderation/checkText';
import { PICTURES, PORTRAITS } from '../../server/seed';
import { keysOf } from '../../server/seed/portrait';
import type { PictureManifest, PortraitManifest } from '../../server/seed/portrait';
import { hasNoPictures, readCharacters } from '../../server/seed/readCharacters';
import type { CharacterFile, Fault } from '../../server/seed/readCharacters';
import { lineOf } from '../../server/seed/yamlLines';
import type { Places } from './places';

type Text = { way: (string | number)[]; text: string; as: CheckContext['as'] };

/** Every sentence of a character, with its path in the file. */
const textsOf = ({ speaking, texts }: CharacterFile): Text[] => [
  { way: ['speaking'], text: speaking, as: 'message' },
  ...locales.flatMap((locale): Text[] => {
    const own = texts[locale];
    if (own === undefined) return [];
    const at = ['texts', locale];
    // The other languages say the same as the English, which the rules for personas have read.
    const as = locale === 'en' ? 'persona' : 'message';
    return [
      { way: [...at, 'name'], text: own.name, as: 'name' },
      { way: [...at, 'tagline'], text: own.tagline, as },
      { way: [...at, 'description'], text: own.description, as },
      { way: [...at, 'greeting'], text: own.greeting, as: 'message' },
      ...own.anecdotes.map((text, index): Text => ({
        way: [...at, 'anecdotes', index],
        text,
        as: 'message',
      })),
      ...Object.entries(own.self).map(([subject, text]): Text => ({
        way: [...at, 'self', subject],
        text,
        as: 'message',
      })),
      ...own.interests.flatMap(({ topic, remark, question }, index) =>
        Object.entries({ topic, remark, question }).map(([key, text]): Text => ({
          way: [...at, 'interests', index, key],
          text,
          as: 'message',
        })),
      ),
    ];
  }),
];

/** Texts that could be about somebody under 18. */
export function textFaults(character: CharacterFile, source: () => string): Fault[] {
  return textsOf(character).flatMap(({ way, text, as }): Fault[] => {
    if (checkText(text, as === undefined ? {} : { as }).ok) return [];
    const file = `${character.slug}.yaml`;
    const said = `${way.join('.')}: this reads as if somebody were under 18: "${text}"`;
    return [{ file, line: lineOf(source(), way), text: said }];
  });
}

function pictureFaults(
  { slug }: CharacterFile,
  portraits: PortraitManifest,
  pictures: PictureManifest,
  places: Places,
): Fault[] {
  const fault = (text: string): Fault => ({ file: `${slug}.yaml`, line: 1, text });
  const own = portraits[slug];
  if (own === undefined || own.shots.length === 0) return [hasNoPictures(slug)];
  const secret = pictures[slug];
  const shown = own.shots.flatMap(({ veil, sources }) => [
    veil,
    ...sources.flatMap(({ avif, webp }) => [avif, webp]),
  ]);
  const veils = secret?.sent.map(({ veil }) => veil) ?? [];
  const missing = [
    ...[...shown, ...veils].filter((name) => !existsSync(new URL(name, places.portraits))),
    ...(secret === undefined ? [] : keysOf(secret)).filter(
      (name) => !existsSync(new URL(name, places.privatePictures)),
    ),
  ];
  return missing.map((name) => fault(`The picture ${name} is missing: add its pictures again`));
}

/** Files beside the characters that nothing reads, such as a picture. */
const strayFaults = (places: Places): Fault[] =>
  readdirSync(places.characters)
    .filter((name) => !name.endsWith('.yaml') && name !== PORTRAITS && name !== PICTURES)
    .map((file) => ({
      file,
      line: 1,
      text: 'Not read here: put pictures and a copy of the .yaml into a folder of their own, named as in docs/adding-a-character.md, and take it in by `npm run characters -- add <folder>`',
    }));

/** All faults in the files, texts and pictures of the characters, or of those given. */
export function checkCharacters(
  places: Places,
  manifests: { portraits: PortraitManifest; pictures: PictureManifest },
  only: readonly string[] = [],
): { checked: number; faults: Fault[] } {
  const { characters, faults } = readCharacters(places.characters);
  const isAsked = (slug: string) => only.length === 0 || only.includes(slug);
  const asked = characters.filter(({ slug }) => isAsked(slug));
  const found = asked.flatMap((character) => [
    ...textFaults(character, () =>
      readFileSync(new URL(`${character.slug}.yaml`, places.characters), 'utf8'),
    ),
    ...pictureFaults(character, manifests.portraits, manifests.pictures, places),
  ]);
  const broken = faults.filter(({ file }) => isAsked(file.slice(0, file.lastIndexOf('.'))));
  return {
    checked: asked.length + new Set(broken.map(({ file }) => file)).size,
    faults: [...broken, ...found, ...(only.length === 0 ? strayFaults(places) : [])],
  };
}
