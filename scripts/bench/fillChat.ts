import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../server/database/database';
import { chats, messages } from '../../server/database/schema';
import { foldText } from '../../server/base/foldText';
import { readSeed } from '../../server/seed';

const AT_ONCE = 500;
const MINUTE_MS = 60_000;
/** An evening's conversation; a pause follows. */
const PER_EVENING = 40;

const said = Object.values(readSeed().texts.en).flatMap(({ anecdotes, interests, greeting }) => [
  ...anecdotes,
  ...interests.flatMap(({ remark, question }) => [remark, question]),
  greeting,
]);
const short = ['Yes.', 'Go on.', 'Why?', 'Ha, I knew it.', 'Good night 🌙', '好的。', 'Not today.'];
const actions = ['*looks up from the book*', '*pours two cups*', '*laughs, then falls silent*'];
const rich = [
  'Three things, then:\n\n- the harbour at six\n- bread that is still warm\n- **you**, if you are up',
  'It goes like this:\n\n```\nfor each day:\n  walk, read, sleep\n```\n\nand that is all of it.',
  'First line.\nSecond line, which is a little longer than the first.\n\nAnd one more paragraph.',
];

const pick = (list: readonly string[], number: number): string => list[number % list.length] ?? '';

/** A realistic message, from one word to several paragraphs. */
function textOf(seq: number, author: 'user' | 'bot'): string {
  const turn = (seq * 2_654_435_761) % 4_294_967_296;
  const sentence = (step: number) => pick(said, Math.floor(turn / 97) + step * 131);
  if (seq % 97 === 0) return pick(rich, turn);
  if (turn % 5 === 0) return pick(short, turn);
  if (author === 'user') return sentence(0);
  const count = 1 + (turn % 4) + (seq % 53 === 0 ? 12 : 0);
  const sentences = Array.from({ length: count }, (_, step) => sentence(step)).join(' ');
  return turn % 3 === 0 ? `${pick(actions, turn)} ${sentences}` : sentences;
}

/**
 * Fills a chat up to this many messages, all read, the last one now; the same texts each time. A
 * server that has the database open may keep running, but is not notified.
 */
export async function fillChat(database: Database, chatId: string, count: number): Promise<void> {
  const [chat] = await database.select().from(chats).where(eq(chats.id, chatId));
  if (chat === undefined) throw new Error(`There is no chat ${chatId}`);
  const end = chat.updatedAt.getTime();
  const timeOf = (seq: number) => {
    const left = count - seq;
    return new Date(end - left * MINUTE_MS - Math.floor(left / PER_EVENING) * 1_440 * MINUTE_MS);
  };
  for (let from = chat.lastSeq + 1; from <= count; from += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, count - from + 1) }, (_, index) => {
      const seq = from + index;
      const author = seq % 2 === 0 ? ('user' as const) : ('bot' as const);
      const text = textOf(seq, author);
      const at = timeOf(seq);
      return {
        chatId,
        seq,
        author,
        kind: 1 as const,
        text,
        searchText: foldText(text),
        state: 'complete' as const,
        clientId: author === 'user' ? randomUUID() : null,
        createdAt: at,
        updatedAt: at,
      };
    });
    await database.insert(messages).values(rows);
  }
  await database.update(chats).set({ lastSeq: count, readSeq: count }).where(eq(chats.id, chatId));
}
