import * as v from 'valibot';
import type { ListedStore } from './outboxStorage';
import { USER_PREFIX, writeItem } from './storage';
import { userStorage } from './userStorage';

/** What a guest sees is public. */
const GUEST = 'guest';

/** An answer of the server; `about` names its character or chat, if any. */
export type CachedEntry = { cachedAt: number; locale: string; about: string; body: string };

/** Devices hold it as `keptAt`. */
const entrySchema = v.pipe(
  v.object({ keptAt: v.number(), locale: v.string(), about: v.string(), body: v.string() }),
  v.transform(({ keptAt, ...entry }): CachedEntry => ({ ...entry, cachedAt: keptAt })),
);

const keysOf = (store: ListedStore): string[] => {
  try {
    return Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
  } catch {
    return [];
  }
};

/** Keeps the server's latest answers on this device, per user; null is a guest. */
export const cachedAnswerStorage = (store: ListedStore | null) => ({
  keep: (user: string | null, name: string, { cachedAt: keptAt, ...entry }: CachedEntry): boolean =>
    userStorage(store, user ?? GUEST).write(name, JSON.stringify({ keptAt, ...entry })),
  read: (user: string | null, name: string): CachedEntry | null =>
    userStorage(store, user ?? GUEST).parse(entrySchema, name),
  /** Forgets what was kept for anybody but this user. */
  wipeOthers: (user: string | null): void => {
    if (store === null) return;
    const starts = [GUEST, user ?? GUEST].map((owner) => `${USER_PREFIX}${owner}:`);
    for (const key of keysOf(store)) {
      const isOfOthers =
        key.startsWith(USER_PREFIX) && !starts.some((start) => key.startsWith(start));
      if (isOfOthers) writeItem(store, key, null);
    }
  },
});
