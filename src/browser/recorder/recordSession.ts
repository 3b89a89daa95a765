import type { AnyActorRef } from 'xstate';
import type { Recorded } from '../../machines/recording/recordingMachine';
import type { About } from './protocol';
import { recordingText } from './protocol';
import { Recorder } from './recorder';

/**
 * Records this actor and all that it starts, from now on.
 * @returns a function that ends it and puts the recording into a file
 */
export function recordSession(
  root: AnyActorRef,
  about: Pick<About, 'title' | 'build'>,
  now: () => number,
): () => Recorded {
  const startedAt = Date.now();
  const recorder = new Recorder(now);
  const end = recorder.watch(root);
  return () => {
    end();
    const { lines } = recorder;
    const whole = { ...about, startedAt, mayCommand: false };
    return { text: recordingText({ about: whole, lines }), lines: lines.length };
  };
}
