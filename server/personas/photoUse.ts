import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/database';
import { personaPhotos } from '../database/schema';
import { fieldError } from '../http/fieldErrors';
import { problems } from '../http/problem';
import { deleteFilesLater } from './photoFiles';

/** Assigns a photo to a persona; its maker must have uploaded it, and no persona may use it yet. */
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

/** Deletes a persona's photo, and its files once this is committed. */
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
