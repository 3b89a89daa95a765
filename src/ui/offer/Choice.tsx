import type { ReactNode } from 'react';
import styles from './Choice.module.css';

export type ChoiceProps = {
  name: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
};

/** One of several options, as a card; the browser's arrow keys move between them. */
export function Choice({ name, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input
        className={styles.input}
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
      />
      {children}
    </label>
  );
}
