import { createActor } from 'xstate';
import { answerFromCache, cachedBodies, cachedNames } from '../../api/cachedAnswers';
import { cacheWriter } from '../../browser/cacheWriter';
import { cachedAnswerStorage } from '../../browser/cachedAnswerStorage';
import type { CachedEntry } from '../../browser/cachedAnswerStorage';
import { registerWorker } from '../../browser/registerWorker';
import { readItem, storageKeys } from '../../browser/storage';
import { shownParts } from '../../machines/app/shownParts';
import { claimsOf } from '../../machines/session/tokenClaims';
import { offlineCopyMachine } from '../../machines/offlineCopy/offlineCopyMachine';
import type { Ports } from '../ports';

/* The code of the offline copy: stores what the server said, and answers with it offline. */

/** The device's copy of the answer to this call, in the language on screen. */
export const recallAnswer = (request: Request, { store, user, locale }: Ports) => {
  const storage = cachedAnswerStorage(store);
  const owner = user();
  const isReadable = (cached: CachedEntry | null) => cached?.locale === locale();
  return answerFromCache(request, {
    read: (name) => {
      const cached = storage.read(owner, name);
      return isReadable(cached) ? cached : null;
    },
    readTalk: (of) => {
      const talks = owner === null ? [] : storage.talks(owner).filter(isReadable);
      return (
        talks.find(({ chatId, about }) =>
          'slug' in of ? about === of.slug : chatId === of.chatId,
        ) ?? null
      );
    },
  });
};

/** `isBuilt`: the page is from a build, which has a service worker. */
export const startOfflineCopy = (ports: Ports, isBuilt: boolean) => {
  const { app, store, user, locale } = ports;
  // An idle page may fetch what comes next; without it nothing is missing.
  import('./prefetch').then(({ startPrefetch }) => startPrefetch(app)).catch(() => undefined);
  // Answers that a visitor gave before the login wait on the device until then.
  import('./welcome').then(({ startHandover }) => startHandover(ports)).catch(() => undefined);
  const storage = cachedAnswerStorage(store);
  const offlineCopy = offlineCopyMachine.provide({
    actors: {
      cacheWriter: cacheWriter({
        keep: (owner, parts) => {
          const bodies = cachedBodies(parts, owner === null);
          const entryOf = (body: object, about = '') => ({
            cachedAt: Date.now(),
            locale: locale(),
            about,
            body: JSON.stringify(body),
          });
          for (const name of cachedNames) {
            const body = bodies[name];
            if (body !== undefined) storage.keep(owner, name, entryOf(body));
          }
          const { chat } = parts;
          if (owner !== null && chat !== null && bodies.talk !== undefined)
            storage.keepTalk(owner, chat.chat.id, entryOf(bodies.talk, chat.character.slug));
        },
        trim: (owner, { chats, chat }) => {
          if (owner === null) return;
          const there = chats && new Set(chats.chats.map(({ id }) => id));
          storage.trimTalks(owner, (id) => there?.has(id) !== false || id === chat?.chat.id);
        },
        wipeOthers: storage.wipeOthers,
        watch: (listener) => app.system.inspect(listener).unsubscribe,
        look: () => shownParts(app),
        user,
        holder: () => claimsOf(readItem(store, storageKeys.accessToken))?.user ?? null,
        window,
      }),
      registerWorker: registerWorker(
        window,
        isBuilt && import.meta.env.VITE_SERVICE_WORKER !== 'off',
      ),
    },
  });
  createActor(offlineCopy).start();
};
