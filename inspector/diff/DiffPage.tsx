import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { machineTitle } from '../chart/titles';
import { FilePicker } from '../frame/FilePicker';
import type { FlowLogic } from '../frame/Inspector';
import { flows } from '../gallery/flows';
import { saveFile } from '../share/makeFile';
import { DiffChart } from './DiffChart';
import { diffMachine } from './diffMachine';
import { diffMarkdown } from './diffMarkdown';
import styles from './DiffPage.module.css';
import { countWords, diffFlows } from './flowsDiff';
import type { FlowDiff } from './flowsDiff';
import { readCharts } from './readCharts';
import pieces from '../frame/Pieces.module.css';

type DiffPageProps = { logic: FlowLogic; id: string | null };

const thisBuild = 'this build';
const logicOfDiff = diffMachine.provide({ actors: { readCharts } });

/** The differences between two builds, with a chart for each machine. */
export function DiffPage({ logic, id }: DiffPageProps) {
  const actor = useActorRef(logicOfDiff);
  const { before, after, reason } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isRefused = useSelector(actor, (snapshot) => snapshot.matches('refused'));
  const diffs = useMemo(
    () => before && diffFlows(before.charts.flows, after?.charts.flows ?? flows),
    [before, after],
  );
  const chosen = diffs?.find((diff) => diff.id === id) ?? diffs?.[0];
  const names = { before: before?.name ?? '', after: after?.name ?? thisBuild };
  return (
    <main className={styles.page} aria-busy={isBusy}>
      <header className={styles.head}>
        <h1>Changes</h1>
        <FilePicker
          name="Before"
          chosen={before?.name ?? null}
          onChoose={(file) => actor.send({ type: 'diff.choose', side: 'before', file })}
        />
        <FilePicker
          name="After"
          chosen={names.after}
          onChoose={(file) => actor.send({ type: 'diff.choose', side: 'after', file })}
        />
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
      {diffs === null ? <HowTo /> : null}
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
                  <Entry diff={diff} isChosen={diff === chosen} />
                </li>
              ))}
            </ul>
          </nav>
          <DiffChart key={chosen.id} diff={chosen} logic={logic} />
        </div>
      ) : null}
    </main>
  );
}

function Entry({ diff, isChosen }: { diff: FlowDiff; isChosen: boolean }) {
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
          ? [countWords(diff), ...diff.about].filter(Boolean).join(', ')
          : diff.change === 'added'
            ? 'new'
            : 'gone'}
      </span>
    </Link>
  );
}

function HowTo() {
  return (
    <section className={styles.note}>
      <p>
        Choose a file of charts to see what has changed since: the <code>flows.json</code> of a
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
