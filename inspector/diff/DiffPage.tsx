import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { machineTitle } from '../chart/titles';
import type { FlowLogic } from '../frame/Inspector';
import { flows } from '../gallery/flows';
import { saveFile } from '../share/makeFile';
import { BuildPicker } from './BuildPicker';
import { DiffChart } from './DiffChart';
import { diffMachine } from './diffMachine';
import { diffMarkdown } from './diffMarkdown';
import styles from './DiffPage.module.css';
import { countWords, diffFlows, plural } from './flowsDiff';
import type { FlowDiff } from './flowsDiff';
import { listRevisions, readCharts } from './readCharts';
import { textDifferences, withTexts } from './textDiff';
import pieces from '../frame/Pieces.module.css';

type DiffPageProps = { logic: FlowLogic; id: string | null };

const thisBuild = 'this build';
const logicOfDiff = diffMachine.provide({ actors: { readCharts, listRevisions } });

/** The differences between two builds, with a chart for each machine. */
export function DiffPage({ logic, id }: DiffPageProps) {
  const actor = useActorRef(logicOfDiff);
  const {
    before,
    after,
    reason,
    revisions,
    side: busySide,
  } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isRefused = useSelector(actor, (snapshot) => snapshot.matches('refused'));
  const texts = useMemo(
    () => textDifferences(before?.charts.texts, after === null ? null : after.charts.texts),
    [before, after],
  );
  const diffs = useMemo(
    () => before && withTexts(diffFlows(before.charts.flows, after?.charts.flows ?? flows), texts),
    [before, after, texts],
  );
  const chosen = diffs?.find((diff) => diff.id === id) ?? diffs?.[0];
  const names = { before: before?.name ?? '', after: after?.name ?? thisBuild };
  return (
    <main className={styles.page} aria-busy={isBusy}>
      <header className={styles.head}>
        <h1>Changes</h1>
        {(['before', 'after'] as const).map((side) => (
          <BuildPicker
            key={side}
            name={side === 'before' ? 'Before' : 'After'}
            chosen={side === 'before' ? before : after}
            otherwise={side === 'before' ? null : thisBuild}
            isBusy={isBusy && busySide === side}
            revisions={revisions}
            onChoose={(source) => actor.send({ type: 'diff.choose', side, source })}
          />
        ))}
        {after === null ? null : (
          <button
            type="button"
            className={pieces.control}
            onClick={() => actor.send({ type: 'diff.chooseThisBuild' })}
          >
            Compare with this build
          </button>
        )}
        {diffs && diffs.length > 0 ? (
          <button
            type="button"
            className={pieces.control}
            onClick={() =>
              saveFile(
                'flows-diff.md',
                new Blob([diffMarkdown(diffs, names)], { type: 'text/markdown' }),
              )
            }
          >
            Save as Markdown
          </button>
        ) : null}
        {isRefused ? (
          <p role="alert" className={styles.refused}>
            {reason}
          </p>
        ) : null}
      </header>
      {diffs === null ? <HowTo offersCommits={revisions.length > 0} /> : null}
      {diffs?.length === 0 ? (
        <p role="status" className={styles.note}>
          Nothing changed in any flow.
        </p>
      ) : null}
      {diffs && chosen ? (
        <div className={styles.body}>
          <nav aria-label="Flows that changed" className={styles.list}>
            <h2>
              {diffs.length} {diffs.length === 1 ? 'flow' : 'flows'} changed
            </h2>
            <ul>
              {diffs.map((diff) => (
                <li key={diff.id}>
                  <Entry
                    diff={diff}
                    texts={texts.get(diff.id)?.length ?? 0}
                    isChosen={diff === chosen}
                  />
                </li>
              ))}
            </ul>
          </nav>
          <DiffChart
            key={`${chosen.id} ${names.before} ${names.after}`}
            diff={chosen}
            texts={texts.get(chosen.id) ?? []}
            logic={logic}
            commits={{
              before: before?.commit ?? undefined,
              after: after === null ? null : (after.commit ?? undefined),
            }}
          />
        </div>
      ) : null}
    </main>
  );
}

type EntryProps = { diff: FlowDiff; texts: number; isChosen: boolean };

function Entry({ diff, texts, isChosen }: EntryProps) {
  const words = texts === 0 ? '' : `${plural(texts, 'text')} changed`;
  return (
    <Link
      href={`/diff/${diff.id}`}
      className={styles.entry ?? ''}
      aria-current={isChosen ? 'true' : undefined}
      data-change={diff.change}
    >
      <strong>{machineTitle(diff.id)}</strong>
      <span>
        {diff.change === 'changed'
          ? [countWords(diff), words, ...diff.about].filter(Boolean).join(', ')
          : diff.change === 'added'
            ? 'new'
            : 'gone'}
      </span>
    </Link>
  );
}

function HowTo({ offersCommits }: { offersCommits: boolean }) {
  return (
    <section className={styles.note}>
      {offersCommits ? (
        <p>
          Choose a commit to see what has changed since, with the screens before and after. The
          first screen of a commit takes up to a minute.
        </p>
      ) : null}
      <p>
        A file of charts shows what has changed since as well: the <code>flows.json</code> of a
        build of this inspector, or one made of any commit.
      </p>
      <pre>
        <code>npm run -s flows:charts -- before.json main~20</code>
      </pre>
      <p>For a comment on a change, in CI or by hand:</p>
      <pre>
        <code>npm run -s flows:diff -- main &gt; flows-diff.md</code>
      </pre>
    </section>
  );
}
