import type { ActorRef, EventObject, Snapshot } from 'xstate';

/** The actor that hears a machine's notices; it comes through the machine's input. */
export type Owner<TNotice extends EventObject> = ActorRef<Snapshot<unknown>, TNotice>;
