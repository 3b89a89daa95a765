import { useActorRef, useSelector } from '@xstate/react';
import { useId } from 'react';
import panelStyles from '../flow/FlowPanel.module.css';
import type { Flow } from '../gallery/flows';
import styles from '../simulate/Simulate.module.css';
import type { Script } from '../simulate/steps';
import { scenarioLogic } from './scenarioActors';
import { nameFault } from './scenarioFile';

type KeepScenarioProps = { flow: Flow; script: Script };

/** Gives the steps a name, and keeps them in a file beside the flow. */
export function KeepScenario({ flow, script }: KeepScenarioProps) {
  const actor = useActorRef(scenarioLogic, {
    input: { flow: flow.id, folder: flow.file.split('/')[0] ?? '' },
  });
  const { name, file, reason } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isFault = useSelector(actor, (snapshot) => snapshot.hasTag('fault'));
  const isKept = useSelector(actor, (snapshot) => snapshot.matches('kept'));
  const id = useId();
  const fault = isFault ? (nameFault(name) ?? reason) : null;
  return (
    <form
      className={styles.group}
      aria-label="Scenario"
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'scenario.keep', script });
      }}
    >
      <h2 className={panelStyles.heading}>Keep as a scenario</h2>
      <label className={styles.field}>
        What happens in these steps
        <input
          className={styles.name}
          value={name}
          placeholder="Card declined, then paid"
          aria-invalid={fault !== null}
          aria-describedby={`${id}-told`}
          onChange={({ target }) => actor.send({ type: 'scenario.name', name: target.value })}
        />
      </label>
      <p id={`${id}-told`} role="status" className={fault === null ? styles.nothing : styles.fault}>
        {fault ?? (isKept ? `Kept in ${file}.` : 'The tests then hold the flow to it.')}
      </p>
      <button type="submit" className={styles.small} aria-disabled={isBusy}>
        Keep it
      </button>
    </form>
  );
}
