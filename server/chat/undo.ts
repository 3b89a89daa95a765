/** How long what was deleted can be restored; after that the job by the clock removes it for good. */
const UNDO_MS = 600_000;

export const undoUntil = (deletedAt: Date): Date => new Date(deletedAt.getTime() + UNDO_MS);

/** What was deleted before this is gone. */
export const undoSince = (now: Date): Date => new Date(now.getTime() - UNDO_MS);
