import { createActor, toPromise } from 'xstate';
import { chatSearchActors } from '../../src/api/actors/chatSearch';
import type { SearchRequest } from '../../src/machines/chatSearch/chatSearchMachine';
import { clientAs } from './clientAs';
import type { Member, TestServer } from './server';

/** The product's own search, asked in the name of a member at a real server. */
export function searchAs(server: TestServer, member: Member) {
  const { searchMessages } = chatSearchActors(clientAs(server, member));
  return (input: SearchRequest) => toPromise(createActor(searchMessages, { input }).start());
}
