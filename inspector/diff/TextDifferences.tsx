import type { Selection } from '../flow/flowMachine';
import styles from './DiffPage.module.css';
import type { TextDifference } from './textDiff';

type TextDifferencesProps = {
  texts: readonly TextDifference[];
  /** The state that is looked at. */
  chosen: string | null;
  onSelect: (selection: Selection) => void;
};

/** The English texts that differ; one that is about a state leads to its screens. */
export function TextDifferences({ texts, chosen, onSelect }: TextDifferencesProps) {
  if (texts.length === 0) return null;
  return (
    <section>
      <h3>Texts</h3>
      <ul className={styles.differences}>
        {texts.map(({ id, was, is, state }) => {
          const words = (
            <>
              <strong>{is}</strong>
              <span>{was === null ? 'is new' : `was “${was}”`}</span>
            </>
          );
          const change = was === null ? 'added' : 'changed';
          return (
            <li key={id}>
              {state === null ? (
                <div className={styles.entry} data-change={change}>
                  {words}
                </div>
              ) : (
                <button
                  type="button"
                  data-change={change}
                  aria-pressed={state === chosen}
                  onClick={() => onSelect({ kind: 'state', id: state })}
                >
                  {words}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
