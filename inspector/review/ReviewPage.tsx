import clsx from 'clsx';
import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { flowAddress } from '../frame/place';
import type { Opinion } from '../flow/marks';
import { flowOf, flows } from '../gallery/flows';
import type { Flow } from '../gallery/flows';
import { sections } from '../gallery/sections';
import { notesOn } from './notes';
import type { Note } from './notes';
import { noVerdict } from './reviewFile';
import { saidBy } from './saidBy';
import { opinionsOf, orphans, reviewable, statePath } from './opinions';
import { useReviewRef, useStoryFiles } from './ReviewContext';
import styles from './ReviewPage.module.css';
import { SavingLine } from './SavingLine';
import pieces from '../frame/Pieces.module.css';

type Filter = Opinion | 'open' | 'every';

const filters: readonly (readonly [Filter, string])[] = [
  ['open', 'Not reviewed'],
  ['stale', 'Changed since'],
  ['noted', 'With an open note'],
  ['approved', 'Approved'],
  ['every', 'All'],
];

type Reviewed = { flow: Flow; opinions: ReadonlyMap<string, Opinion> };

const countOf = (all: readonly Reviewed[], filter: Filter): number =>
  all.reduce(
    (sum, { flow, opinions }) =>
      sum + reviewable(flow.chart).filter(({ id }) => isShown(opinions.get(id), filter)).length,
    0,
  );

const isShown = (opinion: Opinion | undefined, filter: Filter): boolean =>
  filter === 'every' || (filter === 'open' ? opinion === undefined : opinion === filter);

/** The progress of every flow's review, and what is left to look at. */
export function ReviewPage() {
  const actor = useReviewRef();
  const files = useStoryFiles();
  const review = useSelector(actor, ({ context }) => context.review);
  const isReadOnly = useSelector(actor, ({ context }) => !context.canWrite);
  const [filter, setFilter] = useState<Filter>('open');
  const all = useMemo(
    () => flows.map((flow) => ({ flow, opinions: opinionsOf(flow.chart, review, files) })),
    [review, files],
  );
  const lost = useMemo(
    () =>
      orphans(
        flows.map(({ chart }) => chart),
        review,
      ),
    [review],
  );
  const byId = new Map(all.map((one) => [one.flow.id, one]));
  const total = countOf(all, 'every');
  return (
    <main className={clsx(pieces.page, styles.page)}>
      <header className={clsx(pieces.head, styles.head)}>
        <h1>Review</h1>
        <p>
          {countOf(all, 'approved')} of {total} states are approved. Open a state, look at its
          screen and its ways, then press A to approve it or N to write a note.
        </p>
        <progress value={countOf(all, 'approved')} max={total} aria-label="Approved states" />
        <div className={styles.filters} role="group" aria-label="Which states">
          {filters.map(([one, name]) => (
            <button
              key={one}
              type="button"
              className={pieces.control}
              aria-pressed={one === filter}
              onClick={() => setFilter(one)}
            >
              {name} <span>{countOf(all, one)}</span>
            </button>
          ))}
        </div>
        {isReadOnly ? (
          <label className={styles.take}>
            Continue from a saved file
            <input
              type="file"
              accept="application/json,.json"
              onChange={({ target }) => {
                const file = target.files?.item(0);
                if (file) actor.send({ type: 'review.take', file });
              }}
            />
          </label>
        ) : null}
        <SavingLine />
      </header>
      {lost.length > 0 ? (
        <section className={pieces.section}>
          <h2>States that no longer exist</h2>
          <ul className={styles.states}>
            {lost.map((name) => (
              <Lost key={name} name={name} />
            ))}
          </ul>
        </section>
      ) : null}
      {countOf(all, filter) === 0 ? <p role="status">There is none.</p> : null}
      {sections.map(({ title, flows: ids }) => {
        const some = ids
          .flatMap((id) => byId.get(id) ?? [])
          .filter((one) => countOf([one], filter) > 0);
        return some.length === 0 ? null : (
          <section key={title} className={pieces.section}>
            <h2>{title}</h2>
            {some.map((one) => (
              <FlowStates key={one.flow.id} reviewed={one} filter={filter} />
            ))}
          </section>
        );
      })}
    </main>
  );
}

function FlowStates({ reviewed, filter }: { reviewed: Reviewed; filter: Filter }) {
  const { flow, opinions } = reviewed;
  const review = useSelector(useReviewRef(), ({ context }) => context.review);
  const states = reviewable(flow.chart).filter(({ id }) => isShown(opinions.get(id), filter));
  return (
    <details className={styles.flow} open={filter !== 'open' && filter !== 'every'}>
      <summary>
        <strong>{flow.title}</strong> {states.length} of {reviewable(flow.chart).length}
      </summary>
      <ul className={styles.states}>
        {states.map((node) => {
          const path = statePath(flow.chart, node);
          const opinion = opinions.get(node.id);
          const notes = notesOn(review.notes, flow.id, path);
          return (
            <li key={node.id} data-review={opinion ?? 'none'}>
              <Link href={flowAddress(flow.id, { kind: 'state', id: node.id })}>{path}</Link>
              <span>{opinion === undefined ? '' : opinionNames[opinion]}</span>
              {notes.length === 0 ? <span>{node.description}</span> : <Notes notes={notes} />}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

function Notes({ notes }: { notes: readonly Note[] }) {
  return notes.map((note) => (
    <span key={note.id} className={styles.note}>
      <q>{note.text}</q> {saidBy(note)}
      {note.answer === null
        ? ''
        : `, answered ${saidBy(note.answer)}${note.answer.text === '' ? '' : `: ${note.answer.text}`}`}
    </span>
  ));
}

const opinionNames = { approved: 'approved', stale: 'changed since', noted: 'open note' } as const;

function Lost({ name }: { name: string }) {
  const actor = useReviewRef();
  const [flow = '', state = ''] = name.split(': ');
  const review = useSelector(actor, ({ context }) => context.review);
  const notes = notesOn(review.notes, flow, state);
  const forget = () => {
    const none = { flow, state, verdict: noVerdict };
    actor.send({ type: 'review.change', change: none });
    for (const note of notes)
      actor.send({ type: 'review.change', change: { note: { ...note, text: '' } } });
  };
  return (
    <li data-review="stale">
      <span>{flowOf(flow) ? <Link href={`/flow/${flow}`}>{name}</Link> : name}</span>
      <Notes notes={notes} />
      <button type="button" className={pieces.control} onClick={forget}>
        Forget it
      </button>
    </li>
  );
}
