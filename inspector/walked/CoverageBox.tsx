import { useSelector } from '@xstate/react';
import { edgeLabel } from '../chart/titles';
import panelStyles from '../flow/FlowPanel.module.css';
import type { Selection } from '../flow/flowMachine';
import { pathName } from '../flow/ways';
import type { Flow } from '../gallery/flows';
import styles from './CoverageBox.module.css';
import { useCoverageRef } from './CoverageContext';
import { shareOf } from './coverageFile';
import type { Walked } from './coverageFile';

type CoverageBoxProps = { flow: Flow; onSelect: (selection: Selection) => void };

/** What the tests walked of a machine, and what they never did. */
export function CoverageBox({ flow, onSelect }: CoverageBoxProps) {
  const actor = useCoverageRef();
  const { walked, reason } = useSelector(actor, ({ context }) => context);
  const isOverlaid = useSelector(actor, (snapshot) => snapshot.hasTag('overlaid'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <section className={styles.box} aria-label="Covered by tests" aria-busy={isBusy}>
      <h2 className={panelStyles.heading}>Covered by tests</h2>
      {walked === null ? (
        <p className={styles.note}>
          No test run is loaded. <code>npm run test:machine</code> leaves one in test-results.
        </p>
      ) : (
        <>
          <ShareBar flow={flow} walked={walked} />
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={isOverlaid}
              onChange={() => actor.send({ type: 'coverage.toggle' })}
            />
            Show it on the chart
          </label>
          {isOverlaid ? <NeverWalked flow={flow} walked={walked} onSelect={onSelect} /> : null}
        </>
      )}
      {reason === null ? null : (
        <p role="alert" className={styles.fault}>
          {reason}
        </p>
      )}
      <label className={styles.file}>
        Load another run
        <input
          type="file"
          accept="application/json,.json"
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) actor.send({ type: 'coverage.choose', file });
          }}
        />
      </label>
    </section>
  );
}

function ShareBar({ flow, walked }: { flow: Flow; walked: Walked }) {
  const share = shareOf(flow.chart, walked);
  return (
    <div className={styles.share}>
      <meter min={0} max={share.all} value={share.walked} aria-label="Transitions covered" />
      <span>
        {share.walked} of {share.all} transitions
      </span>
    </div>
  );
}

function NeverWalked({ flow, walked, onSelect }: CoverageBoxProps & { walked: Walked }) {
  const never = flow.chart.edges.filter(({ id }) => !walked.has(id));
  if (never.length === 0) return <p className={styles.note}>All of them are covered.</p>;
  return (
    <>
      <h3 className={styles.never}>Not covered</h3>
      <ul className={panelStyles.ways}>
        {never.map((edge) => (
          <li key={edge.id}>
            <button type="button" onClick={() => onSelect({ kind: 'way', id: edge.id })}>
              <strong>{edgeLabel(edge)}</strong>
              <span>
                in {pathName(flow.chart, edge.source)}
                {edge.isInternal ? '' : ` → ${pathName(flow.chart, edge.target)}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
