import { describe, expect, it } from 'vitest';
import { fromCallback } from 'xstate';
import type { AnyMachineSnapshot, EventObject, NonReducibleUnknown } from 'xstate';
import { withCaption } from '../../src/machines/call/call';
import type { Caption, EndCause } from '../../src/machines/call/call';
import { callMachine } from '../../src/machines/call/callMachine';
import { microphones, speakers, ticket } from '../support/fixtures/call';
import { subjectProfile } from '../support/fixtures/undress';
import { after, done, fault, startRun, testChart } from '../support/machines';
import type { Run, World } from '../support/machines';

const callRun = {
  machine: (world) =>
    callMachine.provide({
      actors: {
        loadCharacter: world.held(),
        askTerms: world.held(),
        askTicket: world.held(),
        microphone: world.openPort(),
        room: world.openPort(),
        wakeLock: world.openPort(),
        keptCall: world.port(),
      },
    }),
  input: ({ owner }) => ({ owner, slug: 'ines', isAuthorized: true, isPremium: true }),
  delays: {
    joinLimit: 20_000,
    agentLimit: 20_000,
    leftGrace: 3_000,
    reconnectLimit: 30_000,
    silenceLimit: 12_000,
    leaveLimit: 2_000,
    untilNotice: (ticket.limit - ticket.notice) * 1_000,
    untilOver: ticket.notice * 1_000,
    overGrace: 5_000,
  },
} satisfies Run<typeof callMachine>;

const visitor = (isAuthorized: boolean, isPremium: boolean) => ({
  ...callRun,
  input: ({ owner }: World) => ({ owner, slug: 'ines', isAuthorized, isPremium }),
});

const found = done('loadCharacter', { kind: 'found', character: subjectProfile(0) });
const start = { type: 'call.start' };
const end = { type: 'call.end' };
const check = { type: 'call.check' };
const given = done('askTicket', { kind: 'given', ticket });
const answered = (kind: string) => done('askTicket', { kind });
const opened = { type: 'microphone.opened', id: 'built-in', devices: microphones, speakers };
const refused = (why: string) => ({ type: 'microphone.failed', fault: why });
const mute = (isMuted: boolean) => ({ type: 'call.mute', isMuted });
const heard = { type: 'microphone.heard' };
const joined = { type: 'room.joined' };
const agent = (state: string) => ({ type: 'room.agent', state });
const ended = (cause: string) => ({ type: 'room.ended', cause, seconds: 42 });
const broken = { type: 'room.reconnecting', seconds: 17 };
const ending = { type: 'room.ending', cause: 'premium', seconds: 30 };
const live = [found, start, opened, given, joined];
const inRoom = 'call.connection.inRoom';

const causes: readonly EndCause[] = [
  'user',
  'left',
  'absent',
  'removed',
  'closed',
  'limit',
  'premium',
  'elsewhere',
  'shutdown',
  'lost',
  'frozen',
];

/** Whoever can be heard is in a call, or tries the microphone before one. */
const invariant = (snapshot: AnyMachineSnapshot) => {
  const { children, context } = snapshot;
  expect('microphone' in children).toBe(snapshot.matches({ microphone: 'inUse' }));
  expect('room' in children).toBe(snapshot.matches({ connection: 'inRoom' }));
  expect('wakeLock' in children).toBe(snapshot.matches({ connection: 'inRoom' }));
  if (snapshot.matches({ connection: 'inRoom' })) expect(context.ticket).toEqual(ticket);
  for (const over of ['ended', 'failed'])
    if (snapshot.matches({ connection: over }))
      expect(snapshot.matches({ microphone: 'inUse' }), over).toBe(false);
  if (!snapshot.matches({ microphone: 'inUse' })) expect(context.level).toBe(0);
};

const part = (facts: (snapshot: AnyMachineSnapshot) => unknown) => ({
  ...callRun,
  code: 'callRun',
  facts: (snapshot: AnyMachineSnapshot) => JSON.stringify(facts(snapshot)),
  invariant,
  isPart: true,
});

testChart('call, who is called', {
  ...part(({ value, context }) => [value, context.character !== null]),
  alphabet: [
    found,
    done('loadCharacter', { kind: 'missing' }),
    fault('loadCharacter'),
    { type: 'call.retry' },
    { type: 'call.translate' },
    { type: 'visitor.changed', isAuthorized: true, isPremium: true },
  ],
});

testChart('call, the microphone', {
  ...part(({ value, context: { character, deviceId, level } }) => [
    value,
    character !== null,
    deviceId,
    level,
  ]),
  alphabet: [
    check,
    opened,
    { ...opened, id: 'headset' },
    refused('denied'),
    refused('missing'),
    refused('busy'),
    refused('insecure'),
    { type: 'microphone.level', level: 0.5 },
    { type: 'call.device', id: 'headset' },
    heard,
    agent('listening'),
    mute(true),
    mute(false),
    { type: 'connection.over' },
    after('silenceLimit', 'call.microphone.inUse.open.heard'),
  ],
});

const lineOf = ({ value, context: { character, ticket: given } }: AnyMachineSnapshot) => [
  value,
  character !== null,
  given !== null,
];

testChart('call, the connection', {
  ...part(lineOf),
  alphabet: [
    found,
    start,
    end,
    opened,
    refused('denied'),
    given,
    answered('guest'),
    answered('premium'),
    answered('elsewhere'),
    answered('missing'),
    answered('busy'),
    fault('askTicket'),
    { type: 'call.takeOver' },
    { type: 'call.recalled' },
    joined,
    { type: 'room.unreachable' },
    after('joinLimit', `${inRoom}.joining`),
    after('leaveLimit', `${inRoom}.leaving`),
    ...causes.map(ended),
  ],
});

const agentPart = ({ value, context: { captions } }: AnyMachineSnapshot) => [value, captions];

testChart('call, the character in it', {
  ...part(agentPart),
  alphabet: [
    ...live,
    agent('joining'),
    agent('listening'),
    agent('thinking'),
    agent('speaking'),
    { type: 'room.agentLeft' },
    { type: 'room.caption', caption: { id: 'a', who: 'character', text: 'Hi', isFinal: true } },
    broken,
    { type: 'room.reconnected' },
    after('agentLimit', `${inRoom}.live.agent.joining`),
    after('leftGrace', `${inRoom}.live.agent.away`),
  ],
});

testChart('call, how it goes on', {
  ...part(({ value, context }) => [value, context.ending]),
  alphabet: [
    ...live,
    agent('listening'),
    { type: 'playback.blocked' },
    { type: 'playback.allowed' },
    { type: 'call.listen' },
    { type: 'room.quality', isPoor: true },
    { type: 'room.quality', isPoor: false },
    broken,
    { type: 'room.reconnected' },
    after('reconnectLimit', `${inRoom}.live.network.reconnecting`),
  ],
});

/** So short that no other clock of a call runs down meanwhile. */
const brief = { ...ticket, limit: 4, notice: 3 };
const soon = { ...ending, seconds: 3 };

testChart('call, its time', {
  ...part(({ value, context }) => [value, context.ending]),
  delays: { ...callRun.delays, untilNotice: 1_000, untilOver: 3_000 },
  alphabet: [
    found,
    start,
    opened,
    done('askTicket', { kind: 'given', ticket: brief }),
    joined,
    agent('listening'),
    soon,
    { ...soon, cause: 'shutdown' },
    { ...soon, cause: 'limit' },
    after('untilNotice', `${inRoom}.live.time.plenty`),
    after('untilOver', `${inRoom}.live.time.warning`),
    after('overGrace', `${inRoom}.live.time.over`),
  ],
  invariant: (snapshot) => {
    if (snapshot.matches({ connection: { inRoom: { live: { time: 'plenty' } } } }))
      expect(snapshot.context.ending).toBeNull();
    if (snapshot.matches({ connection: { inRoom: { live: { time: 'over' } } } }))
      expect(snapshot.context.ending?.seconds).toBe(3);
  },
});

describe('a call', () => {
  it('asks for the microphone and for the room at once, on the click', async () => {
    const run = startRun(callRun);
    await run.perform(found);
    expect(run.world.inputsOf('microphone')).toEqual([]);
    run.send(start);
    expect(run.world.inputsOf('microphone')).toEqual([{ id: null }]);
    expect(run.world.inputsOf('askTicket')).toEqual([{ slug: 'ines', isTakenOver: false }]);
    expect(run.world.inputsOf('room')).toEqual([]);
    await run.perform(given);
    expect(run.value().connection).toBe('waiting');
    run.send(opened);
    expect(run.world.inputsOf('room')).toEqual([{ ticket, speakerId: null }]);
    expect(run.world.inputsOf('wakeLock')).toHaveLength(1);
  });

  it('goes through with a microphone that was tried before, and muted', async () => {
    const run = startRun(callRun);
    await run.performAll([found, check, opened, mute(true), start, given]);
    expect(run.world.inputsOf('microphone')).toHaveLength(1);
    expect(run.value()).toMatchObject({
      connection: { inRoom: 'joining' },
      microphone: { inUse: 'muted' },
    });
    expect(run.world.commands).toEqual([{ type: 'microphone.mute', isMuted: true }]);
  });

  it.each([
    ['a guest', false, false, { type: 'login.wanted' }],
    ['a free user', true, false, { type: 'offer.wanted', overlay: 'premium', from: 'call' }],
  ])(
    'of %s is no call, and asks nothing of server or microphone',
    async (_, isIn, pays, notice) => {
      const run = startRun(visitor(isIn, pays));
      await run.performAll([found, start]);
      expect(run.world.notices).toEqual([notice]);
      expect(run.world.inputsOf('askTicket')).toEqual([]);
      expect(run.world.inputsOf('microphone')).toEqual([]);
      expect(run.value()).toMatchObject({ connection: 'ready', microphone: 'closed' });
    },
  );

  it.each([
    ['was hung up', [...live, end, ended('user')], { ended: 'user' }],
    [
      'was lost',
      [...live, broken, after('reconnectLimit', 'call.connection.inRoom.live')],
      { ended: 'lost' },
    ],
    ['went to sleep', [...live, ended('frozen')], { ended: 'frozen' }],
    ['never was', [found, start, opened, fault('askTicket')], { failed: 'unreachable' }],
    ['was cut off by a reload', [found, { type: 'call.recalled' }], 'interrupted'],
  ])('after one that %s says what is missing now', async (_, before, connection) => {
    const run = startRun(callRun);
    await run.performAll(before);
    expect(run.value().connection).toEqual(connection);
    const visitors = [
      [false, false, { type: 'login.wanted' }],
      [true, false, { type: 'offer.wanted', overlay: 'premium', from: 'call' }],
    ] as const;
    for (const [isAuthorized, isPremium, notice] of visitors) {
      run.send({ type: 'visitor.changed', isAuthorized, isPremium });
      run.send(start);
      expect(run.world.notices.at(-1)).toEqual(notice);
    }
    expect(run.value().connection).toEqual(connection);
  });

  it('is possible as soon as premium begins', async () => {
    const run = startRun(visitor(true, false));
    await run.performAll([
      found,
      { type: 'visitor.changed', isAuthorized: true, isPremium: true },
      start,
    ]);
    expect(run.value().connection).toBe('starting');
  });

  it.each([
    ['guest', { type: 'login.wanted' }],
    ['premium', { type: 'offer.wanted', overlay: 'premium', from: 'call' }],
  ])('that the server refuses (%s) ends with the microphone off', async (kind, notice) => {
    const run = startRun(callRun);
    await run.performAll([found, start, opened, answered(kind)]);
    expect(run.world.notices).toEqual([notice]);
    expect(run.value()).toMatchObject({ connection: 'ready', microphone: 'closed' });
  });

  it('is not begun where the microphone is refused, whichever comes first', async () => {
    const run = startRun(callRun);
    await run.performAll([found, start, given, refused('denied')]);
    expect(run.value()).toMatchObject({ connection: 'ready', microphone: { failed: 'denied' } });
    await run.performAll([start, refused('busy')]);
    expect(run.value()).toMatchObject({ connection: 'ready', microphone: { failed: 'busy' } });
    expect(run.world.inputsOf('room')).toEqual([]);
  });

  it('is moved here from another tab only when that is asked for', async () => {
    const run = startRun(callRun);
    await run.performAll([found, start, opened, answered('elsewhere')]);
    expect(run.value().connection).toBe('elsewhere');
    await run.performAll([{ type: 'call.takeOver' }, given]);
    expect(run.world.inputsOf('askTicket').at(-1)).toEqual({ slug: 'ines', isTakenOver: true });
    expect(run.value().connection).toEqual({ inRoom: 'joining' });
  });

  it.each([
    ['was hung up before the microphone was there', [found, start, given, end]],
    ['could not be entered', [found, start, opened, given, { type: 'room.unreachable' }]],
    ['was refused the microphone', [found, start, given, refused('denied')]],
    ['was refused it while the server was asked', [found, start, refused('denied')]],
    ['was hung up while the server was asked', [found, start, end]],
  ])('that %s is taken back with the next one, though the server has it open', async (_, way) => {
    const run = startRun(callRun);
    await run.performAll([...way, start]);
    expect(run.value().connection).toBe('takingOver');
    expect(run.world.inputsOf('askTicket').at(-1)).toEqual({ slug: 'ines', isTakenOver: true });
    await run.performAll([opened, answered('busy'), start]);
    expect(run.world.inputsOf('askTicket').at(-1)).toEqual({ slug: 'ines', isTakenOver: false });
  });

  it('goes on without a microphone that is pulled out, and with another', async () => {
    const run = startRun(callRun);
    await run.performAll([...live, refused('missing')]);
    expect(run.value()).toMatchObject({ microphone: { failed: 'missing' } });
    expect(run.actor.getSnapshot().hasTag('live')).toBe(true);
    await run.performAll([check, opened]);
    expect(run.value().microphone).toEqual({ inUse: { open: 'heard' } });
  });

  it('stays muted when the microphone is changed', async () => {
    const run = startRun(callRun);
    await run.performAll([...live, mute(true), { ...opened, id: 'headset' }]);
    expect(run.value().microphone).toEqual({ inUse: 'muted' });
    expect(run.context().deviceId).toBe('headset');
  });

  it('says after 12 s of silence that the microphone may be dead, not before', async () => {
    const run = startRun(callRun);
    await run.performAll([...live, agent('listening'), heard]);
    run.world.clock.increment(11_999);
    expect(run.value().microphone).toEqual({ inUse: { open: 'heard' } });
    run.send(heard);
    run.world.clock.increment(11_999);
    expect(run.value().microphone).toEqual({ inUse: { open: 'heard' } });
    run.world.clock.increment(1);
    expect(run.value().microphone).toEqual({ inUse: { open: 'silent' } });
    run.send(heard);
    expect(run.value().microphone).toEqual({ inUse: { open: 'heard' } });
  });

  it('counts silence from when it is the turn of the user, who listened until then', async () => {
    const run = startRun(callRun);
    await run.performAll([...live, agent('speaking')]);
    run.world.clock.increment(11_999);
    run.send(agent('listening'));
    run.world.clock.increment(11_999);
    expect(run.value().microphone).toEqual({ inUse: { open: 'heard' } });
    run.world.clock.increment(1);
    expect(run.value().microphone).toEqual({ inUse: { open: 'silent' } });
    run.send(agent('speaking'));
    expect(run.value().microphone).toEqual({ inUse: { open: 'heard' } });
  });

  it('does not take a lost connection for a character who left', async () => {
    const run = startRun(callRun);
    await run.performAll([...live, agent('listening'), { type: 'room.agentLeft' }]);
    run.world.clock.increment(2_999);
    run.send(broken);
    run.world.clock.increment(10_000);
    expect(run.actor.getSnapshot().hasTag('live')).toBe(true);
    await run.performAll([{ type: 'room.reconnected' }, agent('listening')]);
    await run.perform({ type: 'room.agentLeft' });
    run.world.clock.increment(3_000);
    expect(run.value().connection).toEqual({ ended: 'left' });
  });

  it('gives up a connection that does not come back, however it is sought, and can be begun anew', async () => {
    const run = startRun(callRun);
    await run.performAll([...live, agent('listening'), broken]);
    run.world.clock.increment(20_000);
    run.send({ type: 'room.agentLeft' });
    run.send(broken);
    run.world.clock.increment(9_999);
    expect(run.value().connection).toMatchObject({
      inRoom: { live: { network: 'reconnecting', agent: 'cutOff' } },
    });
    run.world.clock.increment(1);
    expect(run.value()).toMatchObject({ connection: { ended: 'lost' }, microphone: 'closed' });
    expect(run.context().seconds).toBe(17);
    expect(Object.keys(run.actor.getSnapshot().children)).not.toContain('room');
    run.send(start);
    expect(run.world.inputsOf('askTicket').at(-1)).toEqual({ slug: 'ines', isTakenOver: true });
  });

  it('has all of that time again for a connection that came back and went once more', async () => {
    const run = startRun(callRun);
    await run.performAll([...live, agent('listening'), broken]);
    run.world.clock.increment(29_999);
    run.send({ type: 'room.reconnected' });
    expect(run.value().connection).toMatchObject({ inRoom: { live: { agent: 'joining' } } });
    await run.performAll([agent('listening'), broken]);
    run.world.clock.increment(29_999);
    expect(run.actor.getSnapshot().hasTag('live')).toBe(true);
    run.world.clock.increment(1);
    expect(run.value().connection).toEqual({ ended: 'lost' });
  });

  it('announces its end, at the time of the ticket or when the server says so', async () => {
    const run = startRun(callRun);
    await run.performAll([...live, agent('listening')]);
    run.world.clock.increment(539_999);
    expect(run.context().ending).toBeNull();
    run.world.clock.increment(1);
    expect(run.context().ending).toEqual({ cause: 'limit', seconds: 60 });
    run.world.clock.increment(60_000);
    run.world.clock.increment(4_999);
    expect(run.actor.getSnapshot().hasTag('live')).toBe(true);
    run.world.clock.increment(1);
    expect(run.value().connection).toEqual({ ended: 'limit' });
  });

  it('ends for the cause that was announced', async () => {
    const run = startRun(callRun);
    await run.performAll([...live, agent('listening'), ending]);
    run.world.clock.increment(30_000);
    run.world.clock.increment(5_000);
    expect(run.value().connection).toEqual({ ended: 'premium' });
  });

  it.each(causes)(
    'over for the cause %s has its microphone off, and can be begun anew',
    async (cause) => {
      const run = startRun(callRun);
      await run.performAll([...live, ended(cause)]);
      expect(run.value()).toMatchObject({ connection: { ended: cause }, microphone: 'closed' });
      expect(run.context().seconds).toBe(42);
      run.send(start);
      expect(run.context()).toMatchObject({ ticket: null, captions: [], ending: null, seconds: 0 });
      // One that was lost may still wait for who was in it; any other is over for everybody.
      const isTakenOver = cause === 'lost' || cause === 'frozen';
      expect(run.world.inputsOf('askTicket')).toEqual([
        { slug: 'ines', isTakenOver: false },
        { slug: 'ines', isTakenOver },
      ]);
      expect(run.world.inputsOf('microphone')).toHaveLength(2);
    },
  );

  it('that a reload interrupted is asked about, and goes on by taking over the one before', async () => {
    const run = startRun(callRun);
    await run.performAll([found, { type: 'call.recalled' }]);
    expect(run.value().connection).toBe('interrupted');
    expect(run.world.inputsOf('microphone')).toEqual([]);
    run.send(start);
    expect(run.world.inputsOf('askTicket')).toEqual([{ slug: 'ines', isTakenOver: true }]);
    expect(run.world.inputsOf('microphone')).toEqual([{ id: null }]);
    await run.performAll([given, opened, joined]);
    expect(run.actor.getSnapshot().hasTag('live')).toBe(true);
  });

  it('that a reload interrupted is over for whoever hangs up', async () => {
    const run = startRun(callRun);
    await run.performAll([found, { type: 'call.recalled' }, end]);
    expect(run.value()).toMatchObject({ connection: 'ready', microphone: 'closed' });
    expect(run.world.commands).toEqual([{ type: 'call.forget' }]);
  });

  it.each(['user', 'left', 'lost', 'frozen'])('is kept until it is over: %s', async (cause) => {
    const run = startRun(callRun);
    await run.performAll(live);
    expect(run.world.commands).toEqual([{ type: 'call.keep' }]);
    run.send(ended(cause));
    expect(run.world.commands).toEqual([{ type: 'call.keep' }, { type: 'call.forget' }]);
  });

  it('is hung up at once on screen, though the room may be slow', async () => {
    const run = startRun(callRun);
    await run.performAll([...live, end]);
    expect(run.world.commands).toEqual([
      { type: 'call.keep' },
      { type: 'room.leave' },
      { type: 'call.forget' },
    ]);
    expect(run.value().connection).toEqual({ inRoom: 'leaving' });
    run.world.clock.increment(2_000);
    expect(run.value()).toMatchObject({ connection: { ended: 'user' }, microphone: 'closed' });
  });

  it('that cannot so much as begin to listen or to connect says so', async () => {
    const broken = <TEvent extends EventObject, TInput extends NonReducibleUnknown>() =>
      fromCallback<TEvent, TInput>(() => {
        throw new Error('Not in this browser.');
      });
    const deaf = startRun({
      ...callRun,
      machine: (world) => callRun.machine(world).provide({ actors: { microphone: broken() } }),
    });
    await deaf.performAll([found, start]);
    expect(deaf.value()).toMatchObject({ connection: 'ready', microphone: { failed: 'missing' } });
    const roomless = startRun({
      ...callRun,
      machine: (world) => callRun.machine(world).provide({ actors: { room: broken() } }),
    });
    await roomless.performAll([found, start, opened, given]);
    expect(roomless.value().connection).toEqual({ failed: 'unreachable' });
    expect([...deaf.faults, ...roomless.faults]).toEqual([]);
  });

  it('without anybody in the address calls nobody', () => {
    const run = startRun({
      ...callRun,
      input: ({ owner }: World) => ({ owner, slug: '', isAuthorized: true, isPremium: true }),
    });
    run.send(start);
    expect(run.value()).toEqual({
      character: 'missing',
      microphone: 'closed',
      connection: 'ready',
    });
    expect(run.world.calls.map(({ id }) => id)).toEqual(['askTerms']);
  });
});

describe('captions', () => {
  const caption = (id: string, text: string): Caption => ({
    id,
    who: 'character',
    text,
    isFinal: false,
  });

  it('grow where they stand, and only the latest are kept', () => {
    const some = withCaption([caption('a', 'Hel'), caption('b', 'x')], caption('a', 'Hello'));
    expect(some.map(({ text }) => text)).toEqual(['Hello', 'x']);
    const many = Array.from({ length: 50 }, (_, index) => caption(String(index), '')).reduce<
      readonly Caption[]
    >(withCaption, []);
    expect(many.map(({ id }) => id)).toEqual(
      Array.from({ length: 40 }, (_, at) => String(at + 10)),
    );
  });
});
