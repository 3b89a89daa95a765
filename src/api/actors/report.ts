import { fromPromise } from 'xstate';
import type { ReportForm, ReportReply } from '../../machines/report/reportMachine';
import type { ReportSubject } from '../../machines/report/subject';
import type { Client } from '../client';
import { UnexpectedAnswer } from '../problem';
import { formProblem } from '../refusal';

const subjectFields = (subject: ReportSubject) => {
  switch (subject.kind) {
    case 'issue':
      return { kind: 'issue' } as const;
    case 'character':
      return { kind: 'character', bot_slug: subject.slug } as const;
    case 'message':
      return { kind: 'message', message_id: subject.messageId } as const;
  }
};

/** `client` carries the access token where there is one. */
export const sendReport = (client: Client) =>
  fromPromise<ReportReply, { subject: ReportSubject; form: ReportForm }>(
    async ({ input: { subject, form }, signal }) => {
      const text = form.text.trim();
      const { error, response } = await client.POST('/api/support', {
        body: {
          ...subjectFields(subject),
          reason: form.reason,
          ...(text === '' ? {} : { text }),
        },
        signal,
      });
      if (response.ok) return { kind: 'sent' };
      const problem = formProblem(response, error);
      if (problem === null) throw new UnexpectedAnswer(response);
      return { kind: 'refused', problem };
    },
  );
