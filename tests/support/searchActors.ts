import { createActor, toPromise } from 'xstate';
import { chatSearchActors } from '../../src/api/actors/chatSearch';
import { createClient } from '../../src/api/client';
import type { SearchRequest } from '../../src/machines/chatSearch/chatSearchMachine';
import type { Member, TestServer } from './server';

/** The product's own search, asked in the name of a member at a real server. */
export function searchAs({ origin }: TestServer, { access }: Member) {
  const fetchAs = (request: Request) => {
    request.headers.set('Authorization', `Bearer ${access}`);
    return fetch(request);
  };
  const { searchMessages } = chatSearchActors(createClient(fetchAs, origin));
  return (input: SearchRequest) => toPromise(createActor(searchMessages, { input }).start());
}
