import { restartChat } from '../../api/actors/chat';
import { loadChats } from '../../api/actors/chatList';
import { claimDesires } from '../../api/actors/claim';
import { chatActionActors } from '../../api/actors/chatActions';
import { readEvents } from '../../api/actors/events';
import { sendMessage } from '../../api/actors/sendMessage';
import { serverEventParser } from '../../api/serverEvent';
import { dueClock } from '../../browser/dueClock';
import { outboxStorage } from '../../browser/outboxStorage';
import { reminderStorage } from '../../browser/reminderStorage';
import { sharedStream } from '../../browser/sharedStream';
import { tabChannel } from '../../browser/tabChannel';
import { STORAGE_LINGER_MS, tabLock } from '../../browser/tabLock';
import { chatActionsMachine } from '../../machines/chatActions/chatActionsMachine';
import { chatDeletionMachine } from '../../machines/chatActions/chatDeletionMachine';
import { markingMachine } from '../../machines/chatActions/markingMachine';
import { chatListMachine } from '../../machines/chatList/chatListMachine';
import { claimMachine } from '../../machines/claim/claimMachine';
import { emailReminderMachine } from '../../machines/emailReminder/emailReminderMachine';
import { eventStreamMachine } from '../../machines/eventStream/eventStreamMachine';
import { occupations, personalities } from '../../machines/persona/persona';
import { outboxMachine } from '../../machines/outbox/outboxMachine';
import { outboxMessageMachine } from '../../machines/outbox/outboxMessageMachine';
import { streamShareMachine } from '../../machines/streamShare/streamShareMachine';
import type { Ports } from '../ports';
import { createSearchHost } from './search';

/* The code that only a member needs. */

const tabName = String(crypto.getRandomValues(new Uint32Array(2)));
const parseServerEvent = serverEventParser({ occupations, personalities });

/** An upper bound on the age of the page's data; a clock that stopped during sleep lags behind. */
const pageAge = () => Math.max(performance.now(), Date.now() - performance.timeOrigin);

/** One event stream for all tabs of this session. */
const createStreamShare = ({ streamFetch, apiOrigin, streamName }: Ports) =>
  streamShareMachine.provide({
    actors: {
      tabs: tabChannel(
        'BroadcastChannel' in window ? (key) => new BroadcastChannel(key) : null,
        streamName,
        parseServerEvent,
      ),
      lock: tabLock(navigator.locks, streamName),
      readEvents: readEvents(streamFetch, apiOrigin, Math.random, pageAge, parseServerEvent),
    },
  });

/** Keeps a user's messages on this device until the server has them; one tab at a time sends. */
export const createOutbox = ({ client, store, user }: Ports) =>
  outboxMachine.provide({
    actors: {
      queue: outboxStorage(store, window, user, Date.now),
      lock: tabLock(
        navigator.locks,
        () => {
          const owner = user();
          return owner && `outbox:${owner}`;
        },
        STORAGE_LINGER_MS,
      ),
      outboxMessage: outboxMessageMachine.provide({ actors: { sendMessage: sendMessage(client) } }),
    },
  });

/** What every member has: the free desires of the day, the chats, and the event stream. */
export const create = (ports: Ports) => ({
  claim: claimMachine.provide({
    actors: { claimDesires: claimDesires(ports.client), dueClock: dueClock(document, Date.now) },
  }),
  emailReminder: emailReminderMachine.provide({
    actors: { reminderStorage: reminderStorage(ports.store, window, ports.user, Date.now) },
  }),
  chatList: chatListMachine.provide({
    actors: { loadChats: loadChats(ports.client), chatActions: createChatActions(ports) },
  }),
  eventStream: eventStreamMachine.provide({
    actors: { readEvents: sharedStream(createStreamShare(ports), tabName) },
  }),
});

/** The actions of the chat list. */
const createChatActions = ({ client }: Ports) => {
  const { saveMark, deleteChat, restoreChat, ...finding } = chatActionActors(client);
  return chatActionsMachine.provide({
    actors: {
      ...finding,
      restartChat: restartChat(client),
      marking: markingMachine.provide({ actors: { saveMark } }),
      deletion: chatDeletionMachine.provide({ actors: { deleteChat, restoreChat } }),
      search: createSearchHost(client),
    },
  });
};
