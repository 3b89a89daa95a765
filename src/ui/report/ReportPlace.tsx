import { useRecording } from '../recording/useRecording';
import { ReportDialog, type ReportDialogProps } from './ReportDialog';

/** The report, with the option to record what went wrong. */
export function ReportPlace(props: Omit<ReportDialogProps, 'recording'>) {
  return <ReportDialog {...props} recording={useRecording()} />;
}
