import * as v from 'valibot';
import { fromWire } from '../../common/wire';
import type { ServerEvent } from '../machines/eventStream/eventStreamMachine';
import type { RawEvent } from '../machines/streamShare/streamShareTypes';
import { chatSchema, messageSchema, profileSchema } from './parse';
import { purchaseSchema } from './parseMoney';
import { ownPersonaSchema } from './parsePersona';
import type { PersonaLists } from './parsePersona';

const replyPlace = { chat_id: v.string(), message_id: v.string() };

const schemas = {
  ready: v.pipe(
    v.object({ resync: v.boolean() }),
    v.transform(({ resync }): ServerEvent => ({ type: 'server.ready', resync })),
  ),
  message: v.pipe(
    v.object({ message: messageSchema }),
    v.transform(({ message }): ServerEvent => ({ type: 'server.message', message })),
  ),
  'message.deleted': v.pipe(
    v.object({ ...replyPlace, replaced_by: v.nullable(v.string()) }),
    v.transform((body): ServerEvent => ({ type: 'server.messageDeleted', ...fromWire(body) })),
  ),
  'message.edited': v.pipe(
    v.object({ ...replyPlace, from_seq: v.number(), message: messageSchema }),
    v.transform((body): ServerEvent => ({ type: 'server.messageEdited', ...fromWire(body) })),
  ),
  'reply.started': v.pipe(
    v.object({ ...replyPlace, seq: v.number() }),
    v.transform((body): ServerEvent => ({ type: 'server.replyStarted', ...fromWire(body) })),
  ),
  'reply.delta': v.pipe(
    v.object({ ...replyPlace, offset: v.number(), text: v.string() }),
    v.transform((body): ServerEvent => ({ type: 'server.replyDelta', ...fromWire(body) })),
  ),
  'reply.snapshot': v.pipe(
    v.object({ ...replyPlace, seq: v.number(), text: v.string() }),
    v.transform((body): ServerEvent => ({ type: 'server.replySnapshot', ...fromWire(body) })),
  ),
  chat: v.pipe(
    v.object({ chat: chatSchema }),
    v.transform(({ chat }): ServerEvent => ({ type: 'server.chat', chat })),
  ),
  'chat.removed': v.pipe(
    v.object({ chat_id: v.string() }),
    v.transform((body): ServerEvent => ({ type: 'server.chatRemoved', ...fromWire(body) })),
  ),
  balance: v.pipe(
    v.object({ num_tokens: v.number(), version: v.number() }),
    v.transform((body): ServerEvent => ({
      type: 'server.balance',
      desires: body.num_tokens,
      version: body.version,
    })),
  ),
  profile: v.pipe(
    v.object({ profile: profileSchema }),
    v.transform(({ profile }): ServerEvent => ({ type: 'server.profile', profile })),
  ),
  purchase: v.pipe(
    v.object({ purchase: purchaseSchema }),
    v.transform(({ purchase }): ServerEvent => ({ type: 'server.purchase', purchase })),
  ),
  favourite: v.pipe(
    v.object({ slug: v.string(), is_favourite: v.boolean() }),
    v.transform((body): ServerEvent => ({ type: 'server.favourite', ...fromWire(body) })),
  ),
  'persona.removed': v.pipe(
    v.object({ id: v.string(), slug: v.string() }),
    v.transform((body): ServerEvent => ({ type: 'server.personaRemoved', ...body })),
  ),
  'session.ended': v.pipe(
    v.object({}),
    v.transform((): ServerEvent => ({ type: 'server.sessionEnded' })),
  ),
} as const;

const ofPersonas = (lists: PersonaLists) => ({
  persona: v.pipe(
    v.object({ persona: ownPersonaSchema(lists) }),
    v.transform(({ persona }): ServerEvent => ({ type: 'server.persona', persona })),
  ),
});

export type ParseServerEvent = (raw: RawEvent) => ServerEvent | null;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * Reads one event of the stream. Null for a name that this build does not know, so that a newer
 * server may send more, and for invalid data: reconnecting would not help, since the stream would
 * only send it again (fault row C7).
 */
export const serverEventParser = (lists: PersonaLists): ParseServerEvent => {
  const known: Readonly<Record<string, v.GenericSchema<unknown, ServerEvent>>> = {
    ...schemas,
    ...ofPersonas(lists),
  };
  return ({ name, data }) => {
    const schema = Object.hasOwn(known, name) ? known[name] : undefined;
    if (schema === undefined) return null;
    const parsed = v.safeParse(schema, parseJson(data));
    return parsed.success ? parsed.output : null;
  };
};
