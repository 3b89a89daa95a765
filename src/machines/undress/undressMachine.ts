import type { ActorRefFrom } from 'xstate';
import type { CreateReply, PayReply } from './job';
import { jobAnswers, jobOf, undress } from './undressSetup';

type Answered<T> = { event: { output: T } };

const created = ({ event }: Answered<CreateReply>) => ({ reply: event.output });
const paid = ({ event }: Answered<PayReply>) => ({ reply: event.output });

export const undressMachine = undress.createMachine({
  id: 'undress',
  description: 'Another picture of an official character, from the choice until it is shown.',
  context: ({ input }) => ({ ...input, subject: null, id: null, job: null, problem: null }),
  invoke: [
    { id: 'jobStorage', src: 'jobStorage' },
    { id: 'subject', src: 'subject', input: ({ context }) => ({ slug: context.slug }) },
  ],
  on: {
    'undress.translate': { actions: 'translate' },
    'visitor.changed': [
      {
        guard: { type: 'isMember', params: ({ event }) => event },
        target: '.recalling',
        actions: { type: 'keepVisitor', params: ({ event }) => event },
      },
      {
        target: '.choosing',
        actions: [{ type: 'keepVisitor', params: ({ event }) => event }, 'leaveJob'],
      },
    ],
  },
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Only a member can have a job.',
      always: [{ guard: 'isAuthorized', target: 'recalling' }, { target: 'choosing' }],
    },
    recalling: {
      description: 'Does this device remember a job of this user?',
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
      description: 'Rule validate-with-ls: the job that the device remembers must be this user’s.',
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
      description: 'Nobody could say what became of the job; it is asked again on demand.',
      tags: ['failed'],
      on: { 'undress.retry': { target: 'validating' } },
    },
    deciding: {
      description: 'Rules ready and generate: is a finished job at hand, or one that runs?',
      always: [
        { guard: { type: 'isIn', params: { state: 'processing' } }, target: 'processing' },
        { guard: { type: 'isIn', params: { state: 'locked' } }, target: 'locked' },
        { guard: { type: 'isIn', params: { state: 'paid' } }, target: 'shown' },
        { guard: { type: 'isIn', params: { state: 'expired' } }, target: 'expired' },
        { target: 'failed' },
      ],
    },
    choosing: {
      description: 'A character and one of its pictures are chosen.',
      tags: ['choosing'],
      on: {
        'undress.make': [
          {
            guard: 'isAuthorized',
            target: 'submitting',
            actions: { type: 'keepSubject', params: ({ event }) => event },
          },
          { actions: { type: 'tell', params: { notice: { type: 'login.wanted' } } } },
        ],
        'undress.resume': { guard: 'hasJob', target: 'refreshing' },
      },
    },
    submitting: {
      description: 'The job is being begun.',
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
      description: 'The picture is being made; how far it is is asked until the screen is left.',
      initial: 'waiting',
      states: {
        waiting: {
          description: 'A moment between two questions.',
          after: { pollPause: { target: 'asking' } },
        },
        asking: {
          description: 'How far is it?',
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
      description: 'It is made, and waits for its payment.',
      tags: ['locked'],
      on: {
        'undress.pay': { target: 'paying' },
        'undress.again': { target: 'choosing' },
      },
    },
    paying: {
      description: 'It is being paid; asked twice it is paid once.',
      tags: ['locked', 'busy'],
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
            actions: {
              type: 'tell',
              params: { notice: { type: 'offer.wanted', overlay: 'pw', from: 'undress' } },
            },
          },
          { target: 'refreshing' },
        ],
        // Whether it was paid is for the server to say.
        onError: { target: 'refreshing' },
      },
    },
    refreshing: {
      description: 'What is true of the job is asked of the server.',
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
      description: 'The picture is paid and shown.',
      on: {
        'undress.again': { target: 'choosing' },
        'picture.broken': { target: 'broken' },
      },
    },
    broken: {
      description: 'The picture could not be loaded; its address may be too old.',
      tags: ['failed'],
      on: { 'undress.retry': { target: 'refreshing' } },
    },
    failed: {
      description: 'The picture could not be made; what was paid for it is given back.',
      on: { 'undress.again': { target: 'choosing', actions: ['leaveJob', 'forgetJob'] } },
    },
    expired: {
      description: 'It was not paid in time.',
      on: { 'undress.again': { target: 'choosing', actions: ['leaveJob', 'forgetJob'] } },
    },
  },
});

export type UndressRef = ActorRefFrom<typeof undressMachine>;
