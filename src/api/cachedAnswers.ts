import { kindNumbers } from '../../common/contract';
import { toWire } from '../../common/wire';
import type { ShownParts } from '../machines/app/shownParts';
import type { ChatSummary, Message } from '../machines/conversation/message';
import { CACHED_AT } from './cachedFetch';
import { toWireProfile } from './parse';

/** Answers that the device keeps; for chats, only those of the chat opened last. */
export const cachedNames = ['profile', 'wall', 'chats', 'bot', 'chat', 'history'] as const;
export type CachedName = (typeof cachedNames)[number];

export type CachedBodies = { [Name in CachedName]?: object };

const LARGEST_WALL = 30;
const LARGEST_LIST = 30;
const LARGEST_CHAT = 50;

/** Public pictures may be named; any other address may have been paid for. */
const pictureOf = ({ imageUrl }: Message) =>
  imageUrl?.startsWith('/portraits/') === true ? imageUrl : null;

const messageBody = ({ quote, ...message }: Message) =>
  toWire({
    ...message,
    kind: kindNumbers[message.kind],
    imageUrl: pictureOf(message),
    ...(quote !== undefined && { quote: toWire(quote) }),
  });

const chatBody = ({ replies, ...chat }: ChatSummary) =>
  toWire({
    ...chat,
    character: toWire(chat.character),
    lastMessage: chat.lastMessage && messageBody(chat.lastMessage),
    isScripted: replies === 'scripted',
  });

const page = (results: object[]) => ({ results, next_param: null });

const historyBody = (messages: readonly Message[], older: string | null) => {
  const complete = messages.filter(({ state }) => state !== 'streaming');
  // Only says that there are older messages: the next page brings its own cursor.
  const before = complete.length > LARGEST_CHAT ? 'kept' : older;
  const results = complete.slice(-LARGEST_CHAT).map(messageBody);
  return { results, next_param: before, newer_param: null };
};

/**
 * What is shown, in the server's words and limited to what is cached. For a guest (`isGuest`) that is
 * only the wall, and on it only characters that belong to nobody.
 */
export const cachedBodies = (
  { profile, wall, chats, chat }: ShownParts,
  isGuest: boolean,
): CachedBodies => {
  const characters = wall?.characters.filter(({ kind }) => !isGuest || kind === 'official');
  const wallBody = characters && { wall: page(characters.slice(0, LARGEST_WALL).map(toWire)) };
  if (isGuest) return { ...wallBody };
  return {
    ...wallBody,
    ...(profile && { profile: toWireProfile(profile.profile) }),
    ...(chats && { chats: page(chats.chats.slice(0, LARGEST_LIST).map(chatBody)) }),
    ...(chat && {
      bot: toWire(chat.character),
      chat: chatBody(chat.chat),
      history: historyBody(chat.messages, chat.older),
    }),
  };
};

/** Which cached answer this call asks for, and about whom. */
async function askedOf(request: Request): Promise<{ name: CachedName; about?: string } | null> {
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

export type CachedAnswer = { cachedAt: number; about: string; body: string };

/** The cached answer to this call; null if there is none. */
export async function answerFromCache(
  request: Request,
  read: (name: CachedName) => CachedAnswer | null,
): Promise<Response | null> {
  const asked = await askedOf(request);
  const cached = asked && read(asked.name);
  if (cached === null || (asked?.about ?? '') !== cached.about) return null;
  return new Response(cached.body, {
    headers: { 'content-type': 'application/json', [CACHED_AT]: String(cached.cachedAt) },
  });
}

/** Whom an answer is about: the character of a profile or chat, the chat of a history. */
export const aboutOf = (name: CachedName, { chat }: ShownParts): string => {
  if (name === 'history') return chat?.chat.id ?? '';
  return name === 'bot' || name === 'chat' ? (chat?.character.slug ?? '') : '';
};
