import type { RefusalReason } from '../outbox/outboxMessage';
import { isRecord, mergeMessages } from './message';
import type { Message } from './message';
import { withMessage, withReply } from './reply';
import type { Reply, Shown } from './reply';
import { inBothWindows, withVisited } from './visit';
import type { Visit } from './visit';

/** The answer to a request for another version of a reply; anything else rejects. */
export type RegenerateReply =
  | { kind: 'accepted'; replyId: string }
  | { kind: 'refused'; reason: RefusalReason };

/** The version of a reply that the user chose. */
export type Choice = { messageId: string; version: number };

/**
 * Versions of one reply have ids of their own and share one row. Maps the id of a version to the id
 * of the version that was first in that row.
 */
export type Places = Readonly<Record<string, string>>;

export const placeOf = (places: Places, id: string): string => places[id] ?? id;

/** Another version takes the place of `id`, which stays until the other one arrives. */
export const withSuccessor = (places: Places, id: string, by: string): Places => ({
  ...places,
  [by]: placeOf(places, id),
});

type View = Shown & { visit: Visit | null };

/** Whether another version than `id` is shown, or being written, in the row of `id`. */
const gaveWay = (places: Places, id: string) => (other: string) =>
  other !== id && places[id] !== undefined && placeOf(places, other) === placeOf(places, id);

/** Starts a reply, and removes other versions from its row. */
export const withBegun = (view: View, places: Places, started: Reply): View => {
  const isGone = gaveWay(places, started.messageId);
  return {
    ...withReply(view, started),
    ...inBothWindows({ ...withReply(view, started), visit: view.visit }, (messages) =>
      messages.some(({ id }) => isGone(id)) ? messages.filter(({ id }) => !isGone(id)) : messages,
    ),
  };
};

/** Adds a message, and removes other versions from its row. */
export const withArrived = (view: View, places: Places, message: Message): View => {
  const isGone = gaveWay(places, message.id);
  const shown = { ...withMessage(view, message), visit: withVisited(view.visit, message) };
  return {
    ...shown,
    ...inBothWindows(shown, (messages) =>
      messages.some(({ id }) => isGone(id))
        ? mergeMessages(
            messages.filter(({ id }) => !isGone(id)),
            [message],
          )
        : messages,
    ),
    reply: shown.reply !== null && isGone(shown.reply.messageId) ? null : shown.reply,
  };
};

/** The reply that can be regenerated: the last message, when it answers one. */
export const anewOf = ({ messages, reply }: Shown): Message | null => {
  const last = messages.at(-1);
  if (last?.author !== 'bot' || last.state !== 'complete' || reply !== null) return null;
  return questionOf(messages) === null ? null : last;
};

/** The client id of the user's last message; records and refused texts get no reply. */
export const questionOf = (messages: readonly Message[]): string | null =>
  messages.findLast(
    (message) => message.author === 'user' && !isRecord(message) && message.state !== 'refused',
  )?.clientId ?? null;
