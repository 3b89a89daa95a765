import type { DragEvent } from 'react';
import styles from './FilePicker.module.css';

type FilePickerProps = {
  /** What the file is. */
  name: string;
  /** What is chosen now; null where nothing is. */
  chosen: string | null;
  isBusy?: boolean;
  onChoose: (file: File) => void;
};

/** A JSON file, chosen or dropped. */
export function FilePicker({ name, chosen, isBusy = false, onChoose }: FilePickerProps) {
  const take = (files: FileList | null) => {
    const file = files?.item(0);
    if (file) onChoose(file);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files);
  };
  return (
    <label
      className={styles.picker}
      aria-busy={isBusy}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <span>{name}</span>
      <strong>{isBusy ? 'One moment…' : (chosen ?? 'Choose or drop a file')}</strong>
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
