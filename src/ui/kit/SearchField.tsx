import { Search } from 'lucide-react';
import { TextField, type TextFieldProps } from './TextField';

type SearchFieldProps = Omit<TextFieldProps, 'label' | 'labelHidden' | 'type' | 'onChange'> & {
  label: string;
  value: string;
  onFind: (text: string) => void;
};

/** The page's search field; the search shortcut focuses it. */
export function SearchField({ label, onFind, ...rest }: SearchFieldProps) {
  return (
    <TextField
      icon={<Search />}
      placeholder={label}
      {...rest}
      label={label}
      labelHidden
      type="search"
      data-shortcut="search"
      enterKeyHint="search"
      autoComplete="off"
      onChange={(event) => onFind(event.target.value)}
    />
  );
}
