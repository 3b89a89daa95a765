import { useSelector } from '@xstate/react';
import type { MaintenanceRef } from '../../machines/maintenance/maintenanceMachine';
import { RecordingBar } from '../recording/RecordingBar';
import { NewBuild } from './NewBuild';

/** Notices about the application itself. */
export function Notices({ actor }: { actor: MaintenanceRef }) {
  const { buildWatch, recording } = useSelector(actor, ({ children }) => children);
  return (
    <>
      {buildWatch ? <NewBuild actor={buildWatch} /> : null}
      {recording ? <RecordingBar actor={recording} /> : null}
    </>
  );
}
