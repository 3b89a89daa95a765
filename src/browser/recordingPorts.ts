import { fromCallback, fromPromise } from 'xstate';
import type {
  Recorded,
  RecorderCommand,
  RecorderFact,
} from '../machines/recording/recordingMachine';

/** @param begin loads the recorder, begins, and returns a function that ends it */
export const recorderPort = (begin: () => Promise<() => Recorded>) =>
  fromCallback<RecorderCommand>(({ sendBack, receive }) => {
    const tell = (fact: RecorderFact) => sendBack(fact);
    let end: (() => Recorded) | undefined;
    let isOver = false;
    begin().then(
      (ending) => {
        if (isOver) return void ending();
        end = ending;
        tell({ type: 'recorder.began' });
      },
      () => tell({ type: 'recorder.failed' }),
    );
    receive(() => {
      const recorded = end?.();
      end = undefined;
      if (recorded !== undefined) tell({ type: 'recorder.ended', recorded });
    });
    return () => {
      isOver = true;
      end?.();
    };
  });

/** The name contains the device's local time when it was saved. */
const nameOf = (at: Date): string => {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `recording-${day}-${two(at.getHours())}${two(at.getMinutes())}${two(at.getSeconds())}.json`;
};

/** @param save hands a file to the device */
export const saveRecording = (save: (file: Blob, name: string) => void, now: () => Date) =>
  fromPromise<string, { recorded: Recorded | null }>(async ({ input: { recorded } }) => {
    if (recorded === null) throw new Error('There is no recording.');
    const name = nameOf(now());
    save(new Blob([recorded.text], { type: 'application/json' }), name);
    return name;
  });
