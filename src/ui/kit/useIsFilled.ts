import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether this is drawn into a page for the first time by a server, or taken over from it. */
export const useIsFilled = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
