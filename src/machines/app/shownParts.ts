import type { Character, CharacterDetail } from '../catalogue/character';
import type { CatalogueQuery } from '../catalogue/catalogueMachine';
import type { ChatSummary, Message } from '../conversation/message';
import type { Profile } from '../session/sessionTypes';
import type { AppRef } from './appMachine';

/** The parts of the application worth keeping on the device; null when not from the server. */
export type ShownParts = {
  profile: { profile: Profile } | null;
  wall: { characters: readonly Character[] } | null;
  chats: { chats: readonly ChatSummary[] } | null;
  chat: {
    character: CharacterDetail;
    chat: ChatSummary;
    messages: readonly Message[];
    older: string | null;
  } | null;
};

const chatOf = (app: AppRef): ShownParts['chat'] => {
  const page = app.getSnapshot().context.screens.chat?.getSnapshot();
  const talk = page?.children.conversation?.getSnapshot();
  const character = page?.context.character ?? null;
  if (character === null || talk?.matches({ history: 'shown' }) !== true) return null;
  const { chat, messages, older } = talk.context;
  return talk.hasTag('kept') ? null : { character, chat, messages, older };
};

const isEverything = ({ q, tags, sort, favourites }: CatalogueQuery): boolean =>
  q.trim() === '' && tags.length === 0 && sort === 'popular' && !favourites;

/** What is or was on screen and came from the server in this visit. */
export const shownParts = (app: AppRef): ShownParts => {
  const { children, context } = app.getSnapshot();
  const { session, catalogue } = children;
  const member = session?.getSnapshot();
  const profile = member?.matches({ authorized: 'ready' }) === true ? member.context.profile : null;
  const wall = catalogue?.getSnapshot();
  const isWhole =
    wall?.matches({ open: { list: 'shown' } }) === true && isEverything(wall.context.query);
  const list = context.screens.chatList?.getSnapshot();
  const isCurrent = list?.matches('shown') === true && list.context.cachedAt === null;
  return {
    profile: profile && { profile },
    wall: isWhole ? { characters: wall.context.characters } : null,
    chats: isCurrent ? { chats: list.context.chats } : null,
    chat: chatOf(app),
  };
};
