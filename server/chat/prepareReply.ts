import { and, desc, eq, isNull, lt, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { textsOf } from '../characters/character';
import type { Character } from '../characters/character';
import type { Catalogue } from '../characters/catalogue';
import type { Clock } from '../base/clock';
import type { Database } from '../database/database';
import { chats, messages } from '../database/schema';
import type { Locale } from '../../common/locales';
import { findById } from '../characters/findCharacter';
import { isPremium } from '../users/users';
import type { Media } from '../media/media';
import { readPartner } from '../memory/partner';
import { recall } from '../memory/recall';
import { readSummary } from '../memory/summaries';
import { READ_MESSAGES } from '../replies/freshness';
import { placesIn } from '../replies/places';
import type { HistoryEntry, ReplyRequest, ReplySource, SentPicture } from '../replies/replySource';
import type { PlaceName } from '../../common/places';
import type { TextRulesFor } from '../textRules/textRules';
import { shownIn, TEXT } from '../messages/message';
import type { MessageRow } from '../messages/message';
import { isQuotable, quotedText } from '../messages/quotes';
import { isOfGroup } from './ownedMessage';
import { nextPicture } from './pictures';
import type { Next, Picture } from './pictures';
import type { ReplyTask } from './replyRows';

export type PreparingParts = {
  catalogue: Catalogue;
  clock: Clock;
  database: Database;
  media: Media;
  replySource: ReplySource;
  textRules: TextRulesFor;
};

/** Without what the character must no longer read, except the text that it answers. */
async function readHistory(database: Database, { chatId, seq }: ReplyTask) {
  const quoted = alias(messages, 'quoted');
  const rows = await database
    .select({
      author: messages.author,
      kind: messages.kind,
      text: messages.text,
      createdAt: messages.createdAt,
      quote: { author: quoted.author, text: quoted.text },
      notice: messages.notice,
      forgottenAt: messages.forgottenAt,
    })
    .from(messages)
    .leftJoin(
      quoted,
      and(
        eq(quoted.id, messages.quoteOf),
        isQuotable(quoted),
        isNull(quoted.forgottenAt),
        ne(quoted.text, ''),
      ),
    )
    .where(
      shownIn(chatId, lt(messages.seq, seq), ne(messages.text, ''), ne(messages.state, 'refused')),
    )
    .orderBy(desc(messages.seq))
    .limit(READ_MESSAGES);
  return rows.filter(({ forgottenAt }, at) => forgottenAt === null || at === 0).reverse();
}

/** The earlier versions of the reply that is to be written. */
async function readUnwanted(database: Database, { messageId }: ReplyTask): Promise<string[]> {
  const [row] = await database
    .select({ group: messages.versionOf })
    .from(messages)
    .where(eq(messages.id, messageId));
  if (row === undefined || row.group === null) return [];
  const rows = await database
    .select({ text: messages.text })
    .from(messages)
    .where(and(isOfGroup(row.group), ne(messages.id, messageId), ne(messages.text, '')))
    .orderBy(messages.version);
  return rows.map(({ text }) => text);
}

/** A script has only its own languages; a model can write in any. */
const languageOf = ({ kind }: ReplySource, { texts }: Character, wanted: Locale): Locale =>
  kind === 'scripted' && texts[wanted] === undefined ? 'en' : wanted;

/** Whether any of the texts to be answered speaks of self-harm. */
const isInCrisis = (latest: readonly Pick<MessageRow, 'author' | 'notice'>[]) =>
  latest
    .slice(latest.findLastIndex(({ author }) => author === 'bot') + 1)
    .some(({ notice }) => notice === 'crisis');

/** The latest messages, in which neither danger nor another picture leaves room for one. */
const MESSAGES_WITHOUT = 8;

const mayOfferPicture = (latest: readonly Pick<MessageRow, 'kind' | 'notice'>[]) =>
  latest.slice(-MESSAGES_WITHOUT).every(({ kind, notice }) => kind === TEXT && notice === null);

export const lastText = (history: readonly HistoryEntry[]) => history.at(-1)?.text ?? '';

const sentAs = ({ setting }: Next, wished: readonly PlaceName[]): SentPicture => ({
  setting,
  isAnother: wished.length > 0 && (setting === null || !wished.includes(setting.place)),
});

export type Prepared = {
  request: ReplyRequest;
  /** The picture that goes with the reply, once it is written. */
  pictureOf: () => Picture | null;
};

/** Reads what a character knows when it answers, and picks the picture that may go with it. */
export async function prepareReply(
  parts: PreparingParts,
  task: ReplyTask,
  signal: AbortSignal,
): Promise<Prepared> {
  const { clock, database, media, replySource, textRules } = parts;
  const character = await findById(parts, task.characterId, task.userId);
  if (character === null) throw new Error('Nobody is there to talk');
  const { told, premiumUntil } = await readPartner(database, task);
  const { slug, age, gender } = character;
  const latest = await readHistory(database, task);
  const history = latest.map(({ author, text, createdAt, quote }): HistoryEntry => ({
    author,
    text,
    writtenAt: createdAt.getTime(),
    ...(quote !== null && { quote: { ...quote, text: quotedText(quote.text) } }),
  }));
  const locale = languageOf(replySource, character, task.locale);
  const inCrisis = isInCrisis(latest);
  const rules = textRules(task.userId);
  const asks = !inCrisis && (await rules.asksForPicture(lastText(history), locale));
  const isModel = replySource.kind === 'model';
  const mayOffer = isModel && !inCrisis && !asks && mayOfferPicture(latest);
  const isAskedIfAi = isModel && (await rules.asksIfAi(lastText(history), locale));
  const wished = asks ? placesIn(lastText(history), locale) : [];
  const next =
    asks || mayOffer
      ? await nextPicture(database, {
          userId: task.userId,
          chatId: task.chatId,
          pictures: media.pictures,
          character,
          wished,
          isPremium: isPremium({ premiumUntil }, clock.now()),
        })
      : null;
  let isOffered = false;
  const [chat] = await database
    .select({ timeZone: chats.timeZone })
    .from(chats)
    .where(eq(chats.id, task.chatId));
  const moment = {
    now: clock.now(),
    timeZone: chat?.timeZone ?? null,
    lastMet: latest.at(-2)?.createdAt ?? null,
  };
  const unwanted = await readUnwanted(database, task);
  const memory = await recall(database, task);
  const summary = isModel ? await readSummary(database, task.chatId) : null;
  const request: ReplyRequest = {
    userId: task.userId,
    character: { facts: { slug, age, gender }, texts: textsOf(character, task.locale) },
    user: { ...told, locale },
    memory,
    moment,
    ...(summary !== null && { summary: summary.text }),
    history,
    ...(unwanted.length > 0 && { unwanted }),
    ...(next !== null && asks && { sendsPicture: sentAs(next, wished) }),
    ...(next !== null &&
      mayOffer && {
        offersPicture: () => {
          isOffered = true;
        },
      }),
    ...(isAskedIfAi && { isAskedIfAi }),
    ...(inCrisis && { isInCrisis: true }),
    signal,
  };
  return { request, pictureOf: () => (asks || isOffered ? (next?.picture ?? null) : null) };
}
