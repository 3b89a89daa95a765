import { conditionTitle, edgeLabel, eventWords } from '../chart/titles';
import { pathName } from '../flow/ways';
import { flowOf } from '../gallery/flows';
import { ChoiceList, WayWords } from './ChoiceList';
import { JsonForm } from './JsonForm';
import { eventChoices, verdictsOn } from './offers';
import type { EventOffer, Standing, Target, Verdict } from './offers';
import type { Sample } from './sampleTypes';
import styles from './Simulate.module.css';
import { isEventSample } from './steps';
import type { EventSample, Step } from './steps';

type EventOffersProps = {
  target: Target;
  simulation: Standing;
  onStep: (step: Step) => void;
};

/** What a user can do, or what can be sent to the machine, in its current state. */
export function EventOffers({ target, simulation, onStep }: EventOffersProps) {
  if (target.events.length === 0)
    return <p className={styles.nothing}>It accepts no event in this state.</p>;
  return (
    <ul className={styles.offers}>
      {target.events.map((offer) => (
        <li key={offer.type} className={styles.offer}>
          <EventOfferRow {...{ offer, target, simulation, onStep }} />
        </li>
      ))}
    </ul>
  );
}

const hasPayload = ({ samples }: EventOffer): boolean =>
  samples.some((sample) => Object.keys(sample).length > 1);

function EventOfferRow({
  offer,
  target,
  simulation,
  onStep,
}: EventOffersProps & { offer: EventOffer }) {
  const { type, samples } = offer;
  const first: EventSample = samples[0] ?? { type };
  const send = (event: EventSample) => onStep({ do: 'send', to: target.path, event });
  const choices = eventChoices(simulation, target.path, samples);
  const name = eventWords(type);
  const isRefused = choices.every(({ outcome }) => outcome.isRefused);
  const [only] = choices;
  return (
    <>
      {choices.length === 1 && only !== undefined ? (
        <button type="button" className={styles.act} onClick={() => send(first)}>
          <strong>{name}</strong>
          <code>{type}</code>
          {isRefused ? (
            <span className={styles.refused}>no condition holds</span>
          ) : (
            <WayWords target={target} choice={only} />
          )}
        </button>
      ) : (
        <section className={styles.choices} aria-label={name}>
          <h4 className={styles.choicesName}>
            {name} <code>{type}</code>
          </h4>
          <div className={styles.answers}>
            <ChoiceList name={name} target={target} choices={choices} onChoose={send} />
          </div>
        </section>
      )}
      {hasPayload(offer) || choices.length > 1 || isRefused ? (
        <details className={styles.more}>
          <summary aria-label={`Data of ${name}`}>Change</summary>
          <JsonForm
            label="What is sent"
            samples={samples}
            fault={(value) =>
              isEventSample(value) && value.type === type
                ? null
                : `It must be an object whose type is "${type}".`
            }
            action="Send this"
            onSubmit={(value) => {
              if (isEventSample(value)) send(value);
            }}
            about={(value: Sample) =>
              isEventSample(value) ? (
                <Verdicts
                  machine={target.machine}
                  verdicts={verdictsOn(simulation, target.path, value)}
                />
              ) : null
            }
          />
        </details>
      ) : null}
    </>
  );
}

const resultWords: Readonly<Record<Verdict['result'], string>> = {
  taken: 'this one is taken',
  refused: 'no',
  unasked: 'no longer checked',
};

function Verdicts({ machine, verdicts }: { machine: string; verdicts: readonly Verdict[] }) {
  const chart = flowOf(machine)?.chart;
  if (chart === undefined) return null;
  return (
    <ol className={styles.verdicts} aria-label="Conditions, in their order">
      {verdicts.map(({ edge, result }) => {
        const found = chart.edges.find(({ id }) => id === edge);
        return found === undefined ? null : (
          <li key={edge} data-result={result}>
            <span>
              {conditionTitle(found) ?? edgeLabel(found)}
              {found.isInternal ? '' : ` → ${pathName(chart, found.target)}`}
            </span>
            <span>{resultWords[result]}</span>
          </li>
        );
      })}
    </ol>
  );
}
