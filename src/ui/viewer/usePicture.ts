import { useState } from 'react';

/** Whether a picture has loaded, and a way to retry; a new `key` makes a new element. */
export function usePicture() {
  const [{ key, state }, set] = useState<{ key: number; state: 'shown' | 'failed' }>({
    key: 0,
    state: 'shown',
  });
  return {
    key,
    state,
    onError: () => set((now) => ({ ...now, state: 'failed' })),
    retry: () => set((now) => ({ key: now.key + 1, state: 'shown' })),
  };
}
