/** How long a deletion can be undone; after that the clock job purges it. */
const UNDO_MS = 600_000;

export const undoUntil = (deletedAt: Date): Date => new Date(deletedAt.getTime() + UNDO_MS);

/** Anything deleted before this is gone. */
export const undoSince = (now: Date): Date => new Date(now.getTime() - UNDO_MS);
