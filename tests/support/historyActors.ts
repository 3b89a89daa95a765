import { createActor, toPromise } from 'xstate';
import { conversationActors } from '../../src/api/actors/conversation';
import { createClient } from '../../src/api/client';
import type { Member, TestServer } from './server';

/** The product's own reading of a history, in the name of a member at a real server. */
export function historyAs({ origin }: TestServer, { access }: Member) {
  const fetchAs = (request: Request) => {
    request.headers.set('Authorization', `Bearer ${access}`);
    return fetch(request);
  };
  const { loadHistory, loadAround } = conversationActors(createClient(fetchAs, origin), () =>
    Promise.resolve(),
  );
  return {
    page: (chatId: string, cursor: string | null) =>
      toPromise(createActor(loadHistory, { input: { chatId, cursor } }).start()),
    around: (chatId: string, messageId: string) =>
      toPromise(createActor(loadAround, { input: { chatId, messageId } }).start()),
  };
}
