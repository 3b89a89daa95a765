import { personaActors } from '../../api/actors/personas';
import ageWorker from '../../browser/photo/apparentAge.worker.ts?worker&url';
import { ageJudge } from '../../browser/photo/apparentAge';
import { browserDarkroom, photoActions, pixelsOf } from '../../browser/photo/photoActions';
import { personaStorage } from '../../browser/personaStorage';
import { trustedWorker } from '../../browser/trustedWorker';
import { rectangleOf } from '../../machines/persona/crop';
import { occupations, personalities, steps } from '../../machines/persona/persona';
import { personaMachine } from '../../machines/persona/personaMachine';
import { photoMachine } from '../../machines/persona/photoMachine';
import type { Ports } from '../ports';

/** The code with which users make personas. */
export const create = ({ client, store, user }: Ports) => {
  const newId = () => crypto.randomUUID();
  const create = personaMachine.provide({
    actors: {
      ...personaActors(client, { occupations, personalities }),
      draft: personaStorage(store, user, { steps, occupations, personalities }, newId),
      photo: photoMachine.provide({
        actors: {
          ...photoActions({ darkroom: browserDarkroom, rectangleOf, newId }),
          ...ageJudge({
            startWorker: () => new Worker(trustedWorker(window, ageWorker), { type: 'module' }),
            pixelsOf,
          }),
        },
      }),
    },
  });
  return { create };
};
