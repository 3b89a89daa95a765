/** Long pages, at whose foot it moves nothing. */
const invitingPages: readonly string[] = ['/', '/settings', '/settings/desires'];

/** Whether a page may invite to the community chat (spec 2). */
export const isInviting = (pattern: string | undefined): boolean =>
  pattern !== undefined && invitingPages.includes(pattern);
