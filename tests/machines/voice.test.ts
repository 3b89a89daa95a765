import { describe, expect, it } from 'vitest';
import { voiceMachine } from '../../src/machines/voice/voiceMachine';
import type { VoiceInput } from '../../src/machines/voice/voiceMachine';
import { done, fault, startRun } from '../support/machines';
import { member } from './unblurRun';
import { speaker, voiceRun } from './voiceRun';

const audioUrl = '/media/voice-2?expires=1&signature=a';
const offer = { type: 'offer.wanted', from: 'voice' };
const started = { type: 'voice.started', messageId: 'message-2' };

const begin = (input: Partial<VoiceInput> = {}) => {
  const run = startRun(voiceRun(input));
  return {
    ...run,
    play: () => run.send({ type: 'voice.play' }),
    calls: () => run.world.inputsOf('prepareVoice'),
    sounds: () => run.world.inputsOf('sound'),
    commands: () => run.world.commands,
    answer: (output: unknown) => run.perform(done('prepareVoice', output)),
    allow: (allowance: VoiceInput['allowance']) =>
      run.send({ type: 'allowance.changed', allowance }),
  };
};

const heard = async () => {
  const run = begin();
  run.play();
  await run.answer({ kind: 'ready', audioUrl });
  run.send({ type: 'sound.playing' });
  return run;
};

describe('voice', () => {
  it('is asked for again each second while the server makes it', async () => {
    const run = begin();
    run.play();
    await run.answer({ kind: 'processing' });
    run.world.clock.increment(999);
    expect(run.calls()).toHaveLength(1);
    run.world.clock.increment(1);
    expect(run.calls()).toEqual([{ messageId: 'message-2' }, { messageId: 'message-2' }]);
    await run.answer({ kind: 'ready', audioUrl });
    expect(run.sounds()).toEqual([{ audioUrl, at: 0, speaker }]);
  });

  it('M1 is asked for once, however often it is clicked', async () => {
    const run = begin();
    run.play();
    run.play();
    run.play();
    expect(run.calls()).toHaveLength(1);
    await run.answer({ kind: 'ready', audioUrl });
    run.play();
    expect(run.calls()).toHaveLength(1);
    expect(run.sounds()).toHaveLength(1);
  });

  it('fails after two minutes of being made', async () => {
    const run = begin();
    run.play();
    for (let second = 0; second < 119; second += 1) {
      await run.answer({ kind: 'processing' });
      run.world.clock.increment(1_000);
    }
    expect(run.value()).toEqual({ preparing: 'asking' });
    run.world.clock.increment(1_000);
    expect(run.value()).toEqual({ failed: 'broken' });
  });

  it('says 402 by itself without premium, and opens the offer', () => {
    const run = begin({ allowance: member(100) });
    run.play();
    expect(run.context().status).toBe(402);
    expect(run.calls()).toEqual([]);
    expect(run.world.notices).toEqual([offer]);
    run.allow(member(200));
    expect(run.value()).toBe('paywalled');
    run.allow(member(200, true));
    expect(run.value()).toBe('silent');
    expect(run.calls()).toEqual([]);
  });

  it('opens the offer as well when the server knows better', async () => {
    const run = begin();
    run.play();
    await run.answer({ kind: 'premium' });
    expect(run.world.notices.at(-1)).toEqual(offer);
  });

  it('leads a guest to the login, and waits for a missing profile', () => {
    const guest = begin({ allowance: { status: 'guest' } });
    guest.play();
    expect(guest.world.notices).toEqual([{ type: 'login.wanted' }]);
    const unknown = begin({ allowance: { status: 'unknown' } });
    unknown.play();
    expect(unknown.context().status).toBe(500);
    unknown.allow(member(0, true));
    expect(unknown.value()).toBe('silent');
    expect([...guest.calls(), ...unknown.calls()]).toEqual([]);
  });

  it('fails where it could not be made, and may be tried again', async () => {
    for (const answer of [fault('prepareVoice'), done('prepareVoice', { kind: 'failed' })]) {
      const run = begin();
      run.play();
      await run.perform(answer);
      expect(run.value()).toEqual({ failed: 'broken' });
      run.play();
      await run.answer({ kind: 'ready', audioUrl });
      expect(run.value()).toEqual({ audible: 'buffering' });
    }
  });

  it('stops being asked for when another is heard, or it is wished away', async () => {
    for (const type of ['voice.yield', 'voice.pause']) {
      const run = begin();
      run.play();
      await run.answer({ kind: 'processing' });
      run.send({ type });
      run.world.clock.increment(10_000);
      expect(run.value()).toBe('silent');
      expect(run.calls()).toHaveLength(1);
    }
  });

  it('tells when it begins, so that every other one is held', async () => {
    const run = await heard();
    expect(run.world.notices).toEqual([started, started]);
  });

  it('is held and goes on where it was', async () => {
    const run = await heard();
    run.send({ type: 'sound.progress', at: 2.5, duration: 12 });
    run.send({ type: 'voice.pause' });
    expect(run.value()).toEqual({ audible: 'paused' });
    run.play();
    expect(run.commands()).toEqual([{ type: 'sound.pause' }, { type: 'sound.play' }]);
    expect(run.context()).toMatchObject({ at: 2.5, duration: 12 });
    expect(run.calls()).toHaveLength(1);
  });

  it('asks for a tap where the browser starts no sound', async () => {
    const run = begin();
    run.play();
    await run.answer({ kind: 'ready', audioUrl });
    run.send({ type: 'sound.blocked' });
    expect(run.value()).toEqual({ audible: 'blocked' });
    run.play();
    run.send({ type: 'sound.playing' });
    expect(run.commands()).toEqual([{ type: 'sound.play' }]);
    expect(run.value()).toEqual({ audible: 'playing' });
  });

  it('has failed where the browser has no player for it', async () => {
    const run = startRun({
      ...voiceRun(),
      machine: (world) =>
        voiceMachine.provide({ actors: { prepareVoice: world.held(), sound: world.broken() } }),
    });
    await run.perform({ type: 'voice.play' });
    await run.perform(done('prepareVoice', { kind: 'ready', audioUrl }));
    expect(run.value()).toEqual({ failed: 'broken' });
  });

  it('is sought in, and goes faster by steps', async () => {
    const run = await heard();
    run.send({ type: 'voice.seek', at: 7 });
    expect(run.context().at).toBe(7);
    const wished: unknown[] = [{ type: 'sound.seek', at: 7 }];
    for (const rate of [1.25, 1.5, 2, 1]) {
      run.send({ type: 'voice.faster' });
      run.send({ type: 'sound.rated', rate });
      wished.push({ type: 'sound.rate', rate });
    }
    expect(run.commands()).toEqual(wished);
  });

  it('asks once for a fresh address when its own has expired, and goes on where it was', async () => {
    const run = await heard();
    run.send({ type: 'sound.progress', at: 5, duration: 12 });
    run.send({ type: 'sound.failed' });
    expect(run.calls()).toHaveLength(2);
    await run.answer({ kind: 'ready', audioUrl: '/media/fresh' });
    expect(run.sounds().at(-1)).toEqual({ audioUrl: '/media/fresh', at: 5, speaker });
    run.send({ type: 'sound.failed' });
    expect(run.value()).toEqual({ failed: 'broken' });
    expect(run.calls()).toHaveLength(2);
  });

  it('may be heard again from its end', async () => {
    const run = await heard();
    run.send({ type: 'sound.ended' });
    run.play();
    expect(run.commands()).toEqual([{ type: 'sound.play' }]);
    expect(run.calls()).toHaveLength(1);
  });
});
