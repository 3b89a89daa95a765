import { useState } from 'react';
import { JsonForm } from './JsonForm';
import type { HeldOffer } from './offers';
import { isProblem, problems } from './problems';
import type { Problem } from './problems';
import type { Sample } from './sampleTypes';
import styles from './Simulate.module.css';
import { shownValue } from './shownValue';
import type { Step } from './steps';
import { actorWords, answerWords, eventWords } from './stepWords';

type HeldOffersProps = { held: readonly HeldOffer[]; onStep: (step: Step) => void };

/** The running effects, and each way in which they can answer. */
export function HeldOffers({ held, onStep }: HeldOffersProps) {
  return (
    <ul className={styles.offers}>
      {held.map((offer) => (
        <li key={offer.path.join('/')} className={styles.held}>
          <HeldOfferCard offer={offer} onStep={onStep} />
        </li>
      ))}
    </ul>
  );
}

/** One answer of each kind; the others are among the samples. */
const kindsOf = (answers: readonly Sample[]): readonly (readonly [string, Sample])[] => {
  const kinds = new Map<string, Sample>();
  for (const answer of answers) {
    const words = answerWords(answer);
    if (!kinds.has(words)) kinds.set(words, answer);
  }
  return [...kinds];
};

const absent: Sample = { $absent: true };

function HeldOfferCard({ offer, onStep }: { offer: HeldOffer; onStep: (step: Step) => void }) {
  const { path: actor, answers, mayFail, tells, input } = offer;
  const [problem, setProblem] = useState<Problem>('offline');
  const name = actorWords(actor);
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
        {kindsOf(answers).map(([words, output]) => (
          <button
            key={words}
            type="button"
            className={styles.answer}
            aria-label={`${name} answers: ${words}`}
            onClick={() => answer(output)}
          >
            {words}
          </button>
        ))}
        {tells.map(({ type, samples }) => (
          <button
            key={type}
            type="button"
            className={styles.answer}
            aria-label={`${name} sends: ${eventWords(type)}`}
            onClick={() => onStep({ do: 'tell', actor, event: samples[0] ?? { type } })}
          >
            {eventWords(type).toLowerCase()}
          </button>
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
