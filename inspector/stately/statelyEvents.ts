import type { StatelyInspectionEvent } from '@statelyai/inspect';
import type { AnyStateMachine, StateValue } from 'xstate';
import type { Line, Shown } from '../../src/browser/recorder/protocol';
import { flowOf } from '../gallery/flows';
import { apply } from '../live/tape';
import type { ActorNow } from '../live/tape';

const version = '0.7.2';

type Tree = { [key: string]: Tree };

const valueOf = (tree: Tree): StateValue => {
  const keys = Object.keys(tree);
  const [only = ''] = keys;
  if (keys.length === 1 && Object.keys(tree[only] ?? {}).length === 0) return only;
  return Object.fromEntries(keys.map((key) => [key, valueOf(tree[key] ?? {})]));
};

/** The state value with these innermost states. */
function valueIn(machine: AnyStateMachine, active: readonly string[]): StateValue {
  const whole: Tree = {};
  for (const id of active) {
    let place = whole;
    for (const key of machine.getStateNodeById(id).path) place = place[key] ??= {};
  }
  return valueOf(whole);
}

/** A machine's definition for a tool that draws it; its actions are named, not included. */
const definitionOf = (machine: AnyStateMachine): string =>
  JSON.stringify(machine.config, (_, value: unknown) =>
    typeof value === 'function' ? { type: value.name } : value,
  );

const plain = (shown: Shown): unknown => ('value' in shown ? shown.value : `(${shown.kind})`);

const plainOf = (context: Readonly<Record<string, Shown | null>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(context).map(([key, shown]) => [key, shown === null ? null : plain(shown)]),
  );

/** No recording holds what an effect answered. */
const ofStatus = {
  active: { status: 'active', output: undefined, error: undefined },
  done: { status: 'done', output: undefined, error: undefined },
  error: { status: 'error', output: undefined, error: undefined },
  stopped: { status: 'stopped', output: undefined, error: undefined },
} as const;

const snapshotOf = ({ machine, active, context, status }: ActorNow) => {
  const flow = flowOf(machine ?? '');
  return {
    ...ofStatus[status],
    context: plainOf(context),
    ...(flow && active.length > 0 && { value: valueIn(flow.machine, active) }),
  };
};

/**
 * Converts a recording to the format of `@statelyai/inspect`, so that nothing is sent that the
 * recording itself left out.
 */
export class StatelyTeller {
  readonly #cast = new Map<string, ActorNow>();
  readonly #startedAt: number;
  #root: string | undefined;
  #event: { type: string } = { type: 'xstate.init' };
  #count = 0;

  /** @param startedAt of the recording, in milliseconds since 1970 */
  constructor(startedAt: number) {
    this.#startedAt = startedAt;
  }

  events(lines: readonly Line[]): readonly StatelyInspectionEvent[] {
    return lines.flatMap((line) => this.#eventOf(line));
  }

  #eventOf(line: Line): readonly StatelyInspectionEvent[] {
    apply(this.#cast, line);
    const now = this.#cast.get(line.actor);
    if (now === undefined) return [];
    this.#root ??= line.actor;
    const base = {
      rootId: this.#root,
      sessionId: line.actor,
      createdAt: String(Math.round(this.#startedAt + line.at)),
      id: String((this.#count += 1)),
      _version: version,
    };
    switch (line.is) {
      case 'actor': {
        const flow = flowOf(now.machine ?? '');
        const definition = flow ? definitionOf(flow.machine) : JSON.stringify({ id: now.name });
        const parentId = now.parent ?? undefined;
        const snapshot = snapshotOf(now);
        return [{ ...base, type: '@xstate.actor', name: now.name, parentId, definition, snapshot }];
      }
      case 'event':
        this.#event = { type: line.type, ...plainOf(line.payload ?? {}) };
        return [
          {
            ...base,
            type: '@xstate.event',
            event: this.#event,
            sourceId: line.from ?? undefined,
          },
        ];
      case 'microstep':
        return [];
      case 'snapshot':
      case 'stop':
        return [
          { ...base, type: '@xstate.snapshot', event: this.#event, snapshot: snapshotOf(now) },
        ];
    }
  }
}
