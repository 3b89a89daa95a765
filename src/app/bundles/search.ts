import { fromPromise } from 'xstate';
import type { Client } from '../../api/client';
import { chatSearchHostMachine } from '../../machines/chatSearch/chatSearchHostMachine';

/** The composition of a search, whose code is loaded when one begins. */
export const createSearchHost = (client: Client) =>
  chatSearchHostMachine.provide({
    actors: {
      loadChatSearch: fromPromise(async () => {
        const [{ chatSearchActors }, { chatSearchMachine }] = await Promise.all([
          import('../../api/actors/chatSearch'),
          import('../../machines/chatSearch/chatSearchMachine'),
        ]);
        return chatSearchMachine.provide({ actors: chatSearchActors(client) });
      }),
    },
  });
