import { assign, enqueueActions, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { Profile } from '../session/sessionTypes';
import type { FormProblem } from '../shared/fieldErrors';
import { notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';

/** An address that waits for its code; `waitMs`: until the code can be sent again. */
export type WaitingEmail = { email: string; waitMs: number };

export type EmailForm = { email: string; currentPassword: string };

type Refused = { kind: 'refused'; problem: FormProblem };

/** `waiting` is null where nothing waits any more. */
export type EmailReply = { kind: 'answered'; waiting: WaitingEmail | null } | Refused;

/** `taken`: somebody else has confirmed the address meanwhile. */
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
  /** The address stays as it is. */
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

/** Where an answer about what waits leads to. */
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
  description: 'Another e-mail address, which holds once the code that was sent to it came back.',
  context: ({ input }) => ({ ...input, waiting: null, form: nothing, code: '', problem: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Does an address wait for its code?',
      invoke: {
        id: 'readEmailChange',
        src: 'readEmailChange',
        onDone: [...bySubject],
        onError: { target: 'unread' },
      },
    },
    unread: {
      description: 'Whether one waits could not be read; it can be tried again.',
      on: { 'emailChange.retry': { target: 'loading' } },
    },
    resting: {
      description: 'The address is as it is.',
      on: { 'emailChange.begin': { target: 'editing' } },
    },
    taken: {
      description: 'Somebody else has confirmed the address meanwhile, so this one stays.',
      on: { 'emailChange.begin': { target: 'editing' } },
    },
    editing: {
      description: 'The form waits for the new address and the password.',
      on: {
        'emailChange.leave': { target: 'resting', actions: 'forgetAll' },
        'emailChange.submit': {
          target: 'asking',
          actions: { type: 'keepForm', params: ({ event }) => event },
        },
      },
    },
    asking: {
      description: 'The server is asked to send a code to the new address.',
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
      description: 'The code is on its way to the new address; the old one is still good.',
      type: 'parallel',
      states: {
        code: {
          description: 'The code, or the way back.',
          initial: 'open',
          states: {
            open: {
              description: 'The form waits for the code, with what was wrong before, if anything.',
              on: {
                'emailChange.confirm': {
                  target: 'confirming',
                  actions: { type: 'keepCode', params: ({ event }) => event },
                },
                'emailChange.cancel': { target: 'cancelling' },
              },
            },
            confirming: {
              description: 'The server compares the code; another click asks no second time.',
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
              description: 'The new address is given up.',
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
          description: 'The mail with the code, which can be sent again.',
          initial: 'sent',
          states: {
            sent: {
              description: 'A mail is on its way; another one can be asked for in a minute.',
              after: { untilNext: { target: 'ready' } },
            },
            ready: {
              description: 'Another mail can be asked for.',
              on: { 'emailChange.resend': { target: 'sending' } },
            },
            sending: {
              description: 'The server is asked for another mail.',
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
              description: 'No other mail could be asked for; it can be tried again.',
              on: { 'emailChange.resend': { target: 'sending' } },
            },
          },
        },
      },
    },
  },
});

export type EmailChangeRef = ActorRefFrom<typeof emailChangeMachine>;
