import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/database';
import { personaPhotos } from '../database/schema';
import { fieldError } from '../http/fieldErrors';
import { problems } from '../http/problem';
import { deleteFilesLater } from './photoFiles';

/** Lets a persona show a photo that its maker has uploaded and that no persona shows as yet. */
export async function takePhoto(
  transaction: Database,
  { photoId, userId, characterId }: { photoId: string; userId: string; characterId: string },
): Promise<void> {
  const taken = await transaction
    .update(personaPhotos)
    .set({ characterId })
    .where(
      and(
        eq(personaPhotos.id, photoId),
        eq(personaPhotos.userId, userId),
        isNull(personaPhotos.characterId),
      ),
    )
    .returning({ id: personaPhotos.id });
  if (taken.length === 0) throw problems.invalidInput({ photo: [fieldError('invalid', 'photo')] });
}

/** Deletes the photo that a persona shows, and its files when this is committed. */
export async function dropPhoto(
  transaction: Database,
  characterId: string,
  now: Date,
): Promise<void> {
  const dropped = await transaction
    .delete(personaPhotos)
    .where(eq(personaPhotos.characterId, characterId))
    .returning({ files: personaPhotos.files });
  await deleteFilesLater(
    transaction,
    dropped.flatMap(({ files }) => files),
    now,
  );
}
