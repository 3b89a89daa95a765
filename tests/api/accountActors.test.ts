import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { accountActors, saveExport } from '../../src/api/actors/accountActors';
import { createClient } from '../../src/api/client';
import { json, problem } from '../support/fakeFetch';

const now = () => Date.parse('2026-01-10T20:00:00.000Z');

function answering(answer: Response) {
  const sent: string[] = [];
  const client = createClient(async (request) => {
    const body = request.method === 'GET' ? '' : ` ${await request.clone().text()}`;
    sent.push(`${request.method} ${request.url.replace('https://api.test', '')}${body}`);
    return answer;
  }, 'https://api.test');
  return { sent, client, ...accountActors(client, now) };
}

const fault = () => problem(503, 'unavailable');
const wrongPassword = () =>
  new Response(
    JSON.stringify({
      code: 'invalid-input',
      errors: { current_password: [{ code: 'wrong-password' }] },
    }),
    { status: 400, headers: { 'content-type': 'application/problem+json' } },
  );
const form = { email: ' new@example.org ', currentPassword: 'a password' };
const pending = { email: 'new@example.org', next_at: '2026-01-10T20:00:40.000Z' };

describe('another address', () => {
  it('is asked for with the password, and waits', async () => {
    const { sent, emailChange } = answering(json({ pending }));
    const reply = await toPromise(createActor(emailChange.askForEmail, { input: form }).start());
    expect(sent).toEqual([
      'POST /api/profile/email_change {"email":"new@example.org","current_password":"a password"}',
    ]);
    const waiting = { email: 'new@example.org', waitMs: 40_000 };
    expect(reply).toEqual({ kind: 'answered', waiting });
  });

  it('waits a minute at most, whatever the clocks say', async () => {
    const late = { ...pending, next_at: '2026-01-11T20:00:00.000Z' };
    const { emailChange } = answering(json({ pending: late }));
    const reply = await toPromise(createActor(emailChange.readEmailChange).start());
    expect(reply).toMatchObject({ waiting: { waitMs: 60_000 } });
  });

  it('says at the field that the password is wrong', async () => {
    const { emailChange } = answering(wrongPassword());
    const reply = await toPromise(createActor(emailChange.askForEmail, { input: form }).start());
    const errors = { currentPassword: 'wrong-password' };
    expect(reply).toEqual({ kind: 'refused', problem: { kind: 'fields', errors } });
  });

  it.each([
    ['a wrong code', problem(400, 'invalid-code'), 'refused'],
    ['an address that is taken', problem(409, 'conflict'), 'taken'],
    ['too many tries', problem(429, 'rate-limited'), 'refused'],
  ])('tells %s apart', async (_, answer, kind) => {
    const { emailChange } = answering(answer);
    const input = { code: 'ABCD2345' };
    const reply = await toPromise(createActor(emailChange.confirmEmail, { input }).start());
    expect(reply).toMatchObject({ kind });
  });
});

describe('the account', () => {
  const input = { password: 'a good password' };

  it('tells every device', async () => {
    const session = {
      id: 'one',
      browser: 'Firefox',
      system: null,
      created_at: '2026-01-01T00:00:00.000Z',
      last_used_at: '2026-01-02T00:00:00.000Z',
      is_current: true,
    };
    const { devices } = answering(json({ results: [session] }));
    expect(await toPromise(createActor(devices.listDevices).start())).toEqual([
      {
        id: 'one',
        browser: 'Firefox',
        system: null,
        createdAt: '2026-01-01T00:00:00.000Z',
        lastUsedAt: '2026-01-02T00:00:00.000Z',
        isCurrent: true,
      },
    ]);
  });

  it('takes a device that is gone for one that is logged out', async () => {
    const { sent, devices } = answering(problem(404, 'not-found'));
    await toPromise(createActor(devices.endDevice, { input: { id: 'one' } }).start());
    expect(sent).toEqual(['DELETE /api/sessions/one ']);
  });

  it('keeps which mails are wanted', async () => {
    const { sent, mailWishes } = answering(json({ reminders: true }));
    const input = { reminders: true };
    expect(await toPromise(createActor(mailWishes.keepMailWishes, { input }).start())).toEqual(
      input,
    );
    expect(sent).toEqual(['PUT /api/profile/mails {"reminders":true}']);
  });

  it('reads which mails are wanted', async () => {
    const { sent, mailWishes } = answering(json({ reminders: false }));
    const wishes = await toPromise(createActor(mailWishes.readMailWishes).start());
    expect(wishes).toEqual({ reminders: false });
    expect(sent).toEqual(['GET /api/profile/mails']);
  });

  it.each(['devices', 'account', 'password', 'mails', 'mailsRead'] as const)(
    'fails with a fault: %s',
    async (what) => {
      const actions = answering(fault());
      const actors = {
        devices: createActor(actions.devices.endEverywhere),
        account: createActor(actions.deleteAccount, { input: { password: 'a good password' } }),
        mails: createActor(actions.mailWishes.keepMailWishes, { input: { reminders: true } }),
        mailsRead: createActor(actions.mailWishes.readMailWishes),
        password: createActor(actions.changePassword, {
          input: { currentPassword: 'a', password: 'b', passwordRepeat: 'b' },
        }),
      };
      await expect(toPromise(actors[what].start())).rejects.toThrow('503');
    },
  );

  it('gives the device the whole file, under the name of the day', async () => {
    const saved: [string, string][] = [];
    const { client, sent } = answering(json({ url: '/media/export-1.json?expires=1' }, 201));
    const loaded: unknown[] = [];
    const load: typeof fetch = async (address, { credentials } = {}) => {
      loaded.push([address, credentials]);
      return new Response('{"users": []}');
    };
    const texts: Promise<void>[] = [];
    const actor = saveExport(client, load, now, (file, name) => {
      texts.push(file.text().then((text) => void saved.push([name, text])));
    });
    const reply = await toPromise(createActor(actor, { input }).start());
    await Promise.all(texts);
    expect(reply).toEqual({ kind: 'saved' });
    expect(sent).toEqual(['POST /api/profile/export {"current_password":"a good password"}']);
    expect(loaded).toEqual([['/media/export-1.json?expires=1', 'omit']]);
    expect(saved).toEqual([['confidant-2026-01-10.json', '{"users": []}']]);
  });

  it('gives the device nothing where the file is not there any more', async () => {
    const { client } = answering(json({ url: '/media/export-1.json?expires=1' }, 201));
    const saved: string[] = [];
    const actor = saveExport(
      client,
      async () => fault(),
      now,
      (_, name) => void saved.push(name),
    );
    await expect(toPromise(createActor(actor, { input }).start())).rejects.toThrow('503');
    expect(saved).toEqual([]);
  });

  it('A9 is deleted with the password', async () => {
    const { sent, deleteAccount } = answering(new Response(null, { status: 204 }));
    const reply = await toPromise(createActor(deleteAccount, { input }).start());
    expect(reply).toEqual({ kind: 'deleted' });
    expect(sent).toEqual(['DELETE /api/profile {"current_password":"a good password"}']);
  });

  it.each([
    ['a wrong password', wrongPassword, 'fields'],
    ['too many tries', () => problem(429, 'rate-limited'), 'limited'],
  ] as const)('A9 is told of %s, and no file comes', async (_, answer, kind) => {
    const saved: string[] = [];
    const save = saveExport(
      answering(answer()).client,
      async () => fault(),
      now,
      (_file, name) => void saved.push(name),
    );
    const expected = { kind: 'refused', problem: { kind } };
    expect(await toPromise(createActor(save, { input }).start())).toMatchObject(expected);
    const { deleteAccount } = answering(answer());
    const reply = await toPromise(createActor(deleteAccount, { input }).start());
    expect(reply).toMatchObject(expected);
    expect(saved).toEqual([]);
  });
});
