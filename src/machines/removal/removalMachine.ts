import { assign, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { eventItself } from '../shared/eventItself';
import type { FormProblem } from '../shared/fieldErrors';
import { notProvided } from '../shared/notProvided';

/** What someone says who asks for the removal of a picture. */
export type RemovalForm = {
  name: string;
  email: string;
  /** Where the picture was found. */
  place: string;
  /** What it shows. */
  text: string;
};

/** The number of the request, and when it is decided at the latest. */
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
      description:
        'Waiting for the visitor to fill in the form; the problem with the last try is shown, if any.',
      on: {
        'removal.submit': {
          target: 'sending',
          actions: { type: 'keepForm', params: eventItself },
        },
      },
    },
    sending: {
      description: 'Sends the request; the form keeps its text.',
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
      description:
        'The request was received; the page shows its number and when it will be decided.',
      type: 'final',
    },
  },
});

export type RemovalRef = ActorRefFrom<typeof removalMachine>;

declare module '../app/screenTypes' {
  interface ScreenMachines {
    removal: typeof removalMachine;
  }
}
