import { assign, or, raise, sendTo, setup, stateIn } from 'xstate';
import type { CharacterDetail, CharacterReply } from '../catalogue/character';
import { isFound, withCharacter } from '../shared/characterLoading';
import { callbackNotProvided, notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';
import { withCaption } from './call';
import type {
  AgentState,
  AnnouncedCause,
  CallTerms,
  Caption,
  EndCause,
  KeptCallCommand,
  MicrophoneCommand,
  MicrophoneFault,
  MicrophoneNews,
  RoomCommand,
  RoomInput,
  RoomNews,
  SoundDevice,
  Ticket,
  TicketInput,
  TicketReply,
} from './call';

export type CallEvent =
  /** Try the microphone before the call. */
  | { type: 'call.check' }
  | { type: 'call.start' }
  /** Ends the call elsewhere and starts one here. */
  | { type: 'call.takeOver' }
  | { type: 'call.end' }
  | { type: 'call.mute'; isMuted: boolean }
  | { type: 'call.device'; id: string }
  | { type: 'call.speaker'; id: string }
  /** The browser needs a click before it plays sound. */
  | { type: 'call.listen' }
  | { type: 'call.retry' }
  /** The page was loaded again in the middle of a call with this character. */
  | { type: 'call.recalled' }
  /** The language of the page changed. */
  | { type: 'call.translate' }
  | { type: 'visitor.changed'; isAuthorized: boolean; isPremium: boolean }
  /** The microphone is no longer needed. */
  | { type: 'connection.over' }
  | MicrophoneNews
  | RoomNews;

export type CallNotice =
  | { type: 'login.wanted' }
  | { type: 'offer.wanted'; overlay: 'premium'; from: 'call' };

type Visitor = { isAuthorized: boolean; isPremium: boolean };

type OpenedMicrophone = Extract<MicrophoneNews, { type: 'microphone.opened' }>;

/** `slug`: the character to call; empty when the address names none. */
export type CallInput = Visitor & { owner: Owner<CallNotice>; slug: string };

export type CallContext = CallInput & {
  character: CharacterDetail | null;
  ticket: Ticket | null;
  /** The user gave up while the server was asked for a room; it may still hold one. */
  isGivenUp: boolean;
  isUnderstood: boolean;
  devices: readonly SoundDevice[];
  deviceId: string | null;
  speakers: readonly SoundDevice[];
  speakerId: string | null;
  /** How loud the user is, and the character, from 0 to 1. */
  level: number;
  voice: number;
  captions: readonly Caption[];
  /** Why the call ends soon, and in how many seconds from the announcement. */
  ending: { cause: AnnouncedCause; seconds: number } | null;
  /** How long the call lasted, in seconds. */
  seconds: number;
};

/** Longer than anybody takes to connect, or a character to join. */
const JOIN_LIMIT = 20_000;
const AGENT_LIMIT = 20_000;
/** A refused resume reports that the character left just before the connection is lost. */
const LEFT_GRACE = 3_000;
/** How long to try to reconnect; after that it is better to call again. */
const RECONNECT_LIMIT = 30_000;
/** How long the user may be silent before a broken microphone is the likelier cause. */
const SILENCE_LIMIT = 12_000;
const LEAVE_LIMIT = 2_000;
/** The server ends a call itself; if nothing is heard from it, the call ends all the same. */
const OVER_GRACE = 5_000;

/** The parts of a call; its states are in callMachine. */
export const call = setup({
  types: {
    context: {} as CallContext,
    events: {} as CallEvent,
    input: {} as CallInput,
    tags: {} as 'loading' | 'failed' | 'busy' | 'live' | 'over',
    children: {} as { microphone: 'microphone'; room: 'room'; keptCall: 'keptCall' },
  },
  actors: {
    loadCharacter: notProvided<CharacterReply, { slug: string }>('loadCharacter'),
    askTerms: notProvided<CallTerms>('askTerms'),
    askTicket: notProvided<TicketReply, TicketInput>('askTicket'),
    microphone: callbackNotProvided<MicrophoneCommand, { id: string | null }>('microphone'),
    room: callbackNotProvided<RoomCommand, RoomInput>('room'),
    wakeLock: callbackNotProvided('wakeLock'),
    keptCall: callbackNotProvided<KeptCallCommand, { slug: string }>('keptCall'),
  },
  guards: {
    isFound,
    hasSlug: ({ context }) => context.slug !== '',
    isGuest: ({ context }) => !context.isAuthorized,
    isFree: ({ context }) => !context.isPremium,
    hasAsked: ({ context }) => context.ticket !== null || context.isGivenUp,
    hasNobody: ({ context }) => context.character === null,
    mayCall: ({ context }) =>
      context.isAuthorized && context.isPremium && context.character !== null,
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
    keepCharacter: assign((_, params: { reply: CharacterReply }) => withCharacter(_, params)),
    keepVisitor: assign((_, { isAuthorized, isPremium }: Visitor) => ({ isAuthorized, isPremium })),
    keepTicket: assign((_, { reply }: { reply: TicketReply }) =>
      reply.kind === 'given' ? { ticket: reply.ticket } : {},
    ),
    keepTerms: assign((_, { terms }: { terms: CallTerms }) => terms),
    keepDevices: assign((_, params: OpenedMicrophone) => ({
      deviceId: params.id,
      devices: params.devices,
      speakers: params.speakers,
    })),
    keepSpeaker: assign((_, { id }: { id: string }) => ({ speakerId: id })),
    keepVoice: assign((_, { level }: { level: number }) => ({ voice: level })),
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
    beginAnew: assign({
      ticket: null,
      isGivenUp: false,
      voice: 0,
      captions: [],
      ending: null,
      seconds: 0,
    }),
    quieten: assign({ level: 0 }),
    useDevice: sendTo('microphone', (_, { id }: { id: string }) => ({
      type: 'microphone.use',
      id,
    })),
    mute: sendTo('microphone', (_, { isMuted }: { isMuted: boolean }) => ({
      type: 'microphone.mute',
      isMuted,
    })),
    useSpeaker: sendTo('room', (_, { id }: { id: string }) => ({ type: 'room.useSpeaker', id })),
    leave: sendTo('room', { type: 'room.leave' }),
    keepCall: sendTo('keptCall', { type: 'call.keep' }),
    forgetCall: sendTo('keptCall', { type: 'call.forget' }),
    listen: sendTo('room', { type: 'room.listen' }),
    tellConnection: raise({ type: 'microphone.failed', fault: 'missing' }),
    closeMicrophone: raise({ type: 'connection.over' }),
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
