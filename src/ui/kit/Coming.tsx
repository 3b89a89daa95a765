import { useEffect } from 'react';

type ComingProps = { view: { fetch: () => Promise<unknown> } };

/** Fetches a view's code while its data loads too; a failed fetch is repeated when it is shown. */
export function Coming({ view }: ComingProps) {
  useEffect(() => void view.fetch().catch(() => undefined), [view]);
  return null;
}
