import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { AgentState, EndCause, MicrophoneFault } from '../../machines/call/call';

/** Why a call ended. */
export const endTexts: Record<EndCause, MessageDescriptor> = defineMessages({
  user: { id: 'call.endUser' },
  left: { id: 'call.endLeft' },
  absent: { id: 'call.endAbsent' },
  removed: { id: 'call.endRemoved' },
  closed: { id: 'call.endClosed' },
  limit: { id: 'call.endLimit' },
  premium: { id: 'call.endPremium' },
  elsewhere: { id: 'call.endElsewhere' },
  shutdown: { id: 'call.endShutdown' },
  lost: { id: 'call.endLost' },
  frozen: { id: 'call.endFrozen' },
});

export type CallFault = 'unreachable' | 'busy' | 'gone';

/** Why a call could not be made. */
export const faultTexts: Record<CallFault, MessageDescriptor> = defineMessages({
  unreachable: { id: 'call.unreachable' },
  busy: { id: 'call.busy' },
  gone: { id: 'call.gone' },
});

/** What is wrong with the microphone, and what to do. */
export const microphoneTexts: Record<MicrophoneFault, MessageDescriptor> = defineMessages({
  denied: { id: 'call.micDenied' },
  missing: { id: 'call.micMissing' },
  busy: { id: 'call.micBusy' },
  insecure: { id: 'call.micInsecure' },
});

/** What the character is doing. */
export const agentTexts: Record<AgentState | 'away' | 'cutOff', MessageDescriptor> = defineMessages(
  {
    joining: { id: 'call.agentJoining' },
    listening: { id: 'call.agentListening' },
    thinking: { id: 'call.agentThinking' },
    speaking: { id: 'call.agentSpeaking' },
    away: { id: 'call.agentAway' },
    cutOff: { id: 'call.reconnecting' },
  },
);

export const endingTexts = defineMessages({
  limit: { id: 'call.endingLimit' },
  premium: { id: 'call.endingPremium' },
  shutdown: { id: 'call.endingShutdown' },
});
