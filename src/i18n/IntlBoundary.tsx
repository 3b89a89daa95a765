import { useMemo, type ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { createProductIntl, type IntlOptions } from './createProductIntl';

export type IntlBoundaryProps = Omit<IntlOptions, 'onError'> & {
  children: ReactNode;
  onError?: (error: Error) => void;
};

/**
 * Provides the texts of `locale`. Changing `locale` or `messages` updates the texts in place:
 * nothing below is remounted, so nothing typed is lost.
 */
export function IntlBoundary({
  locale,
  messages,
  onError = logError,
  children,
}: IntlBoundaryProps) {
  const intl = useMemo(
    () => createProductIntl({ locale, messages, onError }),
    [locale, messages, onError],
  );
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}

function logError(error: Error): void {
  console.error(error.message);
}
