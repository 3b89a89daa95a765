import { FilePicker } from '../frame/FilePicker';
import pieces from '../frame/Pieces.module.css';
import type { ChartsSource, ChosenCharts } from './diffMachine';
import styles from './DiffPage.module.css';
import { revisionWords } from './revisions';
import type { Revision } from './revisions';

type BuildPickerProps = {
  name: string;
  chosen: ChosenCharts | null;
  /** What it is while nothing is chosen. */
  otherwise: string | null;
  isBusy: boolean;
  revisions: readonly Revision[];
  onChoose: (source: ChartsSource) => void;
};

/** One of the two builds: a commit of the repository, or a file of charts. */
export function BuildPicker(props: BuildPickerProps) {
  const { name, chosen, otherwise, isBusy, revisions, onChoose } = props;
  return (
    <div className={styles.build} role="group" aria-label={name}>
      {revisions.length > 0 ? (
        <label className={styles.commit}>
          {name}: a commit
          <select
            className={pieces.control}
            value={chosen?.commit ?? ''}
            onChange={({ target }) => {
              const revision = revisions.find(({ commit }) => commit === target.value);
              if (revision) onChoose({ revision });
            }}
          >
            <option value="" disabled>
              {chosen?.name ?? otherwise ?? 'Choose one'}
            </option>
            {revisions.map((one) => (
              <option key={`${one.commit} ${one.place}`} value={one.commit}>
                {revisionWords(one)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <FilePicker
        name={name}
        chosen={chosen?.name ?? otherwise}
        isBusy={isBusy}
        onChoose={(file) => onChoose({ file })}
      />
    </div>
  );
}
