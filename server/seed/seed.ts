import { createHash } from 'node:crypto';
import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { components } from '../../src/api/schema';
import { locales } from '../../common/locales';
import type { Locale } from '../../common/locales';
import type { PictureSetting } from '../../common/places';
import type { Database } from '../database/database';
import { waitForTask } from '../database/locks';
import { characters, characterTexts, seedStates } from '../database/schema';
import type { CharacterFacts, CharacterTexts, TranslatedTexts } from './character';
import type { PictureManifest, PortraitManifest } from './portrait';

type Portrait = components['schemas']['Portrait'];

export type Seed = {
  characters: readonly CharacterFacts[];
  portraits: PortraitManifest;
  /** Private pictures. */
  pictures: PictureManifest;
  /** Where the pictures of drawn characters are set, by slug and name of the picture. */
  settings: Readonly<Record<string, Readonly<Record<string, PictureSetting>>>>;
  texts: {
    en: Record<string, CharacterTexts>;
    translated: Record<Exclude<Locale, 'en'>, Record<string, TranslatedTexts>>;
  };
};

type Pictured = Pick<Seed, 'portraits' | 'settings'>;

/** The id of a slug, the same in every database; a version 8 UUID. */
export function characterId(slug: string): string {
  const hex = createHash('sha256').update(`character:${slug}`).digest('hex');
  const version = `8${hex.slice(13, 16)}`;
  const variant = `8${hex.slice(17, 20)}`;
  return [hex.slice(0, 8), hex.slice(8, 12), version, variant, hex.slice(20, 32)].join('-');
}

function toGallery({ portraits, settings }: Pictured, slug: string): [Portrait, ...Portrait[]] {
  const entry = portraits[slug];
  const own = settings[slug] ?? {};
  const [main, ...others] = (entry?.shots ?? []).map(({ name, sources }): Portrait => ({
    id: name,
    colors: entry?.colors ?? ['#000000', '#000000', '#000000'],
    sources: sources.map(({ width, avif, webp }) => ({
      width,
      avif: `/portraits/${avif}`,
      webp: `/portraits/${webp}`,
    })),
    ...(own[name] !== undefined && { setting: own[name] }),
  }));
  if (main === undefined) throw new Error(`The seed has no portrait of ${slug}`);
  return [main, ...others];
}

export function toRow(facts: CharacterFacts, position: number, seed: Pictured) {
  const { slug, age, gender, tags, isPremium } = facts;
  const gallery = toGallery(seed, slug);
  const { colors, sources } = gallery[0];
  return {
    id: characterId(slug),
    slug,
    kind: 'official' as const,
    age,
    gender,
    tags: [...tags],
    isPremium,
    portrait: { colors, sources },
    gallery,
    veils: seed.portraits[slug]?.shots.map(({ veil }) => `/portraits/${veil}`) ?? [],
    position,
  };
}

/** The texts of one character, in each language that it has. */
export type AllTexts = { en: CharacterTexts } & Partial<Record<Locale, CharacterTexts>>;

function allTextsOf({ slug }: CharacterFacts, { en, translated }: Seed['texts']): AllTexts {
  const english = en[slug];
  if (english === undefined) throw new Error(`${slug} has no English texts`);
  const others = locales.flatMap((locale) => {
    const text = locale === 'en' ? undefined : translated[locale][slug];
    return text === undefined ? [] : [[locale, { ...english, ...text }] as const];
  });
  return { en: english, ...Object.fromEntries(others) };
}

const toTextRows = (texts: ReadonlyMap<string, AllTexts>) =>
  [...texts].flatMap(([id, byLocale]) =>
    locales.flatMap((locale) => {
      const text = byLocale[locale];
      return text === undefined ? [] : { characterId: id, locale, ...text };
    }),
  );

/** What a database holds once it has a seed. */
function toStored(seed: Seed) {
  const rows = seed.characters.map((facts, index) => toRow(facts, index, seed));
  const texts = new Map(
    seed.characters.map((facts) => [characterId(facts.slug), allTextsOf(facts, seed.texts)]),
  );
  const digest = createHash('sha256')
    .update(JSON.stringify([rows, toTextRows(texts)]))
    .digest('base64url');
  return { rows, texts, digest };
}

const kept = new WeakMap<Seed, ReturnType<typeof toStored>>();

/** Made once: there are 3 MB of it. */
function storedOf(seed: Seed): ReturnType<typeof toStored> {
  const stored = kept.get(seed) ?? toStored(seed);
  kept.set(seed, stored);
  return stored;
}

const STATE = 'characters';

async function isKnown(database: Database, digest: string): Promise<boolean> {
  const [state] = await database.select().from(seedStates).where(eq(seedStates.name, STATE));
  return state?.digest === digest;
}

/** The texts that need not be read from the database, by character: all, or none if it has another seed. */
export async function textsInMemory(
  database: Database,
  seed: Seed,
): Promise<ReadonlyMap<string, AllTexts>> {
  const { texts, digest } = storedOf(seed);
  return (await isKnown(database, digest)) ? texts : new Map();
}

const excluded = (column: string) => sql.raw(`excluded."${column}"`);

/**
 * Synchronises the official characters with the seed: adds new ones, updates changed ones, and
 * retires those no longer in it, so that chats with them stay. Returns whether anything changed;
 * processes that start together do it once.
 */
export async function seedCharacters(database: Database, seed: Seed): Promise<boolean> {
  const { rows, texts, digest } = storedOf(seed);
  return database.transaction(async (transaction) => {
    await waitForTask(transaction, 'seed');
    if (await isKnown(transaction, digest)) return false;
    await transaction
      .insert(characters)
      .values(rows)
      .onConflictDoUpdate({
        target: characters.id,
        set: {
          age: excluded('age'),
          gender: excluded('gender'),
          tags: excluded('tags'),
          isPremium: excluded('is_premium'),
          portrait: excluded('portrait'),
          gallery: excluded('gallery'),
          veils: excluded('veils'),
          position: excluded('position'),
          retiredAt: null,
        },
      });
    await transaction
      .insert(characterTexts)
      .values(toTextRows(texts))
      .onConflictDoUpdate({
        target: [characterTexts.characterId, characterTexts.locale],
        set: {
          name: excluded('name'),
          tagline: excluded('tagline'),
          description: excluded('description'),
          greeting: excluded('greeting'),
          speaking: excluded('speaking'),
          manner: excluded('manner'),
          anecdotes: excluded('anecdotes'),
          self: excluded('self'),
          interests: excluded('interests'),
        },
      });
    await transaction
      .update(characters)
      .set({ retiredAt: sql`now()` })
      .where(
        and(
          eq(characters.kind, 'official'),
          isNull(characters.retiredAt),
          notInArray(
            characters.id,
            rows.map(({ id }) => id),
          ),
        ),
      );
    await transaction
      .insert(seedStates)
      .values({ name: STATE, digest })
      .onConflictDoUpdate({ target: seedStates.name, set: { digest } });
    return true;
  });
}
