import type { ShownParts } from '../machines/app/shownParts';
import type { Bot, BotProfile } from '../machines/catalogue/bot';
import type { ChatSummary, Message, MessageKind } from '../machines/conversation/message';
import type { Profile } from '../machines/session/sessionTypes';
import { KEPT_AT } from './keptFetch';

/** Answers that the device keeps; those of a chat are of the one that was open last. */
export const keptNames = ['profile', 'wall', 'chats', 'bot', 'chat', 'history'] as const;
export type KeptName = (typeof keptNames)[number];

export type KeptBodies = { [Name in KeptName]?: object };

const LARGEST_WALL = 30;
const LARGEST_LIST = 30;
const LARGEST_CHAT = 50;

const kinds: { [Kind in MessageKind]: number } = {
  text: 1,
  image: 2,
  blurImage: 3,
  call: 4,
  processed: 9999,
};

const profileBody = (profile: Profile) => ({
  id: profile.id,
  email: profile.email,
  name: profile.name,
  age: profile.age,
  gender: profile.gender,
  preference: profile.preference,
  num_tokens: profile.desires,
  balance_version: profile.balanceVersion,
  has_subscription: profile.hasSubscription,
  is_email_confirmed: profile.isEmailConfirmed,
  next_claim_at: profile.nextClaimAt,
});

const botBody = ({ isPremium, ...bot }: Bot | BotProfile) => ({ ...bot, is_premium: isPremium });

/** Pictures that everybody can see may be named; the address of another may have been paid for. */
const pictureOf = ({ imageUrl }: Message) =>
  imageUrl?.startsWith('/portraits/') === true ? imageUrl : null;

const messageBody = (message: Message) => ({
  id: message.id,
  chat_id: message.chatId,
  seq: message.seq,
  author: message.author,
  kind: kinds[message.kind],
  text: message.text,
  image_url: pictureOf(message),
  created_at: message.createdAt,
  client_id: message.clientId,
  state: message.state,
  version: message.version,
  versions: message.versions,
  is_edited: message.isEdited,
  ...(message.notice && { notice: message.notice }),
  ...(message.seconds !== undefined && { seconds: message.seconds }),
});

const chatBody = (chat: ChatSummary) => ({
  id: chat.id,
  bot: botBody(chat.bot),
  last_message: chat.lastMessage && messageBody(chat.lastMessage),
  unread: chat.unread,
  is_pinned: chat.isPinned,
  is_scripted: chat.replies === 'scripted',
  updated_at: chat.updatedAt,
});

const page = (results: object[]) => ({ results, next_param: null });

const historyBody = (messages: readonly Message[], older: string | null) => {
  const complete = messages.filter(({ state }) => state !== 'streaming');
  // That there is more before is all that it says: the page that follows brings its own cursor.
  const before = complete.length > LARGEST_CHAT ? 'kept' : older;
  const results = complete.slice(-LARGEST_CHAT).map(messageBody);
  return { results, next_param: before, newer_param: null };
};

/**
 * What is shown, as the server said it and as much of it as is kept. Of a guest (`isGuest`) that is
 * the wall alone, and on it who belongs to nobody.
 */
export const keptBodies = (
  { profile, wall, chats, chat }: ShownParts,
  isGuest: boolean,
): KeptBodies => {
  const bots = wall?.bots.filter(({ kind }) => !isGuest || kind === 'official');
  const wallBody = bots && { wall: page(bots.slice(0, LARGEST_WALL).map(botBody)) };
  if (isGuest) return { ...wallBody };
  return {
    ...wallBody,
    ...(profile && { profile: profileBody(profile.profile) }),
    ...(chats && { chats: page(chats.chats.slice(0, LARGEST_LIST).map(chatBody)) }),
    ...(chat && {
      bot: botBody(chat.bot),
      chat: chatBody(chat.chat),
      history: historyBody(chat.messages, chat.older),
    }),
  };
};

/** Which of the kept answers this call asks for, and about whom. */
async function wishOf(request: Request): Promise<{ name: KeptName; about?: string } | null> {
  const { pathname, search } = new URL(request.url);
  const [, , , last = '', id = ''] = pathname.split('/');
  const call = `${request.method} ${pathname}${search}`;
  if (call === 'GET /api/profile') return { name: 'profile' };
  if (call === 'GET /api/bots/available?size=30&sort=popular') return { name: 'wall' };
  if (call === 'GET /api/chats/available') return { name: 'chats' };
  if (call === `GET /api/bot/${last}`) return { name: 'bot', about: last };
  if (call === `GET /api/chat/history/${id}?size=50`) return { name: 'history', about: id };
  if (call !== 'POST /api/chat/get_or_create') return null;
  const body: unknown = await request.json();
  const isNamed = typeof body === 'object' && body !== null && 'bot_slug' in body;
  return !isNamed ? null : { name: 'chat', about: String(body.bot_slug) };
}

export type KeptAnswer = { keptAt: number; about: string; body: string };

/** The kept answer to this call; null where there is none. */
export async function answerKept(
  request: Request,
  read: (name: KeptName) => KeptAnswer | null,
): Promise<Response | null> {
  const wish = await wishOf(request);
  const kept = wish && read(wish.name);
  if (kept === null || (wish?.about ?? '') !== kept.about) return null;
  return new Response(kept.body, {
    headers: { 'content-type': 'application/json', [KEPT_AT]: String(kept.keptAt) },
  });
}

/** Whom an answer is about: the character of a profile or chat, the chat of a history. */
export const aboutOf = (name: KeptName, { chat }: ShownParts): string => {
  if (name === 'history') return chat?.chat.id ?? '';
  return name === 'bot' || name === 'chat' ? (chat?.bot.slug ?? '') : '';
};
