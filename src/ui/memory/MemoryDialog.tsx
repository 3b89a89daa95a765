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
import type { MemoryView } from './useMemory';

export type MemoryDialogProps = { actor: MemoryRef; onClose: () => void };

/** What a character remembers about the user, who can correct it here. */
export function MemoryDialog({ actor, onClose }: MemoryDialogProps) {
  const view = useMemory(actor);
  return (
    <Dialog title={<FormattedMessage id="memory.title" />} onClose={onClose} size="wide">
      <div className={styles.body}>
        <p className={styles.about}>
          <FormattedMessage id="memory.about" />
        </p>
        <Content view={view} />
      </div>
    </Dialog>
  );
}

function Content({ view }: { view: MemoryView }) {
  const intl = useIntl();
  if (view.isLoading)
    return (
      <div className={styles.wait} role="status">
        <Spinner />
        {intl.formatMessage({ id: 'memory.loading' })}
      </div>
    );
  if (view.hasFailed)
    return (
      <ErrorState title={<FormattedMessage id="memory.failed" />} onRetry={view.retry}>
        <FormattedMessage id="memory.failedText" />
      </ErrorState>
    );
  return (
    <>
      <Summary view={view} />
      <Notes view={view} />
      <Foot view={view} />
      <p className={styles.rules}>
        <FormattedMessage id="memory.rules" values={{ most: view.most }} />
      </p>
    </>
  );
}

/** What the character keeps of the older part of a long chat. */
function Summary({ view }: { view: MemoryView }) {
  if (view.summary === null) return null;
  return (
    <section className={styles.row} aria-labelledby="memory-summary">
      <h3 id="memory-summary" className={styles.note}>
        <FormattedMessage id="memory.summary" />
      </h3>
      <p>{view.summary}</p>
      {view.isAskingSummary ? (
        <ForgetQuestion
          view={view}
          text={<FormattedMessage id="memory.askSummary" />}
          confirm={<FormattedMessage id="memory.forget" />}
        />
      ) : view.isIdle ? (
        <div className={styles.buttons}>
          <Button variant="quiet" onClick={view.forgetSummary}>
            <FormattedMessage id="memory.forgetSummary" />
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function Notes({ view }: { view: MemoryView }) {
  const { notes, summary, isNew } = view;
  if (notes.length === 0)
    return isNew || summary !== null ? null : (
      <EmptyState icon={<Brain />} title={<FormattedMessage id="memory.emptyTitle" />}>
        <FormattedMessage id="memory.emptyText" />
      </EmptyState>
    );
  return (
    <ul className={styles.rows}>
      {notes.map((note) => (
        <NoteRow key={note.id} note={note} view={view} />
      ))}
    </ul>
  );
}

function Foot({ view }: { view: MemoryView }) {
  if (view.isNew) return <NoteEditor view={view} />;
  if (view.isFull)
    return (
      <div className={styles.question} role="status">
        <p>
          <FormattedMessage id="memory.full" values={{ most: view.most }} />
        </p>
        <div className={styles.buttons}>
          <Button onClick={view.cancel}>
            <FormattedMessage id="action.close" />
          </Button>
        </div>
      </div>
    );
  if (view.isAskingAll)
    return (
      <ForgetQuestion
        view={view}
        text={<FormattedMessage id="memory.askAll" />}
        confirm={<FormattedMessage id="memory.forgetAll" />}
      />
    );
  if (!view.isIdle) return null;
  return (
    <div className={styles.buttons}>
      {view.notes.length > 0 || view.summary !== null ? (
        <Button variant="quiet" onClick={view.forgetAll}>
          <FormattedMessage id="memory.forgetAll" />
        </Button>
      ) : null}
      <Button icon={<Plus />} onClick={view.write}>
        <FormattedMessage id="memory.add" />
      </Button>
    </div>
  );
}
