import { and, eq, isNull } from 'drizzle-orm';
import type { components } from '../../src/api/schema';
import type { Database } from '../database/database';
import { characters, chats, personas } from '../database/schema';
import { problems } from '../http/problem';
import { isSameText, judgePersona, requireDecentPersona } from './decent';
import type { Deps } from './deps';
import { readPersonas } from '../characters/persona';
import type { Persona } from '../characters/persona';
import { startDeleting } from '../storage/filesToDelete';
import { dropPhoto, takePhoto } from './photoUse';
import { faceFor } from './portraits';

type PersonaUpdate = components['schemas']['PersonaUpdate'];

type Changing = { userId: string; id: string; changes: PersonaUpdate };

/** A persona's texts after the change. */
function changedTexts({ row }: Persona, changes: PersonaUpdate) {
  const { name, occupations, personalities, scenario, likes, dislikes, tagline, greeting } = {
    ...row,
    ...changes,
  };
  return {
    ...{ name: name.trim(), occupations, personalities, scenario, likes, dislikes },
    tagline: tagline?.trim() ?? null,
    greeting: greeting?.trim() ?? null,
  };
}

async function requirePersona(
  { media }: Pick<Deps, 'media'>,
  database: Database,
  { userId, id }: Changing,
): Promise<Persona> {
  const [known] = await readPersonas(database, media.addresses, userId, { id });
  if (known === undefined) throw problems.notFound();
  return known;
}

/** Changes a persona, with events for it and its chat; `not-found` if it is another user's. */
export async function changePersona(services: Deps, changing: Changing): Promise<Persona> {
  const { clock, database, eventLog, media } = services;
  const { userId, id, changes } = changing;
  const before = await requirePersona(services, database, changing);
  const judged = changedTexts(before, changes);
  await requireDecentPersona(services, userId, judged);
  if (!isSameText(before.row, judged)) await judgePersona(services, judged);
  const changed = await eventLog.change(userId, async ({ transaction, append }) => {
    const known = await requirePersona(services, transaction, changing);
    const { photo } = changes;
    const { age, gender } = { ...known.character, ...changes };
    const { face, portrait } = faceFor(gender, {
      chosen: changes.face,
      had: known.row.face,
      turn: 0,
    });
    const told = changedTexts(known, changes);
    // A change came in between: the combined texts were not judged together.
    if (!isSameText(told, judged)) return null;
    await transaction
      .update(personas)
      .set({ ...told, face })
      .where(eq(personas.characterId, id));
    await transaction
      .update(characters)
      .set({ age, gender, portrait })
      .where(eq(characters.id, id));
    if (photo !== undefined && photo !== known.photo?.id) {
      await dropPhoto(transaction, id, clock.now());
      if (photo !== null) await takePhoto(transaction, { photoId: photo, userId, characterId: id });
    }
    await append({ name: 'persona', data: { id } });
    const open = await transaction
      .select({ id: chats.id })
      .from(chats)
      .where(and(eq(chats.characterId, id), isNull(chats.archivedAt)));
    for (const chat of open) await append({ name: 'chat', data: { chat_id: chat.id } });
    const [persona] = await readPersonas(transaction, media.addresses, userId, { id });
    if (persona === undefined) throw new Error('The persona is gone');
    return persona;
  });
  if (changed === null) return changePersona(services, changing);
  startDeleting(services);
  return changed;
}
