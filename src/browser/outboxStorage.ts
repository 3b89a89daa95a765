import * as v from 'valibot';
import { fromCallback } from 'xstate';
import type {
  QueueCommand,
  QueueFact,
  StoredOutboxMessage,
} from '../machines/outbox/outboxMessage';
import { quoteSchema } from './quoteSchema';
import { writeItem } from './storage';
import type { KeyValueStore } from './storage';
import { parseStored } from './userStorage';

/** A store whose keys can be listed as well. */
export type ListedStore = KeyValueStore & Pick<Storage, 'key' | 'length'>;

/** `botId` is the name under which devices have kept it from the first release on. */
const outboxMessageSchema: v.GenericSchema<unknown, StoredOutboxMessage> = v.pipe(
  v.object({
    clientId: v.string(),
    chatId: v.string(),
    botId: v.string(),
    text: v.string(),
    quote: v.exactOptional(quoteSchema),
    writtenAt: v.number(),
    refusal: v.nullable(
      v.picklist([
        'dailyLimit',
        'inappropriate',
        'crisis',
        'conflict',
        'premium',
        'invalid',
        'gone',
      ]),
    ),
  }),
  v.transform(({ botId, ...rest }) => ({ ...rest, characterId: botId })),
);
const toStored = ({ characterId, ...rest }: StoredOutboxMessage) =>
  JSON.stringify({ ...rest, botId: characterId });

/** Keys and texts under this prefix; null if they cannot be read (row S10). */
const readItems = (
  store: ListedStore | null,
  prefix: string,
): readonly (readonly [key: string, text: string])[] | null => {
  if (store === null) return null;
  try {
    const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
    return keys
      .filter((key) => key.startsWith(prefix))
      .map((key) => [key, store.getItem(key) ?? '']);
  } catch {
    return null;
  }
};

/**
 * Keeps a user's outbox messages on this device, each under its own key, so that tabs never
 * overwrite each other and an unreadable one blocks no other. Tells what other tabs change.
 */
export const outboxStorage = (
  store: ListedStore | null,
  tabs: EventTarget,
  user: () => string | null,
  now: () => number,
) =>
  fromCallback<QueueCommand>(({ receive, sendBack }) => {
    const owner = user();
    const prefix = owner === null ? null : `outbox:${owner}:`;
    const tell = (fact: QueueFact) => sendBack(fact);

    const tellAll = () => {
      const items = prefix === null ? null : readItems(store, prefix);
      const outboxMessages = items?.flatMap(([key, text]) => {
        const outboxMessage = parseStored(outboxMessageSchema, text);
        return outboxMessage !== null && key === prefix + outboxMessage.clientId
          ? outboxMessage
          : [];
      });
      tell({ type: 'queue.read', outboxMessages: outboxMessages ?? null, now: now() });
    };

    receive((command) => {
      if (command.type === 'queue.check') return tellAll();
      if (prefix === null) return;
      if (command.type === 'queue.drop') writeItem(store, prefix + command.clientId, null);
      else if (
        writeItem(store, prefix + command.outboxMessage.clientId, toStored(command.outboxMessage))
      )
        tell({ type: 'queue.kept', clientId: command.outboxMessage.clientId });
    });

    const follow = (event: Event) => {
      const key = event instanceof StorageEvent ? event.key : null;
      if (prefix !== null && key?.startsWith(prefix)) tellAll();
    };
    tabs.addEventListener('storage', follow);
    tellAll();
    return () => tabs.removeEventListener('storage', follow);
  });
