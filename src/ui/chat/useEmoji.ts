import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ConversationRef } from '../../machines/conversation/conversationMachine';
import { findEmoji, nameOf } from '../../machines/conversation/emojiNames';
import { emojiGroups } from './emojiGroups';

const all = emojiGroups.flatMap(({ emoji }) => emoji);

/** The emoji's names, and those that the user looks for; null: all of them. */
export function useEmoji(actor: ConversationRef) {
  const names = useSelector(actor, ({ context }) => context.emojiNames);
  const query = useSelector(actor, ({ context }) => context.emojiQuery);
  const found = useMemo(
    () => (names === null || query.trim() === '' ? null : findEmoji(names, all, query)),
    [names, query],
  );
  return {
    query,
    found,
    isSearchable: names !== null,
    nameOf: (emoji: string) => nameOf(names, emoji),
    find: (text: string) => actor.send({ type: 'emoji.find', query: text }),
  };
}
