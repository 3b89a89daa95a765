import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from './IconButton';
import { TextField, type TextFieldProps } from './TextField';

/** A password that can be shown. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'button'>) {
  const [isRevealed, setRevealed] = useState(false);
  return (
    <TextField
      {...props}
      type={isRevealed ? 'text' : 'password'}
      button={<RevealButton isRevealed={isRevealed} onChange={setRevealed} />}
    />
  );
}

type RevealButtonProps = { isRevealed: boolean; onChange: (isRevealed: boolean) => void };

function RevealButton({ isRevealed, onChange }: RevealButtonProps) {
  const intl = useIntl();
  return (
    <IconButton
      label={intl.formatMessage({ id: 'field.showPassword' })}
      aria-pressed={isRevealed}
      icon={isRevealed ? <EyeOff /> : <Eye />}
      onClick={() => onChange(!isRevealed)}
    />
  );
}
