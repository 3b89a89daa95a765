import { useSelector } from '@xstate/react';
import type { RecordingRef } from '../../machines/recording/recordingMachine';
import { useApp } from '../app/AppContext';

/** Null until its code came, after the first view. */
export function useRecording(): RecordingRef | null {
  const caretaker = useSelector(useApp(), ({ context }) => context.caretaker);
  return useSelector(caretaker ?? undefined, (snapshot) => snapshot?.children.recording) ?? null;
}
