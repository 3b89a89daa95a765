import { createHash } from 'node:crypto';
import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { components } from '../../src/api/schema';
import { locales } from '../../common/locales';
import type { Locale } from '../../common/locales';
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
  texts: {
    en: Record<string, CharacterTexts>;
    translated: Record<Exclude<Locale, 'en'>, Record<string, TranslatedTexts>>;
  };
};

/** The id of a slug, the same in every database; a version 8 UUID. */
export function characterId(slug: string): string {
  const hex = createHash('sha256').update(`character:${slug}`).digest('hex');
  const version = `8${hex.slice(13, 16)}`;
  const variant = `8${hex.slice(17, 20)}`;
  return [hex.slice(0, 8), hex.slice(8, 12), version, variant, hex.slice(20, 32)].join('-');
}

function toGallery(portraits: PortraitManifest, slug: string): [Portrait, ...Portrait[]] {
  const entry = portraits[slug];
  const [main, ...others] = (entry?.shots ?? []).map(({ name, sources }): Portrait => ({
    id: name,
    colors: entry?.colors ?? ['#000000', '#000000', '#000000'],
    sources: sources.map(({ width, avif, webp }) => ({
      width,
      avif: `/portraits/${avif}`,
      webp: `/portraits/${webp}`,
    })),
  }));
  if (main === undefined) throw new Error(`The seed has no portrait of ${slug}`);
  return [main, ...others];
}

export function toRow(facts: CharacterFacts, position: number, portraits: PortraitManifest) {
  const { slug, age, gender, tags, isPremium } = facts;
  const gallery = toGallery(portraits, slug);
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
    veils: portraits[slug]?.shots.map(({ veil }) => `/portraits/${veil}`) ?? [],
    position,
  };
}

function toTextRows({ slug }: CharacterFacts, { en, translated }: Seed['texts']) {
  const english = en[slug];
  if (english === undefined) throw new Error(`${slug} has no English texts`);
  return locales.flatMap((locale) => {
    const text = locale === 'en' ? english : translated[locale][slug];
    return text === undefined
      ? []
      : { characterId: characterId(slug), locale, ...english, ...text };
  });
}

const STATE = 'characters';

const digestOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

async function isKnown(transaction: Database, digest: string): Promise<boolean> {
  const [state] = await transaction.select().from(seedStates).where(eq(seedStates.name, STATE));
  return state?.digest === digest;
}

const excluded = (column: string) => sql.raw(`excluded."${column}"`);

/**
 * Synchronises the official characters with the seed: adds new ones, updates changed ones, and
 * retires those no longer in it, so that chats with them stay. Returns whether anything changed;
 * processes that start together do it once.
 */
export async function seedCharacters(database: Database, seed: Seed): Promise<boolean> {
  const rows = seed.characters.map((facts, index) => toRow(facts, index, seed.portraits));
  const textRows = seed.characters.flatMap((facts) => toTextRows(facts, seed.texts));
  const digest = digestOf([rows, textRows]);
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
      .values(textRows)
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
