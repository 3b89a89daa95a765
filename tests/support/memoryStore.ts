import type { ListedStore } from '../../src/browser/outboxStorage';

/** Local storage in memory, with what it holds at first. */
export const memoryStore = (items: Record<string, string> = {}) => {
  const kept = new Map(Object.entries(items));
  const store: ListedStore = {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
  return { store, items: () => Object.fromEntries(kept) };
};

/** Storage that refuses everything, as some browsers do for a third party or when it is full. */
export const brokenStore: ListedStore = {
  get length(): number {
    throw new Error('SecurityError');
  },
  key: () => {
    throw new Error('SecurityError');
  },
  getItem: () => {
    throw new Error('SecurityError');
  },
  setItem: () => {
    throw new Error('QuotaExceededError');
  },
  removeItem: () => {
    throw new Error('SecurityError');
  },
};
