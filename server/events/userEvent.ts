import * as v from 'valibot';
import type { components } from '../../src/api/schema';
import type { KeptMessage } from '../messages/message';

type Schemas = components['schemas'];

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

const inChat = { chat_id: v.string() };
/** Identifies an attempt at a reply in events; a writer who takes over counts as a new one. */
export const toldAttempt = (attempt: string, writer: number): string =>
  writer === 1 ? attempt : `${attempt}.${writer}`;

const ofReply = {
  ...inChat,
  message_id: v.string(),
  /** Tells this attempt at the reply from earlier ones; never leaves the server. */
  attempt: v.string(),
};

/**
 * Durable events, repeated to a stream that missed them. `chat` and `persona` only name what
 * changed: the data is read when it is sent, in the reader's language. `reply.started` is stored
 * for its place in the order; a stream that missed it gets a snapshot.
 */
const durableEventSchema = v.variant('name', [
  v.object({
    name: v.literal('message'),
    data: v.object({ message: v.custom<KeptMessage>(isObject) }),
  }),
  v.object({
    name: v.literal('message.deleted'),
    data: v.object({
      ...inChat,
      message_id: v.string(),
      replaced_by: v.nullable(v.string()),
    }),
  }),
  v.object({
    name: v.literal('message.edited'),
    data: v.object({
      ...inChat,
      message_id: v.string(),
      from_seq: v.number(),
      message: v.custom<KeptMessage>(isObject),
    }),
  }),
  v.object({ name: v.literal('chat'), data: v.object(inChat) }),
  v.object({ name: v.literal('chat.removed'), data: v.object(inChat) }),
  v.object({
    name: v.literal('reply.started'),
    data: v.object({ ...ofReply, seq: v.number() }),
  }),
  v.object({
    name: v.literal('balance'),
    data: v.custom<Schemas['BalanceEvent']['data']>(isObject),
  }),
  v.object({
    name: v.literal('profile'),
    data: v.custom<Schemas['ProfileEvent']['data']>(isObject),
  }),
  v.object({
    name: v.literal('purchase'),
    data: v.custom<Schemas['PurchaseEvent']['data']>(isObject),
  }),
  v.object({
    name: v.literal('favourite'),
    data: v.custom<Schemas['FavouriteEvent']['data']>(isObject),
  }),
  v.object({ name: v.literal('persona'), data: v.object({ id: v.string() }) }),
  v.object({
    name: v.literal('persona.removed'),
    data: v.custom<Schemas['PersonaRemovedEvent']['data']>(isObject),
  }),
]);

export type DurableEvent = v.InferOutput<typeof durableEventSchema>;

const names = new Set<unknown>(
  durableEventSchema.options.map(({ entries }) => entries.name.literal),
);

const namedSchema = v.looseObject({ name: v.string() });

/**
 * Null for an event that this build does not know: during a rollout, newer servers write new events
 * to the same database.
 */
export const readDurableEvent = (event: unknown): DurableEvent | null =>
  names.has(v.parse(namedSchema, event).name) ? v.parse(durableEventSchema, event) : null;

const deltaSchema = v.object({ ...ofReply, offset: v.number(), text: v.string() });

/** More text of a reply under way; not stored. */
export type ReplyDelta = v.InferOutput<typeof deltaSchema>;

const notificationSchema = v.union([
  v.object({ user: v.string(), delta: deltaSchema }),
  v.object({ user: v.string(), id: v.string(), event: v.optional(v.unknown()) }),
]);

/** What processes tell each other, and themselves, about a user. */
export type Notification =
  | { user: string; delta: ReplyDelta }
  /** The same within the process that writes the reply, before the text is saved. */
  | { user: string; ahead: ReplyDelta }
  /** Without `event` it was too large to send, or unknown here, and is read by its id. */
  | { user: string; id: string; event?: DurableEvent };

export const parseNotification = (payload: string): Exclude<Notification, { ahead: unknown }> => {
  const told = v.parse(notificationSchema, JSON.parse(payload));
  if ('delta' in told) return told;
  const { user, id } = told;
  const event = told.event === undefined ? null : readDurableEvent(told.event);
  return { user, id, ...(event !== null && { event }) };
};
