import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { forEachLocale } from '../../common/locales';
import { charactersFaulty } from '../base/startFaults';
import type { Locale } from '../../common/locales';
import type { CharacterFacts, CharacterTexts } from './character';
import { hasNoPictures, readCharacters } from './readCharacters';
import type { CharacterFile } from './readCharacters';
import type { PictureManifest, PortraitManifest } from './portrait';
import type { Seed } from './seed';

const colour = v.pipe(v.string(), v.hexColor());
const manifestSchema = v.record(
  v.string(),
  v.object({
    colors: v.tuple([colour, colour, colour]),
    shots: v.array(
      v.object({
        name: v.string(),
        veil: v.string(),
        sources: v.array(v.object({ width: v.number(), avif: v.string(), webp: v.string() })),
      }),
    ),
  }),
);

const picturesSchema = v.record(
  v.string(),
  v.object({
    sent: v.array(v.object({ key: v.string(), veil: v.string() })),
    unsent: v.exactOptional(v.string()),
  }),
);

/** The manifest of each character's picture files; stored beside the characters. */
export const PORTRAITS = 'portraits.json';
export const PICTURES = 'pictures.json';

/** The same path from the source and from its build. */
export const charactersFolder = new URL('../../content/characters/', import.meta.url);

const readJson = (name: string, folder: URL): unknown =>
  JSON.parse(readFileSync(new URL(name, folder), 'utf8'));

export const readPortraits = (folder: URL = charactersFolder): PortraitManifest =>
  v.parse(manifestSchema, readJson(PORTRAITS, folder));
export const readPictures = (folder: URL = charactersFolder): PictureManifest =>
  v.parse(picturesSchema, readJson(PICTURES, folder));

const toFacts = ({ slug, age, gender, tags, premium }: CharacterFile): CharacterFacts => ({
  slug,
  age,
  gender,
  tags,
  isPremium: premium,
});

const toEnglish = ({ texts, manner, speaking, slug }: CharacterFile): CharacterTexts => {
  if (texts.en === undefined) throw new Error(`${slug} has no English texts`);
  return { ...texts.en, manner, speaking };
};

const bySlug = <T>(characters: readonly CharacterFile[], toValue: (one: CharacterFile) => T) =>
  Object.fromEntries(characters.map((one) => [one.slug, toValue(one)]));

const translationsInto = (characters: readonly CharacterFile[], locale: Locale) =>
  Object.fromEntries(
    characters.flatMap(({ slug, texts }) => {
      const own = texts[locale];
      return own === undefined ? [] : [[slug, own]];
    }),
  );

const settingsOf = ({ drawing }: CharacterFile): Seed['settings'][string] =>
  Object.fromEntries(
    Object.entries(drawing?.places ?? {}).map(([shot, [place, hour]]) => [shot, { place, hour }]),
  );

const withoutPictures = (characters: readonly CharacterFile[], portraits: PortraitManifest) =>
  characters
    .filter(({ slug }) => portraits[slug]?.shots[0] === undefined)
    .map(({ slug }) => hasNoPictures(slug));

/**
 * Everything the catalogue starts with: `content/characters` and its pictures.
 * @throws {StartFault} that names file and line of what cannot be read
 */
export function readSeed(folder: URL = charactersFolder): Seed {
  const portraits = readPortraits(folder);
  const { characters, faults } = readCharacters(folder);
  const all = [...faults, ...withoutPictures(characters, portraits)];
  if (all.length > 0) throw charactersFaulty(all);
  return {
    characters: characters.map(toFacts),
    portraits,
    pictures: readPictures(folder),
    settings: Object.fromEntries(characters.map((one) => [one.slug, settingsOf(one)])),
    texts: {
      en: bySlug(characters, toEnglish),
      translated: forEachLocale((locale) => translationsInto(characters, locale)),
    },
  };
}
