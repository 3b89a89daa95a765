import { useSelector } from '@xstate/react';
import type { ReportRef } from '../../machines/report/reportMachine';
import { isReason, type ReportValues } from './report.schema';

export function useReport(actor: ReportRef) {
  const { subject, form, problem } = useSelector(actor, ({ context }) => context);
  return {
    subject,
    form,
    problem,
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    submit: ({ reason, text, email }: ReportValues) =>
      actor.send({
        type: 'report.submit',
        form: {
          reason: isReason(reason) ? reason : 'other',
          text: text.trim(),
          email: email.trim(),
        },
      }),
  };
}
