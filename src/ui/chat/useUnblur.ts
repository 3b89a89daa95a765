import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ConversationRef } from '../../machines/conversation/conversationMachine';
import type { UnblurRef } from '../../machines/unblur/unblurMachine';

/** The actor of a picture that may be locked; null for a message without one. */
export const useUnblurRef = (actor: ConversationRef, messageId: string): UnblurRef | null =>
  useSelector(actor, ({ context }) => context.pictures.refs[messageId] ?? null);

export type UnblurPhase =
  | 'veiled'
  | 'requesting'
  | 'paywalled'
  | 'refused'
  | 'unknown'
  | 'broken'
  | 'opening'
  | 'clear'
  | 'renewing'
  | 'lost';

/** A picture that is locked or clear. */
export function useUnblur(actor: UnblurRef) {
  const phase = useSelector(actor, (snapshot): UnblurPhase => {
    if (snapshot.matches({ revealed: 'renewing' })) return 'renewing';
    if (snapshot.matches({ revealed: 'shown' })) return 'clear';
    if (snapshot.hasTag('lost')) return 'lost';
    if (snapshot.matches('revealed')) return 'opening';
    if (snapshot.hasTag('busy')) return 'requesting';
    if (snapshot.matches('paywalled')) return 'paywalled';
    if (snapshot.matches('refused')) return 'refused';
    if (snapshot.matches({ failed: 'unknown' })) return 'unknown';
    return snapshot.matches('failed') ? 'broken' : 'veiled';
  });
  const allowance = useSelector(actor, ({ context }) => context.allowance);
  const veilUrl = useSelector(actor, ({ context }) => context.veilUrl);
  const imageUrl = useSelector(actor, ({ context }) => context.imageUrl);
  const handlers = useMemo(
    () => ({
      request: () => actor.send({ type: 'unblur.request' }),
      markShown: () => actor.send({ type: 'picture.shown' }),
      markBroken: () => actor.send({ type: 'picture.broken' }),
      retry: () => actor.send({ type: 'picture.retry' }),
    }),
    [actor],
  );
  return { phase, allowance, veilUrl, imageUrl, ...handlers };
}

export type Unblur = ReturnType<typeof useUnblur>;
