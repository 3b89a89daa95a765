import * as v from 'valibot';

/*
 * What the running product and the inspector send each other. It is here and not with either
 * machine because the recorder fixes it: an inspector may be newer than the page it inspects.
 */

/** What the inspector may see of a value: the value itself, or only its kind. */
export type Shown = { value: Plain } | { kind: string };

/** A value that reveals only what the product itself has named. */
export type Plain = null | boolean | number | string | readonly Plain[];

export type ActorStatus = 'active' | 'done' | 'error' | 'stopped';

/** Context values by key; null for one that is gone. */
export type ShownContext = Readonly<Record<string, Shown | null>>;

/** One thing that happened. `at` is in milliseconds since the recording began. */
export type Line =
  /** An actor and where it stands; a repeated line replaces the earlier one. */
  | {
      is: 'actor';
      at: number;
      actor: string;
      parent: string | null;
      /** What its parent calls it. */
      name: string;
      /** The id of its machine; null for an effect. */
      machine: string | null;
      /** The innermost active states. */
      active: readonly string[];
      context: ShownContext;
      status: ActorStatus;
    }
  /** An actor was sent an event; `from` is null if no actor sent it. */
  | {
      is: 'event';
      at: number;
      actor: string;
      from: string | null;
      type: string;
      payload?: ShownContext | undefined;
    }
  /** These edges of its chart were taken: `source|event|index|target`. */
  | { is: 'microstep'; at: number; actor: string; edges: readonly string[] }
  /** What changed. */
  | {
      is: 'snapshot';
      at: number;
      actor: string;
      active?: readonly string[] | undefined;
      context?: ShownContext | undefined;
    }
  | { is: 'stop'; at: number; actor: string; status: ActorStatus };

/** What is recorded: one page since its load, or a story. */
export type About = {
  title: string;
  /** The page's build; null in development. */
  build: string | null;
  /** In milliseconds since 1970. */
  startedAt: number;
  /** Events may be sent to its actors: only in development. */
  mayCommand: boolean;
};

/** What a recorded page says. Each load of a page has another `app`. */
export type FromApp =
  | { kind: 'here'; app: string; about: About }
  /** `from`: the index of the first of these among all lines. */
  | { kind: 'lines'; app: string; from: number; lines: readonly Line[] }
  /** A command was refused. */
  | { kind: 'refused'; app: string; reason: string }
  /** The page is being left. */
  | { kind: 'gone'; app: string };

export type Command = { actor: string; event: { type: string } & Record<string, unknown> };

/** What an inspector says. */
export type FromViewer =
  /** It has just started, and wants to hear everything from the beginning. */
  | { kind: 'hello' }
  /** Asks which pages are there. */
  | { kind: 'call' }
  | { kind: 'command'; app: string; command: Command };

/** The name of the channel, and of the event on the development server's socket. */
export const channelName = 'flows:live';

const plain: v.GenericSchema<Plain> = v.union([
  v.null(),
  v.boolean(),
  v.number(),
  v.string(),
  v.array(v.lazy(() => plain)),
]);

const shown = v.union([v.strictObject({ value: plain }), v.strictObject({ kind: v.string() })]);
const shownContext = v.record(v.string(), v.nullable(shown));
const status = v.picklist(['active', 'done', 'error', 'stopped']);
const at = v.number();
const actor = v.string();

const line = v.variant('is', [
  v.object({
    is: v.literal('actor'),
    at,
    actor,
    parent: v.nullable(v.string()),
    name: v.string(),
    machine: v.nullable(v.string()),
    active: v.array(v.string()),
    context: shownContext,
    status,
  }),
  v.object({
    is: v.literal('event'),
    at,
    actor,
    from: v.nullable(v.string()),
    type: v.string(),
    payload: v.optional(shownContext),
  }),
  v.object({ is: v.literal('microstep'), at, actor, edges: v.array(v.string()) }),
  v.object({
    is: v.literal('snapshot'),
    at,
    actor,
    active: v.optional(v.array(v.string())),
    context: v.optional(shownContext),
  }),
  v.object({ is: v.literal('stop'), at, actor, status }),
]);

const about = v.object({
  title: v.string(),
  build: v.nullable(v.string()),
  startedAt: v.number(),
  mayCommand: v.boolean(),
});

const app = v.string();

const fromApp = v.variant('kind', [
  v.object({ kind: v.literal('here'), app, about }),
  v.object({ kind: v.literal('lines'), app, from: v.number(), lines: v.array(line) }),
  v.object({ kind: v.literal('refused'), app, reason: v.string() }),
  v.object({ kind: v.literal('gone'), app }),
]);

const fromViewer = v.variant('kind', [
  v.object({ kind: v.literal('hello') }),
  v.object({ kind: v.literal('call') }),
  v.object({
    kind: v.literal('command'),
    app,
    command: v.object({ actor, event: v.looseObject({ type: v.string() }) }),
  }),
]);

const recording = v.object({
  format: v.literal('flows-recording'),
  version: v.literal(1),
  about,
  lines: v.array(line),
});

/** A session as a file. */
export type Recording = { about: About; lines: readonly Line[] };

/** Null for anything that no page of this protocol says. */
export function readFromApp(data: unknown): FromApp | null {
  const parsed = v.safeParse(fromApp, data);
  return parsed.success ? parsed.output : null;
}

/** Null for anything that no inspector of this protocol says. */
export function readFromViewer(data: unknown): FromViewer | null {
  const parsed = v.safeParse(fromViewer, data);
  return parsed.success ? parsed.output : null;
}

/** A recording as the text of a file. */
export const recordingText = ({ about, lines }: Recording): string =>
  JSON.stringify({ format: 'flows-recording', version: 1, about, lines });

/** Reads a recording from a file's text, or says why it is none. */
export function readRecording(text: string): { recording: Recording } | { reason: string } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { reason: 'The file is no JSON: it may have been cut off.' };
  }
  const head = v.safeParse(v.object({ format: v.string(), version: v.number() }), data);
  if (!head.success || head.output.format !== 'flows-recording')
    return { reason: 'The file is no recording of flows.' };
  if (head.output.version !== 1)
    return {
      reason: `The recording has version ${head.output.version}, and this inspector reads version 1.`,
    };
  const parsed = v.safeParse(recording, data, { abortEarly: true });
  return parsed.success
    ? { recording: { about: parsed.output.about, lines: parsed.output.lines } }
    : { reason: `The recording is damaged: ${parsed.issues[0].message}` };
}
