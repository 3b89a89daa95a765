import { useEffect, useLayoutEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DeletionRef } from '../../machines/deletion/deletionMachine';
import { UndoBar } from '../kit/UndoBar';
import styles from './DeletionBar.module.css';
import { useBar, type BarKind } from './useDeletion';

export type DeletionBarProps = {
  /** The most recent deletion. */
  actor: DeletionRef | null;
  /** Whether the message was deleted by keyboard, so that Undo takes the focus; true only once. */
  takesFocus: () => boolean;
  /** The bar went away while it had the focus. */
  onFocusLost: (messageId: string) => void;
};

/** Says that a message was deleted, and offers to undo it. */
export function DeletionBar({ actor, ...props }: DeletionBarProps) {
  const kind = useBar(actor);
  if (actor === null || kind === null) return null;
  return <Shown key={actor.id} actor={actor} kind={kind} {...props} />;
}

type ShownProps = DeletionBarProps & { actor: DeletionRef; kind: BarKind };

function Shown({ actor, kind, takesFocus, onFocusLost }: ShownProps) {
  const body = useRef<HTMLDivElement>(null);
  const isFailed = kind === 'refused' || kind === 'unrestored' || kind === 'late';
  const messageId = actor.id;

  useEffect(() => {
    if (takesFocus()) body.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [takesFocus]);

  useLayoutEffect(() => {
    const element = body.current;
    return () => {
      // The rows that this change brings back are rendered after it.
      if (element?.contains(document.activeElement)) queueMicrotask(() => onFocusLost(messageId));
    };
  }, [messageId, onFocusLost]);

  return (
    <div ref={body} className={styles.place}>
      <UndoBar
        busy={kind === 'busy'}
        failed={isFailed}
        onUndo={
          kind === 'late'
            ? null
            : () => actor.send({ type: isFailed ? 'deletion.retry' : 'deletion.undo' })
        }
        onHold={() => actor.send({ type: 'deletion.hold' })}
        onRelease={() => actor.send({ type: 'deletion.release' })}
        onClose={() => actor.send({ type: 'deletion.dismiss' })}
      >
        <BarText kind={kind} />
      </UndoBar>
    </div>
  );
}

function BarText({ kind }: { kind: BarKind }) {
  if (kind === 'refused') return <FormattedMessage id="chat.deleteFailed" />;
  if (kind === 'unrestored') return <FormattedMessage id="chat.restoreFailed" />;
  if (kind === 'late') return <FormattedMessage id="chat.restoreLate" />;
  return <FormattedMessage id="chat.deleted" />;
}
