/** What is reported: the product itself, a character, or one message. */
export type ReportSubject =
  { kind: 'issue' } | { kind: 'character'; slug: string } | { kind: 'message'; messageId: string };

/** Reads the `about` key of the report overlay: `bot:{slug}`, `message:{id}`, or nothing. */
export const parseSubject = (about: string | undefined): ReportSubject => {
  if (about?.startsWith('bot:') === true) return { kind: 'character', slug: about.slice(4) };
  if (about?.startsWith('message:') === true) return { kind: 'message', messageId: about.slice(8) };
  return { kind: 'issue' };
};
