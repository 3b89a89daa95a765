import { FormattedMessage } from 'react-intl';
import { Button } from '../kit/Button';
import { Dialog } from '../kit/Dialog';

export type RestartDialogProps = {
  name: string;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before a conversation is started over. */
export function RestartDialog({ name, busy, onConfirm, onCancel }: RestartDialogProps) {
  return (
    <Dialog
      size="question"
      title={<FormattedMessage id="chat.restartTitle" values={{ name }} />}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>
            <FormattedMessage id="chat.restartCancel" />
          </Button>
          <Button variant="primary" busy={busy} onClick={onConfirm}>
            <FormattedMessage id="chat.restart" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id="chat.restartText" values={{ name }} />
      </p>
    </Dialog>
  );
}
