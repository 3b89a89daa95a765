import { isNull } from 'drizzle-orm';
import type { components } from '../../src/api/schema';
import { messages } from '../database/schema';

export type Message = components['schemas']['Message'];
export type MessageRow = typeof messages.$inferSelect;

/** What a chat shows: nothing deleted or withdrawn, and of the versions of a reply one. */
export const isShown = isNull(messages.hidden);

export const toMessage = (row: MessageRow): Message => ({
  id: row.id,
  chat_id: row.chatId,
  seq: row.seq,
  author: row.author,
  kind: row.kind,
  text: row.text,
  image_url: row.imageUrl,
  created_at: row.createdAt.toISOString(),
  client_id: row.clientId,
  state: row.state,
  version: row.version,
  versions: row.versions,
  is_edited: row.editOf !== null,
});

/** Without what PostgreSQL cannot keep: NUL and halves of surrogate pairs. */
export const storableText = (text: string): string =>
  text.replaceAll('\u0000', '').replaceAll(/\p{Surrogate}/gu, '\uFFFD');
