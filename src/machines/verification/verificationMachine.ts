import type { ActorRefFrom } from 'xstate';
import { eventItself } from '../shared/eventItself';
import { verification, verificationOf } from './verificationSetup';
import type { ActivationReply, ResendReply } from './verificationSetup';

export type {
  ActivationReply,
  CodeProblem,
  LastMailCommand,
  LastMailFact,
  ResendReply,
  VerificationEvent,
  VerificationInput,
  VerificationNotice,
} from './verificationSetup';

type Answered<TReply> = { event: { output: TReply } };

const replyOf = ({ event }: Answered<ActivationReply | ResendReply>) => ({ reply: event.output });

const is = <TKind extends string>(kind: TKind) =>
  ({
    type: 'isKind',
    params: ({ event }: Answered<{ kind: string }>) => ({ reply: event.output, kind }),
  }) as const;

export const verificationMachine = verification.createMachine({
  id: 'verification',
  description: 'Confirms the email address, by a link or a code in an email.',
  context: ({ input }) => verificationOf(input),
  on: {
    'profile.changed': {
      guard: { type: 'isConfirmedNow', params: eventItself },
      target: '.confirmed',
    },
  },
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Checks whether there is anything to confirm.',
      always: [{ guard: 'isConfirmed', target: 'confirmed' }, { target: 'looking' }],
    },

    looking: {
      description: 'Checks whether a link with a code led here.',
      tags: ['busy'],
      invoke: {
        id: 'takeCode',
        src: 'takeCode',
        onDone: {
          target: 'open',
          actions: { type: 'keepCode', params: ({ event }) => ({ code: event.output ?? '' }) },
        },
        onError: { target: 'open' },
      },
    },

    open: {
      description: 'The address is not confirmed yet.',
      type: 'parallel',
      invoke: { id: 'lastMail', src: 'lastMail' },
      states: {
        code: {
          description: 'The code, from the link or typed in.',
          initial: 'arriving',
          states: {
            arriving: {
              description:
                'Checks whether a code came with the link; such a code is tried at once.',
              always: [{ guard: 'hasCode', target: 'checking' }, { target: 'asking' }],
            },
            asking: {
              description:
                'Waiting for the user to enter the code; the problem with the last try is shown, if any.',
              on: {
                'verification.submit': {
                  target: 'checking',
                  actions: { type: 'keepCode', params: eventItself },
                },
              },
            },
            checking: {
              description: 'Waiting for the server to check the code; further clicks are ignored.',
              tags: ['busy'],
              invoke: {
                id: 'activate',
                src: 'activate',
                input: ({ context: { code } }) => ({ code }),
                onDone: [
                  {
                    guard: is('confirmed'),
                    target: '#verification.confirmed',
                    actions: { type: 'tellConfirmed', params: replyOf },
                  },
                  {
                    guard: is('already'),
                    target: '#verification.confirmed',
                    actions: 'tellBefore',
                  },
                  { target: 'asking', actions: { type: 'keepProblem', params: replyOf } },
                ],
                onError: {
                  target: 'asking',
                  actions: { type: 'keepProblem', params: { reply: { kind: 'unreachable' } } },
                },
              },
            },
          },
        },

        mail: {
          description:
            'The email with the code: sent once automatically, and again when the user asks for it.',
          initial: 'recalling',
          states: {
            recalling: {
              description: 'Checks whether this device has asked for an email, and how long ago.',
              meta: { noScreen: 'it is passed through at once' },
              on: {
                'mail.recalled': [
                  {
                    guard: { type: 'isUnasked', params: eventItself },
                    target: 'sending',
                  },
                  {
                    guard: { type: 'isRecent', params: eventItself },
                    target: 'waiting',
                    actions: { type: 'keepWait', params: eventItself },
                  },
                  { target: 'ready' },
                ],
              },
            },
            ready: {
              description: 'The user can ask for another email.',
              on: { 'verification.resend': { target: 'sending' } },
            },
            sending: {
              description: 'Asks the server to send an email.',
              tags: ['sending'],
              invoke: {
                id: 'resend',
                src: 'resend',
                onDone: [
                  {
                    guard: is('sent'),
                    target: 'waiting',
                    actions: [{ type: 'keepSent', params: replyOf }, 'noteMail'],
                  },
                  {
                    guard: is('already'),
                    target: '#verification.confirmed',
                    actions: 'tellBefore',
                  },
                  {
                    target: 'waiting',
                    actions: { type: 'keepSent', params: replyOf },
                  },
                ],
                onError: { target: 'failed' },
              },
            },
            waiting: {
              description:
                'An email was sent recently; the user must wait before asking for another one.',
              after: { untilNext: { target: 'ready' } },
            },
            failed: {
              description: 'The email could not be sent; the user can try again.',
              on: { 'verification.resend': { target: 'sending' } },
            },
          },
        },
      },
    },

    confirmed: { description: 'The address is confirmed, here or elsewhere.' },
  },
});

export type VerificationRef = ActorRefFrom<typeof verificationMachine>;

declare module '../app/screenTypes' {
  interface ScreenMachines {
    verification: typeof verificationMachine;
  }
}
