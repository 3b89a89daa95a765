import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Database } from '../database/database';
import { characters, chatSummaries, memories, messages } from '../database/schema';
import { fieldError } from '../http/fieldErrors';
import { problems } from '../http/problem';
import { requireAdult } from '../moderation/requireAdult';
import { requireDecent } from '../moderation/requireDecent';
import type { Deps } from './deps';
import { isOf, leaveUnread, makeRoom } from './learn';
import type { MemoryOwner } from './learn';
import { isTooLong, tidyNote } from './note';
import type { MemoryKind, MemoryRow } from './note';
import { topicOf } from './readNotes';
import { hasSecret } from '../moderation/secrets';
import { chatsWith } from './summaries';
import { leaveNameUnused } from './unusedNames';

/** An official character, or a persona of this user; throws `not-found` otherwise (row A5). */
export async function memoryOwnerOf(
  database: Database,
  userId: string,
  slug: string,
): Promise<MemoryOwner> {
  const [character] = await database
    .select({ id: characters.id })
    .from(characters)
    .where(
      and(
        eq(characters.slug, slug),
        or(isNull(characters.ownerId), eq(characters.ownerId, userId)),
      ),
    );
  if (character === undefined) throw problems.notFound();
  return { userId, characterId: character.id };
}

type Keeping = Pick<Deps, 'clock' | 'eventLog' | 'log' | 'minorJudge' | 'stopping' | 'textRules'>;

async function requireNote(services: Keeping, userId: string, text: string): Promise<string> {
  const note = tidyNote(text);
  if (note === '') throw problems.invalidInput({ note: [fieldError('required', 'note')] });
  if (isTooLong(note)) throw problems.invalidInput({ note: [fieldError('too-long', 'note')] });
  if (hasSecret(note)) throw problems.invalidInput({ note: [fieldError('invalid', 'note')] });
  requireDecent(await services.textRules(userId).check(note, { as: 'note' }), 'note');
  await requireAdult(services, { as: 'note', texts: { note } });
  return note;
}

/** Stores a note that the user wrote; the same note again changes nothing. */
export async function addMemory(
  services: Keeping,
  owner: MemoryOwner,
  draft: { kind: MemoryKind; note: string },
): Promise<{ isNew: boolean; memory: MemoryRow }> {
  const note = await requireNote(services, owner.userId, draft.note);
  const { kind } = draft;
  return services.eventLog.change(owner.userId, async ({ transaction }) => {
    const topic = topicOf(kind, note);
    const known = await transaction
      .select()
      .from(memories)
      .where(and(isOf(owner), or(eq(memories.topic, topic), eq(memories.note, note))));
    const same = known.find((row) => row.kind === kind && row.note === note);
    if (same !== undefined) return { isNew: false, memory: same };
    const now = services.clock.now();
    const ids = known.map(({ id }) => id);
    if (ids.length > 0) await transaction.delete(memories).where(inArray(memories.id, ids));
    await leaveUnread(transaction, owner, known, now);
    if (!(await makeRoom(transaction, owner))) throw problems.conflict('The memory is full');
    const [memory] = await transaction
      .insert(memories)
      .values({ ...owner, kind, topic, note, origin: 'written', createdAt: now, updatedAt: now })
      .returning();
    if (memory === undefined) throw new Error('Nothing was remembered');
    return { isNew: true, memory };
  });
}

async function ownMemory(
  transaction: Database,
  owner: MemoryOwner,
  memoryId: string,
): Promise<MemoryRow> {
  const [row] = await transaction
    .select()
    .from(memories)
    .where(and(isOf(owner), eq(memories.id, memoryId)));
  if (row === undefined) throw problems.notFound();
  return row;
}

/** Replaces a note by the user's own words. */
export async function correctMemory(
  services: Keeping,
  owner: MemoryOwner,
  { memoryId, note: text }: { memoryId: string; note: string },
): Promise<MemoryRow> {
  const note = await requireNote(services, owner.userId, text);
  return services.eventLog.change(owner.userId, async ({ transaction }) => {
    const before = await ownMemory(transaction, owner, memoryId);
    if (before.note === note) return before;
    const now = services.clock.now();
    const twice = await transaction
      .delete(memories)
      .where(and(isOf(owner), eq(memories.note, note), ne(memories.id, memoryId)))
      .returning();
    await leaveUnread(transaction, owner, [before, ...twice], now);
    const origin = before.origin === 'written' ? 'written' : 'corrected';
    const [memory] = await transaction
      .update(memories)
      .set({ note, origin, sourceId: null, updatedAt: now })
      .where(eq(memories.id, memoryId))
      .returning();
    if (memory === undefined) throw problems.notFound();
    return memory;
  });
}

export function forgetMemory(
  { clock, eventLog }: Pick<Deps, 'clock' | 'eventLog'>,
  owner: MemoryOwner,
  memoryId: string,
): Promise<void> {
  return eventLog.change(owner.userId, async ({ transaction }) => {
    const row = await ownMemory(transaction, owner, memoryId);
    await transaction.delete(memories).where(eq(memories.id, row.id));
    await leaveUnread(transaction, owner, [row], clock.now());
    await leaveNameUnused(transaction, owner, [row]);
  });
}

/** The character never again reads anything said until now. */
export function forgetAll(
  { clock, eventLog }: Pick<Deps, 'clock' | 'eventLog'>,
  owner: MemoryOwner,
): Promise<void> {
  return eventLog.change(owner.userId, async ({ transaction }) => {
    const gone = await transaction.delete(memories).where(isOf(owner)).returning();
    await leaveNameUnused(transaction, owner, gone);
    const own = chatsWith(transaction, owner);
    await transaction
      .update(messages)
      .set({ forgottenAt: clock.now() })
      .where(and(inArray(messages.chatId, own), isNull(messages.forgottenAt)));
    await transaction.delete(chatSummaries).where(inArray(chatSummaries.chatId, own));
  });
}
