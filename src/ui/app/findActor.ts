import type { AnyActor, SnapshotFrom } from 'xstate';
import type { appMachine } from '../../machines/app/appMachine';
import { systemIds } from '../../machines/app/systemIds';

type Children = SnapshotFrom<typeof appMachine>['children'];

/** A long-lived actor by its system id; undefined where `actor` runs alone, as in a story. */
export const findActor = <Id extends keyof typeof systemIds & keyof Children>(
  actor: Pick<AnyActor, 'system'>,
  id: Id,
): Children[Id] => actor.system.get(systemIds[id]);
