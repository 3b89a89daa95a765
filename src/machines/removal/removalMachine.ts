import { assign, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { FormProblem } from '../shared/fieldErrors';
import { notProvided } from '../shared/notProvided';

/** What a person who asks for a picture's removal says. */
export type RemovalForm = {
  name: string;
  email: string;
  /** Where the picture is found. */
  place: string;
  /** What it shows. */
  text: string;
};

/** By which the request is asked after, and when it is decided at the latest. */
export type RemovalReceipt = { receipt: string; dueAt: string };

export type RemovalReply =
  | { kind: 'received'; receipt: RemovalReceipt }
  | { kind: 'refused'; problem: FormProblem };

export type RemovalContext = {
  form: RemovalForm;
  problem: FormProblem | null;
  receipt: RemovalReceipt | null;
};

type Answer = { event: { output: RemovalReply } };

const replyOf = ({ event }: Answer) => ({ reply: event.output });

export const removalMachine = setup({
  types: {
    context: {} as RemovalContext,
    events: {} as { type: 'removal.submit'; form: RemovalForm },
    tags: {} as 'busy',
  },
  actors: { sendRemoval: notProvided<RemovalReply, { form: RemovalForm }>('sendRemoval') },
  guards: {
    isReceived: (_, params: { reply: RemovalReply }) => params.reply.kind === 'received',
  },
  actions: {
    keepForm: assign((_, params: { form: RemovalForm }) => ({ form: params.form, problem: null })),
    keepReceipt: assign((_, { reply }: { reply: RemovalReply }) => ({
      receipt: reply.kind === 'received' ? reply.receipt : null,
    })),
    keepProblem: assign((_, { reply }: { reply: RemovalReply }) => ({
      problem: reply.kind === 'refused' ? reply.problem : null,
    })),
    keepUnreachable: assign({ problem: { kind: 'unreachable' } }),
  },
}).createMachine({
  id: 'removal',
  description: 'A request to remove an intimate picture of a real person, without an account.',
  context: {
    form: { name: '', email: '', place: '', text: '' },
    problem: null,
    receipt: null,
  },
  initial: 'editing',
  states: {
    editing: {
      description: 'The form is filled in, with what went wrong before, if anything.',
      on: {
        'removal.submit': {
          target: 'sending',
          actions: { type: 'keepForm', params: ({ event }) => event },
        },
      },
    },
    sending: {
      description: 'The request is on its way; what was typed stays.',
      tags: ['busy'],
      invoke: {
        id: 'sendRemoval',
        src: 'sendRemoval',
        input: ({ context: { form } }) => ({ form }),
        onDone: [
          {
            guard: { type: 'isReceived', params: replyOf },
            target: 'received',
            actions: { type: 'keepReceipt', params: replyOf },
          },
          { target: 'editing', actions: { type: 'keepProblem', params: replyOf } },
        ],
        onError: { target: 'editing', actions: 'keepUnreachable' },
      },
    },
    received: {
      description: 'The request has a number, and it is said when it is decided.',
      type: 'final',
    },
  },
});

export type RemovalRef = ActorRefFrom<typeof removalMachine>;
