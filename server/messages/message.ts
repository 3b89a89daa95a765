import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { components } from '../../src/api/schema';
import { messages } from '../database/schema';
import type { Media } from '../media/media';

export type Message = components['schemas']['Message'];
export type MessageRow = typeof messages.$inferSelect;

/** The kinds of message, as the contract numbers them (spec 3). */
export const TEXT = 1;
export const PICTURE = 2;
/** A picture of which a few blurred pixels are shown until it is paid for. */
export const VEILED_PICTURE = 3;
/** That there was an audio call, and how long. */
export const CALL = 4;

/** Kinds that stand in the chat as its user's, but are nothing that was said. */
const records: readonly number[] = [CALL];

/** Whether it only tells what happened in the chat. */
export const isRecord = ({ kind }: Pick<MessageRow, 'kind'>): boolean => records.includes(kind);

/**
 * What counts as conversation: nobody answers a record, and nothing is learned from it. `kind`: of a
 * message by another name in the query.
 */
export const isConversation = (kind: SQLWrapper = messages.kind): SQL =>
  sql`${kind} not in ${records}`;

/** What a chat shows: nothing deleted or withdrawn, and of the versions of a reply one. */
export const isShown = isNull(messages.hidden);

/** Of a chat what it shows, as far as all the rest is true as well. */
export const shownIn = (chatId: string, ...rest: SQL[]) =>
  and(eq(messages.chatId, chatId), isShown, ...rest);

/** As it is kept: a private picture by its key, for its address expires. */
export type KeptMessage = Omit<Message, 'image_url'> & {
  image_url: string | { key: string } | null;
};

/** Addresses of public pictures are paths, and begin with a slash; keys do not. */
const toPicture = (image: string | null): KeptMessage['image_url'] =>
  image === null || image.startsWith('/') ? image : { key: image };

export const toMessage = (row: MessageRow): KeptMessage => ({
  id: row.id,
  chat_id: row.chatId,
  seq: row.seq,
  author: row.author,
  kind: row.kind,
  text: row.text,
  image_url: toPicture(row.imageUrl),
  created_at: row.createdAt.toISOString(),
  client_id: row.clientId,
  state: row.state,
  version: row.version,
  versions: row.versions,
  is_edited: row.editOf !== null,
  ...(row.notice !== null && { notice: row.notice }),
  ...(row.seconds !== null && { seconds: row.seconds }),
});

/** As it is told: with an address that is good from now on. */
export const showMessage = (
  { addresses }: Pick<Media, 'addresses'>,
  { image_url: image, ...message }: KeptMessage,
): Message => ({
  ...message,
  image_url: image === null || typeof image === 'string' ? image : addresses.sign(image.key),
});

/** Without what PostgreSQL cannot keep: NUL and halves of surrogate pairs. */
export const storableText = (text: string): string =>
  text.replaceAll('\u0000', '').replaceAll(/\p{Surrogate}/gu, '\uFFFD');
