import { personaActors } from '../../api/actors/personas';
import type { Client } from '../../api/client';
import ageWorker from '../../browser/photo/apparentAge.worker.ts?worker&url';
import { ageJudge } from '../../browser/photo/apparentAge';
import { browserDarkroom, photoDesk, pixelsOf } from '../../browser/photo/photoDesk';
import { personaVault } from '../../browser/personaVault';
import type { KeyValueStore } from '../../browser/storage';
import { trustedWorker } from '../../browser/trustedWorker';
import { rectangleOf } from '../../machines/persona/crop';
import { occupations, personalities, steps } from '../../machines/persona/persona';
import { personaMachine } from '../../machines/persona/personaMachine';
import { photoMachine } from '../../machines/persona/photoMachine';

/** The part of the composition root for characters of one's own, so that it is no part of the first route. */
export const createPersona = (
  client: Client,
  store: KeyValueStore | null,
  user: () => string | null,
) => {
  const newId = () => crypto.randomUUID();
  return personaMachine.provide({
    actors: {
      ...personaActors(client, { occupations, personalities }),
      draft: personaVault(store, user, { steps, occupations, personalities }, newId),
      photo: photoMachine.provide({
        actors: {
          ...photoDesk({ darkroom: browserDarkroom, rectangleOf, newId }),
          ...ageJudge({
            startWorker: () => new Worker(trustedWorker(window, ageWorker), { type: 'module' }),
            pixelsOf,
          }),
        },
      }),
    },
  });
};
