import { describe, expect, it } from 'vitest';
import type { Portrait } from '../../src/machines/catalogue/character';
import type { Job } from '../../src/machines/undress/job';
import { subjectMachine } from '../../src/machines/undress/subjectMachine';
import { undressMachine } from '../../src/machines/undress/undressMachine';
import { someCharacters } from '../support/fixtures/someCharacters';
import { createJob, subjectProfile } from '../support/fixtures/undress';
import { after, done, fault, startRun, testChart } from '../support/machines';
import type { Run, World } from '../support/machines';

const heldSubject = (world: World) =>
  subjectMachine.provide({ actors: { loadCharacters: world.held(), loadCharacter: world.held() } });

const subjectRun = {
  machine: heldSubject,
  input: () => ({ slug: null }),
  delays: { searchPause: 300 },
} satisfies Run<typeof subjectMachine>;

const wall = done('loadCharacters', { characters: someCharacters(2), next: null });
const nobody = done('loadCharacters', { characters: [], next: null });
const ines = done('loadCharacter', { kind: 'found', character: subjectProfile(0) });
const pick = { type: 'subject.pick', slug: 'ines' };
const subject = { slug: 'ines', pictureId: 'near' };

testChart('subject', {
  ...subjectRun,
  alphabet: [
    wall,
    nobody,
    fault('loadCharacters'),
    ines,
    done('loadCharacter', { kind: 'missing' }),
    fault('loadCharacter'),
    pick,
    { type: 'subject.search', q: 'in' },
    { type: 'subject.recall', subject },
    { type: 'subject.retry' },
    { type: 'subject.another' },
    { type: 'subject.translate' },
    after('searchPause', 'subject.wall.typing'),
  ],
  invariant: (snapshot) => {
    const { slug, character, pictureId } = snapshot.context;
    expect(snapshot.hasTag('wall')).toBe(snapshot.matches('wall'));
    if (snapshot.matches('wall')) expect([slug, character, pictureId]).toEqual(['', null, null]);
    if (snapshot.matches({ gallery: 'shown' })) {
      expect(character?.slug).toBe(slug);
      expect(character?.gallery.map((picture: Portrait) => picture.id)).toContain(pictureId);
    }
  },
});

describe('whom a picture is to be of', () => {
  it('is asked of all official characters at once, and by name once the letters pause', async () => {
    const run = startRun(subjectRun);
    const query = { q: '', tags: ['official'], sort: 'popular', favourites: false };
    expect(run.world.inputsOf('loadCharacters')).toEqual([{ query, size: 60, cursor: null }]);
    await run.perform(wall);
    run.send({ type: 'subject.search', q: 'i' });
    run.world.clock.increment(299);
    run.send({ type: 'subject.search', q: 'in' });
    run.world.clock.increment(299);
    expect(run.world.inputsOf('loadCharacters')).toHaveLength(1);
    run.world.clock.increment(1);
    expect(run.world.inputsOf('loadCharacters').at(-1)).toMatchObject({ query: { q: 'in' } });
    expect(run.context().characters).toHaveLength(2);
  });

  it('may be said by the address', async () => {
    const run = startRun({ ...subjectRun, input: () => ({ slug: 'ines' }) });
    expect(run.value()).toEqual({ gallery: 'loading' });
    await run.perform(ines);
    expect(run.context()).toMatchObject({ slug: 'ines', pictureId: 'main' });
  });

  it('comes back to the wall where there is nobody of that name', async () => {
    const run = startRun({ ...subjectRun, input: () => ({ slug: 'gone' }) });
    await run.perform(done('loadCharacter', { kind: 'missing' }));
    expect(run.value()).toEqual({ wall: 'loading' });
  });

  it('keeps the picture that a job was made of', async () => {
    const run = startRun(subjectRun);
    await run.performAll([{ type: 'subject.recall', subject }, ines]);
    expect(run.context()).toMatchObject(subject);
  });
});

const undressRun = {
  machine: (world) =>
    undressMachine.provide({
      actors: {
        subject: heldSubject(world),
        jobStorage: world.port(),
        recallJob: world.held(),
        verifyJob: world.held(),
        loadOwned: world.held(),
        createJob: world.held(),
        loadJob: world.held(),
        payJob: world.held(),
      },
    }),
  input: ({ owner }) => ({ owner, isAuthorized: true, slug: null }),
  delays: { pollPause: 1_000 },
} satisfies Run<typeof undressMachine>;

const guestRun = {
  ...undressRun,
  input: ({ owner }: World) => ({ owner, isAuthorized: false, slug: null }),
};

const remembered = done('recallJob', 'job-1');
const nothing = done('recallJob', null);
const found = (id: string, state: Job['state'], changes: Partial<Job> = {}) =>
  done(id, { kind: 'found', job: createJob({ state, ...changes }) });
const picture = { imageUrl: '/media/clear', expiresAt: null };
const kept = createJob({ id: 'job-0', state: 'paid', ...picture });
const owned = done('loadOwned', [kept]);
const open = { type: 'undress.open', id: 'job-0' };
const make = { type: 'undress.make', subject, desires: 100 };
const makeShort = { ...make, desires: 19 };
const begun = done('createJob', { kind: 'begun', job: createJob({ state: 'processing' }) });
const paid = done('payJob', { kind: 'paid', job: createJob({ state: 'paid', ...picture }) });
const again = { type: 'undress.again' };
const pay = { type: 'undress.pay' };
const poll = after('pollPause', 'undress.processing.waiting');
const offer = { type: 'offer.wanted', overlay: 'pw', from: 'undress' };

testChart('undress', {
  ...undressRun,
  alphabet: [
    remembered,
    nothing,
    fault('recallJob'),
    found('verifyJob', 'processing'),
    found('verifyJob', 'locked'),
    found('verifyJob', 'paid', picture),
    found('verifyJob', 'failed'),
    found('verifyJob', 'expired'),
    done('verifyJob', { kind: 'missing' }),
    fault('verifyJob'),
    owned,
    fault('loadOwned'),
    open,
    make,
    makeShort,
    begun,
    done('createJob', { kind: 'busy' }),
    done('createJob', { kind: 'refused' }),
    fault('createJob'),
    poll,
    found('loadJob', 'processing'),
    found('loadJob', 'locked'),
    found('loadJob', 'failed'),
    done('loadJob', { kind: 'missing' }),
    fault('loadJob'),
    found('refreshJob', 'paid', picture),
    found('refreshJob', 'expired'),
    done('refreshJob', { kind: 'missing' }),
    fault('refreshJob'),
    pay,
    paid,
    done('payJob', { kind: 'short' }),
    done('payJob', { kind: 'changed' }),
    fault('payJob'),
    again,
    { type: 'undress.resume' },
    { type: 'undress.retry' },
    { type: 'picture.broken' },
    { type: 'undress.translate' },
    { type: 'visitor.changed', isAuthorized: false },
    { type: 'visitor.changed', isAuthorized: true },
  ],
  invariant: (snapshot) => {
    const { job, id, isAuthorized, agreed } = snapshot.context;
    const isOf = (state: string) => (job?.state ?? null) === state;
    if (!isAuthorized) expect([snapshot.value, job, id]).toEqual(['choosing', null, null]);
    // The clear picture is there only with a paid job.
    expect(job?.imageUrl ?? null).toBe(isOf('paid') ? picture.imageUrl : null);
    if (snapshot.matches('shown') || snapshot.matches('broken')) expect(isOf('paid')).toBe(true);
    if (snapshot.matches('locked') || snapshot.matches('paying')) expect(isOf('locked')).toBe(true);
    // What was agreed to is paid by itself once, and by nothing else.
    if (['choosing', 'locked', 'paying'].includes(snapshot.value)) expect(agreed).toBe(null);
    if (snapshot.matches('processing')) expect(isOf('processing')).toBe(true);
    if (snapshot.matches('failed')) expect(isOf('failed')).toBe(true);
    if (snapshot.matches('expired')) expect(isOf('expired')).toBe(true);
    expect(snapshot.hasTag('locked')).toBe(
      snapshot.matches('locked') || snapshot.matches('paying'),
    );
  },
});

describe('another picture', () => {
  const ready = async () => {
    const run = startRun(undressRun);
    await run.performAll([nothing, make, begun, poll, found('loadJob', 'locked')]);
    return run;
  };

  /** One that was left before it was there. */
  const waiting = async () => {
    const run = startRun(undressRun);
    await run.performAll([remembered, found('verifyJob', 'locked')]);
    return run;
  };

  it('M1 is made, paid and shown by one press', async () => {
    const run = await ready();
    expect(run.world.inputsOf('createJob')).toEqual([{ subject }]);
    expect(run.world.commands).toEqual([{ type: 'job.keep', id: 'job-1' }]);
    expect(run.value()).toBe('paying');
    await run.perform(paid);
    expect(run.world.inputsOf('payJob')).toEqual([{ id: 'job-1' }]);
    expect(run.value()).toBe('shown');
    expect(run.context().job.imageUrl).toBe('/media/clear');
  });

  it('is asked for every second while it is made, also after a failure, and no more once left', async () => {
    const run = startRun(undressRun);
    await run.performAll([nothing, make, begun]);
    run.world.clock.increment(999);
    expect(run.world.inputsOf('loadJob')).toHaveLength(0);
    run.world.clock.increment(1);
    expect(run.world.inputsOf('loadJob')).toEqual([{ id: 'job-1' }]);
    await run.performAll([found('loadJob', 'processing'), poll, fault('loadJob'), poll]);
    expect(run.world.inputsOf('loadJob')).toHaveLength(3);
    const last = run.world.calls.at(-1);
    run.actor.stop();
    expect(last?.signal.aborted).toBe(true);
    run.world.clock.increment(10_000);
    expect(run.world.inputsOf('loadJob')).toHaveLength(3);
  });

  it('is not paid by itself when it was left before it was there, or costs more by then', async () => {
    expect((await waiting()).value()).toBe('locked');
    const run = startRun(undressRun);
    await run.performAll([nothing, make, begun, poll, found('loadJob', 'locked', { price: 21 })]);
    expect(run.value()).toBe('locked');
    expect(run.world.inputsOf('payJob')).toEqual([]);
  });

  it('is not begun with too few desires, which are offered at once', async () => {
    const run = startRun(undressRun);
    await run.performAll([nothing, makeShort]);
    expect(run.world.notices).toEqual([offer]);
    expect(run.value()).toBe('choosing');
    expect(run.world.inputsOf('createJob')).toEqual([]);
    await run.perform({ ...make, desires: null });
    expect(run.value()).toBe('submitting');
  });

  it('M1 is paid with one call however often it is clicked', async () => {
    const run = await waiting();
    for (let click = 0; click < 5; click++) run.send(pay);
    expect(run.world.inputsOf('payJob')).toHaveLength(1);
    await run.perform(paid);
    run.send(pay);
    expect(run.world.inputsOf('payJob')).toHaveLength(1);
  });

  it('leads to the desires where there are too few, and can be paid after that', async () => {
    const run = await ready();
    await run.perform(done('payJob', { kind: 'short' }));
    expect(run.world.notices).toEqual([offer]);
    expect(run.value()).toBe('locked');
    await run.performAll([pay, paid]);
    expect(run.value()).toBe('shown');
  });

  it('asks the server what is true when nobody knows whether it was paid', async () => {
    const run = await ready();
    await run.performAll([fault('payJob'), found('refreshJob', 'paid', picture)]);
    expect(run.value()).toBe('shown');
    const other = await ready();
    await other.performAll([fault('payJob'), fault('refreshJob')]);
    expect(other.value()).toBe('unverified');
    await other.performAll([{ type: 'undress.retry' }, found('verifyJob', 'locked')]);
    expect(other.value()).toBe('locked');
  });

  it('is there again after a reload, from wherever it was', async () => {
    for (const [state, shown] of [
      ['processing', { processing: 'waiting' }],
      ['locked', 'locked'],
      ['paid', 'shown'],
      ['failed', 'failed'],
      ['expired', 'expired'],
    ] as const) {
      const run = startRun(undressRun);
      await run.performAll([remembered, found('verifyJob', state)]);
      expect(run.world.inputsOf('verifyJob')).toEqual([{ id: 'job-1' }]);
      expect(run.value()).toEqual(shown);
    }
  });

  it('that is somebody else’s is dropped from the device', async () => {
    const run = startRun(undressRun);
    await run.performAll([remembered, done('verifyJob', { kind: 'missing' })]);
    expect(run.value()).toBe('choosing');
    expect(run.world.commands).toEqual([{ type: 'job.keep', id: null }]);
  });

  it('sends a guest to the login, and knows a job of theirs afterwards', async () => {
    const run = startRun(guestRun);
    run.send(make);
    expect(run.world.notices).toEqual([{ type: 'login.wanted' }]);
    expect(run.world.calls.map(({ id }) => id)).toEqual(['loadCharacters', 'loadOwned']);
    expect(run.world.inputsOf('loadOwned')).toEqual([{ isAuthorized: false }]);
    run.send({ type: 'visitor.changed', isAuthorized: true });
    await run.performAll([remembered, found('verifyJob', 'paid', picture)]);
    expect(run.value()).toBe('shown');
  });

  it('that was paid for is opened again, is remembered, and is not made anew', async () => {
    const run = startRun(undressRun);
    await run.performAll([nothing, open, owned]);
    expect(run.value()).toBe('choosing');
    await run.performAll([open, found('refreshJob', 'paid', { ...picture, id: 'job-0' })]);
    expect(run.value()).toBe('shown');
    expect(run.world.commands).toEqual([{ type: 'job.keep', id: 'job-0' }]);
    expect(run.world.inputsOf('createJob')).toEqual([]);
    run.send({ type: 'visitor.changed', isAuthorized: false });
    expect(run.context().owned).toEqual([]);
  });

  it('shows nothing of one person to the next', async () => {
    const run = startRun(undressRun);
    await run.performAll([remembered, found('verifyJob', 'paid', picture)]);
    run.send({ type: 'visitor.changed', isAuthorized: false });
    expect(run.context()).toMatchObject({ id: null, job: null });
  });

  it('gets a fresh address where the old one shows nothing any more', async () => {
    const run = startRun(undressRun);
    await run.performAll([remembered, found('verifyJob', 'paid', picture)]);
    await run.performAll([
      { type: 'picture.broken' },
      { type: 'undress.retry' },
      found('refreshJob', 'paid', { ...picture, imageUrl: '/media/fresh' }),
    ]);
    expect(run.context().job.imageUrl).toBe('/media/fresh');
  });

  it.each([
    ['busy', done('createJob', { kind: 'busy' })],
    ['refused', done('createJob', { kind: 'refused' })],
    ['unreachable', fault('createJob')],
  ])('says why nothing was begun: %s', async (problem, answer) => {
    const run = startRun(undressRun);
    await run.performAll([nothing, make, answer]);
    expect([run.value(), run.context().problem]).toEqual(['choosing', problem]);
    run.send(make);
    expect(run.context().problem).toBe(null);
  });
});
