import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { recordSession } from '../../src/browser/recorder/recordSession';
import { recorderPort, saveRecording } from '../../src/browser/recordingPorts';
import { recordingMachine } from '../../src/machines/recording/recordingMachine';
import { themeMachine } from '../../src/machines/theme/themeMachine';
import { deferred } from '../support/machines';

const start = (begin: () => Promise<() => { text: string; lines: number }>) => {
  const save = vi.fn<(file: Blob, name: string) => void>();
  const machine = recordingMachine.provide({
    actors: {
      recorder: recorderPort(begin),
      saveRecording: saveRecording(save, () => new Date(2026, 0, 2, 3, 4, 5)),
    },
  });
  const actor = createActor(machine).start();
  actor.send({ type: 'recording.explain' });
  actor.send({ type: 'recording.agree' });
  return { actor, save };
};

describe('what records for a report', () => {
  it('writes down a session, and no more once it ended', async () => {
    const theme = createActor(themeMachine, { input: { theme: 'dark' } });
    theme.subscribe({ error: () => undefined });
    const { actor, save } = start(async () =>
      recordSession(theme, { title: 'Confidant', build: 'b1' }, () => 0),
    );
    await waitFor(actor, (snapshot) => snapshot.hasTag('recording'));
    theme.start();
    actor.send({ type: 'recording.stop' });
    theme.stop();
    await waitFor(actor, (snapshot) => snapshot.matches('finished'));
    actor.send({ type: 'recording.save' });
    await waitFor(actor, (snapshot) => snapshot.matches('saved'));
    expect(actor.getSnapshot().context.fileName).toBe('recording-2026-01-02-030405.json');
    const [[file, name] = []] = save.mock.calls;
    expect(name).toBe('recording-2026-01-02-030405.json');
    const { about, lines } = JSON.parse((await file?.text()) ?? '');
    expect(about).toEqual({
      title: 'Confidant',
      build: 'b1',
      startedAt: expect.any(Number),
      mayCommand: false,
    });
    expect(lines.length).toBe(actor.getSnapshot().context.recorded?.lines);
    expect(lines[0]).toMatchObject({ is: 'actor', machine: 'theme' });
  });

  it('says that its code could not be had', async () => {
    const { actor } = start(() => Promise.reject(new Error('gone')));
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  });

  it('ends what begins after it was thrown away', async () => {
    const begun = deferred<() => { text: string; lines: number }>();
    const end = vi.fn(() => ({ text: '', lines: 0 }));
    const { actor } = start(() => begun.promise);
    actor.send({ type: 'recording.discard' });
    begun.resolve(end);
    await vi.waitFor(() => expect(end).toHaveBeenCalledOnce());
    expect(actor.getSnapshot().value).toBe('offered');
  });

  it('ends what is thrown away', async () => {
    const end = vi.fn(() => ({ text: '', lines: 0 }));
    const { actor } = start(async () => end);
    await waitFor(actor, (snapshot) => snapshot.hasTag('recording'));
    actor.send({ type: 'recording.discard' });
    expect(end).toHaveBeenCalledOnce();
  });

  it('keeps the recording where the device takes no file', async () => {
    const { actor, save } = start(async () => () => ({ text: '{}', lines: 1 }));
    await waitFor(actor, (snapshot) => snapshot.hasTag('recording'));
    save.mockImplementation(() => {
      throw new Error('no room');
    });
    actor.send({ type: 'recording.stop' });
    actor.send({ type: 'recording.save' });
    await waitFor(actor, (snapshot) => snapshot.matches('unsaved'));
  });
});
