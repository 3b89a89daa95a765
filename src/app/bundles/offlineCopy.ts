import { createActor } from 'xstate';
import { aboutOf, answerFromCache, cachedBodies, cachedNames } from '../../api/cachedAnswers';
import { cacheWriter } from '../../browser/cacheWriter';
import { cachedAnswerStorage } from '../../browser/cachedAnswerStorage';
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
  return answerFromCache(request, (name) => {
    const cached = storage.read(user(), name);
    return cached?.locale === locale() ? cached : null;
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
          for (const name of cachedNames) {
            const body = bodies[name];
            if (body === undefined) continue;
            const about = aboutOf(name, parts);
            const entry = { cachedAt: Date.now(), locale: locale(), about };
            storage.keep(owner, name, { ...entry, body: JSON.stringify(body) });
          }
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
