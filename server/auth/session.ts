/** Who is calling, by a verified access token of a live session. */
export type Session = { userId: string; sessionId: string };
