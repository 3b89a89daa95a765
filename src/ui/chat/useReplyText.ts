import { useCallback, useSyncExternalStore } from 'react';
import type { ConversationRef } from '../../machines/conversation/conversationMachine';
import { onceAFrame } from './onceAFrame';

/** The text of the reply under way, rendered once a frame however many pieces arrive. */
export function useReplyText(live: ConversationRef | null): string {
  const subscribe = useCallback(
    (notify: () => void) => {
      const drawing = onceAFrame(notify);
      const subscription = live?.subscribe(drawing.ask);
      return () => {
        subscription?.unsubscribe();
        drawing.cancel();
      };
    },
    [live],
  );
  return useSyncExternalStore(subscribe, () => live?.getSnapshot().context.reply?.text ?? '');
}
