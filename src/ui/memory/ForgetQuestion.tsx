import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../kit/Button';
import styles from './MemoryDialog.module.css';
import type { MemoryView } from './useMemory';

export type ForgetQuestionProps = { view: MemoryView; text: ReactNode; confirm: ReactNode };

/** Asks before one note or all are forgotten, and says when that failed. */
export function ForgetQuestion({ view, text, confirm }: ForgetQuestionProps) {
  return (
    <div className={styles.question}>
      <p>{text}</p>
      {view.problem === null ? null : (
        <p className={styles.problem} role="alert">
          <CircleAlert aria-hidden="true" />
          <FormattedMessage id="memory.forgetFailed" />
        </p>
      )}
      <div className={styles.buttons}>
        <Button onClick={view.cancel}>
          <FormattedMessage id="memory.keep" />
        </Button>
        <Button variant="danger" busy={view.isBusy} autoFocus onClick={view.confirm}>
          {confirm}
        </Button>
      </div>
    </div>
  );
}
