import { Search } from 'lucide-react';
import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { Spinner } from '../kit/Spinner';
import { TextField } from '../kit/TextField';
import type { ChatSearchView } from './useChatSearch';

export type SearchFieldProps = {
  search: ChatSearchView;
  label: string;
  ref: Ref<HTMLInputElement>;
};

/** Where the words are typed, and what the contract asks of them. */
export function SearchField({ search, label, ref }: SearchFieldProps) {
  const { status } = search;
  return (
    <TextField
      ref={ref}
      label={label}
      labelHidden
      icon={status === 'searching' ? <Spinner size="small" /> : <Search />}
      type="search"
      data-shortcut="search"
      enterKeyHint="search"
      autoComplete="off"
      placeholder={label}
      value={search.text}
      hint={status === 'blank' ? <FormattedMessage id="search.blank" /> : undefined}
      error={status === 'tooLong' ? <FormattedMessage id="search.tooLong" /> : undefined}
      onChange={(event) => search.type(event.target.value)}
    />
  );
}
