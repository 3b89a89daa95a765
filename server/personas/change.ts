import { and, eq, isNull } from 'drizzle-orm';
import type { components } from '../../src/api/schema';
import { characters, chats, personas } from '../database/schema';
import { problems } from '../http/problem';
import type { Services } from '../services';
import { requireDecentPersona } from './decent';
import { readPersonas } from './persona';
import type { Persona } from './persona';
import { startDeleting } from '../storage/condemned';
import { dropPhoto, takePhoto } from './photoUse';

type PersonaUpdate = components['schemas']['PersonaUpdate'];

/** Changes what is sent of a persona, and tells it with the open chat; throws `not-found` for one of somebody else. */
export async function changePersona(
  services: Services,
  { userId, id, changes }: { userId: string; id: string; changes: PersonaUpdate },
): Promise<Persona> {
  const { clock, eventLog, media } = services;
  const changed = await eventLog.change(userId, async ({ transaction, append }) => {
    const [known] = await readPersonas(transaction, media.addresses, userId, { id });
    if (known === undefined) throw problems.notFound();
    const { age, gender, photo, ...said } = changes;
    const told = { ...known.row, ...said };
    const name = told.name.trim();
    requireDecentPersona(services, { ...told, name });
    const { occupations, personalities, scenario, likes, dislikes } = told;
    await transaction
      .update(personas)
      .set({ name, occupations, personalities, scenario, likes, dislikes })
      .where(eq(personas.characterId, id));
    if (age !== undefined || gender !== undefined)
      await transaction
        .update(characters)
        .set({ ...(age !== undefined && { age }), ...(gender !== undefined && { gender }) })
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
  startDeleting(services);
  return changed;
}
