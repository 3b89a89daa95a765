import { CloudOff, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from './Button';
import { StateMessage } from './StateMessage';

export type ErrorStateProps = {
  /** What happened; "Something went wrong" if nothing better is known. */
  title?: ReactNode;
  /** What to do about it. */
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  busy?: boolean;
};

export function ErrorState({ title, children, onRetry, busy = false }: ErrorStateProps) {
  return (
    <StateMessage
      role="alert"
      icon={<CloudOff />}
      title={title ?? <FormattedMessage id="error.somethingWentWrong" />}
      action={
        onRetry ? (
          <Button variant="primary" icon={<RotateCw />} busy={busy} onClick={onRetry}>
            <FormattedMessage id="action.tryAgain" />
          </Button>
        ) : null
      }
    >
      {children}
    </StateMessage>
  );
}
