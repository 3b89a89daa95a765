import { useEffect } from 'react';
import type { DragEvent } from 'react';
import styles from './FilePicker.module.css';

type FilePickerProps = {
  /** What the file is. */
  name: string;
  /** The current file's name; null if there is none. */
  chosen: string | null;
  isBusy?: boolean;
  onChoose: (file: File) => void;
};

/** Without this, the browser would open a file dropped outside the picker instead of the page. */
function useNothingDroppedBeside() {
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    const left = new AbortController();
    for (const type of ['dragover', 'drop'] as const)
      window.addEventListener(type, refuse, { signal: left.signal });
    return () => left.abort();
  }, []);
}

/** A JSON file, chosen or dropped. */
export function FilePicker({ name, chosen, isBusy = false, onChoose }: FilePickerProps) {
  useNothingDroppedBeside();
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
