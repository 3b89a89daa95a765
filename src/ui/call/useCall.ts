import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { AgentState, EndCause, MicrophoneFault } from '../../machines/call/call';
import type { callMachine, CallRef } from '../../machines/call/callMachine';
import type { CallFault } from './callTexts';

type Snapshot = SnapshotFrom<typeof callMachine>;

/** The steps of a call that look different. */
export type CallStep =
  | { kind: 'ready' }
  | { kind: 'interrupted' }
  | { kind: 'connecting' }
  | { kind: 'elsewhere' }
  | { kind: 'live' }
  | { kind: 'failed'; fault: CallFault }
  | { kind: 'ended'; cause: EndCause };

/** The state of the microphone. */
export type MicrophoneView =
  | { kind: 'closed' | 'opening' | 'heard' | 'silent' | 'muted' }
  | { kind: 'failed'; fault: MicrophoneFault };

const stepOf = ({ value: { connection } }: Snapshot): CallStep => {
  if (typeof connection === 'string')
    return connection === 'ready' || connection === 'interrupted' || connection === 'elsewhere'
      ? { kind: connection }
      : { kind: 'connecting' };
  if ('ended' in connection) return { kind: 'ended', cause: connection.ended };
  if ('failed' in connection) return { kind: 'failed', fault: connection.failed };
  return { kind: typeof connection.inRoom === 'object' ? 'live' : 'connecting' };
};

const microphoneOf = ({ value: { microphone } }: Snapshot): MicrophoneView => {
  if (microphone === 'closed') return { kind: microphone };
  if ('failed' in microphone) return { kind: 'failed', fault: microphone.failed };
  const { inUse } = microphone;
  return { kind: typeof inUse === 'string' ? inUse : inUse.open };
};

const liveOf = ({ value: { connection } }: Snapshot) => {
  if (
    typeof connection === 'string' ||
    !('inRoom' in connection) ||
    typeof connection.inRoom === 'string'
  )
    return null;
  return connection.inRoom.live;
};

/** Compares by content, so that a region re-renders only when its text changes. */
const same = <T>(before: T, now: T) => JSON.stringify(before) === JSON.stringify(now);

export type CallLive = {
  agent: AgentState | 'away' | 'cutOff';
  network: 'ok' | 'poor' | 'reconnecting';
  isBlocked: boolean;
};

const shownLive = (snapshot: Snapshot): CallLive | null => {
  const live = liveOf(snapshot);
  return (
    live && {
      agent: live.agent,
      network: live.network,
      isBlocked: live.playback === 'blocked',
    }
  );
};

const loadingOf = ({ value }: Snapshot) => value.character;

export function useCall(actor: CallRef) {
  return {
    character: useSelector(actor, ({ context }) => context.character),
    loading: useSelector(actor, loadingOf),
    isAuthorized: useSelector(actor, ({ context }) => context.isAuthorized),
    isPremium: useSelector(actor, ({ context }) => context.isPremium),
    isUnderstood: useSelector(actor, ({ context }) => context.isUnderstood),
    step: useSelector(actor, stepOf, same),
    microphone: useSelector(actor, microphoneOf, same),
    live: useSelector(actor, shownLive, same),
    ending: useSelector(actor, ({ context }) => context.ending),
    seconds: useSelector(actor, ({ context }) => context.seconds),
    captions: useSelector(actor, ({ context }) => context.captions),
    devices: useSelector(actor, ({ context }) => context.devices),
    deviceId: useSelector(actor, ({ context }) => context.deviceId),
    speakers: useSelector(actor, ({ context }) => context.speakers),
    speakerId: useSelector(actor, ({ context }) => context.speakerId),
    check: () => actor.send({ type: 'call.check' }),
    start: () => actor.send({ type: 'call.start' }),
    takeOver: () => actor.send({ type: 'call.takeOver' }),
    end: () => actor.send({ type: 'call.end' }),
    mute: (isMuted: boolean) => actor.send({ type: 'call.mute', isMuted }),
    useDevice: (id: string) => actor.send({ type: 'call.device', id }),
    useSpeaker: (id: string) => actor.send({ type: 'call.speaker', id }),
    listen: () => actor.send({ type: 'call.listen' }),
    retry: () => actor.send({ type: 'call.retry' }),
  };
}

export type CallView = ReturnType<typeof useCall>;
