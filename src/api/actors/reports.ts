import { fromPromise } from 'xstate';
import type { RemovalForm, RemovalReply } from '../../machines/removal/removalMachine';
import type { ReportPage } from '../../machines/reports/reportEntry';
import type { Client } from '../client';
import { parse } from '../parse';
import { removalSchema, reportPageSchema } from '../parseReports';
import { UnexpectedAnswer } from '../problem';
import { formProblem } from '../refusal';

/** `client` carries the access token. */
export const loadReports = (client: Client) =>
  fromPromise<ReportPage, { cursor: string | null }>(async ({ input: { cursor }, signal }) => {
    const query = cursor === null ? {} : { c: cursor };
    const { data, response } = await client.GET('/api/support/reports', {
      params: { query },
      signal,
    });
    if (!response.ok) throw new UnexpectedAnswer(response);
    return parse(reportPageSchema, data);
  });

/** `client` carries no token: a removal request is not tied to an account. */
export const sendRemoval = (client: Client) =>
  fromPromise<RemovalReply, { form: RemovalForm }>(async ({ input: { form }, signal }) => {
    const { data, error, response } = await client.POST('/api/support/removals', {
      body: { ...form, statement: true },
      signal,
    });
    if (response.ok) return parse(removalSchema, data);
    const problem = formProblem(response, error);
    if (problem === null) throw new UnexpectedAnswer(response);
    return { kind: 'refused', problem };
  });
