import { byPlace, withMark } from '../chatList/chatNews';
import type { ChatSummary } from '../conversation/message';
import { queryOf } from './chatActionsTypes';
import type { ChatActionsContext } from './chatActionsTypes';

const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

const isNamed = ({ character }: ChatSummary, words: readonly string[]): boolean => {
  const name = folded(character.name);
  return words.every((word) => name.includes(word));
};

type ChatActions = Pick<ChatActionsContext, 'text' | 'found' | 'marks' | 'deletions'>;

/**
 * The chats as the user expects them: marks and deletions apply before the server has answered,
 * and a search narrows the list. Until it is answered, it matches the names of characters.
 */
export const actionRows = (
  chats: readonly ChatSummary[],
  { text, found, marks, deletions }: ChatActions,
): readonly ChatSummary[] => {
  const query = queryOf({ text });
  const words = folded(query).split(/\s+/);
  const rows =
    query === ''
      ? chats
      : found === null
        ? chats.filter((chat) => isNamed(chat, words))
        : found.map((chat) => chats.find(({ id }) => id === chat.id) ?? chat);
  return marks
    .reduce(withMark, rows)
    .filter(({ id }) => !deletions.some((deletion) => deletion.id === id))
    .sort(byPlace);
};
