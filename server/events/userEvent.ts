import * as v from 'valibot';
import type { components } from '../../src/api/schema';
import type { KeptMessage } from '../chat/message';

type Schemas = components['schemas'];

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

const inChat = { chat_id: v.string() };
const ofReply = {
  ...inChat,
  message_id: v.string(),
  /** Tells this attempt at the reply from earlier ones; stays on the server. */
  attempt: v.string(),
};

/**
 * Kept, and sent again to a stream that missed it. `chat` and `persona` name what changed alone: what
 * is told of it is read when it is sent, in the language of the reader. `reply.started` is kept for its place among the
 * others; a stream that missed it gets a snapshot instead.
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

export const parseDurableEvent = (event: unknown): DurableEvent =>
  v.parse(durableEventSchema, event);

const deltaSchema = v.object({ ...ofReply, offset: v.number(), text: v.string() });

/** More text of a reply under way; not kept. */
export type ReplyDelta = v.InferOutput<typeof deltaSchema>;

const notificationSchema = v.union([
  v.object({ user: v.string(), delta: deltaSchema }),
  /** Without `event` it was too large to travel, and is read by its id. */
  v.object({ user: v.string(), id: v.string(), event: v.optional(durableEventSchema) }),
]);

/** What the processes tell each other about a user. */
export type Notification = v.InferOutput<typeof notificationSchema>;

export const parseNotification = (payload: string): Notification =>
  v.parse(notificationSchema, JSON.parse(payload));
