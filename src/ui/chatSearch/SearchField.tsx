import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { SearchField as Field } from '../kit/SearchField';
import { Spinner } from '../kit/Spinner';
import type { ChatSearchView } from './useChatSearch';

export type SearchFieldProps = {
  search: ChatSearchView;
  label: string;
  ref: Ref<HTMLInputElement>;
};

/** The search field, within the contract's limits. */
export function SearchField({ search, label, ref }: SearchFieldProps) {
  const { status } = search;
  return (
    <Field
      ref={ref}
      label={label}
      {...(status === 'searching' && { icon: <Spinner size="small" /> })}
      value={search.text}
      hint={status === 'blank' ? <FormattedMessage id="search.blank" /> : undefined}
      error={status === 'tooLong' ? <FormattedMessage id="search.tooLong" /> : undefined}
      onFind={search.type}
    />
  );
}
