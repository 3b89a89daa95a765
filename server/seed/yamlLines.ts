import { EVENT_ID, getScalarValue, parseEvents } from 'js-yaml';
import type { Event } from 'js-yaml';

type Key = string | number;

const isOpening = ({ type }: Event) =>
  type === EVENT_ID.DOCUMENT || type === EVENT_ID.MAPPING || type === EVENT_ID.SEQUENCE;

/** The number of events that make up a value, from its first one. */
function lengthOf(events: readonly Event[], from: number): number {
  let depth = 0;
  for (let at = from; at < events.length; at += 1) {
    const event = events[at];
    if (event === undefined) break;
    if (isOpening(event)) depth += 1;
    if (event.type === EVENT_ID.POP) depth -= 1;
    if (depth === 0) return at - from + 1;
  }
  return events.length - from;
}

/** The position of the entry with that key or index among the events, and its value; null: none. */
function entryOf(events: readonly Event[], source: string, parent: number, key: Key) {
  const kind = events[parent]?.type;
  if (kind !== EVENT_ID.MAPPING && kind !== EVENT_ID.SEQUENCE) return null;
  let entry = parent + 1;
  for (let index = 0; ; index += 1) {
    const event = events[entry];
    if (event === undefined || event.type === EVENT_ID.POP) return null;
    const isMapping = kind === EVENT_ID.MAPPING;
    const name =
      isMapping && event.type === EVENT_ID.SCALAR ? getScalarValue(source, event) : index;
    const value = isMapping ? entry + lengthOf(events, entry) : entry;
    if (name === key) return { event, value };
    entry = value + lengthOf(events, value);
  }
}

const startOf = (event: Event): number | null => {
  if ('valueStart' in event) return event.valueStart;
  return 'start' in event ? event.start : null;
};

/**
 * The line of a value in a YAML document, by its path; if the path ends early, the line of the last
 * value on it. The first line is 1. The document must be valid.
 */
export function lineOf(source: string, way: readonly Key[]): number {
  const events = parseEvents(source, {});
  let offset = 0;
  let at = events[0]?.type === EVENT_ID.DOCUMENT ? 1 : 0;
  for (const key of way) {
    const entry = entryOf(events, source, at, key);
    if (entry === null) break;
    offset = startOf(entry.event) ?? offset;
    at = entry.value;
  }
  return source.slice(0, offset).split('\n').length;
}
