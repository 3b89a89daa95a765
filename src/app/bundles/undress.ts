import { catalogueActors } from '../../api/actors/catalogue';
import { chatActors } from '../../api/actors/chat';
import { undressActors } from '../../api/actors/undress';
import type { Client } from '../../api/client';
import { jobVault } from '../../browser/jobVault';
import type { KeyValueStore } from '../../browser/storage';
import { subjectMachine } from '../../machines/undress/subjectMachine';
import { undressMachine } from '../../machines/undress/undressMachine';

/** The part of the composition root that /undress needs; it has no way to a file of the device. */
export const createUndress = (
  client: Client,
  apiOrigin: string,
  store: KeyValueStore | null,
  user: () => string | null,
) => {
  const { loadBots } = catalogueActors(client);
  const { loadBot } = chatActors(client, () => Promise.resolve());
  return undressMachine.provide({
    actors: {
      ...undressActors(client, apiOrigin),
      ...jobVault(store, user),
      subject: subjectMachine.provide({ actors: { loadBot, loadBots } }),
    },
  });
};
