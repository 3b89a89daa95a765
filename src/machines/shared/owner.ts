import type { ActorRef, EventObject, Snapshot } from 'xstate';

/** The actor that receives a machine's notices; it is part of the machine's input. */
export type Owner<TNotice extends EventObject> = ActorRef<Snapshot<unknown>, TNotice>;
