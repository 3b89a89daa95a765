import { Search } from 'lucide-react';
import { TextField, type TextFieldProps } from './TextField';

type SearchFieldProps = Omit<TextFieldProps, 'label' | 'labelHidden' | 'type' | 'onChange'> & {
  label: string;
  value: string;
  onFind: (text: string) => void;
  /** Whether the search shortcut focuses it: of one field on the page. */
  hasShortcut?: boolean;
};

/** A search field. */
export function SearchField({ label, onFind, hasShortcut = true, ...rest }: SearchFieldProps) {
  return (
    <TextField
      icon={<Search />}
      placeholder={label}
      {...rest}
      label={label}
      labelHidden
      type="search"
      data-shortcut={hasShortcut ? 'search' : undefined}
      enterKeyHint="search"
      autoComplete="off"
      onChange={(event) => onFind(event.target.value)}
    />
  );
}
