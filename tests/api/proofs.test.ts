import { describe, expect, it } from 'vitest';
import { createActor, setup, toPromise } from 'xstate';
import type { EventObject } from 'xstate';
import { passwordActors, stopMails, verificationActors } from '../../src/api/actors/proofs';
import { createClient } from '../../src/api/client';
import { toWireProfile } from '../../src/api/parse';
import type { components } from '../../src/api/schema';
import { lastMail } from '../../src/browser/lastMail';
import { takeProof } from '../../src/browser/proof';
import type { KeyValueStore } from '../../src/browser/storage';
import { json, problem } from '../support/fakeFetch';
import { createProfile } from '../support/fixtures/sessions';
import { brokenStore, memoryStore } from '../support/memoryStore';

const now = () => Date.parse('2026-01-10T20:00:00.000Z');

const profile: components['schemas']['Profile'] = toWireProfile(
  createProfile({
    id: '0190a5c0-0000-7000-8000-00000000000a',
    email: 'ada@example.org',
    age: null,
    desires: 3,
    balanceVersion: 1,
  }),
);

function answering(answer: Response) {
  const sent: string[] = [];
  const client = createClient(async (request) => {
    const body = request.method === 'GET' ? '' : ` ${await request.clone().text()}`;
    sent.push(`${request.method} ${request.url.replace('https://api.test', '')}${body}`);
    return answer;
  }, 'https://api.test');
  return {
    sent,
    verification: verificationActors(client, now),
    password: passwordActors(client),
    stopAll: stopMails(client),
  };
}

const fault = problem(503, 'unavailable');
const busy = problem(429, 'rate-limited', { 'Retry-After': '41' });
const limited = { kind: 'limited', retryAfterMs: 41_000 };

describe('confirming an address', () => {
  const activate = (answer: Response) => {
    const { sent, verification } = answering(answer);
    const actor = createActor(verification.activate, { input: { code: 'AB/CD 2345' } });
    return { sent, reply: toPromise(actor.start()) };
  };

  it('sends the code as it was typed', async () => {
    const { sent, reply } = activate(json(profile));
    expect(await reply).toMatchObject({ kind: 'confirmed', profile: { isEmailConfirmed: true } });
    expect(sent).toEqual(['GET /api/activate/AB%2FCD%202345/']);
  });

  it.each([
    ['wrong', problem(400, 'invalid-code'), { kind: 'wrong' }],
    ['not a code at all', problem(400, 'invalid-input'), { kind: 'wrong' }],
    ['needless', problem(409, 'already-confirmed'), { kind: 'already' }],
    ['one of many', busy.clone(), limited],
  ])('knows a code that is %s', async (_, answer, reply) => {
    expect(await activate(answer).reply).toEqual(reply);
  });

  it('fails by anything else', async () => {
    await expect(activate(fault.clone()).reply).rejects.toThrow('Unexpected answer: 503');
    await expect(activate(json({ ...profile, id: 1 })).reply).rejects.toThrow();
  });
});

describe('another mail', () => {
  const resend = (answer: Response) =>
    toPromise(createActor(answering(answer).verification.resend).start());
  const at = (time: string) =>
    json({ sent_at: '2026-01-10T20:00:00.000Z', next_at: `2026-01-10T${time}.000Z` });

  it.each([
    ['20:00:42', 42_000],
    ['19:59:00', 0],
    ['23:00:00', 60_000],
  ])(
    'that may be asked for from %s on waits %d ms, whatever the device’s clock',
    async (time, ms) => {
      expect(await resend(at(time))).toEqual({ kind: 'sent', waitMs: ms });
    },
  );

  it('is needless for who is confirmed, and may have to wait', async () => {
    expect(await resend(problem(409, 'already-confirmed'))).toEqual({ kind: 'already' });
    expect(await resend(busy.clone())).toEqual(limited);
    await expect(resend(fault.clone())).rejects.toThrow('Unexpected answer: 503');
  });
});

describe('a forgotten password', () => {
  const form = { password: 'a newer password', passwordRepeat: 'a newer password' };
  const ask = (answer: Response) => {
    const { sent, password } = answering(answer);
    const actor = createActor(password.askForMail, { input: { email: 'ada@example.org' } });
    return { sent, reply: toPromise(actor.start()) };
  };
  const check = (answer: Response) => {
    const { sent, password } = answering(answer);
    const actor = createActor(password.checkToken, { input: { token: 'the-token' } });
    return { sent, reply: toPromise(actor.start()) };
  };
  const save = (answer: Response) => {
    const { sent, password } = answering(answer);
    const actor = createActor(password.savePassword, { input: { token: 'the-token', form } });
    return { sent, reply: toPromise(actor.start()) };
  };
  const done = () => new Response(null, { status: 204 });

  it('is asked for, checked and saved', async () => {
    const calls = [ask(done()), check(done()), save(done())];
    expect(await Promise.all(calls.map(({ reply }) => reply))).toEqual([
      { kind: 'asked' },
      { kind: 'good' },
      { kind: 'saved' },
    ]);
    expect(calls.flatMap(({ sent }) => sent)).toEqual([
      'POST /api/password_reset/ {"email":"ada@example.org"}',
      'POST /api/password_reset/validate_token/ {"token":"the-token"}',
      'POST /password/the-token/ {"password":"a newer password","password_repeat":"a newer password"}',
    ]);
  });

  it.each([
    ['expired-token', 'expired'],
    ['invalid-token', 'invalid'],
  ])('%s says that the link is %s', async (code, kind) => {
    expect(await check(problem(400, code)).reply).toEqual({ kind });
    expect(await save(problem(400, code)).reply).toEqual({ kind });
  });

  it('a token that is no token is not good either', async () => {
    expect(await check(problem(400, 'invalid-input')).reply).toEqual({ kind: 'invalid' });
  });

  it('says at the field what the server found', async () => {
    const errors = { password_repeat: [{ code: 'mismatch', message: 'Passwords do not match' }] };
    const body = { type: 'about:blank', title: '', status: 400, code: 'invalid-input', errors };
    const refused = await save(json(body, 400)).reply;
    const fields = { kind: 'fields', errors: { passwordRepeat: 'mismatch' } };
    expect(refused).toEqual({ kind: 'refused', problem: fields });
  });

  it('may have to wait, and fails by anything else', async () => {
    for (const call of [ask, check, save]) {
      expect(await call(busy.clone()).reply).toEqual({ kind: 'refused', problem: limited });
      await expect(call(fault.clone()).reply).rejects.toThrow('Unexpected answer: 503');
    }
  });
});

describe('stopping mails', () => {
  const stop = (answer: Response, isUndo = false) => {
    const { sent, stopAll } = answering(answer);
    const actor = createActor(stopAll, { input: { token: 'a.b', isUndo } });
    return { sent, reply: toPromise(actor.start()) };
  };

  it.each([false, true])('sends the token of the mail (to undo it: %s)', async (isUndo) => {
    const { sent, reply } = stop(new Response(null, { status: 204 }), isUndo);
    expect(await reply).toEqual({ kind: 'done' });
    expect(sent).toEqual([`POST /api/email/unsubscribe {"token":"a.b","undo":${isUndo}}`]);
  });

  it('knows a token that is none, may have to wait, and fails by anything else', async () => {
    expect(await stop(problem(400, 'invalid-token')).reply).toEqual({ kind: 'invalid' });
    expect(await stop(problem(400, 'invalid-input')).reply).toEqual({ kind: 'invalid' });
    expect(await stop(busy.clone()).reply).toEqual({ kind: 'refused', problem: limited });
    await expect(stop(fault.clone()).reply).rejects.toThrow('Unexpected answer: 503');
  });
});

describe('what the link of a mail brings', () => {
  function arriveAt(address: string) {
    const url = new URL(address, 'https://app.test');
    const replaced: string[] = [];
    const history = {
      state: { isOpened: false },
      replaceState: (_state: unknown, _title: string, to: string) => replaced.push(to),
    };
    const take = takeProof({ location: url, history });
    const read = (...[path]: Parameters<typeof take>) => toPromise(createActor(take(path)).start());
    return { replaced, read };
  }

  it('X4 is out of the address at once, and there for who asks for it, once', async () => {
    const { replaced, read } = arriveAt('/password?token=the-token&source=mail');
    expect(replaced).toEqual(['/password?source=mail']);
    expect(await read('/verify')).toBeNull();
    expect(await read('/email/unsubscribe')).toBeNull();
    expect(await read('/password')).toBe('the-token');
    expect(await read('/password')).toBeNull();
  });

  it.each([
    ['/verify?code=ABCD2345', '/verify'],
    ['/verify/?code=', '/verify/'],
    ['/email/unsubscribe?token=a.b', '/email/unsubscribe'],
  ])('X4 %s becomes %s', (from, to) => {
    expect(arriveAt(from).replaced).toEqual([to]);
  });

  it.each(['/verify', '/?token=a', '/password?code=a', '/ines?message=1'])(
    '%s stays as it is',
    async (address) => {
      const { replaced, read } = arriveAt(address);
      expect(replaced).toEqual([]);
      expect([await read('/verify'), await read('/password')]).toEqual([null, null]);
    },
  );
});

describe('when a mail was asked for last', () => {
  const open = (store: KeyValueStore | null, user: string | null, at = now) => {
    const said: EventObject[] = [];
    const port = lastMail(store, () => user, at);
    const owner = createActor(
      setup({ actors: { port } }).createMachine({
        invoke: { id: 'port', src: 'port' },
        on: { '*': { actions: ({ event }) => said.push(event) } },
      }),
    ).start();
    const note = (waitMs: number) =>
      owner.getSnapshot().children['port']?.send({ type: 'mail.note', waitMs });
    return { said, note };
  };
  const recalled = (waitMs: number | null) => [{ type: 'mail.recalled', waitMs }];

  it('is remembered on the device, for its user alone', () => {
    const { store } = memoryStore();
    const first = open(store, 'ada');
    expect(first.said).toEqual(recalled(null));
    first.note(60_000);
    expect(open(store, 'ada').said).toEqual(recalled(60_000));
    expect(open(store, 'ada', () => now() + 90_000).said).toEqual(recalled(0));
    expect(open(store, 'bob').said).toEqual(recalled(null));
    expect(open(store, null).said).toEqual(recalled(null));
  });

  it('is not known where nothing can be kept', () => {
    const { said, note } = open(brokenStore, 'ada');
    note(60_000);
    expect(said).toEqual(recalled(null));
  });
});
