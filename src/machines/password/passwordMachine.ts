import type { ActorRefFrom } from 'xstate';
import { withProof } from '../shared/proof';
import { password, passwordOf } from './passwordSetup';
import type { MailReply, SaveReply, TokenReply } from './passwordSetup';

export type {
  MailReply,
  NewPassword,
  PasswordContext,
  PasswordEvent,
  PasswordInput,
  PasswordNotice,
  SaveReply,
  TokenReply,
} from './passwordSetup';

type Answered<TReply> = { event: { output: TReply } };

const replyOf = ({ event }: Answered<MailReply | TokenReply | SaveReply>) => ({
  reply: event.output,
});

const is = <TKind extends string>(kind: TKind) =>
  ({
    type: 'isKind',
    params: ({ event }: Answered<{ kind: string }>) => ({ reply: event.output, kind }),
  }) as const;

const refusals = [
  { guard: is('invalid'), target: '#password.refused.invalid' },
  { guard: is('expired'), target: '#password.refused.expired' },
] as const;

export const passwordMachine = password.createMachine({
  id: 'password',
  description: 'A forgotten password: the mail with a link, and the new password behind it.',
  context: ({ input }) => passwordOf(input),
  initial: 'looking',
  states: {
    looking: {
      description: 'Did the link of a mail lead here, with its token?',
      tags: ['busy'],
      invoke: {
        id: 'takeToken',
        src: 'takeToken',
        onDone: [withProof('checking'), { target: 'asking' }],
        onError: { target: 'asking' },
      },
    },

    asking: {
      description: 'The form waits for the address, with what went wrong before, if anything.',
      on: {
        'password.ask': {
          target: 'mailing',
          actions: { type: 'keepEmail', params: ({ event }) => event },
        },
      },
    },
    mailing: {
      description: 'The server is asked for a mail.',
      tags: ['busy'],
      invoke: {
        id: 'askForMail',
        src: 'askForMail',
        input: ({ context: { email } }) => ({ email }),
        onDone: [
          { guard: is('asked'), target: 'mailed' },
          { target: 'asking', actions: { type: 'keepProblem', params: replyOf } },
        ],
        onError: { target: 'asking', actions: 'keepUnreachable' },
      },
    },
    mailed: {
      description: 'A mail is on its way, if there is an account of this address.',
      on: { 'password.again': { target: 'asking' } },
    },

    checking: {
      description: 'Is the link still good?',
      tags: ['busy'],
      invoke: {
        id: 'checkToken',
        src: 'checkToken',
        input: ({ context: { token } }) => ({ token }),
        onDone: [
          { guard: is('good'), target: 'choosing' },
          ...refusals,
          { target: 'unchecked', actions: { type: 'keepProblem', params: replyOf } },
        ],
        onError: { target: 'unchecked', actions: 'keepUnreachable' },
      },
    },
    unchecked: {
      description: 'Whether the link is good could not be asked; it can be tried again.',
      on: { 'password.retry': { target: 'checking', actions: 'forgetProblem' } },
    },
    choosing: {
      description: 'The form waits for the new password, with what was wrong before, if anything.',
      on: {
        'password.save': {
          target: 'saving',
          actions: { type: 'keepForm', params: ({ event }) => event },
        },
      },
    },
    saving: {
      description: 'The new password is on its way; another click sends no second one.',
      tags: ['busy'],
      invoke: {
        id: 'savePassword',
        src: 'savePassword',
        input: ({ context: { token, form } }) => ({ token, form }),
        onDone: [
          { guard: is('saved'), target: 'saved' },
          ...refusals,
          { target: 'choosing', actions: { type: 'keepProblem', params: replyOf } },
        ],
        onError: { target: 'choosing', actions: 'keepUnreachable' },
      },
      exit: 'forgetForm',
    },
    saved: {
      description: 'The new password holds, and every device is logged out.',
      entry: 'forgetToken',
      on: {
        'password.logIn': {
          actions: { type: 'tellOwner', params: { notice: { type: 'login.wanted' } } },
        },
      },
    },
    refused: {
      description: 'The link is good no more.',
      entry: 'forgetToken',
      on: { 'password.again': { target: 'asking' } },
      initial: 'invalid',
      states: {
        invalid: { description: 'It was used, or never was.' },
        expired: { description: 'More than an hour has passed since the mail.' },
      },
    },
  },
});

export type PasswordRef = ActorRefFrom<typeof passwordMachine>;
