import { useSelector } from '@xstate/react';
import { CircleDot } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { RecordingRef } from '../../machines/recording/recordingMachine';
import { useOverlayHref } from '../app/useOverlayHref';
import { ButtonLink } from '../kit/Button';
import { Strip } from '../kit/Strip';

/** Says on every page that it is being recorded, and links to the file. */
export function RecordingBar({ actor }: { actor: RecordingRef }) {
  const overlayHref = useOverlayHref();
  const isRecording = useSelector(actor, (snapshot) => snapshot.hasTag('recording'));
  if (!isRecording) return null;
  return (
    <Strip place="top">
      <CircleDot aria-hidden="true" />
      <p role="status">
        <FormattedMessage id="recording.underWay" />
      </p>
      <ButtonLink
        variant="quiet"
        size="small"
        href={overlayHref('report')}
        onClick={() => actor.send({ type: 'recording.stop' })}
      >
        <FormattedMessage id="recording.finish" />
      </ButtonLink>
    </Strip>
  );
}
