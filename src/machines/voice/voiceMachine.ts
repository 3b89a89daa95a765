import { assign, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { Character } from '../catalogue/character';
import { isPremium } from '../shared/allowance';
import type { Allowance, AllowanceChanged } from '../shared/allowance';
import { eventItself } from '../shared/eventItself';
import { callbackNotProvided, notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';
import { nextRate } from './rates';

/** The state of a message's voice; anything else rejects. */
export type VoiceReply =
  | { kind: 'processing' }
  | { kind: 'ready'; audioUrl: string }
  | { kind: 'premium' }
  | { kind: 'failed' };

export type SoundCommand =
  | { type: 'sound.play' }
  | { type: 'sound.pause' }
  /** In seconds from the start. */
  | { type: 'sound.seek'; at: number }
  | { type: 'sound.rate'; rate: number };

export type SoundFact =
  | { type: 'sound.playing' }
  /** The next part has not arrived yet. */
  | { type: 'sound.waiting' }
  | { type: 'sound.paused' }
  | { type: 'sound.ended' }
  /** The browser plays no sound without a click. */
  | { type: 'sound.blocked' }
  | { type: 'sound.failed' }
  /** In seconds; `duration` is null while it is unknown. */
  | { type: 'sound.progress'; at: number; duration: number | null }
  /** The speed, as this browser remembers it. */
  | { type: 'sound.rated'; rate: number };

export type SoundInput = {
  audioUrl: string;
  at: number;
  speaker: Pick<Character, 'name' | 'portrait'>;
};

export type VoiceEvent =
  | { type: 'voice.play' }
  | { type: 'voice.pause' }
  | { type: 'voice.seek'; at: number }
  | { type: 'voice.faster' }
  /** Another voice starts to play. */
  | { type: 'voice.yield' }
  | SoundFact
  | AllowanceChanged;

export type VoiceNotice =
  | { type: 'voice.started'; messageId: string }
  | { type: 'offer.wanted'; from: 'voice' }
  | { type: 'login.wanted' };

export type VoiceInput = {
  owner: Owner<VoiceNotice>;
  messageId: string;
  /** The character who speaks. */
  speaker: Pick<Character, 'name' | 'portrait'>;
  allowance: Allowance;
};

export type VoiceContext = VoiceInput & {
  /** Signed, so that it expires. */
  audioUrl: string | null;
  /** In seconds. */
  at: number;
  duration: number | null;
  rate: number;
  /** How often a new address was requested since the voice last played. */
  renewals: number;
  /** What prevents it, as the server says or would say it (spec 8). */
  status: 402 | 500 | null;
};

const voice = setup({
  types: {
    context: {} as VoiceContext,
    events: {} as VoiceEvent,
    input: {} as VoiceInput,
    tags: {} as 'busy' | 'failed' | 'player',
    children: {} as { sound: 'sound' },
  },
  actors: {
    prepareVoice: notProvided<VoiceReply, { messageId: string }>('prepareVoice'),
    sound: callbackNotProvided<SoundCommand, SoundInput>('sound'),
  },
  guards: {
    isGuest: ({ context }) => context.allowance.status === 'guest',
    isUnknown: ({ context }) => context.allowance.status === 'unknown',
    isPremium: ({ context }) => isPremium(context.allowance),
    hasPremium: (_, params: { allowance: Allowance }) => isPremium(params.allowance),
    isKnown: (_, params: { allowance: Allowance }) => params.allowance.status === 'member',
    isReady: (_, params: { reply: VoiceReply }) => params.reply.kind === 'ready',
    isProcessing: (_, params: { reply: VoiceReply }) => params.reply.kind === 'processing',
    isRefused: (_, params: { reply: VoiceReply }) => params.reply.kind === 'premium',
    mayRenew: ({ context }) => context.renewals === 0,
  },
  actions: {
    keepAllowance: assign((_, { allowance }: { allowance: Allowance }) => ({ allowance })),
    keepStatus: assign((_, { status }: { status: 402 | 500 | null }) => ({ status })),
    keepAddress: assign((_, { reply }: { reply: VoiceReply }) =>
      reply.kind === 'ready' ? { audioUrl: reply.audioUrl } : {},
    ),
    keepProgress: assign((_, { at, duration }: { at: number; duration: number | null }) => ({
      at,
      duration,
    })),
    keepPlace: assign((_, { at }: { at: number }) => ({ at })),
    keepRate: assign((_, { rate }: { rate: number }) => ({ rate })),
    countRenewal: assign(({ context }) => ({ renewals: context.renewals + 1 })),
    resetRenewals: assign({ renewals: 0 }),
    playSound: sendTo('sound', { type: 'sound.play' }),
    pauseSound: sendTo('sound', { type: 'sound.pause' }),
    seekSound: sendTo('sound', (_, { at }: { at: number }) => ({
      type: 'sound.seek' as const,
      at,
    })),
    rateSound: sendTo('sound', ({ context }: { context: VoiceContext }) => ({
      type: 'sound.rate' as const,
      rate: nextRate(context.rate),
    })),
    tell: sendTo(
      ({ context }: { context: VoiceContext }) => context.owner,
      (_, params: { notice: VoiceNotice }) => params.notice,
    ),
    tellStarted: sendTo(
      ({ context }: { context: VoiceContext }) => context.owner,
      ({ context }): VoiceNotice => ({ type: 'voice.started', messageId: context.messageId }),
    ),
  },
  delays: {
    /** spec 9: audio poll 1 s. */
    pollInterval: 1_000,
    /** A voice that is not ready by then will not come. */
    patience: 120_000,
  },
});

type Answered = { event: { output: VoiceReply } };
type Changed = { event: AllowanceChanged };

const answer = ({ event }: Answered) => ({ reply: event.output });
const changed = ({ event }: Changed) => event;
const keepAllowance = { type: 'keepAllowance', params: changed } as const;
const fall = { target: 'paused', actions: 'pauseSound' } as const;
const hush = { 'voice.pause': fall, 'voice.yield': fall } as const;
const resume = { 'voice.play': { target: 'buffering', actions: 'playSound' } } as const;

const audible = voice.createStateConfig({
  description: 'The voice is loaded; the user can play it, pause it and skip through it.',
  tags: ['player'],
  invoke: {
    id: 'sound',
    src: 'sound',
    input: ({ context: { audioUrl, at, speaker } }) => ({ audioUrl: audioUrl ?? '', at, speaker }),
    onError: { target: 'failed.broken' },
  },
  on: {
    'sound.playing': { target: '.playing' },
    'sound.waiting': { target: '.buffering' },
    'sound.paused': { target: '.paused' },
    'sound.ended': { target: '.ended' },
    'sound.blocked': { target: '.blocked' },
    'sound.progress': { actions: { type: 'keepProgress', params: eventItself } },
    'sound.rated': { actions: { type: 'keepRate', params: eventItself } },
    // The address has expired, or the network failed: a new address is requested, once.
    'sound.failed': [
      { guard: 'mayRenew', target: 'preparing', actions: 'countRenewal' },
      { target: 'failed.broken' },
    ],
    'voice.seek': {
      actions: [
        { type: 'keepPlace', params: eventItself },
        { type: 'seekSound', params: eventItself },
      ],
    },
    'voice.faster': { actions: 'rateSound' },
  },
  initial: 'buffering',
  states: {
    buffering: {
      description: 'Waiting for the sound to load.',
      tags: ['busy'],
      on: hush,
    },
    playing: {
      description: 'The voice is playing; every other voice is silent.',
      entry: ['resetRenewals', 'tellStarted'],
      on: hush,
    },
    paused: { description: 'The voice is paused.', on: resume },
    blocked: {
      description: 'The browser plays no sound by itself; waiting for the user to click.',
      on: resume,
    },
    ended: { description: 'The voice has ended; the user can play it again.', on: resume },
  },
});

export const voiceMachine = voice.createMachine({
  id: 'voice',
  description: 'The voice of one message: made when the user asks for it, and played.',
  context: ({ input }) => ({
    ...input,
    audioUrl: null,
    at: 0,
    duration: null,
    rate: 1,
    renewals: 0,
    status: null,
  }),
  on: { 'allowance.changed': { actions: keepAllowance } },
  initial: 'silent',
  states: {
    silent: {
      description: 'The voice is off until the user asks to hear it.',
      on: { 'voice.play': { target: 'deciding' } },
    },
    deciding: {
      description: 'Checks whether the user is logged in and has premium.',
      always: [
        {
          guard: 'isGuest',
          target: 'silent',
          actions: { type: 'tell', params: { notice: { type: 'login.wanted' } } },
        },
        { guard: 'isUnknown', target: 'failed.unknown' },
        { guard: 'isPremium', target: 'preparing' },
        { target: 'paywalled' },
      ],
    },
    paywalled: {
      description: 'Voices need premium; the offer is open, or was closed.',
      tags: ['player'],
      entry: [
        { type: 'keepStatus', params: { status: 402 } },
        { type: 'tell', params: { notice: { type: 'offer.wanted', from: 'voice' } } },
      ],
      exit: { type: 'keepStatus', params: { status: null } },
      on: {
        'voice.play': { target: 'paywalled', reenter: true },
        'allowance.changed': [
          {
            guard: { type: 'hasPremium', params: changed },
            target: 'silent',
            actions: keepAllowance,
          },
          { actions: keepAllowance },
        ],
      },
    },
    preparing: {
      description: 'The server makes the voice; asks every second whether it is ready.',
      tags: ['player', 'busy'],
      entry: 'tellStarted',
      after: { patience: { target: 'failed.broken' } },
      on: { 'voice.pause': { target: 'silent' }, 'voice.yield': { target: 'silent' } },
      initial: 'asking',
      states: {
        asking: {
          description: 'Asks the server whether the voice is ready.',
          invoke: {
            id: 'prepareVoice',
            src: 'prepareVoice',
            input: ({ context }) => ({ messageId: context.messageId }),
            onDone: [
              {
                guard: { type: 'isReady', params: answer },
                target: '#voice.audible',
                actions: { type: 'keepAddress', params: answer },
              },
              { guard: { type: 'isProcessing', params: answer }, target: 'waiting' },
              { guard: { type: 'isRefused', params: answer }, target: '#voice.paywalled' },
              { target: '#voice.failed.broken' },
            ],
            onError: { target: '#voice.failed.broken' },
          },
        },
        waiting: {
          description: 'Waits a moment before asking the server again.',
          after: { pollInterval: { target: 'asking' } },
        },
      },
    },
    failed: {
      description: 'The voice failed; the user can try again.',
      tags: ['player', 'failed'],
      exit: 'resetRenewals',
      on: { 'voice.play': { target: 'deciding' } },
      initial: 'broken',
      states: {
        unknown: {
          description: 'The profile is not loaded, so it is unknown whether the user has premium.',
          entry: { type: 'keepStatus', params: { status: 500 } },
          exit: { type: 'keepStatus', params: { status: null } },
          on: {
            'allowance.changed': [
              {
                guard: { type: 'isKnown', params: changed },
                target: '#voice.silent',
                actions: keepAllowance,
              },
              { actions: keepAllowance },
            ],
          },
        },
        broken: { description: 'The voice could not be made or played.' },
      },
    },
    audible,
  },
});

export type VoiceRef = ActorRefFrom<typeof voiceMachine>;
