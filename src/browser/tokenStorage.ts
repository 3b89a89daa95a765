import { fromCallback, fromPromise } from 'xstate';
import type {
  Tokens,
  TokenStorageCommand,
  TokenStorageEvent,
} from '../machines/session/sessionTypes';
import { readItem, storageKeys, USER_PREFIX, writeItem } from './storage';
import type { KeyValueStore } from './storage';

const readTokensFrom = (store: KeyValueStore | null): Tokens | null => {
  const access = readItem(store, storageKeys.accessToken);
  const refresh = readItem(store, storageKeys.refreshToken);
  return access === null || refresh === null || access === '' || refresh === ''
    ? null
    : { access, refresh };
};

/** What is in storage now, which may be another tab's newer tokens. */
export const readTokens = (store: KeyValueStore | null) =>
  fromPromise<Tokens | null>(() => Promise.resolve(readTokensFrom(store)));

/**
 * Keeps the tokens in local storage, and tells what other tabs write there. If storage refuses, it
 * says so and the session lives in memory (row S10).
 */
export const tokenStorage = (store: KeyValueStore | null, tabs: EventTarget) =>
  fromCallback<TokenStorageCommand>(({ receive, sendBack }) => {
    const tell = (event: TokenStorageEvent) => sendBack(event);

    const tellCurrent = () => tell({ type: 'tokens.changed', tokens: readTokensFrom(store) });

    receive((command) => {
      if (command.type === 'tokens.check') {
        tellCurrent();
        return tell({ type: 'tokens.checked' });
      }
      const tokens = command.type === 'tokens.write' ? command.tokens : null;
      // Remove private data at once, whether or not the code that stored it is loaded.
      if (tokens === null)
        for (const key of Object.keys(store ?? {}))
          if (key.startsWith(USER_PREFIX)) writeItem(store, key, null);
      const isKept = [
        writeItem(store, storageKeys.accessToken, tokens?.access ?? null),
        writeItem(store, storageKeys.refreshToken, tokens?.refresh ?? null),
        tokens === null || writeItem(store, storageKeys.wasLoggedIn, '1'),
      ].every(Boolean);
      if (!isKept && tokens !== null) tell({ type: 'tokens.failed' });
    });

    const follow = (event: Event) => {
      const key = event instanceof StorageEvent ? event.key : undefined;
      // A null key means that everything was cleared.
      if (key === storageKeys.refreshToken || key === null) tellCurrent();
    };
    tabs.addEventListener('storage', follow);

    tell({
      type: 'tokens.loaded',
      tokens: readTokensFrom(store),
      wasLoggedIn: readItem(store, storageKeys.wasLoggedIn) === '1',
    });
    return () => tabs.removeEventListener('storage', follow);
  });
