import { useSelector } from '@xstate/react';
import type { RecordingRef } from '../../machines/recording/recordingMachine';
import { useApp } from '../app/AppContext';

/** Null until its code has loaded, after the first view. */
export function useRecording(): RecordingRef | null {
  const maintenance = useSelector(useApp(), ({ context }) => context.maintenance);
  return useSelector(maintenance ?? undefined, (snapshot) => snapshot?.children.recording) ?? null;
}
