import { FormattedMessage } from 'react-intl';
import { Button } from '../kit/Button';
import styles from './MicrophoneNote.module.css';
import { microphoneTexts } from './callTexts';
import type { CallView } from './useCall';

type MicrophoneNoteProps = { view: CallView; name: string };

/** Why the user cannot be heard, if so. */
export function MicrophoneNote({ view: { microphone, live, check }, name }: MicrophoneNoteProps) {
  if (microphone.kind === 'failed')
    return (
      <div className={styles.fault} role="alert">
        <p>
          <FormattedMessage {...microphoneTexts[microphone.fault]} />
        </p>
        {microphone.fault === 'insecure' ? null : (
          <Button size="small" onClick={check}>
            <FormattedMessage id="action.tryAgain" />
          </Button>
        )}
      </div>
    );
  // Whoever listens to the character is silent.
  const isUnheard = microphone.kind === 'silent' && (live === null || live.agent === 'listening');
  if (!isUnheard && microphone.kind !== 'muted') return null;
  return (
    <p className={styles.note} role="status">
      {isUnheard ? (
        <FormattedMessage id="call.silent" />
      ) : (
        <FormattedMessage id="call.mutedHint" values={{ name }} />
      )}
    </p>
  );
}
