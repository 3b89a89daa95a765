import { inArray, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import { QUOTE_LENGTH } from '../../common/limits';
import type { components } from '../../src/api/schema';
import type { Database } from '../database/database';
import { messages } from '../database/schema';
import type { Media } from '../media/media';
import { showMessage } from './message';
import type { KeptMessage, Message } from './message';

type Quote = components['schemas']['Quote'];

/** Whether the words of a message may still be quoted; another version may be shown meanwhile. */
export const isQuotable = ({ hidden, state }: { hidden: SQLWrapper; state: SQLWrapper }): SQL =>
  sql`(${hidden} is null or ${hidden} = 'replaced') and ${state} <> 'refused'`;

/** The beginning of a text, without half of a surrogate pair at its end. */
export const quotedText = (text: string): string =>
  text.slice(0, QUOTE_LENGTH).replace(/[\uD800-\uDBFF]$/, '');

/** What is quoted by these messages, by the ids of the quoted ones. */
async function readQuotes(
  database: Database,
  kept: readonly KeptMessage[],
): Promise<ReadonlyMap<string, Quote>> {
  const ids = [...new Set(kept.flatMap(({ quote_of: id }) => id ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({
      id: messages.id,
      author: messages.author,
      text: messages.text,
      isThere: isQuotable(messages).mapWith(Boolean),
    })
    .from(messages)
    .where(inArray(messages.id, ids));
  return new Map(
    rows.map(({ id, author, text, isThere }) => [
      id,
      { message_id: id, author, text: isThere ? quotedText(text) : null },
    ]),
  );
}

/** The form that is sent, with what each message quotes. */
export async function showQuoting(
  { database, media }: { database: Database; media: Pick<Media, 'addresses' | 'pictures'> },
  kept: readonly KeptMessage[],
): Promise<Message[]> {
  const quotes = await readQuotes(database, kept);
  return kept.map((message) => {
    const quote = quotes.get(message.quote_of ?? '');
    return { ...showMessage(media, message), ...(quote !== undefined && { quote }) };
  });
}

/** The same for one message. */
export async function showOneQuoting(
  services: { database: Database; media: Pick<Media, 'addresses' | 'pictures'> },
  kept: KeptMessage,
): Promise<Message> {
  const [message] = await showQuoting(services, [kept]);
  return message ?? showMessage(services.media, kept);
}
