import { assign, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { AlertRaised } from '../alerts/alertsMachine';
import { eventItself } from '../shared/eventItself';
import type { FormProblem } from '../shared/fieldErrors';
import { notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';
import { parseSubject } from './subject';
import type { ReportSubject } from './subject';

export const reportReasons = [
  'inappropriate',
  'minor',
  'real-person',
  'harmful',
  'spam',
  'technical',
  'payment',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** `email`: where a guest wants the answer; empty when they want none. */
export type ReportForm = { reason: ReportReason; text: string; email: string };

export type ReportReply =
  | { kind: 'sent'; isAnswered: boolean }
  | { kind: 'refused'; problem: FormProblem };

export type ReportNotice =
  | AlertRaised
  /** `isAnswered`: there is an address to send the answer to. */
  | { type: 'report.sent'; isAnswered: boolean };

/** `about`: what the address says about the subject. */
export type ReportInput = { owner: Owner<ReportNotice>; about?: string | undefined };

export type ReportContext = Pick<ReportInput, 'owner'> & {
  subject: ReportSubject;
  form: ReportForm;
  problem: FormProblem | null;
};

export const reportMachine = setup({
  types: {
    context: {} as ReportContext,
    events: {} as { type: 'report.submit'; form: ReportForm },
    input: {} as ReportInput,
    tags: {} as 'busy',
  },
  actors: {
    sendReport: notProvided<ReportReply, { subject: ReportSubject; form: ReportForm }>(
      'sendReport',
    ),
  },
  guards: { isSent: (_, params: { reply: ReportReply }) => params.reply.kind === 'sent' },
  actions: {
    keepForm: assign((_, params: { form: ReportForm }) => ({ form: params.form, problem: null })),
    keepProblem: assign((_, params: { reply: ReportReply }) => ({
      problem: params.reply.kind === 'refused' ? params.reply.problem : null,
    })),
    keepUnreachable: assign({ problem: { kind: 'unreachable' } }),
    tellSent: sendTo(
      ({ context }: { context: ReportContext }) => context.owner,
      (_, { reply }: { reply: ReportReply }) => ({
        type: 'report.sent',
        isAnswered: reply.kind === 'sent' && reply.isAnswered,
      }),
    ),
  },
}).createMachine({
  id: 'report',
  description: 'Reports a problem with the product, a character, a message or a picture.',
  context: ({ input: { owner, about } }) => ({
    owner,
    subject: parseSubject(about),
    form: { reason: 'other', text: '', email: '' },
    problem: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The user chooses a reason and can add a text.',
      on: {
        'report.submit': {
          target: 'sending',
          actions: { type: 'keepForm', params: eventItself },
        },
      },
    },
    sending: {
      description: 'Sends the report.',
      tags: ['busy'],
      invoke: {
        id: 'sendReport',
        src: 'sendReport',
        input: ({ context }) => ({ subject: context.subject, form: context.form }),
        onDone: [
          {
            guard: { type: 'isSent', params: ({ event }) => ({ reply: event.output }) },
            target: 'sent',
            actions: { type: 'tellSent', params: ({ event }) => ({ reply: event.output }) },
          },
          {
            target: 'editing',
            actions: { type: 'keepProblem', params: ({ event }) => ({ reply: event.output }) },
          },
        ],
        onError: { target: 'editing', actions: 'keepUnreachable' },
      },
    },
    sent: {
      description: 'The report was received.',
      meta: { noScreen: 'the dialog is closed, and an alert says so' },
      type: 'final',
    },
  },
});

export type ReportRef = ActorRefFrom<typeof reportMachine>;

declare module '../app/screenTypes' {
  interface ScreenMachines {
    report: typeof reportMachine;
  }
}
