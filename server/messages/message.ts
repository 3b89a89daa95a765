import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import { kindNumbers } from '../../common/contract';
import { recordKinds } from '../../common/messageKinds';
import type { components } from '../../src/api/schema';
import { messages } from '../database/schema';
import type { Media } from '../media/media';

export type Message = components['schemas']['Message'];
export type MessageRow = typeof messages.$inferSelect;

/** A veiled picture is shown as a few blurred pixels until it is paid for. */
export const { text: TEXT, image: PICTURE, blurImage: VEILED_PICTURE } = kindNumbers;

const records: readonly number[] = recordKinds.map((kind) => kindNumbers[kind]);

/** Whether it only records something that happened. */
export const isRecord = ({ kind }: Pick<MessageRow, 'kind'>): boolean => records.includes(kind);

/**
 * Messages that count as conversation: nobody answers a record, and nothing is learned from it.
 * `kind`: the column of a message under another name in the query.
 */
export const isConversation = (kind: SQLWrapper = messages.kind): SQL =>
  sql`${kind} not in ${records}`;

/** What a chat shows: nothing deleted or withdrawn, and one version of each reply. */
export const isShown = isNull(messages.hidden);

/** What a chat shows that also meets the other conditions. */
export const shownIn = (chatId: string, ...rest: SQL[]) =>
  and(eq(messages.chatId, chatId), isShown, ...rest);

/**
 * The stored form: a private picture by its key, since its address expires, and a quoted message by
 * its id, since its words may be deleted.
 */
export type KeptMessage = Omit<Message, 'image_url' | 'quote'> & {
  image_url: string | { key: string } | null;
  quote_of?: string;
};

/** Addresses of public pictures are paths and start with a slash; keys do not. */
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
  ...(row.reaction !== null && { reaction: row.reaction }),
  ...(row.quoteOf !== null && { quote_of: row.quoteOf }),
});

/**
 * The form that is sent: with a fresh picture address and where the picture is set, and without what
 * it quotes.
 */
export function showMessage(
  { addresses, pictures }: Pick<Media, 'addresses' | 'pictures'>,
  { image_url: image, quote_of: _, ...message }: KeptMessage,
): Message {
  if (image === null) return { ...message, image_url: null };
  const isPublic = typeof image === 'string';
  const setting = pictures.settingOf(isPublic ? image : image.key);
  return {
    ...message,
    image_url: isPublic ? image : addresses.sign(image.key),
    ...(setting !== null && { setting }),
  };
}

/** Without what PostgreSQL cannot store: NUL and half surrogate pairs. */
export const storableText = (text: string): string =>
  text.replaceAll('\u0000', '').replaceAll(/\p{Surrogate}/gu, '\uFFFD');
