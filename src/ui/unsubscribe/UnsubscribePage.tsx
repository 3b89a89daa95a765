import { BellOff, LinkIcon, MailCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { UnsubscribeRef } from '../../machines/unsubscribe/unsubscribeMachine';
import { pageOver } from '../app/pageOver';
import { FormNote } from '../forms/FormNote';
import { Button, ButtonLink } from '../kit/Button';
import { EmptyState } from '../kit/EmptyState';
import { ErrorState } from '../kit/ErrorState';
import { Spinner } from '../kit/Spinner';
import { StateMessage } from '../kit/StateMessage';
import { ProofPage } from '../proof/ProofPage';
import styles from '../proof/ProofPage.module.css';
import { useUnsubscribe } from './useUnsubscribe';

/** Stops optional emails for somebody who followed an email's link; no account, no age gate. */
export function UnsubscribePage({ actor }: { actor: UnsubscribeRef }) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <Unsubscribe actor={actor} />
    </>
  );
}

export default pageOver('unsubscribe', UnsubscribePage);

function Unsubscribe({ actor }: { actor: UnsubscribeRef }) {
  const { screen, problem, stop, undo } = useUnsubscribe(actor);
  switch (screen) {
    case 'looking':
      return (
        <p className={styles.busy}>
          <Spinner />
        </p>
      );
    case 'asking':
    case 'stopping':
      return (
        <ProofPage
          title={<FormattedMessage id="unsubscribe.title" />}
          text={<FormattedMessage id="unsubscribe.text" />}
        >
          <Button variant="primary" size="large" wide busy={screen === 'stopping'} onClick={stop}>
            <FormattedMessage id="unsubscribe.stop" />
          </Button>
        </ProofPage>
      );
    case 'unstopped':
    case 'unresumed': {
      const isUnstopped = screen === 'unstopped';
      return (
        <ErrorState
          title={
            isUnstopped ? (
              <FormattedMessage id="unsubscribe.unstopped" />
            ) : (
              <FormattedMessage id="unsubscribe.unresumed" />
            )
          }
          onRetry={isUnstopped ? stop : undo}
        >
          {problem?.kind === 'unreachable' ? (
            <FormattedMessage id="unsubscribe.unreachable" />
          ) : (
            <FormNote problem={problem} />
          )}
        </ErrorState>
      );
    }
    case 'stopped':
    case 'resuming':
      return (
        <EmptyState
          icon={<BellOff />}
          title={<FormattedMessage id="unsubscribe.stoppedTitle" />}
          action={
            <Button busy={screen === 'resuming'} onClick={undo}>
              <FormattedMessage id="unsubscribe.undo" />
            </Button>
          }
        >
          <FormattedMessage id="unsubscribe.stoppedText" />
        </EmptyState>
      );
    case 'resumed':
      return (
        <EmptyState
          icon={<MailCheck />}
          title={<FormattedMessage id="unsubscribe.resumedTitle" />}
          action={
            <Button onClick={stop}>
              <FormattedMessage id="unsubscribe.stop" />
            </Button>
          }
        >
          <FormattedMessage id="unsubscribe.resumedText" />
        </EmptyState>
      );
    case 'invalid':
      return (
        <StateMessage
          role="alert"
          icon={<LinkIcon />}
          title={<FormattedMessage id="unsubscribe.invalidTitle" />}
          action={
            <ButtonLink variant="primary" href="/settings">
              <FormattedMessage id="unsubscribe.toSettings" />
            </ButtonLink>
          }
        >
          <FormattedMessage id="unsubscribe.invalidText" />
        </StateMessage>
      );
  }
}
