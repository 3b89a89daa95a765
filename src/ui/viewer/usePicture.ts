import { useState } from 'react';

/** Whether a picture can be seen, and the way to ask for it again; `key` makes it a new element. */
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
