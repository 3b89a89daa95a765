import { readFromViewer } from './protocol';
import type { About, Command, FromApp } from './protocol';
import type { Recorder } from './recorder';
import type { Wire } from './wire';

/** Looks immediate, and is cheaper than a message for every line. */
const PACE_MS = 40;
/** A message that the page and the inspector can handle without a stall. */
const linesPerMessage = 5_000;

type Page = {
  /** Another one with each load of a page. */
  app: string;
  about: About;
  recorder: Recorder;
  wire: Wire;
  window: Pick<Window, 'addEventListener' | 'setTimeout'>;
};

/**
 * Tells inspectors what is recorded: everything so far to each new one, and then what happens.
 * Until one has come it sends nothing.
 */
export function tellInspectors({ app, about, recorder, wire, window }: Page) {
  let told: number | null = null;
  let isWaiting = false;
  const post = (message: FromApp) => wire.post(message);

  const tellFrom = (start: number) => {
    let from = Math.max(start, recorder.first);
    while (from < recorder.end) {
      const begin = from - recorder.first;
      const lines = recorder.lines.slice(begin, begin + linesPerMessage);
      post({ kind: 'lines', app, from, lines });
      from += lines.length;
    }
    told = recorder.end;
  };

  recorder.onLine(() => {
    if (told === null || isWaiting) return;
    isWaiting = true;
    window.setTimeout(() => {
      isWaiting = false;
      tellFrom(told ?? 0);
    }, PACE_MS);
  });

  const greet = () => {
    post({ kind: 'here', app, about });
    tellFrom(recorder.first);
  };

  const follow = ({ actor, event }: Command) => {
    const reason = !about.mayCommand
      ? 'Events are sent to a page in development alone.'
      : recorder.find(actor) === null
        ? 'That actor is over.'
        : null;
    if (reason !== null) post({ kind: 'refused', app, reason });
    else recorder.find(actor)?.send(event);
  };

  wire.hear((data) => {
    const message = readFromViewer(data);
    if (message?.kind === 'hello') greet();
    else if (message?.kind === 'call') post({ kind: 'here', app, about });
    else if (message?.kind === 'command' && message.app === app) follow(message.command);
  });
  window.addEventListener('pagehide', () => post({ kind: 'gone', app }));
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) greet();
  });
  return { greet };
}
