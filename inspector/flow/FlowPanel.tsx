import { Link } from 'wouter';
import { callTitle, delayTitle } from '../chart/titles';
import { durationWords } from '../chart/words';
import type { Flow } from '../gallery/flows';
import { ScenarioList } from '../scenarios/ScenarioList';
import { CoverageBox } from '../walked/CoverageBox';
import { pathsAddress, simulateAddress } from '../frame/place';
import { useFacts } from '../gallery/useFacts';
import type { Selection } from './flowMachine';
import styles from './FlowPanel.module.css';
import { Gone } from './Gone';
import type { ScreenSettings } from '../screens/screenSettings';
import { StatePanel } from './StatePanel';
import { WayPanel } from './WayPanel';

export type FlowPanelProps = {
  flow: Flow;
  selection: Selection | null;
  onSelect: (selection: Selection | null) => void;
  settings: ScreenSettings;
  onSettings: (settings: ScreenSettings) => void;
};

/** The facts about a machine, and about the chosen state or transition. */
export function FlowPanel({ flow, selection, onSelect, settings, onSettings }: FlowPanelProps) {
  const node =
    selection?.kind === 'state'
      ? flow.chart.nodes.find(({ id }) => id === selection.id)
      : undefined;
  const edge =
    selection?.kind === 'way' ? flow.chart.edges.find(({ id }) => id === selection.id) : undefined;
  return (
    <div className={styles.panel}>
      {node && node.parent !== null ? (
        <StatePanel
          chart={flow.chart}
          node={node}
          onSelect={onSelect}
          settings={settings}
          onSettings={onSettings}
        />
      ) : edge ? (
        <WayPanel chart={flow.chart} edge={edge} onSelect={onSelect} />
      ) : (
        <>
          {selection === null || node ? null : (
            <Gone flow={flow} selection={selection}>
              Here is the whole machine.
            </Gone>
          )}
          <MachinePanel flow={flow} onSelect={onSelect} />
        </>
      )}
    </div>
  );
}

function MachinePanel({ flow, onSelect }: Pick<FlowPanelProps, 'flow' | 'onSelect'>) {
  const facts = useFacts(flow);
  const states = flow.chart.nodes.slice(1);
  return (
    <>
      <h1 className={styles.title}>{flow.title}</h1>
      <p className={styles.lead}>{flow.purpose}</p>
      <p className={styles.steps}>
        <Link href={simulateAddress(flow.id, null)} className={styles.step ?? ''}>
          Step through it
        </Link>
        <Link href={pathsAddress(flow.id, null)}>Paths to each state</Link>
      </p>
      <dl className={styles.facts}>
        <dt>File</dt>
        <dd>
          <code>src/machines/{flow.file}</code>
        </dd>
        <dt>Used by</dt>
        <dd>{facts.usedBy.length > 0 ? facts.usedBy.join(', ') : 'the start of the product'}</dd>
        <dt>Calls</dt>
        <dd>
          {facts.calls.length > 0 ? (
            <ul>
              {facts.calls.map(({ actor, requests }) => (
                <li key={actor}>
                  {callTitle(flow.id, actor)}
                  {requests.map((request) => (
                    <code key={request}> {request}</code>
                  ))}
                </li>
              ))}
            </ul>
          ) : (
            'nothing outside'
          )}
        </dd>
        {flow.delays.length > 0 ? (
          <>
            <dt>Waits</dt>
            <dd>
              <ul>
                {flow.delays.map(([name, ms]) => (
                  <li key={name}>
                    {delayTitle(flow.id, name)}:{' '}
                    {ms === null ? 'computed at run time' : durationWords(ms)}
                  </li>
                ))}
              </ul>
            </dd>
          </>
        ) : null}
      </dl>
      <ScenarioList id={flow.id} />
      <CoverageBox flow={flow} onSelect={onSelect} />
      <h2 className={styles.heading}>States</h2>
      <ul className={styles.states}>
        {states.map((node) => (
          <li key={node.id}>
            <button type="button" onClick={() => onSelect({ kind: 'state', id: node.id })}>
              <strong>{node.id.slice(flow.id.length + 1)}</strong> <span>{node.description}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
