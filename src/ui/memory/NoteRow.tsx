import { Heart, Pencil, StickyNote, Trash2, UserRound } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Note, NoteKind } from '../../machines/memory/note';
import { IconButton } from '../kit/IconButton';
import { ForgetQuestion } from './ForgetQuestion';
import { kindTexts } from './kindTexts';
import styles from './MemoryDialog.module.css';
import { NoteEditor } from './NoteEditor';
import type { MemoryView } from './useMemory';

const icons: Readonly<Record<NoteKind, LucideIcon>> = {
  name: UserRound,
  fact: StickyNote,
  preference: Heart,
};

/** One remembered note, and what can be done with it. */
export function NoteRow({ note, view }: { note: Note; view: MemoryView }) {
  const intl = useIntl();
  const isChosen = view.chosen === note.id;
  if (isChosen && view.isForm)
    return (
      <li className={styles.row}>
        <NoteEditor view={view} />
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
        {view.isIdle ? (
          <>
            <IconButton
              label={intl.formatMessage({ id: 'memory.edit' }, { note: note.note })}
              icon={<Pencil />}
              onClick={() => view.edit(note.id)}
            />
            <IconButton
              label={intl.formatMessage({ id: 'memory.forgetOne' }, { note: note.note })}
              icon={<Trash2 />}
              onClick={() => view.forget(note.id)}
            />
          </>
        ) : null}
      </div>
      {isChosen && view.isAsking ? (
        <ForgetQuestion
          view={view}
          text={<FormattedMessage id="memory.ask" />}
          confirm={<FormattedMessage id="memory.forget" />}
        />
      ) : null}
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
