import { restartChat } from '../../api/actors/chat';
import { loadChats } from '../../api/actors/chatList';
import { claimDesires } from '../../api/actors/claim';
import { deskActors } from '../../api/actors/desk';
import { readEvents } from '../../api/actors/events';
import { sendMessage } from '../../api/actors/sendMessage';
import type { Client } from '../../api/client';
import type { Fetch } from '../../api/http';
import { serverEventParser } from '../../api/serverEvent';
import { dueClock } from '../../browser/dueClock';
import { outboxVault } from '../../browser/outboxVault';
import type { ListedStore } from '../../browser/outboxVault';
import { sharedLine } from '../../browser/sharedLine';
import { tabChannel } from '../../browser/tabChannel';
import { tabLock } from '../../browser/tabLock';
import { chatDeskMachine } from '../../machines/chatDesk/chatDeskMachine';
import { chatDeletionMachine } from '../../machines/chatDesk/chatDeletionMachine';
import { pinningMachine } from '../../machines/chatDesk/pinningMachine';
import { chatListMachine } from '../../machines/chatList/chatListMachine';
import { claimMachine } from '../../machines/claim/claimMachine';
import { eventStreamMachine } from '../../machines/eventStream/eventStreamMachine';
import { occupations, personalities } from '../../machines/persona/persona';
import { outboxMachine } from '../../machines/outbox/outboxMachine';
import { outgoingMachine } from '../../machines/outbox/outgoingMachine';
import { createSearchHost } from './search';
import { streamShareMachine } from '../../machines/streamShare/streamShareMachine';

/*
 * The part of the composition root that only who is logged in needs, so that it is no part of the
 * first route.
 */

/** `name`: of the session's line, the same in all its tabs; null where nobody is logged in. */
export type Line = { fetch: Fetch; apiOrigin: string; name: () => string | null; tab: string };

const parseServerEvent = serverEventParser({ occupations, personalities });

/** Nothing on the page is older than it; a clock that stood still while the device slept is behind. */
const pageAge = () => Math.max(performance.now(), Date.now() - performance.timeOrigin);

/** One line to the server for all tabs of this session. */
const createLine = ({ fetch, apiOrigin, name }: Line) =>
  streamShareMachine.provide({
    actors: {
      tabs: tabChannel(
        'BroadcastChannel' in window ? (key) => new BroadcastChannel(key) : null,
        name,
        parseServerEvent,
      ),
      lock: tabLock(navigator.locks, name),
      readEvents: readEvents(fetch, apiOrigin, Math.random, pageAge, parseServerEvent),
    },
  });

/** What a user wrote, kept on this device until the server has it; one tab at a time sends. */
export const createOutbox = (
  client: Client,
  store: ListedStore | null,
  user: () => string | null,
  lingerMs: number,
) =>
  outboxMachine.provide({
    actors: {
      queue: outboxVault(store, window, user, Date.now),
      lock: tabLock(
        navigator.locks,
        () => {
          const owner = user();
          return owner && `outbox:${owner}`;
        },
        lingerMs,
      ),
      outgoing: outgoingMachine.provide({ actors: { sendMessage: sendMessage(client) } }),
    },
  });

/** What every member has: the free desires of the day, the chats, and the line. */
export const createMember = (client: Client, line: Line) => ({
  claim: claimMachine.provide({
    actors: { claimDesires: claimDesires(client), dueClock: dueClock(document, Date.now) },
  }),
  chatList: chatListMachine.provide({
    actors: { loadChats: loadChats(client), desk: createDesk(client) },
  }),
  eventStream: eventStreamMachine.provide({
    actors: { readEvents: sharedLine(createLine(line), line.tab) },
  }),
});

/** Where the list of chats is worked on. */
const createDesk = (client: Client) => {
  const { findChats, savePin, deleteChat, restoreChat } = deskActors(client);
  return chatDeskMachine.provide({
    actors: {
      findChats,
      restartChat: restartChat(client),
      pinning: pinningMachine.provide({ actors: { savePin } }),
      deletion: chatDeletionMachine.provide({ actors: { deleteChat, restoreChat } }),
      search: createSearchHost(client),
    },
  });
};
