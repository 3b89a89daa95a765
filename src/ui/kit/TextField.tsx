import clsx from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import {
  useId,
  useState,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
} from 'react';
import { useIntl } from 'react-intl';
import { FieldFrame, fieldAria, type FieldTexts } from './FieldFrame';
import { IconButton } from './IconButton';
import styles from './TextField.module.css';

export type TextFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
    ref?: Ref<HTMLInputElement>;
    /** Shown inside the field, before the text. */
    icon?: ReactNode;
  };

/** A line of text with its label, hint and error; a password can be looked at. */
export function TextField({
  label,
  hint,
  error,
  labelHidden,
  icon,
  type,
  ...rest
}: TextFieldProps) {
  const id = useId();
  const [revealed, setRevealed] = useState(false);
  const isPassword = type === 'password';
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
          type={isPassword && revealed ? 'text' : type}
          className={clsx(styles.input, rest.className)}
        />
        {isPassword ? <RevealButton revealed={revealed} onChange={setRevealed} /> : null}
      </div>
    </FieldFrame>
  );
}

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

type RevealButtonProps = { revealed: boolean; onChange: (revealed: boolean) => void };

function RevealButton({ revealed, onChange }: RevealButtonProps) {
  const intl = useIntl();
  return (
    <IconButton
      label={
        revealed
          ? intl.formatMessage({ id: 'field.hidePassword' })
          : intl.formatMessage({ id: 'field.showPassword' })
      }
      icon={revealed ? <EyeOff /> : <Eye />}
      onClick={() => onChange(!revealed)}
    />
  );
}
