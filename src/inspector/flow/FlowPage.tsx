import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { FlowLogic } from '../frame/Inspector';
import { firstSettings } from '../screens/screenSettings';
import type { Flow } from '../gallery/flows';
import { ChartView } from './ChartView';
import styles from './FlowPage.module.css';
import type { Selection } from './flowMachine';
import { FlowPanel } from './FlowPanel';

export type FlowPageProps = {
  flow: Flow;
  logic: FlowLogic;
  selection: Selection | null;
  onSelect: (selection: Selection | null) => void;
};

/** One machine: its chart, and beside it what is known of it. */
export function FlowPage({ flow, logic, selection, onSelect }: FlowPageProps) {
  const actor = useActorRef(logic, { input: { chart: flow.chart, selection } });
  useEffect(() => {
    actor.send({ type: 'flow.select', selection });
  }, [actor, selection]);
  const [settings, setSettings] = useState(firstSettings);
  const chosen = useSelector(actor, ({ context }) => context.selection);
  return (
    <div className={styles.page} data-device={settings.device}>
      <main className={styles.chart}>
        <ChartView flow={flow} actor={actor} onSelect={onSelect} />
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
