import { useSyncExternalStore } from 'react';

/** At this width the search stands beside the messages; below it, it covers them. */
const beside = () => window.matchMedia('(width >= 1024px)');

const onChange = (tell: () => void) => {
  const query = beside();
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};

export const useIsBeside = (): boolean => useSyncExternalStore(onChange, () => beside().matches);
