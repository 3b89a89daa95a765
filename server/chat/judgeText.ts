import { and, eq, isNull, ne, or } from 'drizzle-orm';
import { messages } from '../database/schema';
import { Problem } from '../http/problem';
import { toMessage } from '../messages/message';
import { returnText } from './dailyTexts';
import type { Deps } from './deps';
import type { Draft } from './texts';

type Judging = Pick<Deps, 'log' | 'selfHarmJudge' | 'stopping'>;

/** Asks the model about a text that the rules passed; their verdict is the fallback. */
async function findsSelfHarm(
  { log, selfHarmJudge, stopping }: Judging,
  text: string,
): Promise<boolean> {
  if (selfHarmJudge === null) return false;
  // The error may repeat what the user wrote, so it stays out of the log.
  return selfHarmJudge(text, stopping).catch(() => {
    if (!stopping.aborted) log.warn('a text was judged by the rules alone');
    return false;
  });
}

/** Includes deleted messages, which may come back; not purged ones. */
const isUnmarked = (messageId: string) =>
  and(
    eq(messages.id, messageId),
    isNull(messages.notice),
    or(isNull(messages.hidden), ne(messages.hidden, 'purged')),
  );

/**
 * Has the model judge a text of a chat; if it speaks of self-harm, adds the notice and returns the
 * text to the user's daily limit.
 */
export async function judgeText(
  services: Judging & Pick<Deps, 'database' | 'eventLog'>,
  { userId, messageId, text }: { userId: string; messageId: string; text: string },
): Promise<void> {
  const { database, eventLog, selfHarmJudge } = services;
  if (selfHarmJudge === null) return;
  const open = await database
    .select({ id: messages.id })
    .from(messages)
    .where(isUnmarked(messageId));
  if (open.length === 0 || !(await findsSelfHarm(services, text))) return;
  await eventLog.change(userId, async ({ transaction, append }) => {
    const [row] = await transaction
      .update(messages)
      .set({ notice: 'crisis' })
      .where(isUnmarked(messageId))
      .returning();
    if (row === undefined) return;
    if (row.state !== 'refused') await returnText(transaction, userId, row.createdAt);
    if (row.hidden === null) await append({ name: 'message', data: { message: toMessage(row) } });
  });
}

const TURNED_AWAY = new Set(['daily-limit', 'inappropriate-content']);

/**
 * Stores a text; if it is turned away, asks the model first: nobody in danger is to be turned away
 * without being told who can help, nor for the daily limit.
 */
export async function offerHelp<T>(
  services: Judging,
  draft: Draft,
  keep: (draft: Draft) => Promise<T>,
): Promise<T> {
  try {
    return await keep(draft);
  } catch (error) {
    const isRefused = error instanceof Problem && TURNED_AWAY.has(error.code);
    if (!isRefused || draft.notice !== null || !(await findsSelfHarm(services, draft.text)))
      throw error;
    return await keep({ ...draft, notice: 'crisis' });
  }
}
