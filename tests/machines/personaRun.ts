import { photoMachine } from '../../src/machines/persona/photoMachine';
import type { World } from '../support/machines';

/** The photo of a persona, whose picture and judge are held. */
export const photoIn = (world: World) =>
  photoMachine.provide({
    actors: {
      judge: world.port(),
      openPhoto: world.held(),
      cropPhoto: world.held(),
      estimateAges: world.held(),
    },
  });
