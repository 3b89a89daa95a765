import { problems } from '../http/problem';
import { toMessage } from '../messages/message';
import { chargeText } from './dailyTexts';
import type { Deps } from './deps';
import { offerHelp } from './judgeText';
import { learnLater, learnNow } from './learnFrom';
import { ownedChat } from './ownedChat';
import {
  addText,
  answerText,
  findSent,
  readDraft,
  requireDecentDraft,
  requireQuoted,
} from './texts';
import type { Draft, Sent, Unread } from './texts';

function keepText(services: Deps, draft: Draft): Promise<Sent> {
  const { clock, eventLog } = services;
  return eventLog.change(draft.userId, async (change) => {
    const { transaction, append } = change;
    const chat = await ownedChat(transaction, draft.userId, draft.chatId);
    const known = await findSent(transaction, chat, draft);
    if (known !== null) return known;
    if (chat.archivedAt !== null) throw problems.chatArchived();
    await requireQuoted(transaction, draft);
    requireDecentDraft(draft);
    const now = clock.now();
    await chargeText(services, transaction, chat, { now, notice: draft.notice });
    const row = await addText(transaction, draft, now);
    await learnNow(services, transaction, chat, row, draft);
    await append({ name: 'message', data: { message: toMessage(row) } });
    return answerText(change, chat, row, draft);
  });
}

/**
 * Stores a text and has it answered, now or after the reply under way. Repeating the same
 * `clientId` gives the same answer and costs nothing (row C2).
 */
export async function sendText(services: Deps, sent: Omit<Unread, 'editOf'>): Promise<Sent> {
  const { database } = services;
  const unread = { ...sent, text: sent.text.trim(), editOf: null };
  const chat = await ownedChat(database, sent.userId, sent.chatId);
  const known = await findSent(database, chat, unread);
  if (known !== null) return known;
  const draft = await readDraft(services, unread, chat.lastSeq + 1);
  const result = await offerHelp(services, draft, (ready) => keepText(services, ready));
  if (result.task !== null) services.generation.start(result.task);
  if (result.isNew) learnLater(services, result.answer.message, draft);
  return result;
}
