import type { ChatSummary } from '../conversation/message';

/** What the stream and other screens tell of single chats. */
export type ChatNews =
  | { type: 'chat.changed'; chat: ChatSummary }
  | { type: 'chat.removed'; chatId: string }
  | { type: 'chat.pinned'; chatId: string; isPinned: boolean }
  /** A chat was begun anew: it takes the place of the one with the same character. */
  | { type: 'chat.replaced'; chat: ChatSummary };

/** A message that can be gone to no more, in whichever chat. */
export type MessageGone = { type: 'message.gone'; messageId: string };

/** The order of the list: pinned ones, then the latest. */
export const byPlace = (a: ChatSummary, b: ChatSummary): number =>
  Number(b.isPinned) - Number(a.isPinned) ||
  (a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0);

const withChat = (chats: readonly ChatSummary[], chat: ChatSummary): readonly ChatSummary[] =>
  [chat, ...chats.filter(({ id }) => id !== chat.id)].sort(byPlace);

/** Adds an older page; what is known already is newer than what the page has of it. */
export const withPage = (
  chats: readonly ChatSummary[],
  page: readonly ChatSummary[],
): readonly ChatSummary[] =>
  [...chats, ...page.filter(({ id }) => !chats.some((chat) => chat.id === id))].sort(byPlace);

export const withNews = (chats: readonly ChatSummary[], news: ChatNews): readonly ChatSummary[] => {
  switch (news.type) {
    case 'chat.changed': {
      // The line may still speak the language before, which the list does not.
      const { bot } = chats.find(({ id }) => id === news.chat.id) ?? news.chat;
      return withChat(chats, { ...news.chat, bot });
    }
    case 'chat.removed':
      return chats.filter(({ id }) => id !== news.chatId);
    case 'chat.pinned':
      return chats
        .map((chat) => (chat.id === news.chatId ? { ...chat, isPinned: news.isPinned } : chat))
        .sort(byPlace);
    case 'chat.replaced':
      return withChat(
        chats.filter(({ bot }) => bot.id !== news.chat.bot.id),
        news.chat,
      );
  }
};
