import { fromPromise } from 'xstate';
import type { ReportForm, ReportReply } from '../../machines/report/reportMachine';
import type { ReportSubject } from '../../machines/report/subject';
import type { Client } from '../client';
import { parse } from '../parse';
import { sentSchema } from '../parseReports';
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
    case 'picture':
      return { kind: 'picture', message_id: subject.messageId } as const;
    case 'galleryPicture':
      return {
        kind: 'picture',
        bot_slug: subject.slug,
        ...(subject.pictureId === null ? {} : { picture_id: subject.pictureId }),
      } as const;
  }
};

/** `client` carries the access token where there is one. */
export const sendReport = (client: Client) =>
  fromPromise<ReportReply, { subject: ReportSubject; form: ReportForm }>(
    async ({ input: { subject, form }, signal }) => {
      const text = form.text.trim();
      const email = form.email.trim();
      const { data, error, response } = await client.POST('/api/support', {
        body: {
          ...subjectFields(subject),
          reason: form.reason,
          ...(text === '' ? {} : { text }),
          ...(email === '' ? {} : { email }),
        },
        signal,
      });
      if (response.ok) return parse(sentSchema, data);
      const problem = formProblem(response, error);
      if (problem === null) throw new UnexpectedAnswer(response);
      return { kind: 'refused', problem };
    },
  );
