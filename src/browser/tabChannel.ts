import * as v from 'valibot';
import { fromCallback } from 'xstate';
import type { ServerEvent } from '../machines/eventStream/eventStreamMachine';
import type { RawStreamFact, RawEvent, TabMessage } from '../machines/streamShare/streamShareTypes';

const place = v.nullable(v.string());
const claim = v.object({ tab: v.string(), hasLock: v.boolean() });

const factSchema = v.union([
  v.object({ type: v.literal('stream.opened') }),
  v.object({ type: v.literal('stream.beat') }),
  v.object({ type: v.literal('stream.refused') }),
  v.object({
    type: v.literal('stream.lost'),
    unavailable: v.object({
      kind: v.literal('unavailable'),
      retryAfterMs: v.nullable(v.number()),
      jitter: v.number(),
    }),
  }),
  v.object({
    type: v.literal('stream.event'),
    id: v.nullable(v.string()),
    raw: v.object({ name: v.string(), data: v.string() }),
  }),
]);

const messageSchema = v.union([
  v.object({ type: v.literal('tab.seeks') }),
  v.object({ type: v.literal('tab.reads'), claim, place }),
  v.object({ type: v.literal('tab.misses'), place }),
  v.object({ type: v.literal('tab.relays'), claim, after: place, fact: factSchema }),
]);

type ParseEvent = (raw: RawEvent) => ServerEvent | null;

/** Null for anything no tab of this build says. An unknown event is a sign of life. */
const parseMessage = (data: unknown, parseEvent: ParseEvent): TabMessage | null => {
  const parsed = v.safeParse(messageSchema, data);
  if (!parsed.success) return null;
  const message = parsed.output;
  if (message.type !== 'tab.relays') return message;
  if (message.fact.type !== 'stream.event') return { ...message, fact: message.fact };
  const event = parseEvent(message.fact.raw);
  const fact: RawStreamFact = event === null ? { type: 'stream.beat' } : { ...message.fact, event };
  return { ...message, fact };
};

/** Only the server's own words of an event travel: a tab of another build knows them as well. */
const withoutReading = (message: TabMessage): unknown => {
  if (message.type !== 'tab.relays' || message.fact.type !== 'stream.event') return message;
  const { type, id, raw } = message.fact;
  return { ...message, fact: { type, id, raw } };
};

export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

/**
 * Lets the tabs of one session talk. `name` is the session's own, so that tabs of two accounts or
 * logins never hear each other; without it, or without channels, nobody is heard.
 */
export const tabChannel = (
  open: ((name: string) => Channel) | null,
  name: () => string | null,
  parseEvent: ParseEvent,
) =>
  fromCallback<TabMessage>(({ receive, sendBack }) => {
    const key = name();
    if (key === null || open === null) return;
    const channel = open(key);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = parseMessage(data, parseEvent);
      if (message !== null) sendBack(message);
    });
    receive((message) => channel.postMessage(withoutReading(message)));
    return () => channel.close();
  });
