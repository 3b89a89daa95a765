import { assign, enqueueActions, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { Profile } from '../session/sessionTypes';
import { eventItself } from '../shared/eventItself';
import type { FormProblem } from '../shared/fieldErrors';
import { notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';

/** A new address whose code is not confirmed yet; `waitMs`: until the code can be sent again. */
export type WaitingEmail = { email: string; waitMs: number };

export type EmailForm = { email: string; currentPassword: string };

type Refused = { kind: 'refused'; problem: FormProblem };

/** `waiting` is null when no new address is waiting for its code. */
export type EmailReply = { kind: 'answered'; waiting: WaitingEmail | null } | Refused;

/** `taken`: someone else has confirmed the address in the meantime. */
export type EmailConfirmReply =
  | { kind: 'confirmed'; profile: Profile }
  | { kind: 'taken' }
  | Refused;

export type EmailChangeEvent =
  | { type: 'emailChange.retry' }
  | { type: 'emailChange.begin' }
  | { type: 'emailChange.leave' }
  | { type: 'emailChange.submit'; form: EmailForm }
  | { type: 'emailChange.confirm'; code: string }
  | { type: 'emailChange.resend' }
  /** The user keeps the current address. */
  | { type: 'emailChange.cancel' };

export type EmailChangeNotice = { type: 'email.confirmed'; profile: Profile };

export type EmailChangeInput = { owner: Owner<EmailChangeNotice> };

export type EmailChangeContext = EmailChangeInput & {
  waiting: WaitingEmail | null;
  form: EmailForm;
  code: string;
  problem: FormProblem | null;
};

type AnyReply = EmailReply | EmailConfirmReply;
type Answered = { event: { output: AnyReply } };

const nothing: EmailForm = { email: '', currentPassword: '' };
const replyOf = ({ event }: Answered) => ({ reply: event.output });

const emailChange = setup({
  types: {
    context: {} as EmailChangeContext,
    events: {} as EmailChangeEvent,
    input: {} as EmailChangeInput,
    tags: {} as 'busy' | 'leaving',
  },
  actors: {
    readEmailChange: notProvided<EmailReply>('readEmailChange'),
    askForEmail: notProvided<EmailReply, EmailForm>('askForEmail'),
    confirmEmail: notProvided<EmailConfirmReply, { code: string }>('confirmEmail'),
    resendEmailCode: notProvided<EmailReply>('resendEmailCode'),
    cancelEmailChange: notProvided<EmailReply>('cancelEmailChange'),
  },
  guards: {
    isWaiting: (_, { reply }: { reply: AnyReply }) =>
      reply.kind === 'answered' && reply.waiting !== null,
    isRefused: (_, { reply }: { reply: AnyReply }) => reply.kind === 'refused',
    isTaken: (_, { reply }: { reply: AnyReply }) => reply.kind === 'taken',
  },
  actions: {
    keepForm: assign((_, { form }: { form: EmailForm }) => ({ form, problem: null })),
    forgetPassword: assign(({ context: { form } }) => ({ form: { ...form, currentPassword: '' } })),
    keepCode: assign((_, { code }: { code: string }) => ({ code, problem: null })),
    keepWaiting: assign((_, { reply }: { reply: AnyReply }) => ({
      waiting: reply.kind === 'answered' ? reply.waiting : null,
      problem: null,
    })),
    keepProblem: assign((_, { reply }: { reply: AnyReply }) => ({
      problem: reply.kind === 'refused' ? reply.problem : null,
    })),
    keepUnreachable: assign({ problem: { kind: 'unreachable' } as const }),
    forgetAll: assign({ waiting: null, form: nothing, code: '', problem: null }),
    tellConfirmed: enqueueActions(({ context, enqueue }, { reply }: { reply: AnyReply }) => {
      if (reply.kind !== 'confirmed') return;
      const notice: EmailChangeNotice = { type: 'email.confirmed', profile: reply.profile };
      enqueue.sendTo(context.owner, notice);
    }),
  },
  delays: { untilNext: ({ context }) => context.waiting?.waitMs ?? 0 },
});

/** Goes to `waiting` while a new address has no confirmed code, else to `resting`. */
const bySubject = [
  {
    guard: { type: 'isWaiting', params: replyOf },
    target: '#emailChange.waiting',
    actions: { type: 'keepWaiting', params: replyOf },
  },
  { target: '#emailChange.resting', actions: 'forgetAll' },
] as const;

export const emailChangeMachine = emailChange.createMachine({
  id: 'emailChange',
  description:
    'Changes the email address; the new one counts once the user enters the code sent to it.',
  context: ({ input }) => ({ ...input, waiting: null, form: nothing, code: '', problem: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Checks with the server whether a new address is waiting for its code.',
      invoke: {
        id: 'readEmailChange',
        src: 'readEmailChange',
        onDone: [...bySubject],
        onError: { target: 'unread' },
      },
    },
    unread: {
      description: 'The check failed; the user can try again.',
      on: { 'emailChange.retry': { target: 'loading' } },
    },
    resting: {
      description: 'No change is under way; the user can start one.',
      on: { 'emailChange.begin': { target: 'editing' } },
    },
    taken: {
      description:
        'Someone else has confirmed the new address in the meantime, so the old one stays.',
      on: { 'emailChange.begin': { target: 'editing' } },
    },
    editing: {
      description: 'Waiting for the user to enter the new address and their password.',
      on: {
        'emailChange.leave': { target: 'resting', actions: 'forgetAll' },
        'emailChange.submit': {
          target: 'asking',
          actions: { type: 'keepForm', params: eventItself },
        },
      },
    },
    asking: {
      description: 'Asks the server to send a code to the new address.',
      tags: ['busy'],
      invoke: {
        id: 'askForEmail',
        src: 'askForEmail',
        input: ({ context }) => context.form,
        onDone: [
          {
            guard: { type: 'isRefused', params: replyOf },
            target: 'editing',
            actions: { type: 'keepProblem', params: replyOf },
          },
          ...bySubject,
        ],
        onError: { target: 'editing', actions: 'keepUnreachable' },
      },
      exit: 'forgetPassword',
    },
    waiting: {
      description:
        'A code was sent to the new address; the old address is used until the code is confirmed.',
      type: 'parallel',
      states: {
        code: {
          description: 'The user can enter the code or cancel the change.',
          initial: 'open',
          states: {
            open: {
              description:
                'Waiting for the user to enter the code; the problem with the last try is shown, if any.',
              on: {
                'emailChange.confirm': {
                  target: 'confirming',
                  actions: { type: 'keepCode', params: eventItself },
                },
                'emailChange.cancel': { target: 'cancelling' },
              },
            },
            confirming: {
              description: 'Waiting for the server to check the code; further clicks are ignored.',
              tags: ['busy'],
              invoke: {
                id: 'confirmEmail',
                src: 'confirmEmail',
                input: ({ context: { code } }) => ({ code }),
                onDone: [
                  {
                    guard: { type: 'isRefused', params: replyOf },
                    target: 'open',
                    actions: { type: 'keepProblem', params: replyOf },
                  },
                  {
                    guard: { type: 'isTaken', params: replyOf },
                    target: '#emailChange.taken',
                    actions: 'forgetAll',
                  },
                  {
                    target: '#emailChange.resting',
                    actions: ['forgetAll', { type: 'tellConfirmed', params: replyOf }],
                  },
                ],
                onError: { target: 'open', actions: 'keepUnreachable' },
              },
            },
            cancelling: {
              description: 'Waiting for the server to cancel the change.',
              invoke: {
                id: 'cancelEmailChange',
                src: 'cancelEmailChange',
                onDone: { target: '#emailChange.resting', actions: 'forgetAll' },
                onError: { target: 'open', actions: 'keepUnreachable' },
              },
            },
          },
        },
        mail: {
          description: 'Sends the email with the code again when the user asks for it.',
          initial: 'sent',
          states: {
            sent: {
              description:
                'An email was sent recently; the user must wait before asking for another one.',
              after: { untilNext: { target: 'ready' } },
            },
            ready: {
              description: 'The user can ask for another email.',
              on: { 'emailChange.resend': { target: 'sending' } },
            },
            sending: {
              description: 'Asks the server to send another email.',
              invoke: {
                id: 'resendEmailCode',
                src: 'resendEmailCode',
                onDone: [
                  { guard: { type: 'isRefused', params: replyOf }, target: 'failed' },
                  {
                    guard: { type: 'isWaiting', params: replyOf },
                    target: 'sent',
                    actions: { type: 'keepWaiting', params: replyOf },
                  },
                  { target: '#emailChange.resting', actions: 'forgetAll' },
                ],
                onError: { target: 'failed' },
              },
            },
            failed: {
              description: 'The email could not be sent again; the user can try again.',
              on: { 'emailChange.resend': { target: 'sending' } },
            },
          },
        },
      },
    },
  },
});

export type EmailChangeRef = ActorRefFrom<typeof emailChangeMachine>;
