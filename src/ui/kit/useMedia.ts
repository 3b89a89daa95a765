import { useCallback, useSyncExternalStore } from 'react';

/** Whether the screen is as `query` says; a page that a server draws is as if it were not. */
export function useMedia(query: string): boolean {
  const onChange = useCallback(
    (tell: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', tell);
      return () => media.removeEventListener('change', tell);
    },
    [query],
  );
  return useSyncExternalStore(
    onChange,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
