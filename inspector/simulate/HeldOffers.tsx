import { useState } from 'react';
import { eventWords } from '../chart/titles';
import { ChoiceList } from './ChoiceList';
import { JsonForm } from './JsonForm';
import { answerChoices, eventChoices } from './offers';
import type { HeldOffer, Target } from './offers';
import { isProblem, problems } from './problems';
import type { Problem } from './problems';
import type { Sample } from './sampleTypes';
import styles from './Simulate.module.css';
import { shownValue } from './shownValue';
import type { Simulation } from './simulation';
import type { Step } from './steps';
import { actorWords } from './stepWords';

type HeldOffersProps = {
  target: Target;
  simulation: Simulation;
  onStep: (step: Step) => void;
};

/** The running effects, and each way in which they can answer. */
export function HeldOffers({ target, simulation, onStep }: HeldOffersProps) {
  return (
    <ul className={styles.offers}>
      {target.held.map((offer) => (
        <li key={offer.path.join('/')} className={styles.held}>
          <HeldOfferCard {...{ offer, target, simulation, onStep }} />
        </li>
      ))}
    </ul>
  );
}

const absent: Sample = { $absent: true };

function HeldOfferCard({
  offer,
  target,
  simulation,
  onStep,
}: HeldOffersProps & { offer: HeldOffer }) {
  const { path: actor, answers, mayFail, tells, input } = offer;
  const [problem, setProblem] = useState<Problem>('offline');
  const name = actorWords(simulation.machine.id, actor);
  const answer = (output: Sample) => onStep({ do: 'answer', actor, output });
  return (
    <section aria-label={name}>
      <h4 className={styles.heldName}>▸ {name}</h4>
      {input === undefined ? null : (
        <details className={styles.more}>
          <summary>Request</summary>
          <pre className={styles.value}>{shownValue(input)}</pre>
        </details>
      )}
      <div className={styles.answers}>
        <ChoiceList
          name={`Answer to “${name}”`}
          target={target}
          choices={answerChoices(simulation, offer)}
          onChoose={answer}
        />
        {tells.map(({ type, samples }) => (
          <ChoiceList
            key={type}
            name={`“${name}” sends`}
            lead={eventWords(type).toLowerCase()}
            target={target}
            choices={eventChoices(simulation, target.path, samples)}
            onChoose={(event) => onStep({ do: 'tell', actor, event })}
          />
        ))}
        {answers.length === 0 && tells.length === 0 ? (
          <span className={styles.nothing}>It runs on; what it tells is among the events.</span>
        ) : null}
      </div>
      {mayFail && answers.length > 0 ? (
        <div className={styles.failing}>
          <button
            type="button"
            className={styles.fail}
            aria-label={`${name} fails`}
            onClick={() => onStep({ do: 'fail', actor, problem })}
          >
            fails
          </button>
          <select
            aria-label={`How ${name} fails`}
            value={problem}
            onChange={({ target }) => isProblem(target.value) && setProblem(target.value)}
          >
            {problems.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </div>
      ) : null}
      {answers.some((one) => JSON.stringify(one) !== JSON.stringify(absent)) ? (
        <details className={styles.more}>
          <summary aria-label={`Another answer of ${name}`}>Another answer</summary>
          <JsonForm label="The answer" samples={answers} action="Answer this" onSubmit={answer} />
        </details>
      ) : null}
    </section>
  );
}
