import { useSelector } from '@xstate/react';
import { useCallback, useRef, type RefObject } from 'react';
import type { ConversationRef } from '../../machines/conversation/conversationMachine';
import type { Message } from '../../machines/conversation/message';
import type { DeletionRef } from '../../machines/deletion/deletionMachine';
import { rowKeyOf } from './chatItems';

/** Deletes messages, and moves the focus when their rows go or come back. */
export function useDeletion(
  actor: ConversationRef,
  list: RefObject<HTMLElement | null>,
  focusMessages: () => void,
) {
  const latest = useSelector(actor, ({ context }) => context.deletions.at(-1) ?? null);
  const isByKeyboard = useRef(false);
  const keys = useRef(new Map<string, string>());

  const begin = useCallback(
    (message: Message) => {
      isByKeyboard.current = document.activeElement?.matches(':focus-visible') ?? false;
      keys.current.set(message.id, rowKeyOf(message));
      actor.send({ type: 'chat.delete', messageId: message.id });
      focusMessages();
    },
    [actor, focusMessages],
  );

  const takesFocus = useCallback(() => {
    const wasByKeyboard = isByKeyboard.current;
    isByKeyboard.current = false;
    return wasByKeyboard;
  }, []);

  const restoreFocus = useCallback(
    (messageId: string) => {
      const key = keys.current.get(messageId) ?? messageId;
      const row = list.current?.querySelector(`[data-row="${CSS.escape(key)}"]`);
      const target = row?.querySelector<HTMLElement>('[tabindex="-1"]');
      if (target) target.focus({ preventScroll: true });
      else focusMessages();
    },
    [focusMessages, list],
  );

  return { latest, takesFocus, begin, restoreFocus };
}

export type BarKind = 'undoable' | 'busy' | 'refused' | 'unrestored' | 'late';

/** What the undo bar says about a deletion; null if nothing. */
export function useBar(actor: DeletionRef | null): BarKind | null {
  return useSelector(actor ?? undefined, (snapshot): BarKind | null => {
    if (snapshot?.matches('refused')) return 'refused';
    if (snapshot?.matches('unrestored')) return 'unrestored';
    if (snapshot?.matches('late')) return 'late';
    if (snapshot?.hasTag('busy')) return 'busy';
    return snapshot?.hasTag('undoable') ? 'undoable' : null;
  });
}
