import { createHash, randomUUID } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import { PERSONAS } from '../../common/limits';
import type { components } from '../../src/api/schema';
import { CUSTOM_TAG, readPersonas } from '../characters/persona';
import type { Persona } from '../characters/persona';
import { newPersonaSlug } from '../characters/personaSlug';
import type { Database } from '../database/database';
import { characters, personas } from '../database/schema';
import { problems } from '../http/problem';
import { requireAccess } from '../users/access';
import { judgePersona, requireDecentPersona } from './decent';
import type { Deps } from './deps';
import { takePhoto } from './photoUse';
import { faceFor } from './portraits';

type NewPersona = components['schemas']['NewPersona'];

/** The same for the same fields, in any order. */
function digestOf(body: NewPersona): string {
  const sorted = Object.entries(body).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url');
}

async function findMade(
  transaction: Database,
  userId: string,
  body: NewPersona,
): Promise<string | null> {
  const [made] = await transaction
    .select({ id: personas.characterId, digest: personas.digest })
    .from(personas)
    .where(and(eq(personas.ownerId, userId), eq(personas.clientId, body.client_id)));
  if (made === undefined) return null;
  if (made.digest !== digestOf(body))
    throw problems.conflict('The client_id stands for another persona');
  return made.id;
}

/** Throws if this user may not create the persona, or not with these words. */
async function requireMayMake(services: Deps, userId: string, body: NewPersona) {
  const { clock, database } = services;
  if ((await findMade(database, userId, body)) !== null) return;
  const { isPremiumUser } = await requireAccess(database, userId, null, clock.now());
  if (!isPremiumUser) throw problems.premiumRequired();
  const { tagline = null, greeting = null } = body;
  const texts = { ...body, name: body.name.trim(), tagline, greeting };
  await requireDecentPersona(services, userId, texts);
  await judgePersona(services, texts);
}

/** Creates a persona, once per `client_id`; for premium users only. */
export async function makePersona(
  services: Deps,
  userId: string,
  body: NewPersona,
): Promise<Persona> {
  const { clock, eventLog, media } = services;
  const name = body.name.trim();
  await requireMayMake(services, userId, body);
  return eventLog.change(userId, async ({ transaction, append }) => {
    const now = clock.now();
    const known = await findMade(transaction, userId, body);
    const id = known ?? randomUUID();
    if (known === null) {
      const { isPremiumUser } = await requireAccess(transaction, userId, null, now);
      if (!isPremiumUser) throw problems.premiumRequired();
      const [had] = await transaction
        .select({ count: count() })
        .from(personas)
        .where(eq(personas.ownerId, userId));
      const before = had?.count ?? 0;
      if (before >= PERSONAS) throw problems.tooManyPersonas();
      const { age, gender } = body;
      const { face, portrait } = faceFor(gender, { chosen: body.face, turn: before });
      await transaction.insert(characters).values({
        id,
        slug: newPersonaSlug(),
        kind: 'custom',
        ownerId: userId,
        age,
        gender,
        tags: [CUSTOM_TAG],
        isPremium: false,
        portrait,
        gallery: [],
        position: 0,
        createdAt: now,
      });
      const { occupations, personalities, scenario, likes, dislikes } = body;
      await transaction.insert(personas).values({
        characterId: id,
        ownerId: userId,
        clientId: body.client_id,
        digest: digestOf(body),
        name,
        occupations,
        personalities,
        scenario,
        likes,
        dislikes,
        face,
        tagline: body.tagline?.trim() ?? null,
        greeting: body.greeting?.trim() ?? null,
        createdAt: now,
      });
      if (body.photo !== undefined)
        await takePhoto(transaction, { photoId: body.photo, userId, characterId: id });
      await append({ name: 'persona', data: { id } });
    }
    const [persona] = await readPersonas(transaction, media.addresses, userId, { id });
    if (persona === undefined) throw new Error('The persona is gone');
    return persona;
  });
}
