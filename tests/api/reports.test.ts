import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { sendReport } from '../../src/api/actors/report';
import { loadReports, sendRemoval } from '../../src/api/actors/reports';
import { createClient } from '../../src/api/client';
import type { components } from '../../src/api/schema';
import type { ReportSubject } from '../../src/machines/report/subject';
import { json, problem } from '../support/fakeFetch';
import { removalForm } from '../support/fixtures/reports';

type Schemas = components['schemas'];

/** As the contract has it: a field that is missing here does not compile. */
const page: Schemas['ReportPage'] = {
  results: [
    {
      id: 'report-1',
      receipt: 'R-0A1B2-C3D4E',
      kind: 'picture',
      reason: 'minor',
      text: '',
      state: 'refused',
      answer: 'No.',
      bot: { slug: 'ines', name: 'Inês' },
      created_at: '2026-01-10T20:15:00.000Z',
      changed_at: '2026-01-10T20:15:00.000Z',
    },
  ],
  next_param: 'older',
};
const report: Schemas['Report'] = { id: 'x', receipt: 'R-0A1B2-C3D4E', is_answered: true };
const removal: Schemas['RemovalReceipt'] = {
  receipt: 'R-0A1B2-C3D4E',
  due_at: '2026-01-12T20:15:00.000Z',
};

function answering(answer: Response) {
  const sent: unknown[] = [];
  const client = createClient(async (request) => {
    const body = request.method === 'POST' ? await request.clone().json() : null;
    sent.push([request.url.replace('https://api.test', ''), body]);
    return answer;
  }, 'https://api.test');
  return { client, sent };
}

describe('reports', () => {
  it('are read page by page', async () => {
    const { client, sent } = answering(json(page));
    const read = createActor(loadReports(client), { input: { cursor: 'older' } }).start();
    const { created_at: createdAt, bot: character, ...told } = page.results[0] ?? {};
    expect(await toPromise(read)).toEqual({
      entries: [{ ...told, character, changed_at: undefined, createdAt }],
      next: 'older',
    });
    expect(sent).toEqual([['/api/support/reports?c=older', null]]);
  });

  it.each<[ReportSubject, object]>([
    [{ kind: 'issue' }, { kind: 'issue' }],
    [
      { kind: 'picture', messageId: 'm-1' },
      { kind: 'picture', message_id: 'm-1' },
    ],
    [
      { kind: 'galleryPicture', slug: 'ines', pictureId: 'ines-2' },
      { kind: 'picture', bot_slug: 'ines', picture_id: 'ines-2' },
    ],
    [
      { kind: 'galleryPicture', slug: 'ines', pictureId: null },
      { kind: 'picture', bot_slug: 'ines' },
    ],
  ])('name what they are about: %o', async (subject, named) => {
    const { client, sent } = answering(json(report, 201));
    const form = { reason: 'minor' as const, text: ' Look ', email: 'ada@example.org ' };
    const send = createActor(sendReport(client), { input: { subject, form } }).start();
    expect(await toPromise(send)).toEqual({ kind: 'sent', isAnswered: true });
    const body = { ...named, reason: 'minor', text: 'Look', email: 'ada@example.org' };
    expect(sent).toEqual([['/api/support', body]]);
  });

  it('of a picture to be removed carry the statement, and bring the number', async () => {
    const { client, sent } = answering(json(removal, 201));
    const send = createActor(sendRemoval(client), { input: { form: removalForm } }).start();
    expect(await toPromise(send)).toEqual({
      kind: 'received',
      receipt: { receipt: removal.receipt, dueAt: removal.due_at },
    });
    expect(sent).toEqual([['/api/support/removals', { ...removalForm, statement: true }]]);
  });

  it('that come too fast are told when to try again; a fault is one', async () => {
    const limited = problem(429, 'rate-limited');
    const send = (answer: Response) =>
      toPromise(
        createActor(sendRemoval(answering(answer).client), {
          input: { form: removalForm },
        }).start(),
      );
    expect(await send(limited)).toMatchObject({ kind: 'refused', problem: { kind: 'limited' } });
    await expect(send(problem(503, 'unavailable'))).rejects.toThrow('503');
  });
});
