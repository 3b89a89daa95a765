import type { Chart } from '../chart/chartTypes';
import type { Flow } from '../gallery/flows';
import { pathName } from '../flow/ways';
import styles from './Simulate.module.css';
import type { Frame } from './simulation';
import { scriptWords } from './scriptWords';
import type { Script } from './steps';

type StepListProps = {
  flow: Flow;
  script: Script;
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
export function StepList({ flow, script, frames, position, onGoTo }: StepListProps) {
  const rows = [
    { words: 'The beginning', frame: frames[0] },
    ...scriptWords(flow.id, script).map((words, index) => ({ words, frame: frames[index + 1] })),
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
            {frame ? (
              <span className={styles.reached}>→ {placeWords(flow.chart, frame)}</span>
            ) : null}
          </button>
        </li>
      ))}
    </ol>
  );
}
