import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../kit/Button';
import styles from './MemoryDialog.module.css';
import type { MemoryDesk } from './useMemory';

export type ForgetQuestionProps = { desk: MemoryDesk; text: ReactNode; confirm: ReactNode };

/** Asks before something is forgotten, be it one note or all, and says when that did not work. */
export function ForgetQuestion({ desk, text, confirm }: ForgetQuestionProps) {
  return (
    <div className={styles.question}>
      <p>{text}</p>
      {desk.problem === null ? null : (
        <p className={styles.problem} role="alert">
          <CircleAlert aria-hidden="true" />
          <FormattedMessage id="memory.forgetFailed" />
        </p>
      )}
      <div className={styles.buttons}>
        <Button onClick={desk.cancel}>
          <FormattedMessage id="memory.keep" />
        </Button>
        <Button variant="danger" busy={desk.isBusy} autoFocus onClick={desk.confirm}>
          {confirm}
        </Button>
      </div>
    </div>
  );
}
