/** A store for small texts; every call may throw, as a browser's own storage does. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keys in local storage (spec 3). */
export const storageKeys = {
  locale: 'locale',
  theme: 'theme',
  shortcuts: 'shortcuts',
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  wasLoggedIn: 'was_logged_in',
} as const;

/** Begins the keys of what a user has on this device: it is removed at the logout. */
export const USER_PREFIX = 'kept:';

/** What is stored under this key; null if nothing is, or storage cannot be read (row S10). */
export const readItem = (store: KeyValueStore | null, key: string): string | null => {
  try {
    return store?.getItem(key) ?? null;
  } catch {
    return null;
  }
};

/** Stores a text, or removes it for null; false if storage refuses (row S10). */
export const writeItem = (
  store: KeyValueStore | null,
  key: string,
  value: string | null,
): boolean => {
  if (store === null) return false;
  try {
    if (value === null) store.removeItem(key);
    else store.setItem(key, value);
    return true;
  } catch {
    return false;
  }
};

/** The browser's local storage; null if even asking for it throws. */
export const localStore = (): Storage | null => {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
};

/** The store of this tab, which outlives a reload; null if even asking for it throws. */
export const tabStore = (): Storage | null => {
  try {
    return globalThis.sessionStorage;
  } catch {
    return null;
  }
};
