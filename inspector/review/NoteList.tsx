import { useId, useState } from 'react';
import { keepAuthor, keptAuthor } from './author';
import type { Note } from './notes';
import styles from './ReviewBox.module.css';
import { useReviewRef } from './ReviewContext';
import { saidBy } from './saidBy';

type NoteListProps = {
  flow: string;
  state: string;
  notes: readonly Note[];
  isDisabled: boolean;
};

const newId = (flow: string) => `${flow}-${crypto.randomUUID().slice(0, 8)}`;

/** The notes on a state, each kept with every letter, and a field for another one. */
export function NoteList({ flow, state, notes, isDisabled }: NoteListProps) {
  const review = useReviewRef();
  const [author, setAuthor] = useState(keptAuthor);
  const [draft, setDraft] = useState(() => newId(flow));
  const keep = (note: Note) => {
    // Without a word it is no note any more, but its writer may go on in the same field.
    if (note.text.trim() === '') setDraft(note.id);
    const at = note.at === '' ? new Date().toISOString() : note.at;
    review.send({ type: 'review.change', change: { note: { ...note, at } } });
  };
  const hasDraft = notes.some(({ id }) => id === draft);
  const fresh = (): Note => ({
    id: draft,
    flow,
    state,
    text: '',
    author: author.trim(),
    at: '',
    answer: null,
  });
  // In one list, so that the field stays the same one when its first letter makes it a note.
  const rows = hasDraft ? notes : [...notes, fresh()];
  return (
    <>
      <ul className={styles.notes}>
        {rows.map((note, index) => (
          <NoteItem
            key={note.id}
            note={note}
            isLast={index === rows.length - 1}
            {...{ author, isDisabled, keep }}
          />
        ))}
      </ul>
      <div className={styles.row}>
        <label className={styles.author}>
          Your name
          <input
            value={author}
            maxLength={80}
            autoComplete="name"
            onChange={({ target }) => {
              setAuthor(target.value);
              keepAuthor(target.value);
            }}
          />
        </label>
        {hasDraft ? (
          <button type="button" disabled={isDisabled} onClick={() => setDraft(newId(flow))}>
            Another note
          </button>
        ) : null}
      </div>
    </>
  );
}

type NoteItemProps = {
  note: Note;
  isLast: boolean;
  author: string;
  isDisabled: boolean;
  keep: (note: Note) => void;
};

function NoteItem({ note, isLast, author, isDisabled, keep }: NoteItemProps) {
  const id = useId();
  const { answer } = note;
  const [isAnswering, setAnswering] = useState(false);
  const [text, setText] = useState('');
  const isNew = note.text === '';
  const isOpen = answer === null;
  return (
    <li data-open={isOpen}>
      <label htmlFor={id}>{isNew ? 'Note' : `Note ${saidBy(note)}`}</label>
      <textarea
        id={id}
        rows={2}
        maxLength={4_000}
        disabled={isDisabled}
        readOnly={!isOpen}
        aria-keyshortcuts={isLast ? 'n' : undefined}
        value={note.text}
        onChange={({ target }) => keep({ ...note, text: target.value })}
      />
      {answer === null ? null : (
        <p className={styles.answer}>
          <strong>Answered</strong> {saidBy(answer)}
          {answer.text === '' ? '' : `: ${answer.text}`}
        </p>
      )}
      {isNew ? null : isOpen ? (
        isAnswering ? (
          <form
            className={styles.answering}
            onSubmit={(event) => {
              event.preventDefault();
              setAnswering(false);
              setText('');
              const at = new Date().toISOString();
              keep({ ...note, answer: { text: text.trim(), author: author.trim(), at } });
            }}
          >
            <label htmlFor={`${id}-answer`}>What came of it</label>
            <input
              id={`${id}-answer`}
              value={text}
              maxLength={4_000}
              // Whoever presses "Answer" goes on to write it.
              autoFocus
              onChange={({ target }) => setText(target.value)}
            />
            <button type="submit">Answered</button>
          </form>
        ) : (
          <button type="button" disabled={isDisabled} onClick={() => setAnswering(true)}>
            Answer
          </button>
        )
      ) : (
        <button type="button" disabled={isDisabled} onClick={() => keep({ ...note, answer: null })}>
          Open again
        </button>
      )}
    </li>
  );
}
