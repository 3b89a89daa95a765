import type { Command } from '../../src/browser/recorder/protocol';
import { ancestry, nodesById } from '../chart/chartTypes';
import panelStyles from '../flow/FlowPanel.module.css';
import { flowOf } from '../gallery/flows';
import { JsonForm } from '../simulate/JsonForm';
import { sendableOf } from '../simulate/samples';
import { isEventSample } from '../simulate/steps';
import { eventWords } from '../chart/titles';
import styles from './Live.module.css';
import type { ActorNow } from './tape';

/** The types of events that the machine accepts in its state, even if only under a guard. */
function acceptedBy({ machine, active }: ActorNow): readonly string[] {
  const chart = flowOf(machine ?? '')?.chart;
  if (chart === undefined) return [];
  const nodes = nodesById(chart);
  const at = new Set(active.flatMap((id) => ancestry(nodes, id)));
  return [
    ...new Set(
      chart.edges
        .filter(({ kind, source, event }) => kind === 'event' && at.has(source) && event !== '*')
        .map(({ event }) => event)
        .filter((event) => !event.startsWith('xstate.')),
    ),
  ];
}

type SendFormProps = {
  focus: ActorNow;
  /** Why the page refused the last event. */
  refusal: string | null;
  onSend: (command: Command) => void;
};

/** Sends events to the running machine. Only in development, which the page itself enforces. */
export function SendForm({ focus, refusal, onSend }: SendFormProps) {
  const types = acceptedBy(focus);
  const { machine, status } = focus;
  if (status !== 'active' || machine === null) return null;
  return (
    <section className={styles.group} aria-label="Send an event">
      <h2 className={panelStyles.heading}>Send it an event</h2>
      {refusal === null ? null : (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      {types.length === 0 ? <p className={styles.nothing}>It accepts none in this state.</p> : null}
      <div className={styles.sends}>
        {types.map((type) => (
          <details key={type} className={styles.send}>
            <summary>
              {eventWords(type)} <code>{type}</code>
            </summary>
            <JsonForm
              label="What is sent"
              samples={sendableOf(machine, type).slice(0, 8)}
              fault={(value) =>
                isEventSample(value) && value.type === type
                  ? null
                  : `It must be an object whose type is "${type}".`
              }
              action="Send this"
              onSubmit={(value) => {
                if (isEventSample(value)) onSend({ actor: focus.id, event: value });
              }}
            />
          </details>
        ))}
      </div>
    </section>
  );
}
