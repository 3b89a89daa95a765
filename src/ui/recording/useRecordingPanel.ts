import { useSelector } from '@xstate/react';
import type { RecordingRef } from '../../machines/recording/recordingMachine';

const screens = ['explained', 'failed', 'finished', 'saving', 'saved', 'unsaved'] as const;
const runs = ['starting', 'recording', 'ending'] as const;

export function useRecordingPanel(actor: RecordingRef) {
  const snapshot = useSelector(actor, (current) => current);
  const { recorded, fileName } = snapshot.context;
  return {
    screen:
      screens.find((name) => snapshot.matches(name)) ??
      runs.find((running) => snapshot.matches({ running })) ??
      ('offered' as const),
    isBusy: snapshot.hasTag('busy'),
    lines: recorded?.lines ?? 0,
    fileName: fileName ?? '',
    explain: () => actor.send({ type: 'recording.explain' }),
    agree: () => actor.send({ type: 'recording.agree' }),
    stop: () => actor.send({ type: 'recording.stop' }),
    save: () => actor.send({ type: 'recording.save' }),
    discard: () => actor.send({ type: 'recording.discard' }),
  };
}

export type RecordingView = ReturnType<typeof useRecordingPanel>;
