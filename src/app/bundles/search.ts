import { fromPromise } from 'xstate';
import type { Client } from '../../api/client';
import { chatSearchHostMachine } from '../../machines/chatSearch/chatSearchHostMachine';

/** The part of the composition root for a search, whose code comes when one begins. */
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
