import { Brain, Plus } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MemoryRef } from '../../machines/memory/memoryMachine';
import { Button } from '../kit/Button';
import { Dialog } from '../kit/Dialog';
import { EmptyState } from '../kit/EmptyState';
import { ErrorState } from '../kit/ErrorState';
import { Spinner } from '../kit/Spinner';
import { ForgetQuestion } from './ForgetQuestion';
import styles from './MemoryDialog.module.css';
import { NoteEditor } from './NoteEditor';
import { NoteRow } from './NoteRow';
import { useMemory } from './useMemory';
import type { MemoryDesk } from './useMemory';

export type MemoryDialogProps = { actor: MemoryRef; onClose: () => void };

/** What a character remembers of the user, and where it can be put right. */
export function MemoryDialog({ actor, onClose }: MemoryDialogProps) {
  const desk = useMemory(actor);
  return (
    <Dialog title={<FormattedMessage id="memory.title" />} onClose={onClose} size="wide">
      <div className={styles.body}>
        <p className={styles.about}>
          <FormattedMessage id="memory.about" />
        </p>
        <Content desk={desk} />
      </div>
    </Dialog>
  );
}

function Content({ desk }: { desk: MemoryDesk }) {
  const intl = useIntl();
  if (desk.isLoading)
    return (
      <div className={styles.wait} role="status">
        <Spinner />
        {intl.formatMessage({ id: 'memory.loading' })}
      </div>
    );
  if (desk.hasFailed)
    return (
      <ErrorState title={<FormattedMessage id="memory.failed" />} onRetry={desk.retry}>
        <FormattedMessage id="memory.failedText" />
      </ErrorState>
    );
  return (
    <>
      <Notes desk={desk} />
      <Foot desk={desk} />
      <p className={styles.rules}>
        <FormattedMessage id="memory.rules" values={{ most: desk.most }} />
      </p>
    </>
  );
}

function Notes({ desk }: { desk: MemoryDesk }) {
  const { notes, isNew } = desk;
  if (notes.length === 0)
    return isNew ? null : (
      <EmptyState icon={<Brain />} title={<FormattedMessage id="memory.emptyTitle" />}>
        <FormattedMessage id="memory.emptyText" />
      </EmptyState>
    );
  return (
    <ul className={styles.rows}>
      {notes.map((note) => (
        <NoteRow key={note.id} note={note} desk={desk} />
      ))}
    </ul>
  );
}

function Foot({ desk }: { desk: MemoryDesk }) {
  if (desk.isNew) return <NoteEditor desk={desk} />;
  if (desk.isFull)
    return (
      <div className={styles.question} role="status">
        <p>
          <FormattedMessage id="memory.full" values={{ most: desk.most }} />
        </p>
        <div className={styles.buttons}>
          <Button onClick={desk.cancel}>
            <FormattedMessage id="action.close" />
          </Button>
        </div>
      </div>
    );
  if (desk.isAskingAll)
    return (
      <ForgetQuestion
        desk={desk}
        text={<FormattedMessage id="memory.askAll" />}
        confirm={<FormattedMessage id="memory.forgetAll" />}
      />
    );
  if (!desk.isIdle) return null;
  return (
    <div className={styles.buttons}>
      {desk.notes.length > 0 ? (
        <Button variant="quiet" onClick={desk.forgetAll}>
          <FormattedMessage id="memory.forgetAll" />
        </Button>
      ) : null}
      <Button icon={<Plus />} onClick={desk.write}>
        <FormattedMessage id="memory.add" />
      </Button>
    </div>
  );
}
