import clsx from 'clsx';
import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { FieldFrame, fieldAria, type FieldTexts } from './FieldFrame';
import styles from './TextField.module.css';

export type TextFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
    ref?: Ref<HTMLInputElement>;
    /** Shown inside the field, before the text. */
    icon?: ReactNode;
    /** A button inside the field, after the text. */
    button?: ReactNode;
  };

/** A line of text with its label, hint and error. */
export function TextField({
  label,
  hint,
  error,
  labelHidden,
  icon,
  button,
  ...rest
}: TextFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} labelHidden={labelHidden}>
      <div className={styles.box} data-invalid={error ? '' : undefined}>
        {icon ? (
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
        ) : null}
        <input
          {...rest}
          {...fieldAria(id, { hint, error })}
          id={id}
          className={clsx(styles.input, rest.className)}
        />
        {button}
      </div>
    </FieldFrame>
  );
}
