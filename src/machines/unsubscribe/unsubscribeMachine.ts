import { assign, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { FormProblem } from '../shared/fieldErrors';
import { callbackNotProvided, notProvided } from '../shared/notProvided';
import { isProof, withProof } from '../shared/proof';

/** What a mail's link asks of the server: to stop mails of its kind, or to send them after all. */
export type MailStop = { token: string; isUndo: boolean };

export type StopReply =
  | { kind: 'done' }
  | { kind: 'invalid' }
  | { kind: 'refused'; problem: FormProblem };

/** The device found the network, or lost it. */
type NetworkFact = { type: 'network.online' } | { type: 'network.offline' };

export type UnsubscribeEvent =
  | { type: 'unsubscribe.stop' }
  | { type: 'unsubscribe.undo' }
  | NetworkFact;

/** `token` is empty where no link led here. */
export type UnsubscribeContext = { token: string; problem: FormProblem | null };

type Answered<TOutput> = { event: { output: TOutput } };

const replyOf = ({ event }: Answered<StopReply>) => ({ reply: event.output });

export const unsubscribeMachine = setup({
  types: {
    context: {} as UnsubscribeContext,
    events: {} as UnsubscribeEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** The token that the link of a mail has brought, if any. */
    takeToken: notProvided<string | null>('takeToken'),
    stopMails: notProvided<StopReply, MailStop>('stopMails'),
    network: callbackNotProvided<NetworkFact>('network'),
  },
  guards: {
    hasToken: isProof,
    isUnreachable: ({ context }) => context.problem?.kind === 'unreachable',
    isDone: (_, { reply }: { reply: StopReply }) => reply.kind === 'done',
    isInvalid: (_, { reply }: { reply: StopReply }) => reply.kind === 'invalid',
  },
  actions: {
    keepToken: assign((_, { token }: { token: string | null }) => ({ token: token ?? '' })),
    keepProblem: assign((_, { reply }: { reply: StopReply }) => ({
      problem: reply.kind === 'refused' ? reply.problem : null,
    })),
    keepUnreachable: assign({ problem: { kind: 'unreachable' } }),
    forgetProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'unsubscribe',
  description: 'Mails that nobody needs, stopped by the link of one of them, without a login.',
  context: { token: '', problem: null },
  initial: 'looking',
  states: {
    looking: {
      description: 'Did the link of a mail lead here, with its token?',
      tags: ['busy'],
      invoke: {
        id: 'takeToken',
        src: 'takeToken',
        onDone: [withProof('asking'), { target: 'invalid' }],
        onError: { target: 'invalid' },
      },
    },
    asking: {
      description: 'The user is asked, for programs that look through mails open links as well.',
      on: { 'unsubscribe.stop': { target: 'stopping' } },
    },
    stopping: {
      description: 'The server is told to stop them; another click asks no second time.',
      tags: ['busy'],
      entry: 'forgetProblem',
      invoke: {
        id: 'stopMails',
        src: 'stopMails',
        input: ({ context: { token } }) => ({ token, isUndo: false }),
        onDone: [
          { guard: { type: 'isDone', params: replyOf }, target: 'stopped' },
          { guard: { type: 'isInvalid', params: replyOf }, target: 'invalid' },
          { target: 'unstopped', actions: { type: 'keepProblem', params: replyOf } },
        ],
        onError: { target: 'unstopped', actions: 'keepUnreachable' },
      },
    },
    unstopped: {
      description:
        'They could not be stopped; it can be tried again, and is when the device is back online.',
      invoke: { id: 'network', src: 'network' },
      on: {
        'unsubscribe.stop': { target: 'stopping' },
        'network.online': { guard: 'isUnreachable', target: 'stopping' },
      },
    },
    stopped: {
      description: 'No more mails of that kind; it can be undone.',
      on: { 'unsubscribe.undo': { target: 'resuming' } },
    },
    resuming: {
      description: 'The server is told that they are wanted after all.',
      tags: ['busy'],
      entry: 'forgetProblem',
      invoke: {
        id: 'resumeMails',
        src: 'stopMails',
        input: ({ context: { token } }) => ({ token, isUndo: true }),
        onDone: [
          { guard: { type: 'isDone', params: replyOf }, target: 'resumed' },
          { guard: { type: 'isInvalid', params: replyOf }, target: 'invalid' },
          { target: 'unresumed', actions: { type: 'keepProblem', params: replyOf } },
        ],
        onError: { target: 'unresumed', actions: 'keepUnreachable' },
      },
    },
    unresumed: {
      description:
        'They are still stopped; it can be tried again, and is when the device is back online.',
      invoke: { id: 'network', src: 'network' },
      on: {
        'unsubscribe.undo': { target: 'resuming' },
        'network.online': { guard: 'isUnreachable', target: 'resuming' },
      },
    },
    resumed: {
      description: 'The mails come as before; they can be stopped again.',
      on: { 'unsubscribe.stop': { target: 'stopping' } },
    },
    invalid: {
      description: 'No link led here, or not a whole one; the settings can do it too.',
      type: 'final',
    },
  },
});

export type UnsubscribeRef = ActorRefFrom<typeof unsubscribeMachine>;
