import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { FlowLogic } from '../frame/Inspector';
import { firstSettings } from '../screens/screenSettings';
import type { Flow } from '../gallery/flows';
import { ChartView } from './ChartView';
import styles from './FlowPage.module.css';
import type { Selection } from './flowMachine';
import { FlowPanel } from './FlowPanel';
import type { ChartMarks } from './marks';
import { useOverlay } from '../walked/CoverageContext';
import { onReviewKey } from '../review/reviewKeys';
import { useOpinions } from '../review/ReviewContext';

export type FlowPageProps = {
  flow: Flow;
  logic: FlowLogic;
  selection: Selection | null;
  onSelect: (selection: Selection | null) => void;
  marks?: ChartMarks;
};

/** One machine: its chart, and beside it the facts about it. */
export function FlowPage({ flow, logic, selection, onSelect, marks }: FlowPageProps) {
  const actor = useActorRef(logic, { input: { chart: flow.chart, selection } });
  useEffect(() => {
    actor.send({ type: 'flow.select', selection });
  }, [actor, selection]);
  const page = useRef<HTMLDivElement>(null);
  // A visitor who came by a link has no focus, so the review keys would not work.
  useEffect(() => {
    if (document.activeElement === document.body) page.current?.focus();
  }, []);
  const [settings, setSettings] = useState(firstSettings);
  const opinions = useOpinions(flow.chart);
  const walked = useOverlay();
  const allMarks = useMemo(
    () => ({ opinions, ...(walked && { walked }), ...marks }),
    [opinions, walked, marks],
  );
  const chosen = useSelector(actor, ({ context }) => context.selection);
  return (
    <div
      ref={page}
      className={styles.page}
      data-device={settings.device}
      tabIndex={-1}
      onKeyDown={onReviewKey}
    >
      <main className={styles.chart}>
        <ChartView flow={flow} actor={actor} onSelect={onSelect} marks={allMarks} />
      </main>
      <aside className={styles.panel} aria-label="About the flow">
        <FlowPanel
          flow={flow}
          selection={chosen}
          onSelect={onSelect}
          settings={settings}
          onSettings={setSettings}
        />
      </aside>
    </div>
  );
}
