import type { ActorRefFrom } from 'xstate';
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
  description: 'Confirming the e-mail address, by the link of a mail or by its code.',
  context: ({ input }) => verificationOf(input),
  on: {
    'profile.changed': {
      guard: { type: 'isConfirmedNow', params: ({ event }) => event },
      target: '.confirmed',
    },
  },
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Is there anything to confirm?',
      always: [{ guard: 'isConfirmed', target: 'confirmed' }, { target: 'looking' }],
    },

    looking: {
      description: 'Did the link of a mail lead here, with its code?',
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
          description: 'The code, from the link or typed.',
          initial: 'arriving',
          states: {
            arriving: {
              description: 'A code that came by the link is tried at once.',
              always: [{ guard: 'hasCode', target: 'checking' }, { target: 'asking' }],
            },
            asking: {
              description: 'The form waits for the code, with what was wrong before, if anything.',
              on: {
                'verification.submit': {
                  target: 'checking',
                  actions: { type: 'keepCode', params: ({ event }) => event },
                },
              },
            },
            checking: {
              description: 'The server compares the code; another click asks no second time.',
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
          description: 'The mail with the code: once by itself, and again when it is asked for.',
          initial: 'recalling',
          states: {
            recalling: {
              description: 'Was a mail asked for on this device, and how long ago?',
              on: {
                'mail.recalled': [
                  {
                    guard: { type: 'isUnasked', params: ({ event }) => event },
                    target: 'sending',
                  },
                  {
                    guard: { type: 'isRecent', params: ({ event }) => event },
                    target: 'waiting',
                    actions: { type: 'keepWait', params: ({ event }) => event },
                  },
                  { target: 'ready' },
                ],
              },
            },
            ready: {
              description: 'Another mail can be asked for.',
              on: { 'verification.resend': { target: 'sending' } },
            },
            sending: {
              description: 'The server is asked for a mail.',
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
              description: 'A mail is on its way; another one can be asked for in a minute.',
              after: { untilNext: { target: 'ready' } },
            },
            failed: {
              description: 'The mail could not be asked for; it can be tried again.',
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
