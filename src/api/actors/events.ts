import { createParser } from 'eventsource-parser';
import { fromCallback } from 'xstate';
import type { StreamCommand } from '../../machines/eventStream/eventStreamMachine';
import type { RawStreamFact } from '../../machines/streamShare/streamShareTypes';
import type { Fetch } from '../http';
import { unavailable } from '../problem';
import type { ParseServerEvent } from '../serverEvent';

/** The server keeps events for no longer. */
const OLDEST_MS = 86_400_000;

/**
 * Reads the event stream with fetch, so that the token travels in a header. `fetch` adds and renews
 * the token; a refusal that gets here is final. `ageMs` is the time since the first list was
 * requested: a new stream starts there, so that nothing is missed or loaded twice.
 */
export const readEvents = (
  fetch: Fetch,
  baseUrl: string,
  random: () => number,
  ageMs: () => number,
  parseServerEvent: ParseServerEvent,
) =>
  fromCallback<StreamCommand, { lastEventId: string | null }>(({ input, sendBack }) => {
    const controller = new AbortController();
    const tell = (fact: RawStreamFact) => sendBack(fact);

    const read = async () => {
      const headers = new Headers({ Accept: 'text/event-stream' });
      const url = new URL('/api/events', baseUrl);
      if (input.lastEventId !== null) headers.set('Last-Event-ID', input.lastEventId);
      else if (ageMs() <= OLDEST_MS) url.searchParams.set('age', String(Math.ceil(ageMs())));
      const response = await fetch(
        new Request(url, {
          headers,
          signal: controller.signal,
          cache: 'no-store',
        }),
      );
      if (response.status === 401 || response.status === 403) {
        tell({ type: 'stream.refused' });
        return;
      }
      if (!response.ok || response.body === null) {
        tell({ type: 'stream.lost', unavailable: unavailable(response, random) });
        return;
      }
      tell({ type: 'stream.opened' });

      const parser = createParser({
        onEvent: ({ id, event, data }) => {
          const raw = { name: event ?? 'message', data };
          const known = parseServerEvent(raw);
          tell(
            known === null
              ? { type: 'stream.beat' }
              : { type: 'stream.event', id: id ?? null, event: known, raw },
          );
        },
        onComment: () => tell({ type: 'stream.beat' }),
      });
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        parser.feed(value);
      }
      tell({ type: 'stream.lost', unavailable: unavailable(null, random) });
    };

    read().catch(() => {
      if (!controller.signal.aborted)
        tell({ type: 'stream.lost', unavailable: unavailable(null, random) });
    });
    return () => controller.abort();
  });
