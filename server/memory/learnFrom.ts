import { ownedChat } from '../chat/ownedChat';
import type { Database } from '../database/database';
import type { Locale } from '../locale';
import type { Services } from '../services';
import { keepLearned, mayLearn, readTold } from './learn';
import type { Told } from './learn';

type Sent = { id: string; seq: number; text: string };
type Place = { id: string; userId: string; characterId: string };
type Draft = { userId: string; chatId: string; locale: Locale };

const toTold = (chat: Place, { id, seq, text }: Sent, locale: Locale): Told => ({
  userId: chat.userId,
  characterId: chat.characterId,
  chatId: chat.id,
  messageId: id,
  seq,
  text,
  locale,
});

async function learnByRules(transaction: Database, told: Told, now: Date): Promise<void> {
  const learned = await readTold(transaction, told);
  if (learned.length > 0 && (await mayLearn(transaction, told)))
    await keepLearned(transaction, told, learned, now);
}

/** Asks the model, and reads by the rules where it gives no usable answer. */
async function learnByModel(services: Services, told: Told): Promise<void> {
  const { clock, database, eventLog, log, noteReader, stopping } = services;
  if (noteReader === null || !(await mayLearn(database, told))) return;
  // What is thrown may repeat what the user wrote, so it stays out of the log.
  const learned = await noteReader(told.text, stopping).catch(() => {
    log.warn('no notes could be had of the model');
    return null;
  });
  await eventLog.change(told.userId, async ({ transaction }) => {
    if (learned === null) await learnByRules(transaction, told, clock.now());
    else await keepLearned(transaction, told, learned, clock.now());
  });
}

/**
 * Remembers what a text that was just kept tells of the user: by the rules at once; with a model
 * nothing, for that takes too long for a transaction.
 */
export async function learnNow(
  { clock, noteReader }: Pick<Services, 'clock' | 'noteReader'>,
  transaction: Database,
  chat: Place,
  row: Sent,
  locale: Locale,
): Promise<void> {
  if (noteReader === null) await learnByRules(transaction, toTold(chat, row, locale), clock.now());
}

/** The same by the model, once the text is committed; nobody waits for it. */
export function learnLater(
  services: Services,
  sent: Sent,
  { userId, chatId, locale }: Draft,
): void {
  if (services.noteReader === null) return;
  services.background.run('memory', async () => {
    const chat = await ownedChat(services.database, userId, chatId);
    await learnByModel(services, toTold(chat, sent, locale));
  });
}
