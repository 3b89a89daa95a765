import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ConversationRef } from '../../machines/conversation/conversationMachine';
import { stillShown } from '../../machines/conversation/removal';
import type { ListItem } from './chatItems';
import type { ViewMode } from './keptView';
import type { useConversation } from './useConversation';

export type Onward = 'idle' | 'loading' | 'failed';

const nothing: readonly never[] = [];

/** What is on screen: the end of the conversation, or older messages being visited. */
export function usePlace(actor: ConversationRef, conversation: ReturnType<typeof useConversation>) {
  const visit = useSelector(actor, ({ context }) => context.visit);
  const removed = useSelector(actor, ({ context }) => context.removed);
  const visited = useMemo(() => visit && stillShown(visit.messages, removed), [visit, removed]);
  const older = useOnward(actor, 'older');
  const newer = useOnward(actor, 'newer');
  const isOpening = useSelector(actor, (snapshot) => snapshot.matches({ journey: 'opening' }));
  if (visit !== null && visited !== null)
    return {
      ...conversation,
      messages: visited,
      outboxMessages: nothing,
      reply: null,
      history: 'shown' as const,
      hasOlder: visit.older !== null,
      past: older,
      future: newer,
    };
  if (isOpening)
    return {
      ...conversation,
      messages: nothing,
      outboxMessages: nothing,
      reply: null,
      history: 'loading' as const,
      future: null,
    };
  return { ...conversation, future: null };
}

function useOnward(actor: ConversationRef, way: 'older' | 'newer'): Onward {
  return useSelector(actor, (snapshot) => {
    const { visit } = snapshot.value;
    return typeof visit === 'object' ? visit.visiting[way] : 'idle';
  });
}

/** The message the reader is jumping to, and how far that jump is. */
export function useJourney(actor: ConversationRef) {
  const goal = useSelector(actor, ({ context }) => context.goal);
  const stage = useSelector(actor, (snapshot) => {
    const { journey } = snapshot.value;
    return typeof journey === 'object' ? journey.arrived : journey;
  });
  const handlers = useMemo(
    () => ({
      goAgain: () => actor.send({ type: 'chat.goAgain' }),
      stay: () => actor.send({ type: 'chat.stay' }),
    }),
    [actor],
  );
  const isThere = stage === 'landing' || stage === 'marked';
  return { goal, stage, markedId: isThere ? (goal?.messageId ?? null) : null, ...handlers };
}

/** The row for the view to bring into sight; the same object throughout one jump. */
export function useLanding(
  items: readonly ListItem[],
  { goal, stage }: ReturnType<typeof useJourney>,
): ViewMode['landing'] {
  const isGoal = (item: ListItem) => item.kind === 'message' && item.message.id === goal?.messageId;
  const key = stage === 'landing' ? (items.find(isGoal)?.key ?? null) : null;
  return useMemo(() => (key === null || goal === null ? null : { key }), [key, goal]);
}
