import { assign, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { eventItself } from '../shared/eventItself';
import type { FormProblem } from '../shared/fieldErrors';
import { notProvided } from '../shared/notProvided';

export type PasswordForm = { currentPassword: string; password: string; passwordRepeat: string };

export type PasswordChangeReply = { kind: 'changed' } | { kind: 'refused'; problem: FormProblem };

export type PasswordChangeEvent =
  | { type: 'passwordChange.begin' }
  | { type: 'passwordChange.leave' }
  | { type: 'passwordChange.submit'; form: PasswordForm };

export type PasswordChangeContext = { form: PasswordForm; problem: FormProblem | null };

type Answered = { event: { output: PasswordChangeReply } };

const nothing: PasswordForm = { currentPassword: '', password: '', passwordRepeat: '' };
const replyOf = ({ event }: Answered) => ({ reply: event.output });

export const passwordChangeMachine = setup({
  types: {
    context: {} as PasswordChangeContext,
    events: {} as PasswordChangeEvent,
    tags: {} as 'busy' | 'leaving',
  },
  actors: { changePassword: notProvided<PasswordChangeReply, PasswordForm>('changePassword') },
  guards: {
    isChanged: (_, { reply }: { reply: PasswordChangeReply }) => reply.kind === 'changed',
  },
  actions: {
    keepForm: assign((_, { form }: { form: PasswordForm }) => ({ form, problem: null })),
    forgetForm: assign({ form: nothing }),
    forgetProblem: assign({ problem: null }),
    keepProblem: assign((_, { reply }: { reply: PasswordChangeReply }) => ({
      problem: reply.kind === 'refused' ? reply.problem : null,
    })),
    keepUnreachable: assign({ problem: { kind: 'unreachable' } as const }),
  },
}).createMachine({
  id: 'passwordChange',
  description: 'Changes the password of a logged-in user who knows the current one.',
  context: { form: nothing, problem: null },
  initial: 'resting',
  states: {
    resting: {
      description: 'No change is under way; the user can start one.',
      on: { 'passwordChange.begin': { target: 'editing' } },
    },
    editing: {
      description: 'Waiting for the user to enter the current and the new password.',
      on: {
        'passwordChange.leave': { target: 'resting', actions: 'forgetProblem' },
        'passwordChange.submit': {
          target: 'saving',
          actions: { type: 'keepForm', params: eventItself },
        },
      },
    },
    saving: {
      description: 'Waiting for the server to change the password; further clicks are ignored.',
      tags: ['busy'],
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ context }) => context.form,
        onDone: [
          { guard: { type: 'isChanged', params: replyOf }, target: 'changed' },
          { target: 'editing', actions: { type: 'keepProblem', params: replyOf } },
        ],
        onError: { target: 'editing', actions: 'keepUnreachable' },
      },
      exit: 'forgetForm',
    },
    changed: {
      description: 'The password is changed, and every other device is logged out.',
      on: { 'passwordChange.begin': { target: 'editing' } },
    },
  },
});

export type PasswordChangeRef = ActorRefFrom<typeof passwordChangeMachine>;
