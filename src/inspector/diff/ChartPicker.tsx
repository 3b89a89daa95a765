import type { DragEvent } from 'react';
import styles from './DiffPage.module.css';

type ChartPickerProps = {
  /** Which of the two builds is chosen here. */
  name: string;
  /** What is chosen now; null where nothing is. */
  chosen: string | null;
  onChoose: (file: File) => void;
};

/** A file of charts, chosen or dropped. */
export function ChartPicker({ name, chosen, onChoose }: ChartPickerProps) {
  const take = (files: FileList | null) => {
    const file = files?.item(0);
    if (file) onChoose(file);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files);
  };
  return (
    <label className={styles.picker} onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      <span>{name}</span>
      <strong>{chosen ?? 'Choose or drop a file'}</strong>
      <input
        type="file"
        accept="application/json,.json"
        aria-label={`${name}: ${chosen ?? 'choose a file'}`}
        onChange={({ target }) => {
          take(target.files);
          target.value = '';
        }}
      />
    </label>
  );
}
