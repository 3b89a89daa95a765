import { useCallback, useSyncExternalStore } from 'react';
import type { ConversationRef } from '../../machines/conversation/conversationMachine';
import { onceAFrame } from './onceAFrame';

/** The words of the reply under way, drawn once a frame however many pieces arrive in between. */
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
