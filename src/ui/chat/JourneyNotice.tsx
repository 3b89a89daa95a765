import { X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../kit/Button';
import { IconButton } from '../kit/IconButton';
import { Spinner } from '../kit/Spinner';
import styles from './MessageList.module.css';
import type { useJourney } from './usePlace';

export type JourneyNoticeProps = {
  journey: ReturnType<typeof useJourney>;
  /** Moves the focus on when the notice closes. */
  onClose: () => void;
};

/** Over the messages: says that a message is being looked for, or why it cannot be shown. */
export function JourneyNotice({ journey: { stage, goAgain, stay }, onClose }: JourneyNoticeProps) {
  const intl = useIntl();
  if (stage === 'going')
    return (
      <p className={styles.notice} role="status">
        <Spinner size="small" />
        <FormattedMessage id="chat.going" />
      </p>
    );
  if (stage !== 'gone' && stage !== 'failed') return null;
  return (
    <div className={styles.notice} role="alert">
      {stage === 'gone' ? (
        <FormattedMessage id="chat.messageGone" />
      ) : (
        <FormattedMessage id="chat.goingFailed" />
      )}
      {stage === 'failed' ? (
        <Button
          size="small"
          onClick={() => {
            goAgain();
            onClose();
          }}
        >
          <FormattedMessage id="action.tryAgain" />
        </Button>
      ) : null}
      <IconButton
        label={intl.formatMessage({ id: 'action.close' })}
        icon={<X />}
        onClick={() => {
          stay();
          onClose();
        }}
      />
    </div>
  );
}
