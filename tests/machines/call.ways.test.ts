import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { callMachine } from '../../src/machines/call/callMachine';
import { microphones, speakers, ticket } from '../support/fixtures/call';
import { subjectProfile } from '../support/fixtures/undress';
import { done, fault, startRun } from '../support/machines';

const character = subjectProfile(0);
const found = done('loadCharacter', { kind: 'found', character });
const start = { type: 'call.start' };
const opened = { type: 'microphone.opened', id: 'built-in', devices: microphones, speakers };
const given = done('askTicket', { kind: 'given', ticket });
const live = [found, start, opened, given, { type: 'room.joined' }];
const agent = (state: string) => ({ type: 'room.agent', state });
const mute = (isMuted: boolean) => ({ type: 'call.mute', isMuted });
const ending = (cause: string) => ({ type: 'room.ending', cause, seconds: 30 });
const broken = { type: 'room.reconnecting', seconds: 17 };

async function after(...events: readonly AnyEventObject[]) {
  const run = startRun({
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
  });
  await run.performAll(events);
  return {
    ...run,
    tags: ['loading', 'failed', 'busy', 'live', 'over'].filter((tag) =>
      run.actor.getSnapshot().hasTag(tag),
    ),
    room: () => run.value().connection.inRoom?.live,
  };
}

describe('a call shows', () => {
  it.each([
    ['that its character is fetched', [], ['loading']],
    ['its character', [found], []],
    ['that there is nobody', [done('loadCharacter', { kind: 'missing' })], []],
    ['that nobody could be fetched', [fault('loadCharacter')], ['failed']],
    ['that it is begun', [found, start], ['busy']],
    ['that it waits for the microphone', [found, start, given], ['busy']],
    ['that the room is entered', [found, start, opened, given], ['busy']],
    ['that both are on the connection', live, ['live']],
    ['that the connection is sought', [...live, broken], ['busy', 'live']],
    ['that it is being hung up', [...live, { type: 'call.end' }], ['busy']],
    ['that it is over', [...live, { type: 'room.ended', cause: 'left', seconds: 7 }], ['over']],
    ['that it did not come about', [found, start, opened, fault('askTicket')], ['failed']],
    [
      'that nobody can be heard',
      [found, { type: 'call.check' }, { type: 'microphone.failed', fault: 'denied' }],
      ['failed'],
    ],
  ] as const)('%s', async (_, events, tags) => {
    expect((await after(...events)).tags).toEqual(tags);
  });
});

describe('a call begins with nothing', () => {
  const nothing = { ticket: null, isGivenUp: false, captions: [], ending: null, seconds: 0 };

  it('at first', async () => {
    expect((await after()).context()).toMatchObject({
      ...nothing,
      ...{ character: null, isUnderstood: true, devices: [], deviceId: null },
      ...{ speakers: [], speakerId: null, level: 0, voice: 0 },
    });
  });

  it('after another', async () => {
    const caption = { id: 'a', who: 'character', text: 'Hi', isFinal: true };
    const run = await after(
      ...live,
      { type: 'room.caption', caption },
      { type: 'room.ended', cause: 'left', seconds: 7 },
    );
    expect(run.context()).toMatchObject({ captions: [caption], seconds: 7 });
    run.send(start);
    expect(run.context()).toMatchObject(nothing);
  });
});

describe('whom a call is for', () => {
  it('is fetched by the name in the address, and again when that failed', async () => {
    const run = await after();
    expect(run.world.inputsOf('loadCharacter')).toEqual([{ slug: 'ines' }]);
    await run.perform(fault('loadCharacter'));
    expect(run.value().character).toBe('failed');
    run.send({ type: 'call.retry' });
    expect(run.value().character).toBe('loading');
    await run.perform(found);
    expect(run.value().character).toBe('shown');
    expect(run.context().character).toEqual(character);
  });

  it('may be nobody', async () => {
    const run = await after(done('loadCharacter', { kind: 'missing' }));
    expect([run.value().character, run.context().character]).toEqual(['missing', null]);
  });

  it('stays on screen while another language is fetched', async () => {
    const run = await after(found, { type: 'call.translate' });
    expect([run.value().character, run.context().character]).toEqual(['loading', character]);
  });
});

describe('what is heard', () => {
  it('may be no words, which is told before the call; an unknown answer says nothing', async () => {
    const told = await after(found, done('askTerms', { isUnderstood: false }));
    expect(told.context().isUnderstood).toBe(false);
    expect((await after(found, fault('askTerms'))).context().isUnderstood).toBe(true);
  });

  it('comes from the speaker that is chosen, before the call and during it', async () => {
    const run = await after(found, { type: 'call.check' }, opened);
    run.send({ type: 'call.speaker', id: 'headset' });
    await run.performAll([start, given, { type: 'room.joined' }]);
    expect(run.world.inputsOf('room')).toEqual([{ ticket, speakerId: 'headset' }]);
    run.send({ type: 'call.speaker', id: 'default' });
    expect(run.context()).toMatchObject({ speakers, speakerId: 'default' });
    expect(run.world.commands).toContainEqual({ type: 'room.useSpeaker', id: 'default' });
  });

  it('is as loud as the room tells, and silent as another call begins', async () => {
    const run = await after(...live, { type: 'room.voice', level: 0.5 });
    expect(run.context().voice).toBe(0.5);
    await run.performAll([{ type: 'room.ended', cause: 'left', seconds: 7 }, start]);
    expect(run.context().voice).toBe(0);
  });
});

describe('the microphone', () => {
  it('is muted and heard again by what is asked for, however often', async () => {
    const run = await after(...live, mute(false));
    expect(run.value().microphone).toEqual({ inUse: { open: 'heard' } });
    await run.performAll([mute(true), mute(true)]);
    expect(run.value().microphone).toEqual({ inUse: 'muted' });
    run.send(mute(false));
    expect(run.value().microphone).toEqual({ inUse: { open: 'heard' } });
    expect(run.world.commands).toEqual([
      { type: 'call.keep' },
      { type: 'microphone.mute', isMuted: true },
      { type: 'microphone.mute', isMuted: false },
    ]);
  });

  it('is another where that is wished, and tells which there are', async () => {
    const run = await after(found, { type: 'call.check' }, opened);
    expect(run.context()).toMatchObject({ deviceId: 'built-in', devices: microphones });
    run.send({ type: 'call.device', id: 'headset' });
    expect(run.world.commands).toEqual([{ type: 'microphone.use', id: 'headset' }]);
    run.send({ type: 'microphone.level', level: 0.5 });
    expect(run.context().level).toBe(0.5);
    run.send({ type: 'connection.over' });
    expect([run.value().microphone, run.context().level]).toEqual(['closed', 0]);
  });
});

describe('the character in a call', () => {
  it.each(['joining', 'listening', 'thinking', 'speaking'])(
    'is %s as the room says',
    async (is) => {
      const run = await after(
        ...live,
        agent(is === 'speaking' ? 'listening' : 'speaking'),
        agent(is),
      );
      expect(run.room().agent).toBe(is);
    },
  );

  it('who leaves with the connection is cut off, and not gone', async () => {
    const run = await after(...live, agent('listening'), broken, { type: 'room.agentLeft' });
    expect(run.room().agent).toBe('cutOff');
    run.world.clock.increment(3_000);
    expect(run.room().agent).toBe('cutOff');
  });

  it('that never comes was absent after twenty seconds', async () => {
    const run = await after(...live);
    run.world.clock.increment(19_999);
    expect(run.room().agent).toBe('joining');
    run.world.clock.increment(1);
    expect(run.value().connection).toEqual({ ended: 'absent' });
  });

  it('is heard after a click where the browser wants one', async () => {
    const run = await after(...live, { type: 'playback.blocked' }, { type: 'call.listen' });
    expect(run.room().playback).toBe('blocked');
    expect(run.world.commands).toEqual([{ type: 'call.keep' }, { type: 'room.listen' }]);
    run.send({ type: 'playback.allowed' });
    expect(run.room().playback).toBe('ok');
  });
});

describe('the connection', () => {
  it('is poor as long as the room says so', async () => {
    const quality = (isPoor: boolean) => ({ type: 'room.quality', isPoor });
    const run = await after(...live, quality(false));
    expect(run.room().network).toBe('ok');
    await run.performAll([quality(true), quality(true)]);
    expect(run.room().network).toBe('poor');
    run.send(quality(false));
    expect(run.room().network).toBe('ok');
  });

  it('that does not come about within twenty seconds is given up', async () => {
    const run = await after(found, start, opened, given);
    run.world.clock.increment(19_999);
    expect(run.value().connection).toEqual({ inRoom: 'joining' });
    run.world.clock.increment(1);
    expect(run.value().connection).toEqual({ failed: 'unreachable' });
  });

  it.each([
    ['busy', { failed: 'busy' }],
    ['missing', { failed: 'gone' }],
  ])('that the server answers with %s says so', async (kind, connection) => {
    expect((await after(found, start, done('askTicket', { kind }))).value().connection).toEqual(
      connection,
    );
  });
});

describe('the end of a call', () => {
  it.each(['premium', 'shutdown', 'limit'])(
    'that is announced for %s comes for it',
    async (cause) => {
      const run = await after(...live, agent('listening'), ending(cause));
      expect(run.room().time).toBe('warning');
      expect(run.context().ending).toMatchObject({ cause, seconds: 30 });
      run.world.clock.increment(29_999);
      expect(run.room().time).toBe('warning');
      run.world.clock.increment(1);
      expect(run.room().time).toBe('over');
      run.world.clock.increment(4_999);
      expect(run.room().time).toBe('over');
      run.world.clock.increment(1);
      expect(run.value().connection).toEqual({ ended: cause });
    },
  );
});
