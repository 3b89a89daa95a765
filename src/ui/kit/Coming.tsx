import { useEffect } from 'react';

type ComingProps = { view: { fetch: () => Promise<unknown> } };

/** Fetches a view while what it shows is on its way too; it is asked for again when it is shown. */
export function Coming({ view }: ComingProps) {
  useEffect(() => void view.fetch().catch(() => undefined), [view]);
  return null;
}
