import type { MessageKind } from './contract';

/** Kinds that only record what happened: no conversation, so nobody answers or quotes them. */
export const recordKinds: readonly MessageKind[] = ['call'];
