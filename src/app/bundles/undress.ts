import { catalogueActors } from '../../api/actors/catalogue';
import { chatActors } from '../../api/actors/chat';
import { undressActors } from '../../api/actors/undress';
import { jobStorage } from '../../browser/jobStorage';
import { subjectMachine } from '../../machines/undress/subjectMachine';
import { undressMachine } from '../../machines/undress/undressMachine';
import type { Ports } from '../ports';

/** The code of /undress; it has no access to files of the device. */
export const create = ({ client, apiOrigin, store, user }: Ports) => {
  const { loadCharacters } = catalogueActors(client);
  const { loadCharacter } = chatActors(client, () => Promise.resolve());
  const undress = undressMachine.provide({
    actors: {
      ...undressActors(client, apiOrigin),
      ...jobStorage(store, user),
      subject: subjectMachine.provide({ actors: { loadCharacter, loadCharacters } }),
    },
  });
  return { undress };
};
