import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './FieldFrame.module.css';
import { VisuallyHidden } from './VisuallyHidden';

export type FieldTexts = {
  label: ReactNode;
  hint?: ReactNode | undefined;
  /** What is wrong with the value, as a sentence; absent if nothing is. */
  error?: ReactNode | undefined;
  /** The label is only for screen readers, as for a search box. */
  labelHidden?: boolean | undefined;
};

export type FieldFrameProps = FieldTexts & { id: string; children: ReactNode };

/** Label above, hint and error below; fieldAria ties them to the control with this `id`. */
export function FieldFrame({ id, label, hint, error, labelHidden, children }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={labelHidden ? undefined : styles.label}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

export function FieldNotes({ id, hint, error }: Pick<FieldFrameProps, 'id' | 'hint' | 'error'>) {
  return (
    <>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </p>
      ) : null}
    </>
  );
}

/** The aria attributes that tie a control to its hint and error. */
export function fieldAria(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const notes = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': notes || undefined,
  };
}
