import { and, desc, eq } from 'drizzle-orm';
import type { components } from '../../src/api/schema';
import type { Locale } from '../../common/locales';
import { faceOf, facePortrait } from '../../common/personaFaces';
import type { Database } from '../database/database';
import { characters, personaPhotos, personas } from '../database/schema';
import type { PhotoFile } from '../database/schema';
import type { Media } from '../media/media';
import type { MediaAddresses } from '../media/mediaAddresses';
import type { Character } from './character';
import { toBotDetail } from './character';
import { personaTexts } from './personaTexts';

type Schemas = components['schemas'];
type Portrait = Schemas['Portrait'];
type CharacterRow = typeof characters.$inferSelect;
type PersonaRow = typeof personas.$inferSelect;
export type PhotoRow = typeof personaPhotos.$inferSelect;

/** A persona with all that belongs to it; `character`: as the rest of the product sees it. */
export type Persona = {
  character: Character;
  row: PersonaRow;
  photo: PhotoRow | null;
};

/** The tag of personas in the catalogue (spec 3). */
export const CUSTOM_TAG = 'custom';

/** With signed addresses: a photo is private to its maker. */
export const photoPortrait = (
  { colors, files }: { colors: string[]; files: PhotoFile[] },
  addresses: Pick<MediaAddresses, 'sign'>,
): Portrait => ({
  colors,
  sources: files.map(({ width, avif, webp }) => ({
    width,
    avif: addresses.sign(avif),
    webp: addresses.sign(webp),
  })),
});

function toPersona(
  { character, persona, photo }: Found,
  addresses: Pick<MediaAddresses, 'sign'>,
): Persona {
  const portrait =
    photo === null
      ? facePortrait(faceOf(persona.face, character.gender))
      : photoPortrait(photo, addresses);
  const texts = personaTexts({ ...persona, gender: character.gender });
  return { character: { ...character, portrait, texts }, row: persona, photo };
}

type Found = { character: CharacterRow; persona: PersonaRow; photo: PhotoRow | null };

/** A user's own personas, newest first; `of`: only the one with this id or slug. */
export async function readPersonas(
  database: Database,
  addresses: Pick<MediaAddresses, 'sign'>,
  ownerId: string,
  of: { id?: string; slug?: string } = {},
): Promise<Persona[]> {
  const rows: Found[] = await database
    .select({ character: characters, persona: personas, photo: personaPhotos })
    .from(personas)
    .innerJoin(characters, eq(characters.id, personas.characterId))
    .leftJoin(personaPhotos, eq(personaPhotos.characterId, personas.characterId))
    .where(
      and(
        eq(personas.ownerId, ownerId),
        of.id === undefined ? undefined : eq(personas.characterId, of.id),
        of.slug === undefined ? undefined : eq(characters.slug, of.slug),
      ),
    )
    .orderBy(desc(personas.createdAt), desc(personas.characterId));
  return rows.map((row) => toPersona(row, addresses));
}

export const toPhoto = (
  photo: PhotoRow,
  addresses: Pick<MediaAddresses, 'sign'>,
): Schemas['PersonaPhoto'] => ({
  id: photo.id,
  is_checked: photo.isChecked,
  portrait: photoPortrait(photo, addresses),
});

/** What the maker is shown of a persona. */
export function toOwnPersona(
  { character, row, photo }: Persona,
  addresses: Pick<MediaAddresses, 'sign'>,
  locale: Locale,
): Schemas['OwnPersona'] {
  const { name, occupations, personalities, scenario, likes, dislikes, createdAt } = row;
  const { tagline, greeting } = row;
  const { age, gender } = character;
  return {
    bot: toBotDetail(character, locale, []),
    persona: {
      ...{ name, age, gender, face: faceOf(row.face, gender).slug, occupations, personalities },
      ...{ scenario, likes, dislikes, tagline, greeting },
    },
    photo: photo === null ? null : toPhoto(photo, addresses),
    created_at: createdAt.toISOString(),
  };
}

/** A user's own persona as shown to them; null if there is none with this id. */
export async function describePersona(
  { database, media: { addresses } }: { database: Database; media: Media },
  { userId, id, locale }: { userId: string; id: string; locale: Locale },
): Promise<Schemas['OwnPersona'] | null> {
  const [own] = await readPersonas(database, addresses, userId, { id });
  return own === undefined ? null : toOwnPersona(own, addresses, locale);
}
