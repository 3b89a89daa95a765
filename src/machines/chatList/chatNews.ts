import type { ChatMark } from '../../../common/contract';
import type { ChatSummary } from '../conversation/message';

/** A mark that a user sets on a chat, or clears. */
export type Marking = { chatId: string; mark: ChatMark; isOn: boolean };

/** Changes to single chats, from the event stream and from other screens. */
export type ChatNews =
  | { type: 'chat.changed'; chat: ChatSummary }
  | { type: 'chat.removed'; chatId: string }
  | ({ type: 'chat.marked' } & Marking)
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

/** What a mark shows at once; the rest comes with the server's news. */
const shownAtOnce: Partial<Record<ChatMark, (isOn: boolean) => Partial<ChatSummary>>> = {
  pin: (isOn) => ({ isPinned: isOn }),
};

/** The chats as they are with a mark, in no order. */
export const withMark = (
  chats: readonly ChatSummary[],
  { chatId, mark, isOn }: Marking,
): readonly ChatSummary[] =>
  chats.map((chat) => (chat.id === chatId ? { ...chat, ...shownAtOnce[mark]?.(isOn) } : chat));

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
    case 'chat.marked':
      return withMark(chats, news).toSorted(byPlace);
    case 'chat.replaced':
      return withChat(
        chats.filter(({ character }) => character.id !== news.chat.character.id),
        news.chat,
      );
  }
};
