import type { ActorRefFrom } from 'xstate';
import { eventItself } from '../shared/eventItself';
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
  description:
    'Resets a forgotten password: sends an email with a link, and takes the new password.',
  context: ({ input }) => passwordOf(input),
  initial: 'looking',
  states: {
    looking: {
      description: 'Checks whether a link with a token led here.',
      tags: ['busy'],
      invoke: {
        id: 'takeToken',
        src: 'takeToken',
        onDone: [withProof('checking'), { target: 'asking' }],
        onError: { target: 'asking' },
      },
    },

    asking: {
      description:
        'Waiting for the user to enter their email; the problem with the last try is shown, if any.',
      on: {
        'password.ask': {
          target: 'mailing',
          actions: { type: 'keepEmail', params: eventItself },
        },
      },
    },
    mailing: {
      description: 'Asks the server to send an email.',
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
      description:
        'An email was sent if the address belongs to an account; the user can ask for another one.',
      on: { 'password.again': { target: 'asking' } },
    },

    checking: {
      description: 'Asks the server whether the link is still valid.',
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
      description: 'The link could not be checked; the user can try again.',
      on: { 'password.retry': { target: 'checking', actions: 'forgetProblem' } },
    },
    choosing: {
      description:
        'Waiting for the user to enter the new password; the problem with the last try is shown, if any.',
      on: {
        'password.save': {
          target: 'saving',
          actions: { type: 'keepForm', params: eventItself },
        },
      },
    },
    saving: {
      description: 'Waiting for the server to save the new password; further clicks are ignored.',
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
      description: 'The password is changed, and every device is logged out.',
      entry: 'forgetToken',
      on: {
        'password.logIn': {
          actions: { type: 'tellOwner', params: { notice: { type: 'login.wanted' } } },
        },
      },
    },
    refused: {
      description: 'The link has expired or was already used; the user can ask for another email.',
      entry: 'forgetToken',
      on: { 'password.again': { target: 'asking' } },
      initial: 'invalid',
      states: {
        invalid: { description: 'The link was already used, or never existed.' },
        expired: { description: 'The link has expired: the email is more than an hour old.' },
      },
    },
  },
});

export type PasswordRef = ActorRefFrom<typeof passwordMachine>;

declare module '../app/screenTypes' {
  interface ScreenMachines {
    password: typeof passwordMachine;
  }
}
