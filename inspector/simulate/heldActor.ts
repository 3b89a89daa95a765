import type { ActorLogic, AnyEventObject, Snapshot } from 'xstate';

type HeldSnapshot = Snapshot<unknown> & { input: unknown };
export type HeldLogic = ActorLogic<HeldSnapshot, AnyEventObject, unknown>;

const answered = 'held.answered';
const failed = 'held.failed';

export const answer = (output: unknown) => ({ type: answered, output });
export const failure = (error: Error) => ({ type: failed, error });

/**
 * Stands in for an effect until somebody answers in its place.
 * @param hear called with what the machine sends it
 */
export const heldLogic = (hear: (id: string, event: AnyEventObject) => void): HeldLogic => ({
  config: heldMark,
  getInitialSnapshot: (_, input) => ({
    status: 'active',
    output: undefined,
    error: undefined,
    input,
  }),
  transition: (snapshot, event, { self }) => {
    const { input } = snapshot;
    switch (event.type) {
      case answered:
        return { status: 'done', output: event['output'], error: undefined, input };
      case failed:
        return { status: 'error', output: undefined, error: event['error'], input };
      case 'xstate.stop':
        return { status: 'stopped', output: undefined, error: undefined, input };
      default:
        hear(self.id, event);
        return snapshot;
    }
  },
  getPersistedSnapshot: (snapshot) => snapshot,
});

const heldMark = 'held by hand';

export const isHeld = (logic: unknown): logic is HeldLogic =>
  typeof logic === 'object' && logic !== null && 'config' in logic && logic.config === heldMark;
