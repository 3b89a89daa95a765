import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { DeletionRef } from '../../machines/chatActions/chatDeletionMachine';
import { UndoBar } from '../kit/UndoBar';
import styles from './UndoBars.module.css';

/** The chats just deleted, the latest last, each with an Undo. */
export function UndoBars({ deletions }: { deletions: readonly DeletionRef[] }) {
  if (deletions.length === 0) return null;
  return (
    <ul className={styles.bars}>
      {deletions.map((actor) => (
        <li key={actor.sessionId} className={styles.bar} data-bar="" data-chat={actor.id}>
          <DeletionBar actor={actor} />
        </li>
      ))}
    </ul>
  );
}

function DeletionBar({ actor }: { actor: DeletionRef }) {
  const name = useSelector(actor, ({ context }) => context.chat.character.name);
  const isUndoing = useSelector(actor, (snapshot) => snapshot.hasTag('undoing'));
  return (
    <UndoBar
      busy={isUndoing}
      onUndo={() => actor.send({ type: 'deletion.undo' })}
      onClose={() => actor.send({ type: 'deletion.close' })}
      onHold={() => actor.send({ type: 'deletion.hold' })}
      onRelease={() => actor.send({ type: 'deletion.release' })}
    >
      <FormattedMessage id="chats.deleted" values={{ name }} />
    </UndoBar>
  );
}
