import { assign, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { AlertRaised } from '../alerts/alertsMachine';
import type { FormProblem } from '../shared/fieldErrors';
import { notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';
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

export type ReportForm = { reason: ReportReason; text: string };

export type ReportReply = { kind: 'sent' } | { kind: 'refused'; problem: FormProblem };

export type ReportNotice = AlertRaised | { type: 'report.sent' };

export type ReportInput = { owner: Owner<ReportNotice>; subject: ReportSubject };

export type ReportContext = ReportInput & { form: ReportForm; problem: FormProblem | null };

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
    tellSent: sendTo(({ context }: { context: ReportContext }) => context.owner, {
      type: 'report.sent',
    }),
  },
}).createMachine({
  id: 'report',
  description: 'A report of the product, a character or a message.',
  context: ({ input }) => ({ ...input, form: { reason: 'other', text: '' }, problem: null }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The reason is chosen and words may be added.',
      on: {
        'report.submit': {
          target: 'sending',
          actions: { type: 'keepForm', params: ({ event }) => event },
        },
      },
    },
    sending: {
      description: 'The report is on its way.',
      tags: ['busy'],
      invoke: {
        id: 'sendReport',
        src: 'sendReport',
        input: ({ context }) => ({ subject: context.subject, form: context.form }),
        onDone: [
          {
            guard: { type: 'isSent', params: ({ event }) => ({ reply: event.output }) },
            target: 'sent',
          },
          {
            target: 'editing',
            actions: { type: 'keepProblem', params: ({ event }) => ({ reply: event.output }) },
          },
        ],
        onError: { target: 'editing', actions: 'keepUnreachable' },
      },
    },
    sent: { description: 'The report arrived.', type: 'final', entry: 'tellSent' },
  },
});

export type ReportRef = ActorRefFrom<typeof reportMachine>;
