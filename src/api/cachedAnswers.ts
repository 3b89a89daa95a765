import * as v from 'valibot';
import { kindNumbers } from '../../common/contract';
import { toWire } from '../../common/wire';
import type { ShownParts } from '../machines/app/shownParts';
import type { ChatSummary, Message } from '../machines/conversation/message';
import { CACHED_AT } from './cachedFetch';
import { toWireProfile } from './parse';

/** Answers of which the device keeps one each. */
export const cachedNames = ['profile', 'wall', 'chats'] as const;
export type CachedName = (typeof cachedNames)[number];

/** The answers by which a chat opens; the device keeps those of several chats. */
const talkSchema = v.object({ bot: v.unknown(), chat: v.unknown(), history: v.unknown() });
type TalkPart = keyof v.InferOutput<typeof talkSchema>;

export type CachedBodies = { [Name in CachedName | 'talk']?: object };

/** A chat that the device may have kept, as a call names it. */
export type TalkName = { slug: string } | { chatId: string };

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
      talk: {
        bot: toWire({ ...chat.character, similar: chat.character.similar.map(toWire) }),
        chat: chatBody(chat.chat),
        history: historyBody(chat.messages, chat.older),
      },
    }),
  };
};

type Asked = { name: CachedName } | { part: TalkPart; of: TalkName };

/** Which cached answer this call asks for. */
async function askedOf(request: Request): Promise<Asked | null> {
  const { pathname, search } = new URL(request.url);
  const [, , , last = '', id = ''] = pathname.split('/');
  const call = `${request.method} ${pathname}${search}`;
  if (call === 'GET /api/profile') return { name: 'profile' };
  if (call === 'GET /api/bots/available?size=30&sort=popular') return { name: 'wall' };
  if (call === 'GET /api/chats/available') return { name: 'chats' };
  if (call === `GET /api/bot/${last}`) return { part: 'bot', of: { slug: last } };
  if (call === `GET /api/chat/history/${id}?size=50`)
    return { part: 'history', of: { chatId: id } };
  if (call !== 'POST /api/chat/get_or_create') return null;
  const body: unknown = await request.json();
  const isNamed = typeof body === 'object' && body !== null && 'bot_slug' in body;
  return isNamed ? { part: 'chat', of: { slug: String(body.bot_slug) } } : null;
}

export type CachedAnswer = { cachedAt: number; body: string };

export type Cache = {
  read: (name: CachedName) => CachedAnswer | null;
  readTalk: (of: TalkName) => CachedAnswer | null;
};

/** The text of one part of a kept chat. */
const partOf = (talk: CachedAnswer, part: TalkPart): string | null => {
  const parsed = v.safeParse(talkSchema, JSON.parse(talk.body));
  return parsed.success ? JSON.stringify(parsed.output[part]) : null;
};

/** The cached answer to this call; null if there is none. */
export async function answerFromCache(request: Request, cache: Cache): Promise<Response | null> {
  const asked = await askedOf(request);
  if (asked === null) return null;
  const cached = 'name' in asked ? cache.read(asked.name) : cache.readTalk(asked.of);
  const body = cached && ('name' in asked ? cached.body : partOf(cached, asked.part));
  if (cached === null || body === null) return null;
  return new Response(body, {
    headers: { 'content-type': 'application/json', [CACHED_AT]: String(cached.cachedAt) },
  });
}
