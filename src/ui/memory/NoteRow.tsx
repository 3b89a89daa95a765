import { CircleAlert, Heart, Pencil, StickyNote, Trash2, UserRound } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Note, NoteKind } from '../../machines/memory/note';
import { Button } from '../kit/Button';
import { IconButton } from '../kit/IconButton';
import { kindTexts } from './kindTexts';
import styles from './MemoryDialog.module.css';
import { NoteEditor } from './NoteEditor';
import type { MemoryDesk } from './useMemory';

const icons: Readonly<Record<NoteKind, LucideIcon>> = {
  name: UserRound,
  fact: StickyNote,
  preference: Heart,
};

/** One thing that is remembered, and what can be done with it. */
export function NoteRow({ note, desk }: { note: Note; desk: MemoryDesk }) {
  const intl = useIntl();
  const isChosen = desk.chosen === note.id;
  if (isChosen && desk.isForm)
    return (
      <li className={styles.row}>
        <NoteEditor desk={desk} />
      </li>
    );
  const Icon = icons[note.kind];
  const date = intl.formatDate(note.updatedAt, { dateStyle: 'medium' });
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <Icon className={styles.kind} aria-hidden="true" />
        <div className={styles.words}>
          <p className={styles.note}>{note.note}</p>
          <p className={styles.small}>
            {intl.formatMessage(kindTexts[note.kind])}
            {' · '}
            <Origin origin={note.origin} date={date} />
          </p>
        </div>
        {desk.isIdle ? (
          <>
            <IconButton
              label={intl.formatMessage({ id: 'memory.edit' }, { note: note.note })}
              icon={<Pencil />}
              onClick={() => desk.edit(note.id)}
            />
            <IconButton
              label={intl.formatMessage({ id: 'memory.forgetOne' }, { note: note.note })}
              icon={<Trash2 />}
              onClick={() => desk.forget(note.id)}
            />
          </>
        ) : null}
      </div>
      {isChosen && desk.isAsking ? <Question desk={desk} /> : null}
    </li>
  );
}

function Origin({ origin, date }: Pick<Note, 'origin'> & { date: string }) {
  switch (origin) {
    case 'learned':
      return <FormattedMessage id="memory.learned" values={{ date }} />;
    case 'corrected':
      return <FormattedMessage id="memory.corrected" values={{ date }} />;
    case 'written':
      return <FormattedMessage id="memory.written" values={{ date }} />;
  }
}

function Question({ desk }: { desk: MemoryDesk }) {
  return (
    <div className={styles.question}>
      <p>
        <FormattedMessage id="memory.ask" />
      </p>
      <NotForgotten desk={desk} />
      <div className={styles.buttons}>
        <Button onClick={desk.cancel}>
          <FormattedMessage id="memory.keep" />
        </Button>
        <Button variant="danger" busy={desk.isBusy} autoFocus onClick={desk.confirm}>
          <FormattedMessage id="memory.forget" />
        </Button>
      </div>
    </div>
  );
}

export function NotForgotten({ desk }: { desk: MemoryDesk }) {
  if (desk.problem === null) return null;
  return (
    <p className={styles.problem} role="alert">
      <CircleAlert aria-hidden="true" />
      <FormattedMessage id="memory.forgetFailed" />
    </p>
  );
}
