import { SEARCH_LENGTH } from '../../../common/limits';
import type { AlertRaised } from '../alerts/alertsMachine';
import type { Bot } from '../catalogue/bot';
import type { ChatNews, MessageGone } from '../chatList/chatNews';
import type { ChatSummary } from '../conversation/message';
import type { Owner } from '../shared/owner';
import type { DeletionNotice, DeletionRef } from './chatDeletionMachine';
import type { PinningNotice } from './pinningMachine';

export type ChatDeskEvent =
  | { type: 'desk.find'; text: string }
  | { type: 'desk.retry' }
  /** The list is read again, so that what was found is as well. */
  | { type: 'desk.renew' }
  | { type: 'desk.pin'; chatId: string; isPinned: boolean }
  | { type: 'desk.restart'; bot: Bot }
  | { type: 'desk.confirm' }
  | { type: 'desk.cancel' }
  | { type: 'desk.delete'; chat: ChatSummary }
  | ChatNews
  | MessageGone
  | PinningNotice
  | DeletionNotice;

export type ChatDeskNotice = AlertRaised | { type: 'chat.restarted'; chat: ChatSummary };

export type ChatDeskInput = { owner: Owner<ChatDeskNotice>; list: Owner<ChatNews> };

export type ChatDeskContext = ChatDeskInput & {
  /** What is in the search field, as it was typed. */
  text: string;
  /** What the server found; null while it has not answered, and where nothing is looked for. */
  found: readonly ChatSummary[] | null;
  /** Pins and unpins on their way to the server, by chat. */
  pins: Readonly<Record<string, boolean>>;
  /** The character with whom the user begins anew. */
  restarting: Bot | null;
  /** Oldest first. */
  deletions: readonly DeletionRef[];
};

/** What the server searches for: it takes this much, and spaces around it say nothing. */
export const queryOf = ({ text }: { text: string }): string => text.trim().slice(0, SEARCH_LENGTH);
