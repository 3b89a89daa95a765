import { pathName } from '../flow/ways';
import { flowOf } from '../gallery/flows';
import type { Target } from './offers';
import type { Choice } from './outcomes';
import type { Sample } from './sampleTypes';
import styles from './Simulate.module.css';

const arrow = '→';

/** Where a choice leads, by the states that it newly enters. */
export function wayWords({ machine, active }: Target, { outcome }: Choice): string {
  if (outcome.isRefused) return 'nothing happens';
  const chart = flowOf(machine)?.chart;
  const entered = outcome.active.filter((id) => !active.has(id));
  if (chart === undefined) return '';
  if (entered.length === 0) return 'stays here';
  return `${arrow} ${entered.map((id) => pathName(chart, id).replaceAll('.', ' · ')).join(', ')}`;
}

/** Not more are offered at once; all others are among the samples below. */
const mostChoices = 8;

export function WayWords({ target, choice }: { target: Target; choice: Choice }) {
  return <span className={styles.way}>{wayWords(target, choice)}</span>;
}

type ChoiceListProps<S extends Sample> = {
  target: Target;
  choices: readonly Choice<S>[];
  /** Whose choices they are, for those who hear them one by one. */
  name: string;
  /** What all of them have in common. */
  lead?: string;
  onChoose: (sample: S) => void;
};

/** One button for each way on: the value that decides, and where it leads. */
export function ChoiceList<S extends Sample>({
  name,
  lead,
  target,
  choices,
  onChoose,
}: ChoiceListProps<S>) {
  return choices.slice(0, mostChoices).map((choice) => {
    const said = [lead, choice.words.join(', ')].filter(Boolean).join(', ') || 'as usual';
    const way = wayWords(target, choice);
    return (
      <button
        key={choice.outcome.key}
        type="button"
        className={styles.answer}
        data-refused={choice.outcome.isRefused}
        aria-label={`${name}: ${said}, ${way.replace(arrow, 'to')}`}
        onClick={() => onChoose(choice.sample)}
      >
        {said} <WayWords target={target} choice={choice} />
      </button>
    );
  });
}
