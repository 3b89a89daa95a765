import { ReplyUnavailable } from '../../model/replyUnavailable';

const OPEN = '<think>';
const CLOSE = '</think>';

/**
 * Drops a model's leading blanks and the `<think>…</think>` that reasoning models on some servers
 * put before their answer.
 */
export async function* withoutThinking(
  source: AsyncIterable<string>,
): AsyncGenerator<string, void, undefined> {
  let head: string | null = '';
  let yielded = false;
  for await (const piece of source) {
    if (head === null) {
      yield piece;
      continue;
    }
    head = (head + piece).trimStart();
    if (OPEN.startsWith(head.slice(0, OPEN.length)) || head.startsWith(OPEN)) {
      const end = head.indexOf(CLOSE);
      if (!head.startsWith(OPEN) || end < 0) continue;
      head = head.slice(end + CLOSE.length).trimStart();
    }
    if (head === '') continue;
    yield head;
    yielded = true;
    head = null;
  }
  if (head !== null && head !== '' && !head.startsWith(OPEN)) {
    yield head;
    yielded = true;
  }
  if (!yielded) throw new ReplyUnavailable('protocol', 'The endpoint sent an empty reply');
}
