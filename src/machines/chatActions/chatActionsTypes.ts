import { SEARCH_LENGTH } from '../../../common/limits';
import type { AlertRaised } from '../alerts/alertsMachine';
import type { Character } from '../catalogue/character';
import type { ChatNews, Marking, MessageGone } from '../chatList/chatNews';
import type { ChatSummary } from '../conversation/message';
import type { Owner } from '../shared/owner';
import type { DeletionNotice, DeletionRef } from './chatDeletionMachine';
import type { MarkingNotice } from './markingMachine';

export type ChatActionsEvent =
  | { type: 'chats.find'; text: string }
  | { type: 'chats.retry' }
  /** The list is loaded again, and the search is repeated with it. */
  | { type: 'chats.renew' }
  | ({ type: 'chats.mark' } & Marking)
  | { type: 'chats.restart'; character: Character }
  | { type: 'chats.confirm' }
  | { type: 'chats.cancel' }
  | { type: 'chats.delete'; chat: ChatSummary }
  | ChatNews
  | MessageGone
  | MarkingNotice
  | DeletionNotice;

export type ChatActionsNotice = AlertRaised | { type: 'chat.restarted'; chat: ChatSummary };

export type ChatActionsInput = { owner: Owner<ChatActionsNotice>; list: Owner<ChatNews> };

export type ChatActionsContext = ChatActionsInput & {
  /** The text in the search field, as typed. */
  text: string;
  /** What the server found; null before it has answered, and when nothing is searched for. */
  found: readonly ChatSummary[] | null;
  /** Those that the server has not confirmed. */
  marks: readonly Marking[];
  /** The character whose chat is being restarted. */
  restarting: Character | null;
  /** Oldest first. */
  deletions: readonly DeletionRef[];
};

/** What the server searches for: cut to its maximum length, without spaces around it. */
export const queryOf = ({ text }: { text: string }): string => text.trim().slice(0, SEARCH_LENGTH);
