import { Check } from 'lucide-react';
import { useId, type InputHTMLAttributes, type Ref } from 'react';
import styles from './Checkbox.module.css';
import { FieldNotes, fieldAria, type FieldTexts } from './FieldFrame';

export type CheckboxProps = Omit<FieldTexts, 'labelHidden'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> & { ref?: Ref<HTMLInputElement> };

export function Checkbox({ label, hint, error, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.row} htmlFor={id}>
        <span className={styles.box}>
          <input
            {...rest}
            {...fieldAria(id, { hint, error })}
            id={id}
            type="checkbox"
            className={styles.input}
          />
          <Check className={styles.mark} aria-hidden="true" />
        </span>
        <span className={styles.label}>{label}</span>
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
