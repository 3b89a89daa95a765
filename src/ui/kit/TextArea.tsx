import clsx from 'clsx';
import { useId, type Ref, type TextareaHTMLAttributes } from 'react';
import { FieldFrame, fieldAria, type FieldTexts } from './FieldFrame';
import styles from './TextField.module.css';

export type TextAreaProps = FieldTexts &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> & { ref?: Ref<HTMLTextAreaElement> };

/** Several lines of text with label, hint and error; grows with what is typed. */
export function TextArea({ label, hint, error, labelHidden, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} labelHidden={labelHidden}>
      <div className={styles.box} data-invalid={error ? '' : undefined}>
        <textarea
          rows={4}
          {...rest}
          {...fieldAria(id, { hint, error })}
          id={id}
          className={clsx(styles.input, styles.area, rest.className)}
        />
      </div>
    </FieldFrame>
  );
}
