import type { About, ActorStatus, Line, Shown } from '../../src/browser/recorder/protocol';

/** An actor as it stands at some place of a recording. */
export type ActorNow = {
  id: string;
  parent: string | null;
  name: string;
  /** The id of its machine; null for an effect. */
  machine: string | null;
  active: readonly string[];
  context: Readonly<Record<string, Shown>>;
  status: ActorStatus;
  /** The arrows that its last event took; none where it took none. */
  taken: readonly string[];
  /** The type of its last event. */
  told: string | null;
  /** The keys of its context that its last event changed. */
  changed: readonly string[];
};

/** The actors by their ids, in the order in which they came. */
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

/** What a line makes of the actors; changes the map, never an actor in it. */
export function apply(cast: Map<string, ActorNow>, line: Line): void {
  if (line.is === 'actor') {
    const { actor, parent, name, machine, active, status } = line;
    const context = withContext({}, line.context);
    const fresh = { taken: none, told: null, changed: none };
    cast.set(actor, { id: actor, parent, name, machine, active, context, status, ...fresh });
    return;
  }
  const before = cast.get(line.actor);
  // It was there before the recording began, and did nothing in it that would tell more.
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
 * What was recorded so far, and how the actors stood at any place of it. A step is an event and all
 * that came of it before the next one; step 0 is how they stood when the recording began.
 */
export class Tape {
  readonly about: About;
  readonly lines: Line[] = [];
  /** Which line of all is the first that is here. */
  first = 0;
  /** The index of the line that each step begins with. */
  readonly #steps: number[] = [0];
  /** How the actors stood before line 0, 100, 200 and so on. */
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

  /** How the actors stand after a step. */
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

  /** The event that a step begins with; null for the beginning. */
  event(step: number): Extract<Line, { is: 'event' }> | null {
    const line = step === 0 ? undefined : this.lines[this.#steps[step] ?? -1];
    return line?.is === 'event' ? line : null;
  }

  #lineAfter(step: number): number {
    return this.#steps[step + 1] ?? this.lines.length;
  }
}

/** A tape of everything in a recording. */
export function tapeOf(about: About, lines: readonly Line[]): Tape {
  const tape = new Tape(about);
  tape.append(lines);
  return tape;
}
