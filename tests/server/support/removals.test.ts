import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reports as reportRows } from '../../../server/database/schema';
import { runReports } from '../../../server/support/reportCommand';
import { prune } from '../../../server/clockJobs';
import { expectStatus } from '../../support/contractClient';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';

const draft = {
  name: ' Ada Miller ',
  email: 'ada.miller@example.org',
  place: 'The gallery of a character called Ada',
  text: 'A photograph of me, without my consent',
  statement: true,
};
const HOUR_MS = 3_600_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const ask = (body: unknown, locale = 'en') =>
  server.call('createRemoval', { body, headers: { 'accept-language': locale } });
const mailsTo = async (email: string) => {
  await server.settle();
  const mails = await server.services.database.query.mails.findMany();
  return mails.filter(({ recipient }) => recipient === email);
};
const reports = (...args: string[]) =>
  runReports(args, { ...server.services, user: 'operator' }).then((lines) => lines.join('\n'));

describe('a request to remove a picture of a real person', () => {
  it('needs no account, has a number, and is promised a decision within 48 hours', async () => {
    const { receipt, due_at: dueAt } = expectStatus(await ask(draft), 201).body;
    expect(Date.parse(dueAt) - server.clock.now().getTime()).toBe(48 * HOUR_MS);
    const [mail] = await mailsTo(draft.email);
    expect(mail?.subject).toContain(receipt);
    expect(mail?.text).toContain('within 48 hours');
    const shown = await reports('show', receipt);
    expect(shown).toContain('kind       removal');
    expect(shown).toContain('name       Ada Miller');
    expect(shown).toContain(draft.place);
    expect(shown).not.toContain('user ');
  });

  it.each([
    ['a name', { name: ' ' }, 'name'],
    ['a place', { place: '' }, 'place'],
    ['what it shows', { text: ' \n' }, 'text'],
    ['the statement', { statement: false }, 'statement'],
  ])('is refused without %s', async (_, change, field) => {
    const answer = expectStatus(await ask({ ...draft, ...change }), 400);
    expect(answer.body.errors?.[field]?.[0]?.code).toBe('required');
  });

  it('is refused with an address that is none', async () => {
    const answer = expectStatus(await ask({ ...draft, email: 'ada' }), 400);
    expect(answer.body.errors?.['email']?.[0]?.code).toBe('invalid-email');
  });

  it.each([
    ['de', 'innerhalb von 48 Stunden'],
    ['es', 'menos de 48 horas'],
    ['ru', 'в течение 48 часов'],
    ['zh', '48 小时之内'],
  ])('is answered in the language of who asks: %s', async (locale, words) => {
    const email = `${locale}@example.org`;
    expectStatus(await ask({ ...draft, email }, locale), 201);
    expect((await mailsTo(email))[0]?.text).toContain(words);
  });

  it('A4 fills nobody’s mailbox, from however many addresses it is sent', async () => {
    const strict = await startTestServer({
      config: {
        trustProxy: 1,
        limits: { ...server.services.config.limits, reportsPerMinute: 2 },
      },
    });
    const statuses: number[] = [];
    for (const last of ['1', '2', '3']) {
      const headers = { 'x-forwarded-for': `198.51.100.${last}` };
      const answer = await strict.call('createRemoval', { body: draft, headers });
      statuses.push(Number(answer.status));
    }
    expect(statuses).toEqual([201, 201, 429]);
    await strict.stop();
  });
});

describe('npm run reports', () => {
  it('has what is due first at its head, and says what is overdue', async () => {
    const issue = { kind: 'issue', reason: 'technical', text: 'Old\u202e and\u001b[2J quiet' };
    const { receipt: quiet } = expectStatus(
      await server.call('createReport', { body: issue }),
      201,
    ).body;
    server.clock.advance(30 * HOUR_MS);
    const { receipt: late } = expectStatus(await ask({ ...draft, text: 'second' }), 201).body;
    server.clock.advance(20 * HOUR_MS);
    const lines = (await reports()).split('\n');
    expect(lines[0]).toContain('OVERDUE by 2 h');
    expect(lines.find((line) => line.includes(late))).toContain('due in 28 h');
    expect(lines.at(-1)).toContain(quiet);
    // Nothing that people wrote moves the cursor or turns the line around.
    expect(lines.at(-1)).toContain('Old and [2J quiet');
  });

  it('decides a report: kept with who, when and why, mailed and shown to who reported', async () => {
    const member = await server.join();
    const body = { kind: 'issue', reason: 'payment', text: 'Charged twice' };
    const { receipt } = expectStatus(
      await server.call('createReport', { body, token: member.access }),
      201,
    ).body;
    expect(await reports('set', receipt, 'reviewing', '--note', 'see the provider')).toContain(
      'Nobody is told',
    );
    const before = (await mailsTo(member.email)).length;
    server.clock.advance(60_000);
    const answer = 'We have paid it back.';
    await reports('set', receipt.toLowerCase(), 'done', '--answer', answer, '--by', 'Grace');
    const mails = await mailsTo(member.email);
    expect(mails).toHaveLength(before + 1);
    expect(mails.filter(({ text }) => text.includes(answer))).toHaveLength(1);

    const { results } = expectStatus(
      await server.call('listReports', { token: member.access }),
      200,
    ).body;
    expect(results[0]).toMatchObject({ state: 'done', answer });
    expect(JSON.stringify(results)).not.toContain('see the provider');

    const trail = (await reports('show', receipt)).split('\n').slice(-2);
    expect(trail[0]).toContain('Grace: reviewing -> done  answer: We have paid it back.');
    expect(trail[1]).toContain('operator: received -> reviewing  note: see the provider');
    expect(await reports()).not.toContain(receipt);
    expect(await reports('list', '--state', 'done')).toContain(receipt);
    expect(await reports('list', '--all')).toContain(receipt);
  });

  it('tells a guest who left an address', async () => {
    const email = 'a.guest@example.org';
    const body = { kind: 'issue', reason: 'other', text: 'Hello', email };
    const { receipt } = expectStatus(await server.call('createReport', { body }), 201).body;
    await expect(reports('set', receipt, 'refused')).rejects.toThrow('told why');
    await reports('set', receipt, 'refused', '--answer', 'It works as it should.');
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('It works as it should.');
  });

  it.each([
    [['show', 'R-00000-00000'], 'There is no report'],
    [['show', "R-' or 1=1"], 'is no receipt'],
    [['set', 'R-00000-00000', 'lost'], 'is no state'],
    [['burn'], 'npm run reports'],
    [['--colour'], 'npm run reports'],
  ])('says what is wrong with %j', async (args, words) => {
    await expect(reports(...args)).rejects.toThrow(words);
  });
});

describe('what was written in a request or a report that belongs to no account', () => {
  const YEAR_MS = 365 * 24 * HOUR_MS;
  const secret = 'Seen by nobody but us';
  const decide = (receipt: string) =>
    reports('set', receipt, 'done', '--answer', secret, '--note', secret, '--by', 'Grace');
  const shown = async (receipt: string) => reports('show', receipt);

  it('is removed a year after the last word on it, and what was decided is left', async () => {
    const { receipt } = expectStatus(await ask({ ...draft, text: secret }), 201).body;
    const issue = { kind: 'issue', reason: 'other', text: secret, email: 'gone@example.org' };
    const guest = expectStatus(await server.call('createReport', { body: issue }), 201).body;
    const { receipt: open } = expectStatus(await ask({ ...draft, text: 'still open' }), 201).body;
    const member = await server.join();
    const own = expectStatus(
      await server.call('createReport', { body: issue, token: member.access }),
      201,
    ).body;
    for (const each of [receipt, guest.receipt, own.receipt]) await decide(each);

    server.clock.advance(YEAR_MS);
    await prune(server.services);
    expect(await shown(receipt)).toContain(secret);
    server.clock.advance(1);
    await prune(server.services);
    const left = await shown(receipt);
    for (const gone of [secret, 'Ada', draft.email, draft.place]) expect(left).not.toContain(gone);
    expect(left).toContain('kind       removal');
    expect(left).toContain('state      done');
    expect(left).toContain('no text    removed');
    expect(left).toContain('Grace: received -> done');
    expect(await shown(guest.receipt)).not.toMatch(/Seen by nobody|gone@example/);
    expect(await shown(open)).toContain('still open');
    // It goes with its account.
    expect(await shown(own.receipt)).toContain(secret);
    const rows = await server.services.database.select().from(reportRows);
    expect(rows.filter(({ text }) => text === secret)).toHaveLength(1);
  });

  it('is kept while it is talked about: another word begins the year anew', async () => {
    const { receipt } = expectStatus(await ask({ ...draft, text: secret }), 201).body;
    await decide(receipt);
    server.clock.advance(YEAR_MS);
    await reports('set', receipt, 'done', '--note', 'asked again');
    server.clock.advance(YEAR_MS);
    await prune(server.services);
    expect(await shown(receipt)).toContain(secret);
  });
});
