import { lazy, Suspense } from 'react';
import type { Chart, ChartNode } from '../chart/chartTypes';
import { callTitles, machineTitle } from '../chart/titles';
import { nameWords } from '../chart/words';
import { ReviewBox } from '../review/ReviewBox';
import type { ScreenSettings } from '../screens/screenSettings';
import { StateScreen } from '../screens/StateScreen';
import type { Selection } from './flowMachine';
import styles from './FlowPanel.module.css';
import { WayList } from './WayList';
import { pathName, waysIn, waysOn } from './ways';

// Lazy: it needs the sample values, which are large.
const PathSection = lazy(() => import('../paths/PathSection'));

type StatePanelProps = {
  chart: Chart;
  node: ChartNode;
  onSelect: (selection: Selection | null) => void;
  settings: ScreenSettings;
  onSettings: (settings: ScreenSettings) => void;
};

/** What a state means and does, how one gets there, and where it leads. */
export function StatePanel({ chart, node, onSelect, settings, onSettings }: StatePanelProps) {
  const inner = node.children.map((id) => pathName(chart, id));
  const facts: readonly (readonly [string, readonly string[]])[] = [
    ['On entry', node.entry.map(nameWords)],
    ['Meanwhile', callTitles(node)],
    ['On exit', node.exit.map(nameWords)],
    ['Contains', inner],
    ['Tags', node.tags],
  ];
  return (
    <>
      <button type="button" className={styles.back} onClick={() => onSelect(null)}>
        ← {machineTitle(chart.nodes[0]?.id ?? '')}
      </button>
      <h1 className={styles.title}>{pathName(chart, node.id)}</h1>
      <p className={styles.lead}>{node.description}</p>
      <Suspense fallback={<p>Loading the screen…</p>}>
        <StateScreen
          key={node.id}
          flow={chart.nodes[0]?.id ?? ''}
          node={node}
          settings={settings}
          onSettings={onSettings}
        />
        {node.kind === 'history' ? null : <ReviewBox chart={chart} node={node} />}
      </Suspense>
      <dl className={styles.facts}>
        {facts
          .filter(([, values]) => values.length > 0)
          .map(([name, values]) => (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>{values.join(', ')}</dd>
            </div>
          ))}
      </dl>
      <section className={styles.path} aria-label="Shortest path here">
        <h2 className={styles.heading}>Shortest path here</h2>
        <Suspense fallback={<p className={styles.lead}>Looking for a path…</p>}>
          <PathSection key={node.id} id={chart.nodes[0]?.id ?? ''} state={node.id} />
        </Suspense>
      </section>
      <WayList title="Ways out" ways={waysOn(chart, node.id)} onSelect={onSelect} />
      <WayList title="Ways in" ways={waysIn(chart, node.id)} onSelect={onSelect} />
    </>
  );
}
