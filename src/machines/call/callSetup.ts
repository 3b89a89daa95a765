import { assign, or, raise, sendTo, setup, stateIn } from 'xstate';
import type { BotProfile, BotReply } from '../catalogue/bot';
import { isFound, withBot } from '../shared/botLoading';
import { callbackNotProvided, notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';
import { withCaption } from './call';
import type {
  AgentState,
  AnnouncedCause,
  Caption,
  EndCause,
  Microphone,
  MicrophoneCommand,
  MicrophoneFault,
  MicrophoneNews,
  RoomCommand,
  RoomInput,
  RoomNews,
  Ticket,
  TicketInput,
  TicketReply,
} from './call';

export type CallEvent =
  /** Try the microphone before the call. */
  | { type: 'call.check' }
  | { type: 'call.start' }
  /** The call that goes on elsewhere is to end. */
  | { type: 'call.takeOver' }
  | { type: 'call.end' }
  | { type: 'call.mute'; isMuted: boolean }
  | { type: 'call.device'; id: string }
  /** The browser wants a click before it plays. */
  | { type: 'call.listen' }
  | { type: 'call.retry' }
  /** Another language is on screen. */
  | { type: 'call.translate' }
  | { type: 'visitor.changed'; isAuthorized: boolean; isPremium: boolean }
  /** Nobody is to be heard any more. */
  | { type: 'line.over' }
  | MicrophoneNews
  | RoomNews;

export type CallNotice =
  | { type: 'login.wanted' }
  | { type: 'offer.wanted'; overlay: 'premium'; from: 'call' };

type Visitor = { isAuthorized: boolean; isPremium: boolean };

/** `slug`: who is to be called; empty where the address names nobody. */
export type CallInput = Visitor & { owner: Owner<CallNotice>; slug: string };

export type CallContext = CallInput & {
  bot: BotProfile | null;
  ticket: Ticket | null;
  /** It was given up while the server was asked, which may hold a room for it. */
  isGivenUp: boolean;
  devices: readonly Microphone[];
  deviceId: string | null;
  /** From 0 to 1. */
  level: number;
  captions: readonly Caption[];
  /** What ends the call soon, and in how many seconds from its announcement. */
  ending: { cause: AnnouncedCause; seconds: number } | null;
  /** How long the call was, in seconds. */
  seconds: number;
};

/** Longer than anybody connects, or than a character takes to come. */
const JOIN_LIMIT = 20_000;
const AGENT_LIMIT = 20_000;
/** A refused resume tells of the character's leaving just before the line's own loss. */
const LEFT_GRACE = 3_000;
/** So long a line that went away is sought: whoever waits longer had better call again. */
const RECONNECT_LIMIT = 30_000;
/** How long one may be quiet before a dead microphone is the likelier cause. */
const SILENCE_LIMIT = 12_000;
const LEAVE_LIMIT = 2_000;
/** The server ends a call itself; without a word of it the call is over all the same. */
const OVER_GRACE = 5_000;

/** What a call is made of; what happens when is in callMachine. */
export const call = setup({
  types: {
    context: {} as CallContext,
    events: {} as CallEvent,
    input: {} as CallInput,
    tags: {} as 'loading' | 'failed' | 'busy' | 'live' | 'over',
    children: {} as { microphone: 'microphone'; room: 'room' },
  },
  actors: {
    loadBot: notProvided<BotReply, { slug: string }>('loadBot'),
    askTicket: notProvided<TicketReply, TicketInput>('askTicket'),
    microphone: callbackNotProvided<MicrophoneCommand, { id: string | null }>('microphone'),
    room: callbackNotProvided<RoomCommand, RoomInput>('room'),
    wakeLock: callbackNotProvided('wakeLock'),
  },
  guards: {
    isFound,
    hasSlug: ({ context }) => context.slug !== '',
    isGuest: ({ context }) => !context.isAuthorized,
    isFree: ({ context }) => !context.isPremium,
    hasAsked: ({ context }) => context.ticket !== null || context.isGivenUp,
    hasNobody: ({ context }) => context.bot === null,
    mayCall: ({ context }) => context.isAuthorized && context.isPremium && context.bot !== null,
    isReply: (_, params: { reply: TicketReply; kind: TicketReply['kind'] }) =>
      params.reply.kind === params.kind,
    isFault: (_, params: { fault: MicrophoneFault; is: MicrophoneFault }) =>
      params.fault === params.is,
    isCause: (_, params: { cause: EndCause; is: EndCause }) => params.cause === params.is,
    isAgent: (_, params: { state: AgentState; is: AgentState }) => params.state === params.is,
    isPoor: (_, params: { isPoor: boolean }) => params.isPoor,
    isMuted: (_, params: { isMuted: boolean }) => params.isMuted,
    hasMicrophone: or([
      stateIn('#call.microphone.inUse.open'),
      stateIn('#call.microphone.inUse.muted'),
    ]),
  },
  actions: {
    keepBot: assign((_, params: { reply: BotReply }) => withBot(_, params)),
    keepVisitor: assign((_, { isAuthorized, isPremium }: Visitor) => ({ isAuthorized, isPremium })),
    keepTicket: assign((_, { reply }: { reply: TicketReply }) =>
      reply.kind === 'given' ? { ticket: reply.ticket } : {},
    ),
    keepDevices: assign((_, params: { id: string; devices: readonly Microphone[] }) => ({
      deviceId: params.id,
      devices: params.devices,
    })),
    keepLevel: assign((_, { level }: { level: number }) => ({ level })),
    keepCaption: assign(({ context }, { caption }: { caption: Caption }) => ({
      captions: withCaption(context.captions, caption),
    })),
    keepEnding: assign((_, ending: { cause: AnnouncedCause; seconds: number }) => ({ ending })),
    announceLimit: assign(({ context }) => ({
      ending: context.ending ?? { cause: 'limit' as const, seconds: context.ticket?.notice ?? 0 },
    })),
    keepSeconds: assign((_, { seconds }: { seconds: number }) => ({ seconds })),
    noteGivenUp: assign({ isGivenUp: true }),
    beginAnew: assign({ ticket: null, isGivenUp: false, captions: [], ending: null, seconds: 0 }),
    quieten: assign({ level: 0 }),
    useDevice: sendTo('microphone', (_, { id }: { id: string }) => ({
      type: 'microphone.use',
      id,
    })),
    mute: sendTo('microphone', (_, { isMuted }: { isMuted: boolean }) => ({
      type: 'microphone.mute',
      isMuted,
    })),
    leave: sendTo('room', { type: 'room.leave' }),
    listen: sendTo('room', { type: 'room.listen' }),
    tellLine: raise({ type: 'microphone.failed', fault: 'missing' }),
    closeMicrophone: raise({ type: 'line.over' }),
    tell: sendTo(
      ({ context }) => context.owner,
      (_, { notice }: { notice: CallNotice }) => notice,
    ),
  },
  delays: {
    joinLimit: JOIN_LIMIT,
    agentLimit: AGENT_LIMIT,
    leftGrace: LEFT_GRACE,
    reconnectLimit: RECONNECT_LIMIT,
    silenceLimit: SILENCE_LIMIT,
    leaveLimit: LEAVE_LIMIT,
    untilNotice: ({ context: { ticket } }) =>
      Math.max(0, (ticket?.limit ?? 0) - (ticket?.notice ?? 0)) * 1_000,
    untilOver: ({ context: { ending } }) => (ending?.seconds ?? 0) * 1_000,
    overGrace: OVER_GRACE,
  },
});
