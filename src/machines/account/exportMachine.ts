import { assign, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { eventItself } from '../shared/eventItself';
import type { FormProblem } from '../shared/fieldErrors';
import { notProvided } from '../shared/notProvided';

/** `saved`: the file is on the device. */
export type ExportReply = { kind: 'saved' } | { kind: 'refused'; problem: FormProblem };

export type ExportEvent =
  | { type: 'export.begin' }
  | { type: 'export.leave' }
  | { type: 'export.submit'; password: string };

export type ExportContext = { password: string; problem: FormProblem | null };

const replyOf = ({ event }: { event: { output: ExportReply } }) => ({ reply: event.output });

export const exportMachine = setup({
  types: {
    context: {} as ExportContext,
    events: {} as ExportEvent,
    tags: {} as 'asking' | 'busy' | 'leaving',
  },
  actors: { saveExport: notProvided<ExportReply, { password: string }>('saveExport') },
  guards: {
    isSaved: (_, { reply }: { reply: ExportReply }) => reply.kind === 'saved',
    isLimited: (_, { reply }: { reply: ExportReply }) =>
      reply.kind === 'refused' && reply.problem.kind === 'limited',
  },
  actions: {
    keepPassword: assign((_, { password }: { password: string }) => ({ password, problem: null })),
    forgetPassword: assign({ password: '' }),
    forgetProblem: assign({ problem: null }),
    keepProblem: assign((_, { reply }: { reply: ExportReply }) => ({
      problem: reply.kind === 'refused' ? reply.problem : null,
    })),
  },
}).createMachine({
  id: 'export',
  description:
    'Downloads everything stored about the user as a file, after asking for the password.',
  context: { password: '', problem: null },
  initial: 'resting',
  states: {
    resting: {
      description: 'The user can ask for the file.',
      on: { 'export.begin': { target: 'asking' } },
    },
    asking: {
      description: 'Asks for the password; being logged in is not enough to get the file.',
      tags: ['asking'],
      initial: 'open',
      on: {
        'export.leave': { target: 'resting', actions: 'forgetProblem' },
        'export.submit': {
          target: 'fetching',
          actions: { type: 'keepPassword', params: eventItself },
        },
      },
      states: {
        open: { description: 'Waiting for the user to enter the password.' },
        mistaken: { description: 'The password is wrong; the field says so.' },
        limited: { description: 'There were too many tries; the form says how long to wait.' },
        failed: {
          description:
            'The download failed or is incomplete; the password is still in its field, to try again.',
        },
      },
    },
    fetching: {
      description: 'Downloads the file; further clicks are ignored.',
      tags: ['asking', 'busy'],
      invoke: {
        id: 'saveExport',
        src: 'saveExport',
        input: ({ context: { password } }) => ({ password }),
        onDone: [
          { guard: { type: 'isSaved', params: replyOf }, target: 'saved' },
          {
            guard: { type: 'isLimited', params: replyOf },
            target: 'asking.limited',
            actions: { type: 'keepProblem', params: replyOf },
          },
          { target: 'asking.mistaken', actions: { type: 'keepProblem', params: replyOf } },
        ],
        onError: { target: 'asking.failed' },
      },
      exit: 'forgetPassword',
    },
    saved: {
      description: 'The file is on the device.',
      on: { 'export.begin': { target: 'asking' } },
    },
  },
});

export type ExportRef = ActorRefFrom<typeof exportMachine>;
