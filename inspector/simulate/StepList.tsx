import type { Chart } from '../chart/chartTypes';
import { pathName } from '../flow/ways';
import styles from './Simulate.module.css';
import type { Frame } from './simulation';
import type { Step } from './steps';
import { stepWords } from './stepWords';

type StepListProps = {
  chart: Chart;
  steps: readonly Step[];
  /** Of the beginning, and of the steps done so far. */
  frames: readonly Frame[];
  position: number;
  onGoTo: (position: number) => void;
};

/** A machine's state, by the names of its innermost active states. */
export const placeWords = (chart: Chart, { active }: Frame): string => {
  const names = [...active].map((id) => pathName(chart, id));
  return names.length > 3 ? `${names.slice(0, 3).join(', ')} …` : names.join(', ');
};

/** The steps in order; each can be gone back to. */
export function StepList({ chart, steps, frames, position, onGoTo }: StepListProps) {
  const rows = [
    { words: 'The beginning', frame: frames[0] },
    ...steps.map((step, index) => ({ words: stepWords(step), frame: frames[index + 1] })),
  ];
  return (
    <ol className={styles.steps}>
      {rows.map(({ words, frame }, index) => (
        <li key={`${index} ${words}`}>
          <button
            type="button"
            aria-current={index === position ? 'step' : undefined}
            data-ahead={index > position}
            onClick={() => onGoTo(index)}
          >
            <span>{words}</span>
            {frame ? <span className={styles.reached}>→ {placeWords(chart, frame)}</span> : null}
          </button>
        </li>
      ))}
    </ol>
  );
}
