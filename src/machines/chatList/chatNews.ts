import type { ChatSummary } from '../conversation/message';

/** Changes to single chats, from the event stream and from other screens. */
export type ChatNews =
  | { type: 'chat.changed'; chat: ChatSummary }
  | { type: 'chat.removed'; chatId: string }
  | { type: 'chat.pinned'; chatId: string; isPinned: boolean }
  /** The chat was restarted: the new one takes the place of the old one. */
  | { type: 'chat.replaced'; chat: ChatSummary };

/** A message that no longer exists, in whichever chat. */
export type MessageGone = { type: 'message.gone'; messageId: string };

/** The order of the list: pinned ones, then the latest. */
export const byPlace = (a: ChatSummary, b: ChatSummary): number =>
  Number(b.isPinned) - Number(a.isPinned) ||
  (a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0);

const withChat = (chats: readonly ChatSummary[], chat: ChatSummary): readonly ChatSummary[] =>
  [chat, ...chats.filter(({ id }) => id !== chat.id)].sort(byPlace);

/** Adds an older page; chats that are already known are newer than in the page. */
export const withPage = (
  chats: readonly ChatSummary[],
  page: readonly ChatSummary[],
): readonly ChatSummary[] =>
  [...chats, ...page.filter(({ id }) => !chats.some((chat) => chat.id === id))].sort(byPlace);

export const withNews = (chats: readonly ChatSummary[], news: ChatNews): readonly ChatSummary[] => {
  switch (news.type) {
    case 'chat.changed': {
      // The event stream may still use the language before, which the list does not.
      const { character } = chats.find(({ id }) => id === news.chat.id) ?? news.chat;
      return withChat(chats, { ...news.chat, character });
    }
    case 'chat.removed':
      return chats.filter(({ id }) => id !== news.chatId);
    case 'chat.pinned':
      return chats
        .map((chat) => (chat.id === news.chatId ? { ...chat, isPinned: news.isPinned } : chat))
        .sort(byPlace);
    case 'chat.replaced':
      return withChat(
        chats.filter(({ character }) => character.id !== news.chat.character.id),
        news.chat,
      );
  }
};
