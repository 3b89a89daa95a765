import * as v from 'valibot';
import type { ChartEdge, ChartNode } from './chartTypes';
import { nameWords, namedIn } from './words';

const names = v.exactOptional(v.record(v.string(), v.pipe(v.string(), v.nonEmpty())), {});

const titlesSchema = v.strictObject({
  title: v.pipe(v.string(), v.nonEmpty()),
  /** Only where an event's own words do not read well; an event means the same in each machine. */
  events: names,
  /** Each reads on after "if". */
  conditions: names,
  /** What is asked for. */
  calls: names,
  /** Each reads on after "after". */
  delays: names,
});

/** What a machine and its parts are called for designers, by their names in the code. */
export type Titles = v.InferOutput<typeof titlesSchema>;

const known = new Map<string, Titles>();
const eventTitles = new Map<string, string>();

/** The titles of a machine, if there is a file of them. */
export const titlesOf = (machine: string): Titles | null => known.get(machine) ?? null;

/** Takes the titles in, by the path of each file: in the inspector and in scripts they are found in different ways. */
export function takeTitles(files: Readonly<Record<string, unknown>>): void {
  for (const [path, file] of Object.entries(files)) {
    const titles = v.parse(titlesSchema, file);
    known.set(path.replaceAll(/^.*\/|\.json$/g, ''), titles);
    for (const [event, title] of Object.entries(titles.events)) eventTitles.set(event, title);
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The machine that a state belongs to, by the state's id. */
const machineOf = (state: string): string => state.split('.')[0] ?? '';

/** What a machine is called; its id if no title says it. */
export const machineTitle = (id: string): string => known.get(id)?.title ?? id;

/** What a state is called: by its key, and the machine itself by its title. */
export const stateTitle = ({ id, key, parent }: ChartNode): string =>
  parent === null ? machineTitle(id) : key;

/**
 * What a machine's call asks for. A call that runs a machine is called like that machine.
 * @param source its name in the machine, if it has another id
 */
export const callTitle = (machine: string, id: string, source: string = id): string =>
  known.get(machine)?.calls[id] ??
  known.get(source)?.title ??
  known.get(machine)?.calls[source] ??
  nameWords(id);

/** What a machine waits for. */
export const delayTitle = (machine: string, name: string): string =>
  known.get(machine)?.delays[name] ?? nameWords(name);

/** A state's effects, as what they ask for. */
export const callTitles = ({
  id: state,
  invokes,
}: {
  id: string;
  invokes: readonly { id: string; src: string }[];
}): readonly string[] => invokes.map(({ id, src }) => callTitle(machineOf(state), id, src));

/** What triggers a transition, as a designer reads it. */
export function causeTitle({ source, event, cause, kind }: ChartEdge): string {
  return kind === 'event' && namedIn(event) === null && event !== '*'
    ? eventWords(event)
    : withTitle(machineOf(source), event, cause);
}

/** The words of what xstate sends, with the title of the call or the delay that they name. */
export function withTitle(machine: string, event: string, words: string): string {
  const named = namedIn(event);
  if (named === null) return words;
  const title = named.kind === 'delay' ? delayTitle : callTitle;
  return words.replace(nameWords(named.name), () => title(machine, named.name));
}

/** Under which condition a transition is taken, as a designer reads it; null if there is none. */
export function conditionTitle({ source, condition }: ChartEdge): string | null {
  if (condition === null) return null;
  const title = known.get(machineOf(source))?.conditions[condition.replace(/^if /, '')];
  return title === undefined ? condition : `if ${title}`;
}

/** The label of a transition. */
export function edgeLabel(edge: ChartEdge): string {
  const condition = conditionTitle(edge);
  return condition === null ? causeTitle(edge) : `${causeTitle(edge)}, ${condition}`;
}

/** Last words of events that report something, rather than ask for it. */
const facts =
  /ed$|^(?:arrived|beat|began|broken|current|due|faster|given|gone|granted|held|kept|landed|left|lost|misses|near|offline|online|playing|read|reads|ready|relays|seeks|settled|shown|stale|stuck|told|undone|woke|written)$/;

/** Senders that only report, and are never asked for anything. */
const tellers = new Set(['server', 'sound', 'tab']);

const takesThing = /^(?:give up|hand over|turn on|turn off|turned on|turned off)$/;

/** An event in words: `unblur.request` is "Request unblur", `picture.shown` "Picture shown". */
export function eventWords(type: string): string {
  const title = eventTitles.get(type);
  if (title !== undefined) return title;
  const [first = '', ...rest] = type.split('.');
  const words = nameWords(rest.join(' ')).split(' ');
  const thing = nameWords(first);
  if (rest.length === 0) return capital(thing);
  const isFact = tellers.has(first) || facts.test(words.at(-1) ?? '');
  if (isFact) return capital([thing, ...words].join(' '));
  return (words.length === 1 && words[0] !== 'again') || takesThing.test(words.join(' '))
    ? capital([...words, thing].join(' '))
    : `${capital(thing)}: ${words.join(' ')}`;
}
