import { ChevronLeft, ChevronRight } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ConversationRef } from '../../machines/conversation/conversationMachine';
import type { Message } from '../../machines/conversation/message';
import { IconButton } from '../kit/IconButton';
import { Spinner } from '../kit/Spinner';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import { useChoice, type Acts } from './useActs';
import styles from './VersionSwitch.module.css';

export type VersionSwitchProps = {
  actor: ConversationRef;
  message: Message;
  onChoose: Acts['choose'];
};

/**
 * Switches between the versions of a reply. Its buttons stay enabled at both ends, so that the
 * focus is not lost there.
 */
export function VersionSwitch({ actor, message, onChoose }: VersionSwitchProps) {
  const intl = useIntl();
  const { phase, version } = useChoice(actor, message);
  const { id: messageId, versions } = message;
  const goTo = (next: number) => {
    if (next >= 1 && next <= versions) onChoose({ messageId, version: next });
  };
  return (
    <div
      className={styles.switch}
      role="group"
      aria-label={intl.formatMessage({ id: 'chat.versions' })}
      aria-busy={phase === 'choosing'}
    >
      <IconButton
        className={styles.step}
        label={intl.formatMessage({ id: 'chat.versionPrevious' })}
        icon={<ChevronLeft />}
        aria-disabled={version === 1}
        onClick={() => goTo(version - 1)}
      />
      <span className={styles.place} aria-hidden="true">
        {intl.formatNumber(version)} / {intl.formatNumber(versions)}
      </span>
      <VisuallyHidden>
        <FormattedMessage id="chat.versionOf" values={{ version, versions }} />
      </VisuallyHidden>
      <IconButton
        className={styles.step}
        label={intl.formatMessage({ id: 'chat.versionNext' })}
        icon={<ChevronRight />}
        aria-disabled={version === versions}
        onClick={() => goTo(version + 1)}
      />
      {phase === 'choosing' ? (
        <span className={styles.late}>
          <Spinner size="small" />
        </span>
      ) : null}
      {phase === 'failed' ? (
        <p className={styles.failed} role="alert">
          <FormattedMessage id="chat.versionFailed" />
        </p>
      ) : null}
    </div>
  );
}
