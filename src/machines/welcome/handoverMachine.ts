import { assign, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { AlertRaised } from '../alerts/alertsMachine';
import type { Profile } from '../session/sessionTypes';
import { backoffMs } from '../shared/backoff';
import type { Unavailable } from '../shared/backoff';
import { eventItself } from '../shared/eventItself';
import { callbackNotProvided, notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';
import { noAnswers, toldOf } from './answers';
import type { Answers, Told } from './answers';

/** `refused`: the server does not accept the answers, so that sending them again is no use. */
export type HandoverReply = { kind: 'saved'; profile: Profile } | { kind: 'refused' } | Unavailable;

export type HandoverNotice = AlertRaised | { type: 'answers.saved'; profile: Profile };

export type HandoverFact =
  /** Someone has logged in, or logged out. */
  | { type: 'member.told'; isMember: boolean }
  /** There may be new answers. */
  | { type: 'handover.look' };

export type HandoverInput = { owner: Owner<HandoverNotice> };

export type HandoverContext = HandoverInput & {
  answers: Answers | null;
  attempt: number;
  unavailable: Unavailable | null;
};

type Answered = { event: { output: HandoverReply } };

const replyOf = ({ event }: Answered) => ({ reply: event.output });

export const handoverMachine = setup({
  types: {
    context: {} as HandoverContext,
    events: {} as HandoverFact,
    input: {} as HandoverInput,
  },
  actors: {
    member: callbackNotProvided('member'),
    /** The answers on this device, also a guest's, that the server does not know yet; or null. */
    findAnswers: notProvided<Answers | null>('findAnswers'),
    sendAnswers: notProvided<HandoverReply, { told: Told }>('sendAnswers'),
    /** The server has the answers, or never will. */
    settleAnswers: notProvided<void, { answers: Answers | null }>('settleAnswers'),
  },
  guards: {
    isMember: (_, { isMember }: { isMember: boolean }) => isMember,
    isThere: (_, { answers }: { answers: Answers | null }) => answers !== null,
    isKind: (_, { reply, kind }: { reply: HandoverReply; kind: HandoverReply['kind'] }) =>
      reply.kind === kind,
  },
  actions: {
    keepAnswers: assign((_, { answers }: { answers: Answers | null }) => ({
      answers,
      attempt: 0,
      unavailable: null,
    })),
    keepUnavailable: assign(({ context }, { reply }: { reply: HandoverReply }) => ({
      attempt: context.attempt + 1,
      unavailable: reply.kind === 'unavailable' ? reply : null,
    })),
    keepFault: assign(({ context }) => ({ attempt: context.attempt + 1, unavailable: null })),
    tell: sendTo(
      ({ context }: { context: HandoverContext }) => context.owner,
      (_, { reply }: { reply: HandoverReply }): HandoverNotice =>
        reply.kind === 'saved'
          ? { type: 'answers.saved', profile: reply.profile }
          : { type: 'alert.raised', alert: { content: 'profileUpdateFailed', type: 'error' } },
    ),
  },
  delays: {
    backoff: ({ context }) =>
      backoffMs(
        context.attempt,
        context.unavailable?.retryAfterMs ?? null,
        context.unavailable?.jitter ?? 0.5,
      ),
  },
}).createMachine({
  id: 'handover',
  description: "Sends the visitor's answers, also those from before the login, to their profile.",
  meta: { noScreen: 'users do not see it being sent' },
  context: ({ input }) => ({ ...input, answers: null, attempt: 0, unavailable: null }),
  invoke: { id: 'member', src: 'member' },
  on: {
    'member.told': [
      { guard: { type: 'isMember', params: eventItself }, target: '.looking' },
      { target: '.away' },
    ],
    'handover.look': { target: '.looking' },
  },
  initial: 'away',
  states: {
    away: {
      description: "Nobody is logged in; a guest's answers stay on the device.",
      on: { 'handover.look': {} },
    },
    looking: {
      description: 'Checks whether there are answers that the server does not have yet.',
      invoke: {
        id: 'findAnswers',
        src: 'findAnswers',
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => ({ answers: event.output }) },
            target: 'sending',
            actions: { type: 'keepAnswers', params: ({ event }) => ({ answers: event.output }) },
          },
          { target: 'resting' },
        ],
        onError: { target: 'resting' },
      },
    },
    sending: {
      description: 'Sends the answers to the profile.',
      invoke: {
        id: 'sendAnswers',
        src: 'sendAnswers',
        input: ({ context: { answers } }) => ({ told: toldOf(answers ?? noAnswers) }),
        onDone: [
          {
            guard: {
              type: 'isKind',
              params: ({ event }) => ({ reply: event.output, kind: 'unavailable' }),
            },
            target: 'backingOff',
            actions: { type: 'keepUnavailable', params: replyOf },
          },
          { target: 'settling', actions: { type: 'tell', params: replyOf } },
        ],
        onError: { target: 'backingOff', actions: 'keepFault' },
      },
    },
    backingOff: {
      description:
        'The server could not be reached; keeps the answers, and tries again after a pause.',
      after: { backoff: { target: 'sending' } },
    },
    settling: {
      description: 'Notes on the device that these answers need not be sent again.',
      invoke: {
        id: 'settleAnswers',
        src: 'settleAnswers',
        input: ({ context: { answers } }) => ({ answers }),
        onDone: { target: 'resting' },
        onError: { target: 'resting' },
      },
    },
    resting: { description: 'There are no answers left to send.' },
  },
});

export type HandoverRef = ActorRefFrom<typeof handoverMachine>;
