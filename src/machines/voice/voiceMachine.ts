import { assign, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { Bot } from '../catalogue/bot';
import { isPremium } from '../shared/allowance';
import type { Allowance, AllowanceChanged } from '../shared/allowance';
import { callbackNotProvided, notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';
import { nextRate } from './rates';

/** How far the voice of a message is; anything else rejects. */
export type VoiceReply =
  | { kind: 'processing' }
  | { kind: 'ready'; audioUrl: string }
  | { kind: 'premium' }
  | { kind: 'failed' };

export type SoundCommand =
  | { type: 'sound.play' }
  | { type: 'sound.pause' }
  /** In seconds from its beginning. */
  | { type: 'sound.seek'; at: number }
  | { type: 'sound.rate'; rate: number };

export type SoundFact =
  | { type: 'sound.playing' }
  /** What comes next has not arrived yet. */
  | { type: 'sound.waiting' }
  | { type: 'sound.paused' }
  | { type: 'sound.ended' }
  /** The browser starts no sound that nobody tapped for. */
  | { type: 'sound.blocked' }
  | { type: 'sound.failed' }
  /** In seconds; `duration` is null while it is not known. */
  | { type: 'sound.progress'; at: number; duration: number | null }
  /** How fast it is played, as this browser remembers it. */
  | { type: 'sound.rated'; rate: number };

export type SoundInput = { audioUrl: string; at: number; speaker: Pick<Bot, 'name' | 'portrait'> };

export type VoiceEvent =
  | { type: 'voice.play' }
  | { type: 'voice.pause' }
  | { type: 'voice.seek'; at: number }
  | { type: 'voice.faster' }
  /** Another voice is heard now. */
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
  /** Who is heard. */
  speaker: Pick<Bot, 'name' | 'portrait'>;
  allowance: Allowance;
};

export type VoiceContext = VoiceInput & {
  /** Signed, and so only for a while. */
  audioUrl: string | null;
  /** In seconds. */
  at: number;
  duration: number | null;
  rate: number;
  /** How often another address was asked for since it was heard last. */
  renewals: number;
  /** What stands in the way, as the server would say it or has said it (spec 8). */
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
    /** A voice that is not there by then will not come. */
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
  description: 'The voice is there, and can be heard, held and sought in.',
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
    'sound.progress': { actions: { type: 'keepProgress', params: ({ event }) => event } },
    'sound.rated': { actions: { type: 'keepRate', params: ({ event }) => event } },
    // Its address has expired, or the network broke: another one is asked for, once.
    'sound.failed': [
      { guard: 'mayRenew', target: 'preparing', actions: 'countRenewal' },
      { target: 'failed.broken' },
    ],
    'voice.seek': {
      actions: [
        { type: 'keepPlace', params: ({ event }) => event },
        { type: 'seekSound', params: ({ event }) => event },
      ],
    },
    'voice.faster': { actions: 'rateSound' },
  },
  initial: 'buffering',
  states: {
    buffering: {
      description: 'What is to be heard is on its way.',
      tags: ['busy'],
      on: hush,
    },
    playing: {
      description: 'It is heard; every other one is silent.',
      entry: ['resetRenewals', 'tellStarted'],
      on: hush,
    },
    paused: { description: 'It waits where it was held.', on: resume },
    blocked: {
      description: 'The browser starts no sound by itself: a tap is needed to hear it.',
      on: resume,
    },
    ended: { description: 'It was heard to its end, and may be heard again.', on: resume },
  },
});

export const voiceMachine = voice.createMachine({
  id: 'voice',
  description: 'The voice of one message: made when it is wished for, and played.',
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
      description: 'Nobody asked to hear it.',
      on: { 'voice.play': { target: 'deciding' } },
    },
    deciding: {
      description: 'May the visitor hear it?',
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
      description: 'Voices are part of premium; its offer is open, or was put away.',
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
      description: 'The server makes the voice, and is asked each second whether it is there.',
      tags: ['player', 'busy'],
      entry: 'tellStarted',
      after: { patience: { target: 'failed.broken' } },
      on: { 'voice.pause': { target: 'silent' }, 'voice.yield': { target: 'silent' } },
      initial: 'asking',
      states: {
        asking: {
          description: 'The question is on its way.',
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
          description: 'The voice is being made.',
          after: { pollInterval: { target: 'asking' } },
        },
      },
    },
    failed: {
      description: 'It did not go as it should, and may be tried again.',
      tags: ['player', 'failed'],
      exit: 'resetRenewals',
      on: { 'voice.play': { target: 'deciding' } },
      initial: 'broken',
      states: {
        unknown: {
          description: 'The profile is missing, so whether it may be heard is not known.',
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
        broken: { description: 'The voice could not be made, or not be heard.' },
      },
    },
    audible,
  },
});

export type VoiceRef = ActorRefFrom<typeof voiceMachine>;
