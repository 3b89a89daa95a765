import type { ActorRefFrom } from 'xstate';
import { eventItself } from '../shared/eventItself';
import type { CreateReply, PayReply } from './job';
import { jobAnswers, jobOf, undress } from './undressSetup';

type Answered<T> = { event: { output: T } };

const created = ({ event }: Answered<CreateReply>) => ({ reply: event.output });
const paid = ({ event }: Answered<PayReply>) => ({ reply: event.output });

const offer = {
  type: 'tell',
  params: { notice: { type: 'offer.wanted', overlay: 'pw', from: 'undress' } },
} as const;

export const undressMachine = undress.createMachine({
  id: 'undress',
  description:
    'Gets the hidden picture of an official character, from the choice until it is shown.',
  context: ({ input }) => ({
    ...input,
    subject: null,
    id: null,
    job: null,
    owned: [],
    problem: null,
    agreed: null,
  }),
  invoke: [
    { id: 'jobStorage', src: 'jobStorage' },
    { id: 'subject', src: 'subject', input: ({ context }) => ({ slug: context.slug }) },
  ],
  on: {
    'undress.translate': { actions: 'translate' },
    'visitor.changed': [
      {
        guard: { type: 'isMember', params: eventItself },
        target: '.recalling',
        actions: { type: 'keepVisitor', params: eventItself },
      },
      {
        target: '.choosing',
        actions: [{ type: 'keepVisitor', params: eventItself }, 'leaveJob'],
      },
    ],
  },
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Checks whether the user is logged in, as only members can have a job.',
      always: [{ guard: 'isAuthorized', target: 'recalling' }, { target: 'choosing' }],
    },
    recalling: {
      description: 'Checks whether this device remembers a job of this user.',
      tags: ['loading'],
      invoke: {
        id: 'recallJob',
        src: 'recallJob',
        onDone: [
          {
            guard: { type: 'isRemembered', params: ({ event }) => ({ id: event.output }) },
            target: 'validating',
            actions: { type: 'keepId', params: ({ event }) => ({ id: event.output }) },
          },
          { target: 'choosing' },
        ],
        onError: { target: 'choosing' },
      },
    },
    validating: {
      description:
        'Asks the server whether the remembered job belongs to this user (rule validate-with-ls).',
      tags: ['loading'],
      invoke: {
        id: 'verifyJob',
        src: 'verifyJob',
        input: jobOf,
        onDone: jobAnswers,
        onError: { target: 'unverified' },
      },
    },
    unverified: {
      description: 'The job could not be checked; the user can try again.',
      tags: ['failed'],
      on: { 'undress.retry': { target: 'validating' } },
    },
    deciding: {
      description: 'Decides by the state of the job what to show (rules ready and generate).',
      always: [
        { guard: 'isAgreed', target: 'paying' },
        { guard: { type: 'isIn', params: { state: 'processing' } }, target: 'processing' },
        { guard: { type: 'isIn', params: { state: 'locked' } }, target: 'locked' },
        { guard: { type: 'isIn', params: { state: 'paid' } }, target: 'shown' },
        { guard: { type: 'isIn', params: { state: 'expired' } }, target: 'expired' },
        { target: 'failed' },
      ],
    },
    choosing: {
      description: 'The user chooses a character, or a picture that was paid for before.',
      tags: ['choosing'],
      entry: 'forgetPrice',
      invoke: {
        id: 'loadOwned',
        src: 'loadOwned',
        input: ({ context: { isAuthorized } }) => ({ isAuthorized }),
        onDone: {
          actions: { type: 'keepOwned', params: ({ event }) => ({ owned: event.output }) },
        },
        // Whatever was paid for is free anyway, it is only not listed.
        onError: { actions: { type: 'keepOwned', params: { owned: [] } } },
      },
      on: {
        'undress.open': {
          guard: { type: 'isOwned', params: eventItself },
          target: 'refreshing',
          actions: [{ type: 'keepId', params: eventItself }, 'remember'],
        },
        'undress.make': [
          {
            guard: { type: 'mayPay', params: eventItself },
            target: 'submitting',
            actions: { type: 'keepSubject', params: eventItself },
          },
          { guard: 'isAuthorized', actions: offer },
          { actions: { type: 'tell', params: { notice: { type: 'login.wanted' } } } },
        ],
        'undress.resume': { guard: 'hasJob', target: 'refreshing' },
      },
    },
    submitting: {
      description: 'Asks the server to start the job.',
      tags: ['choosing', 'busy'],
      invoke: {
        id: 'createJob',
        src: 'createJob',
        input: ({ context }) => ({ subject: context.subject ?? { slug: '', pictureId: '' } }),
        onDone: [
          {
            guard: { type: 'isBegun', params: created },
            target: 'deciding',
            actions: [{ type: 'keepJob', params: created }, 'remember'],
          },
          { target: 'choosing', actions: { type: 'keepRefusal', params: created } },
        ],
        onError: {
          target: 'choosing',
          actions: { type: 'keepProblem', params: { problem: 'unreachable' } },
        },
      },
    },
    processing: {
      description:
        'The picture is being made; asks the server for its state until the user leaves the screen.',
      initial: 'waiting',
      states: {
        waiting: {
          description: 'Waits a moment before asking the server again.',
          after: { pollPause: { target: 'asking' } },
        },
        asking: {
          description: 'Asks the server whether the picture is ready.',
          meta: { noScreen: 'it looks as it does while waiting' },
          invoke: {
            id: 'loadJob',
            src: 'loadJob',
            input: jobOf,
            onDone: jobAnswers,
            onError: { target: 'waiting' },
          },
        },
      },
    },
    locked: {
      description: 'The picture is ready, and must be paid for, as it was not at once.',
      tags: ['locked'],
      on: {
        'undress.pay': { target: 'paying' },
        'undress.again': { target: 'choosing' },
      },
    },
    paying: {
      description:
        'Waiting for the server to take the price that the user agreed to; a repeated request pays only once.',
      tags: ['locked', 'busy'],
      // Agreed to once: a failure never leads to another try by itself.
      entry: 'forgetPrice',
      invoke: {
        id: 'payJob',
        src: 'payJob',
        input: jobOf,
        onDone: [
          {
            guard: { type: 'isPaid', params: paid },
            target: 'deciding',
            actions: { type: 'keepJob', params: paid },
          },
          {
            guard: { type: 'isShort', params: paid },
            target: 'locked',
            actions: offer,
          },
          { target: 'refreshing' },
        ],
        // Only the server knows whether it was paid.
        onError: { target: 'refreshing' },
      },
    },
    refreshing: {
      description: 'Asks the server for the state of the job.',
      tags: ['loading'],
      invoke: {
        id: 'refreshJob',
        src: 'loadJob',
        input: jobOf,
        onDone: jobAnswers,
        onError: { target: 'unverified' },
      },
    },
    shown: {
      description: 'The picture is paid for and on screen.',
      on: {
        'undress.again': { target: 'choosing' },
        'picture.broken': { target: 'broken' },
      },
    },
    broken: {
      description:
        'The picture failed to load, and its address may have expired; the user can try again.',
      tags: ['failed'],
      on: { 'undress.retry': { target: 'refreshing' } },
    },
    failed: {
      description: 'The picture could not be made; anything paid for it is given back.',
      on: { 'undress.again': { target: 'choosing', actions: ['leaveJob', 'forgetJob'] } },
    },
    expired: {
      description: 'The picture was not paid for in time.',
      on: { 'undress.again': { target: 'choosing', actions: ['leaveJob', 'forgetJob'] } },
    },
  },
});

export type UndressRef = ActorRefFrom<typeof undressMachine>;

declare module '../app/screenTypes' {
  interface ScreenMachines {
    undress: typeof undressMachine;
  }
}
