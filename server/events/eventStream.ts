import type { ServerResponse } from 'node:http';
import type { components } from '../../src/api/schema';
import type { KeptMessage } from '../messages/message';
import type { CatchUp, ReplyUnderWay } from './eventLog';
import type { DurableEvent, Notification, ReplyDelta } from './userEvent';

type Frame = components['schemas']['StreamEvent'];

/** If more events than this wait, the stream reads them from the log instead. */
const WAITING_AT_MOST = 250;
/** A reader that takes nothing for this long is cut off, as is one that lets two overflows wait. */
const STALLED_MS = 20_000;
/** The same for a reader that does not take the end of its stream. */
const LINGER_MS = 5_000;

/** Takes the place of notifications that did not arrive. */
const MISSED = 'missed';

export type EventStream = {
  /** Sends what was missed, then what arrived meanwhile, without gaps or duplicates. */
  begin(catchUp: CatchUp): void;
  notify(notification: Notification): void;
  /** Notifications may have been missed: reads them from the log, without gaps or duplicates. */
  catchUp(): void;
  beat(): void;
  /** Ends the stream; with `session`, tells the reader that the session has ended. */
  end(reason: 'session' | 'server'): void;
};

export type EventStreamSource = {
  /** The events after a given one. */
  readSince(after: bigint): Promise<CatchUp>;
  findEvent(id: bigint): Promise<DurableEvent | null>;
  /** The summary of a chat for this reader; null when the chat is no longer shown. */
  describeChat(chatId: string): Promise<components['schemas']['Chat'] | null>;
  /** One of this reader's own personas; null when it is gone. */
  describePersona(id: string): Promise<components['schemas']['OwnPersona'] | null>;
  /** A message with a currently valid picture address, and with what it quotes. */
  show(message: KeptMessage): Promise<components['schemas']['Message']>;
  onFault(error: unknown): void;
};

function toText(frame: Frame): string {
  const id = 'id' in frame ? `id: ${frame.id}\n` : '';
  return `event: ${frame.event}\n${id}data: ${JSON.stringify(frame.data)}\n\n`;
}

/** Writes one user's events to one response, in order; writes nothing before `begin`. */
export function createEventStream(
  response: ServerResponse,
  { readSince, findEvent, describeChat, describePersona, show, onFault }: EventStreamSource,
): EventStream {
  const waiting: (Notification | typeof MISSED)[] = [];
  const underWay = new Map<string, { attempt: string; length: number }>();
  let place: bigint | null = null;
  let isWorking = false;
  let hasBegun = false;
  let endsWith: 'session' | 'server' | null = null;

  const isOver = () => response.writableEnded || response.destroyed;

  function write(text: string) {
    if (!hasBegun || isOver()) return;
    response.write(text);
  }

  /** Resolves when the reader has taken everything written, or is gone. */
  async function drained() {
    if (!response.writableNeedDrain || isOver()) return;
    const stalled = setTimeout(() => response.destroy(), STALLED_MS);
    await new Promise<void>((resolve) => {
      const done = () => {
        response.off('drain', done).off('close', done);
        resolve();
      };
      response.on('drain', done).on('close', done);
    });
    clearTimeout(stalled);
  }

  const send = (frame: Frame) => {
    write(toText(frame));
  };

  async function sendDurable(id: bigint, event: DurableEvent) {
    const at = { id: String(id) };
    switch (event.name) {
      case 'chat': {
        const chat = await describeChat(event.data.chat_id);
        if (chat !== null) send({ event: 'chat', ...at, data: { chat } });
        return;
      }
      case 'reply.started': {
        const { attempt, ...data } = event.data;
        const isTakenOver = underWay.has(data.message_id);
        underWay.set(data.message_id, { attempt, length: 0 });
        if (isTakenOver) send({ event: 'reply.snapshot', data: { ...data, text: '' } });
        else send({ event: 'reply.started', ...at, data });
        return;
      }
      case 'message':
        underWay.delete(event.data.message.id);
        send({ event: 'message', ...at, data: { message: await show(event.data.message) } });
        return;
      case 'message.deleted':
        underWay.delete(event.data.message_id);
        send({ event: 'message.deleted', ...at, data: event.data });
        return;
      case 'message.edited':
        send({
          event: 'message.edited',
          ...at,
          data: { ...event.data, message: await show(event.data.message) },
        });
        return;
      case 'chat.removed':
        send({ event: 'chat.removed', ...at, data: event.data });
        return;
      case 'balance':
        send({ event: 'balance', ...at, data: event.data });
        return;
      case 'profile':
        send({ event: 'profile', ...at, data: event.data });
        return;
      case 'purchase':
        send({ event: 'purchase', ...at, data: event.data });
        return;
      case 'favourite':
        send({ event: 'favourite', ...at, data: event.data });
        return;
      case 'persona': {
        const persona = await describePersona(event.data.id);
        if (persona !== null) send({ event: 'persona', ...at, data: { persona } });
        return;
      }
      case 'persona.removed':
        send({ event: 'persona.removed', ...at, data: event.data });
        return;
    }
  }

  /** Text sent ahead may follow text that is missing here; both are repeated once saved. */
  const isTooEarly = ({ message_id: id, offset }: ReplyDelta) =>
    offset > (underWay.get(id)?.length ?? 0);

  function sendDelta({ attempt, ...data }: ReplyDelta) {
    const known = underWay.get(data.message_id);
    if (known?.attempt !== attempt) return;
    if (data.offset > known.length) throw new Error('A part of a reply is missing');
    const text = data.text.slice(known.length - data.offset);
    if (text === '') return;
    send({ event: 'reply.delta', data: { ...data, offset: known.length, text } });
    known.length += text.length;
  }

  async function deliver(notification: Notification | typeof MISSED) {
    if (notification === MISSED) {
      if (place !== null) await mendGap(await readSince(place));
      return;
    }
    if ('ahead' in notification) {
      if (!isTooEarly(notification.ahead)) sendDelta(notification.ahead);
      return;
    }
    if ('delta' in notification) {
      sendDelta(notification.delta);
      return;
    }
    const id = BigInt(notification.id);
    if (place === null || id <= place) return;
    place = id;
    const event = notification.event ?? (await findEvent(id));
    if (event !== null) await sendDurable(id, event);
  }

  async function sendEach(missed: CatchUp['missed']) {
    const latest = new Map(
      missed.flatMap(({ id, event }) => (event.name === 'chat' ? [[event.data.chat_id, id]] : [])),
    );
    for (const { id, event } of missed) {
      const isOutdated = event.name === 'chat' && latest.get(event.data.chat_id) !== id;
      // The text so far may have been replaced; a snapshot has the current one.
      if (event.name === 'reply.started') underWay.delete(event.data.message_id);
      else if (!isOutdated) await sendDurable(id, event);
      await drained();
    }
  }

  function sendSnapshot({ chatId, messageId, seq, attempt, text }: ReplyUnderWay) {
    underWay.set(messageId, { attempt, length: text.length });
    const data = { chat_id: chatId, message_id: messageId, seq, text };
    send({ event: 'reply.snapshot', data });
  }

  async function sendMissed({ resync, place: upTo, missed, underWay: replies }: CatchUp) {
    const isComplete = missed.length === 0;
    send({ event: 'ready', ...(isComplete && { id: String(upTo) }), data: { resync } });
    await sendEach(missed);
    for (const reply of replies) sendSnapshot(reply);
    place = upTo;
  }

  /** If more was missed than is kept, the reader reconnects and reads everything again. */
  async function mendGap({ resync, place: upTo, missed, underWay: replies }: CatchUp) {
    if (resync) {
      end('server');
      return;
    }
    await sendEach(missed);
    for (const { chatId, messageId, attempt, text, seq } of replies) {
      const rest = { chat_id: chatId, message_id: messageId, attempt, offset: 0, text };
      if (underWay.get(messageId)?.attempt === attempt) sendDelta(rest);
      else sendSnapshot({ chatId, messageId, seq, attempt, text });
    }
    place = upTo;
  }

  async function work(first: () => Promise<void>) {
    if (isWorking) return;
    isWorking = true;
    try {
      await first();
      for (let next = waiting.shift(); next !== undefined && !isOver(); next = waiting.shift()) {
        await deliver(next);
        await drained();
      }
    } catch (error) {
      onFault(error);
      response.destroy();
    } finally {
      isWorking = false;
    }
  }

  function end(reason: 'session' | 'server') {
    endsWith = reason;
    if (!hasBegun || isOver()) return;
    if (reason === 'session') send({ event: 'session.ended', data: {} });
    response.end();
    setTimeout(() => response.destroy(), LINGER_MS).unref();
  }

  function take(notification: Notification | typeof MISSED) {
    if (isOver()) return;
    waiting.push(notification);
    if (waiting.length > WAITING_AT_MOST) {
      // The previous overflow is still waiting: nobody is reading.
      if (response.writableNeedDrain && waiting[0] === MISSED) response.destroy();
      else waiting.splice(0, waiting.length, MISSED);
    }
    if (place !== null) void work(async () => {});
  }

  return {
    begin(catchUp) {
      hasBegun = true;
      if (endsWith === null) void work(() => sendMissed(catchUp));
      else end(endsWith);
    },
    notify: take,
    catchUp() {
      take(MISSED);
    },
    beat() {
      write(': hb\n\n');
    },
    end,
  };
}
