import { assign, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { Tokens } from '../session/sessionTypes';
import { eventItself } from '../shared/eventItself';
import type { FormProblem } from '../shared/fieldErrors';
import { notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';

export type Credentials = { email: string; password: string };

export type LoginReply =
  | { kind: 'granted'; tokens: Tokens }
  | { kind: 'refused'; problem: FormProblem };

export type LoginEvent = { type: 'login.submit'; credentials: Credentials };

export type LoginNotice = { type: 'login.succeeded'; tokens: Tokens };

export type LoginInput = {
  owner: Owner<LoginNotice>;
  /** Prefills the field, such as with the address that was just registered. */
  email: string;
};

export type LoginContext = LoginInput & {
  credentials: Credentials;
  problem: FormProblem | null;
};

export const loginMachine = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    input: {} as LoginInput,
    tags: {} as 'busy',
  },
  actors: { requestTokens: notProvided<LoginReply, Credentials>('requestTokens') },
  guards: {
    isGranted: (_, params: { reply: LoginReply }) => params.reply.kind === 'granted',
  },
  actions: {
    keepCredentials: assign((_, params: { credentials: Credentials }) => ({
      credentials: params.credentials,
      problem: null,
    })),
    keepProblem: assign((_, params: { problem: FormProblem }) => ({ problem: params.problem })),
    forgetPassword: assign(({ context }) => ({
      credentials: { ...context.credentials, password: '' },
    })),
    tellSucceeded: sendTo(
      ({ context }: { context: LoginContext }) => context.owner,
      (_, params: { tokens: Tokens }): LoginNotice => ({
        type: 'login.succeeded',
        tokens: params.tokens,
      }),
    ),
  },
}).createMachine({
  id: 'login',
  description: 'The login form, until the user is logged in.',
  context: ({ input }) => ({
    ...input,
    credentials: { email: input.email, password: '' },
    problem: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      description:
        'Waiting for the user to enter email and password; the problem with the last try is shown, if any.',
      on: {
        'login.submit': {
          target: 'submitting',
          actions: { type: 'keepCredentials', params: eventItself },
        },
      },
    },
    submitting: {
      description: 'Waiting for the server to check the email and password.',
      tags: ['busy'],
      invoke: {
        id: 'requestTokens',
        src: 'requestTokens',
        input: ({ context }) => context.credentials,
        onDone: [
          {
            guard: { type: 'isGranted', params: ({ event }) => ({ reply: event.output }) },
            target: 'granted',
            actions: {
              type: 'tellSucceeded',
              params: ({ event }) => ({ tokens: tokensOf(event.output) }),
            },
          },
          {
            target: 'editing',
            actions: {
              type: 'keepProblem',
              params: ({ event }) => ({ problem: problemOf(event.output) }),
            },
          },
        ],
        onError: {
          target: 'editing',
          actions: { type: 'keepProblem', params: { problem: { kind: 'unreachable' } } },
        },
      },
      exit: 'forgetPassword',
    },
    granted: {
      description: 'The login succeeded; the session has the tokens.',
      meta: { noScreen: 'the dialog is closed' },
      type: 'final',
    },
  },
});

export type LoginRef = ActorRefFrom<typeof loginMachine>;

const tokensOf = (reply: LoginReply): Tokens =>
  reply.kind === 'granted' ? reply.tokens : { access: '', refresh: '' };

const problemOf = (reply: LoginReply): FormProblem =>
  reply.kind === 'refused' ? reply.problem : { kind: 'unreachable' };

declare module '../app/screenTypes' {
  interface ScreenMachines {
    login: typeof loginMachine;
  }
}
