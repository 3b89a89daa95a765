import { describe, expect, it } from 'vitest';
import { recordingMachine } from '../../src/machines/recording/recordingMachine';
import { after, done, fault, startRun, testChart } from '../support/machines';
import type { Run } from '../support/machines';

const HALF_AN_HOUR_MS = 1_800_000;

const recordingRun = {
  machine: (world) =>
    recordingMachine.provide({
      actors: { recorder: world.openPort(), saveRecording: world.held() },
    }),
  delays: { longestRecording: HALF_AN_HOUR_MS },
} satisfies Run<typeof recordingMachine>;

const explain = { type: 'recording.explain' };
const agree = { type: 'recording.agree' };
const stop = { type: 'recording.stop' };
const save = { type: 'recording.save' };
const discard = { type: 'recording.discard' };
const began = { type: 'recorder.began' };
const failed = { type: 'recorder.failed' };
const recorded = { text: '{}', lines: 3 };
const ended = { type: 'recorder.ended', recorded };
const fileName = 'recording.json';
const saved = done('saveRecording', fileName);

const withFile = ['finished', 'saving', 'saved', 'unsaved'] as const;

testChart('recording', {
  ...recordingRun,
  alphabet: [
    explain,
    agree,
    stop,
    save,
    discard,
    began,
    failed,
    ended,
    saved,
    fault('saveRecording'),
    after('longestRecording', 'recording.running.recording'),
  ],
  invariant: (snapshot) => {
    const { context, children } = snapshot;
    expect(snapshot.hasTag('recording')).toBe(snapshot.matches({ running: 'recording' }));
    expect(children['recorder'] !== undefined).toBe(snapshot.matches('running'));
    const hasFile = withFile.some((name) => snapshot.matches(name));
    expect(context.recorded).toEqual(hasFile ? recorded : null);
    if (snapshot.matches('saved')) expect(context.fileName).toBe(fileName);
    if (!hasFile) expect(context.fileName).toBe(null);
    expect(snapshot.can(save)).toBe(hasFile && !snapshot.matches('saving'));
  },
});

describe('a recording', () => {
  it('begins after a yes, and not before', async () => {
    const run = startRun(recordingRun);
    await run.performAll([agree, explain]);
    expect(run.world.inputsOf('recorder').length).toBe(0);
    await run.performAll([agree, agree]);
    expect(run.world.inputsOf('recorder').length).toBe(1);
  });

  it('is asked for its file once, and hands it to the device', async () => {
    const run = startRun(recordingRun);
    await run.performAll([explain, agree, began, stop, stop]);
    expect(run.world.commands).toEqual([{ type: 'recorder.end' }]);
    await run.performAll([ended, save, save]);
    expect(run.world.inputsOf('saveRecording')).toEqual([{ recorded }]);
    await run.perform(saved);
    expect(run.context()).toEqual({ recorded, fileName });
  });

  it('ends by itself after half an hour, and not before', async () => {
    const run = startRun(recordingRun);
    await run.performAll([explain, agree, began]);
    run.world.clock.increment(HALF_AN_HOUR_MS - 1);
    expect(run.value()).toEqual({ running: 'recording' });
    run.world.clock.increment(1);
    expect(run.value()).toEqual({ running: 'ending' });
  });

  it('keeps the file that the device did not take', async () => {
    const run = startRun(recordingRun);
    await run.performAll([explain, agree, began, stop, ended, save, fault('saveRecording')]);
    expect(run.value()).toBe('unsaved');
    await run.performAll([save, saved]);
    expect(run.value()).toBe('saved');
  });

  it.each([
    [[explain, agree, began]],
    [[explain, agree, began, stop, ended]],
    [[explain, agree, began, stop, ended, save, saved]],
  ])('keeps nothing once it is thrown away, after %j', async (events) => {
    const run = startRun(recordingRun);
    await run.performAll([...events, discard]);
    expect(run.value()).toBe('offered');
    expect(run.context()).toEqual({ recorded: null, fileName: null });
  });

  it('says so where a fault keeps it from beginning', async () => {
    const run = startRun({ machine: () => recordingMachine });
    await run.performAll([explain, agree]);
    expect(run.value()).toBe('failed');
  });
});
