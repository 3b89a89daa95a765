import * as v from 'valibot';
import type { ListedStore } from './outboxStorage';
import { USER_PREFIX, writeItem } from './storage';
import { userStorage } from './userStorage';

/** What a guest sees is public. */
const GUEST = 'guest';

/** An answer of the server; `about` names the character of a chat. */
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

/** The chats whose messages stay on the device: those opened last. */
const MOST_TALKS = 10;
const TALK = 'talk:';

type Talk = CachedEntry & { chatId: string };

/** Keeps the server's latest answers on this device, per user; null is a guest. */
export const cachedAnswerStorage = (store: ListedStore | null) => {
  const of = (user: string | null) => userStorage(store, user ?? GUEST);
  const read = (user: string | null, name: string): CachedEntry | null =>
    of(user).parse(entrySchema, name);
  const keep = (
    user: string | null,
    name: string,
    { cachedAt: keptAt, ...entry }: CachedEntry,
  ): boolean => of(user).write(name, JSON.stringify({ keptAt, ...entry }));
  const talkIds = (user: string): string[] => {
    const start = `${USER_PREFIX}${user}:${TALK}`;
    return (store === null ? [] : keysOf(store)).flatMap((key) =>
      key.startsWith(start) ? key.slice(start.length) : [],
    );
  };
  /** The chats that were kept, the latest first. */
  const talks = (user: string): readonly Talk[] =>
    talkIds(user)
      .flatMap((chatId) => {
        const entry = read(user, TALK + chatId);
        return entry === null ? [] : { ...entry, chatId };
      })
      .toSorted((a, b) => b.cachedAt - a.cachedAt);
  return {
    keep,
    read,
    talks,
    keepTalk: (user: string, chatId: string, entry: CachedEntry): boolean =>
      keep(user, TALK + chatId, entry),
    /** Forgets chats that no longer exist, and those opened longest ago. */
    trimTalks: (user: string, isThere: (chatId: string) => boolean): void => {
      const forget = (chatId: string) => of(user).write(TALK + chatId, null);
      const ids = talkIds(user);
      for (const chatId of ids) if (!isThere(chatId)) forget(chatId);
      if (ids.length > MOST_TALKS)
        for (const { chatId } of talks(user).slice(MOST_TALKS)) forget(chatId);
    },
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
  };
};
