import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ConversationRef } from '../../machines/conversation/conversationMachine';
import type { VoiceRef } from '../../machines/voice/voiceMachine';

export type VoicePhase =
  | 'silent'
  | 'paywalled'
  | 'preparing'
  | 'unknown'
  | 'broken'
  | 'buffering'
  | 'playing'
  | 'paused'
  | 'blocked'
  | 'ended';

const phaseOf = (snapshot: ReturnType<VoiceRef['getSnapshot']>): VoicePhase => {
  for (const phase of ['buffering', 'playing', 'paused', 'blocked', 'ended'] as const)
    if (snapshot.matches({ audible: phase })) return phase;
  if (snapshot.matches('paywalled')) return 'paywalled';
  if (snapshot.matches('preparing')) return 'preparing';
  if (snapshot.matches({ failed: 'unknown' })) return 'unknown';
  return snapshot.matches('failed') ? 'broken' : 'silent';
};

/** A message's voice for its button; the actor starts with the first click. */
export function useVoiceButton(actor: ConversationRef, messageId: string) {
  const ref = useSelector(actor, ({ context }) => context.voices[messageId] ?? null);
  const phase = useSelector(ref ?? undefined, (snapshot) =>
    snapshot === undefined ? 'silent' : phaseOf(snapshot),
  );
  const handlers = useMemo(
    () => ({
      play: () =>
        ref === null
          ? actor.send({ type: 'voice.begin', messageId })
          : ref.send({ type: 'voice.play' }),
      pause: () => ref?.send({ type: 'voice.pause' }),
    }),
    [actor, ref, messageId],
  );
  return { ref, phase, ...handlers };
}

/** How far a voice has played, and the controls for it. */
export function useVoicePlace(actor: VoiceRef) {
  const phase = useSelector(actor, phaseOf);
  const at = useSelector(actor, ({ context }) => context.at);
  const duration = useSelector(actor, ({ context }) => context.duration);
  const rate = useSelector(actor, ({ context }) => context.rate);
  const handlers = useMemo(
    () => ({
      play: () => actor.send({ type: 'voice.play' }),
      seek: (to: number) => actor.send({ type: 'voice.seek', at: to }),
      goFaster: () => actor.send({ type: 'voice.faster' }),
    }),
    [actor],
  );
  return { phase, at, duration, rate, ...handlers };
}
