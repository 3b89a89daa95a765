import type { About, ActorStatus, Line, Shown } from '../../src/browser/recorder/protocol';

/** An actor at some point of a recording. */
export type ActorNow = {
  id: string;
  parent: string | null;
  name: string;
  /** The id of its machine; null for an effect. */
  machine: string | null;
  active: readonly string[];
  context: Readonly<Record<string, Shown>>;
  status: ActorStatus;
  /** The transitions that its last event took; empty if none. */
  taken: readonly string[];
  /** The type of its last event. */
  told: string | null;
  /** The keys of its context that its last event changed. */
  changed: readonly string[];
};

/** The actors by id, in the order in which they started. */
export type Cast = ReadonlyMap<string, ActorNow>;

const linesPerCheckpoint = 100;

const none: readonly string[] = [];

const withContext = (
  before: Readonly<Record<string, Shown>>,
  changes: Readonly<Record<string, Shown | null>>,
): Readonly<Record<string, Shown>> => {
  const after: Record<string, Shown> = {};
  for (const [key, shown] of Object.entries({ ...before, ...changes }))
    if (shown !== null) after[key] = shown;
  return after;
};

/** Applies a line to the actors; changes the map, never an actor in it. */
export function apply(cast: Map<string, ActorNow>, line: Line): void {
  if (line.is === 'actor') {
    const { actor, parent, name, machine, active, status } = line;
    const context = withContext({}, line.context);
    const fresh = { taken: none, told: null, changed: none };
    cast.set(actor, { id: actor, parent, name, machine, active, context, status, ...fresh });
    return;
  }
  const before = cast.get(line.actor);
  // It existed before the recording, and did nothing in it that would say more.
  if (before === undefined) return;
  switch (line.is) {
    case 'event':
      cast.set(line.actor, { ...before, told: line.type, taken: none, changed: none });
      return;
    case 'microstep':
      cast.set(line.actor, { ...before, taken: [...before.taken, ...line.edges] });
      return;
    case 'snapshot':
      cast.set(line.actor, {
        ...before,
        ...(line.active && { active: line.active }),
        ...(line.context && {
          context: withContext(before.context, line.context),
          changed: Object.keys(line.context),
        }),
      });
      return;
    case 'stop':
      cast.set(line.actor, { ...before, status: line.status });
  }
}

/**
 * The recording so far, and the state of the actors at any point of it. A step is an event and
 * everything it caused before the next one; step 0 is the state when the recording began.
 */
export class Tape {
  readonly about: About;
  readonly lines: Line[] = [];
  /** The index of the first line that is still here, among all lines. */
  first = 0;
  /** The index of each step's first line. */
  readonly #steps: number[] = [0];
  /** The actors before lines 0, 100, 200 and so on. */
  readonly #checkpoints: Cast[] = [];
  readonly #latest = new Map<string, ActorNow>();

  constructor(about: About) {
    this.about = about;
  }

  get end(): number {
    return this.first + this.lines.length;
  }

  /** The number of the last step. */
  get last(): number {
    return this.#steps.length - 1;
  }

  append(lines: readonly Line[]): void {
    for (const line of lines) {
      if (this.lines.length % linesPerCheckpoint === 0)
        this.#checkpoints.push(new Map(this.#latest));
      if (line.is === 'event') this.#steps.push(this.lines.length);
      this.lines.push(line);
      apply(this.#latest, line);
    }
  }

  /** The actors after a step. */
  at(step: number): Cast {
    if (step >= this.last) return new Map(this.#latest);
    const end = this.#lineAfter(step);
    const index = Math.floor(end / linesPerCheckpoint);
    const cast = new Map(this.#checkpoints[index]);
    for (const line of this.lines.slice(index * linesPerCheckpoint, end)) apply(cast, line);
    return cast;
  }

  /** The lines of a step, its event first. */
  step(step: number): readonly Line[] {
    return this.lines.slice(this.#steps[step] ?? this.lines.length, this.#lineAfter(step));
  }

  /** When a step began, in milliseconds since the recording did. */
  time(step: number): number {
    return this.lines[this.#steps[step] ?? 0]?.at ?? 0;
  }

  /** A step's event; null for the beginning. */
  event(step: number): Extract<Line, { is: 'event' }> | null {
    const line = step === 0 ? undefined : this.lines[this.#steps[step] ?? -1];
    return line?.is === 'event' ? line : null;
  }

  #lineAfter(step: number): number {
    return this.#steps[step + 1] ?? this.lines.length;
  }
}

/** A tape of a whole recording. */
export function tapeOf(about: About, lines: readonly Line[]): Tape {
  const tape = new Tape(about);
  tape.append(lines);
  return tape;
}
