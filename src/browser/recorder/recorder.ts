import { Actor, isMachineSnapshot } from 'xstate';
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import type { EarlyEvent } from './earlyEvents';
import { edgesTaken } from './edgeIds';
import type { ActorStatus, Line, Shown } from './protocol';
import { shownOf, shownPayload, shownType, tellingOf } from './redact';
import type { Telling } from './redact';

type Nodes = AnyMachineSnapshot['_nodes'];

/** What was last recorded about an actor. */
type Known = {
  ref: AnyActorRef;
  id: string;
  name: string;
  telling: Telling | null;
  context: Readonly<Record<string, unknown>>;
  nodes: Nodes;
};

const noContext: Readonly<Record<string, unknown>> = {};

const isContext = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const contextOf = (snapshot: unknown): Readonly<Record<string, unknown>> =>
  isMachineSnapshot(snapshot) && isContext(snapshot.context) ? snapshot.context : noContext;

const nodesOf = (snapshot: unknown): Nodes => (isMachineSnapshot(snapshot) ? snapshot._nodes : []);

const leavesOf = (nodes: Nodes): readonly string[] => {
  const leaves: string[] = [];
  for (const node of nodes) {
    let isLeaf = true;
    for (const key in node.states) if (key !== '') isLeaf = false;
    if (isLeaf) leaves.push(node.id);
  }
  return leaves;
};

const statusOf = (snapshot: unknown): ActorStatus => {
  const status =
    typeof snapshot === 'object' && snapshot !== null && 'status' in snapshot
      ? snapshot.status
      : 'active';
  return status === 'done' || status === 'error' || status === 'stopped' ? status : 'active';
};

const childrenOf = (snapshot: unknown): readonly AnyActorRef[] =>
  isMachineSnapshot(snapshot)
    ? Object.values<AnyActorRef | undefined>(snapshot.children).filter((one) => one !== undefined)
    : [];

/**
 * Records actors from now on, from where they stand. Never records what people wrote, chose or are
 * known by (see `allowed`), nor the inputs and outputs of effects.
 */
export class Recorder {
  /** The lines from `first` on; earlier ones were dropped. */
  lines: Line[] = [];
  first = 0;
  readonly #now: () => number;
  #startedAt: number;
  /** When what is written now happened, if that was earlier. */
  #then: number | null = null;
  #hear: (() => void) | null = null;
  readonly #known = new Map<unknown, Known>();
  #count = 0;

  readonly #linesAtMost: number;

  /**
   * @param now in milliseconds, from any origin
   * @param linesAtMost beyond it, older lines are dropped, and running actors recorded again
   */
  constructor(now: () => number, linesAtMost = 200_000) {
    this.#now = now;
    this.#linesAtMost = linesAtMost;
    this.#startedAt = now();
  }

  /** How many lines there were in all. */
  get end(): number {
    return this.first + this.lines.length;
  }

  /** @param hear is called with each line, and has to be quick */
  onLine(hear: (() => void) | null): void {
    this.#hear = hear;
  }

  /**
   * Records a root and all that it starts; returns a function that ends it.
   * @param early what happened to it from its first step on, if that was kept
   */
  watch(root: AnyActorRef, early: readonly EarlyEvent[] = []): () => void {
    if (this.end === 0) this.#startedAt = early[0]?.at ?? this.#startedAt;
    for (const { event, at, before } of early) {
      this.#then = at;
      this.#write(event, before);
    }
    this.#then = null;
    const introduceAll = (ref: AnyActorRef) => {
      this.#introduce(ref);
      childrenOf(ref.getSnapshot()).forEach(introduceAll);
    };
    introduceAll(root);
    const { unsubscribe } = root.system.inspect((event: InspectionEvent) => this.#write(event));
    return unsubscribe;
  }

  /** The actor with that id, while it runs. */
  find(id: string): AnyActorRef | null {
    for (const known of this.#known.values()) if (known.id === id) return known.ref;
    return null;
  }

  /** @param before where the actor stood that was sent the event, if it has gone on since */
  #write(event: InspectionEvent, before?: unknown): void {
    switch (event.type) {
      case '@xstate.event':
        return this.#event(event.actorRef, event.sourceRef, event.event, before);
      case '@xstate.microstep': {
        const known = this.#known.get(event.actorRef);
        if (known === undefined) return;
        const edges = edgesTaken(event);
        if (edges.length > 0)
          this.#add({ is: 'microstep', at: this.#at(), actor: known.id, edges });
        return;
      }
      case '@xstate.snapshot':
        return this.#snapshot(event.actorRef, event.snapshot);
      default:
      // Actors are recorded at their first event: one that React made in vain never has any.
    }
  }

  #event(ref: unknown, from: unknown, event: AnyEventObject, before: unknown): void {
    const known = this.#introduce(ref, before);
    if (known === null) return;
    const source = this.#known.get(from);
    const payload = shownPayload(event, known.telling);
    this.#add({
      is: 'event',
      at: this.#at(),
      actor: known.id,
      from: source?.id ?? null,
      type: shownType(event.type, known.telling),
      ...(payload && { payload }),
    });
  }

  #snapshot(ref: unknown, snapshot: unknown): void {
    const known = this.#introduce(ref);
    if (known === null) return;
    const status = statusOf(snapshot);
    const changes = this.#changes(known, snapshot);
    if (changes !== null)
      this.#add({ is: 'snapshot', at: this.#at(), actor: known.id, ...changes });
    if (status === 'active') return;
    this.#add({ is: 'stop', at: this.#at(), actor: known.id, status });
    this.#known.delete(ref);
  }

  #changes(known: Known, snapshot: unknown) {
    const nodes = nodesOf(snapshot);
    const context = contextOf(snapshot);
    const isElsewhere = nodes !== known.nodes && !sameList(nodes, known.nodes);
    const changed: Record<string, Shown | null> = {};
    let hasChanged = false;
    if (context !== known.context) {
      for (const key in context)
        if (context[key] !== known.context[key]) {
          changed[key] = shownOf(context[key], known.telling?.context.has(key) === true);
          hasChanged = true;
        }
      for (const key in known.context)
        if (!(key in context)) {
          changed[key] = null;
          hasChanged = true;
        }
    }
    known.nodes = nodes;
    known.context = context;
    if (!isElsewhere && !hasChanged) return null;
    return {
      ...(isElsewhere && { active: leavesOf(nodes) }),
      ...(hasChanged && { context: changed }),
    };
  }

  /** Null for a stopped actor: nothing of it is of interest any more. */
  #introduce(ref: unknown, before?: unknown): Known | null {
    const there = this.#known.get(ref);
    if (there !== undefined) return there;
    if (!(ref instanceof Actor)) return null;
    const snapshot: unknown = before ?? ref.getSnapshot();
    if (statusOf(snapshot) !== 'active') return null;
    const telling = isMachineSnapshot(snapshot) ? tellingOf(snapshot.machine) : null;
    const known: Known = {
      ref,
      id: `a${(this.#count += 1)}`,
      name: this.#nameOf(ref, telling),
      telling,
      context: contextOf(snapshot),
      nodes: nodesOf(snapshot),
    };
    this.#known.set(ref, known);
    this.#add(this.#describe(known));
    return known;
  }

  /** Its id if a chart or the code names it, never one that was chosen or written. */
  #nameOf(ref: AnyActorRef, telling: Telling | null): string {
    const parent = this.#known.get(ref._parent);
    if (parent?.telling?.actors.has(ref.id) === true) return ref.id;
    const source: unknown = ref.src;
    return typeof source === 'string' ? source : (telling?.id ?? 'effect');
  }

  #describe({ ref, id, name, telling, context, nodes }: Known): Line {
    const parent = this.#known.get(ref._parent);
    return {
      is: 'actor',
      at: this.#at(),
      actor: id,
      parent: parent?.id ?? null,
      name,
      machine: telling?.id ?? null,
      active: leavesOf(nodes),
      context: Object.fromEntries(
        Object.entries(context).map(([key, value]) => [
          key,
          shownOf(value, telling?.context.has(key) === true),
        ]),
      ),
      status: 'active',
    };
  }

  #at(): number {
    return Math.round(((this.#then ?? this.#now()) - this.#startedAt) * 10) / 10;
  }

  #add(line: Line): void {
    this.lines.push(line);
    if (this.lines.length >= this.#linesAtMost) this.#forget();
    this.#hear?.();
  }

  #forget(): void {
    this.first += this.lines.length;
    this.lines = [...this.#known.values()].map((known) => this.#describe(known));
  }
}

const sameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, index) => one === b[index]);
