import { assign, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { FormProblem } from '../shared/fieldErrors';
import { callbackNotProvided, notProvided } from '../shared/notProvided';
import { isProof, withProof } from '../shared/proof';

/** What the link of an email asks of the server: stop emails of its kind, or send them again. */
export type MailStop = { token: string; isUndo: boolean };

export type StopReply =
  | { kind: 'done' }
  | { kind: 'invalid' }
  | { kind: 'refused'; problem: FormProblem };

/** The device went online or offline. */
type NetworkFact = { type: 'network.online' } | { type: 'network.offline' };

export type UnsubscribeEvent =
  | { type: 'unsubscribe.stop' }
  | { type: 'unsubscribe.undo' }
  | NetworkFact;

/** `token` is empty when no link led here. */
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
    /** The token that the link of an email brought, if any. */
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
  description: 'Stops optional emails by a link in one of them, without a login.',
  context: { token: '', problem: null },
  initial: 'looking',
  states: {
    looking: {
      description: 'Checks whether a link with a token led here.',
      tags: ['busy'],
      invoke: {
        id: 'takeToken',
        src: 'takeToken',
        onDone: [withProof('asking'), { target: 'invalid' }],
        onError: { target: 'invalid' },
      },
    },
    asking: {
      description: 'Asks the user to confirm, because programs that scan emails open links too.',
      on: { 'unsubscribe.stop': { target: 'stopping' } },
    },
    stopping: {
      description: 'Asks the server to stop these emails; further clicks are ignored.',
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
        'The emails could not be stopped; the user can try again, and the app retries once online.',
      invoke: { id: 'network', src: 'network' },
      on: {
        'unsubscribe.stop': { target: 'stopping' },
        'network.online': { guard: 'isUnreachable', target: 'stopping' },
      },
    },
    stopped: {
      description: 'Emails of this kind are stopped; the user can undo that.',
      on: { 'unsubscribe.undo': { target: 'resuming' } },
    },
    resuming: {
      description: 'Asks the server to send these emails again.',
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
        'The emails are still stopped; the user can try again, and the app retries once online.',
      invoke: { id: 'network', src: 'network' },
      on: {
        'unsubscribe.undo': { target: 'resuming' },
        'network.online': { guard: 'isUnreachable', target: 'resuming' },
      },
    },
    resumed: {
      description: 'The emails are sent as before; the user can stop them again.',
      on: { 'unsubscribe.stop': { target: 'stopping' } },
    },
    invalid: {
      description: 'No valid link led here; the user can stop the emails in the settings.',
      type: 'final',
    },
  },
});

export type UnsubscribeRef = ActorRefFrom<typeof unsubscribeMachine>;

declare module '../app/screenTypes' {
  interface ScreenMachines {
    unsubscribe: typeof unsubscribeMachine;
  }
}
