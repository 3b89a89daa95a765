import { fromCallback, fromPromise } from 'xstate';
import { readFromApp, readRecording } from '../../src/browser/recorder/protocol';
import { channelWire, joined, serverWire } from '../../src/browser/recorder/wire';
import { liveMachine } from './liveMachine';
import type { WireCommand } from './liveMachine';
import { replayMachine } from './replayMachine';
import type { ReadTape } from './replayMachine';
import { tapeOf } from './tape';

/** Soon enough to notice a page that vanished without a message. */
const PULSE_MS = 3_000;

/** The connection to pages of this origin, and in development to other devices. */
const wire = fromCallback<WireCommand>(({ receive, sendBack }) => {
  const line = joined([channelWire(window), serverWire()]);
  const end = line.hear((data) => {
    const message = readFromApp(data);
    if (message !== null) sendBack({ type: 'app.told', message });
  });
  receive(({ message }) => line.post(message));
  const pulse = setInterval(() => sendBack({ type: 'wire.due' }), PULSE_MS);
  return () => {
    clearInterval(pulse);
    end();
  };
});

export const liveLogic = liveMachine.provide({ actors: { wire } });

const readTape = fromPromise<ReadTape, { file: File | null }>(async ({ input: { file } }) => {
  if (file === null) return { reason: 'There is no file.' };
  const read = readRecording(await file.text());
  if ('reason' in read) return read;
  const { about, lines } = read.recording;
  return { tape: tapeOf(about, lines) };
});

export const replayLogic = replayMachine.provide({ actors: { readTape } });
