import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether this is the server's first render, or its hydration. */
export const useIsFilled = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
