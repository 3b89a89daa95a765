import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { ConversationRef } from '../../machines/conversation/conversationMachine';
import { overlayOf, parseSearch } from '../../machines/navigation/address';
import { findActor } from '../app/findActor';
import { useOverlayHref } from '../app/useOverlayHref';

/** The address says whether this chat's search is open, so that Back closes it. */
export function useSearchPlace(
  actor: ConversationRef,
  button: RefObject<HTMLButtonElement | null>,
) {
  const [, navigate] = useLocation();
  const overlayHref = useOverlayHref();
  const search = useSearch();
  const isOpen = overlayOf(search)?.name === 'search';
  const wasOpen = useRef(isOpen);
  const hasChosen = useRef(false);

  // The focus goes back to what opened the search, or else to the messages.
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!isClosed) return;
    const log = button.current?.closest('section')?.querySelector<HTMLElement>('[role="log"]');
    const next = hasChosen.current ? log : button.current;
    hasChosen.current = false;
    if (document.activeElement === document.body) next?.focus({ preventScroll: true });
  }, [isOpen, button]);

  const close = () => findActor(actor, 'navigation')?.send({ type: 'overlay.close' });
  return {
    isOpen,
    toggle: () => (isOpen ? close() : navigate(overlayHref('search'))),
    close: () => {
      hasChosen.current = false;
      close();
    },
    choose: (messageId: string) => {
      hasChosen.current = true;
      // An unchanged address causes no navigation, though the reader may have scrolled away.
      if (parseSearch(search)['message'] === messageId)
        actor.send({ type: 'chat.goTo', messageId });
    },
  };
}
