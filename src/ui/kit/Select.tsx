import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode, type Ref, type SelectHTMLAttributes } from 'react';
import { FieldFrame, fieldAria, type FieldTexts } from './FieldFrame';
import styles from './Select.module.css';

export type SelectProps = FieldTexts &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'multiple'> & {
    /** Shown instead of the arrow. */
    icon?: ReactNode;
    /** Below 768 px, only the icon is shown. */
    collapsible?: boolean;
    options: readonly { value: string; label: string; lang?: string }[];
    ref?: Ref<HTMLSelectElement>;
  };

export function Select({
  label,
  hint,
  error,
  labelHidden,
  icon,
  collapsible,
  options,
  ...rest
}: SelectProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} labelHidden={labelHidden}>
      <div
        className={clsx(styles.box, collapsible && styles.collapsible)}
        data-invalid={error ? '' : undefined}
      >
        <select
          {...rest}
          {...fieldAria(id, { hint, error })}
          id={id}
          className={clsx(styles.select, rest.className)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.arrow} aria-hidden="true">
          {icon ?? <ChevronDown />}
        </span>
      </div>
    </FieldFrame>
  );
}
