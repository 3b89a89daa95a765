/** What is reported: the product itself, a character, one message, or one picture. */
export type ReportSubject =
  | { kind: 'issue'; purchaseCode?: string }
  | { kind: 'character'; slug: string }
  | { kind: 'message'; messageId: string }
  /** Of a chat. */
  | { kind: 'picture'; messageId: string }
  /** Of a character's gallery; without an id, the picture on the card. */
  | { kind: 'galleryPicture'; slug: string; pictureId: string | null };

/**
 * Reads the `about` key of the report overlay: `bot:{slug}`, `message:{id}`, `picture:{id}`,
 * `gallery:{slug}` with `:{picture}` where it has an id, `purchase:{code}`, or nothing.
 */
export const parseSubject = (about: string | undefined): ReportSubject => {
  if (about?.startsWith('bot:') === true) return { kind: 'character', slug: about.slice(4) };
  if (about?.startsWith('message:') === true) return { kind: 'message', messageId: about.slice(8) };
  if (about?.startsWith('picture:') === true) return { kind: 'picture', messageId: about.slice(8) };
  const purchaseCode = /^purchase:([\dA-F]{8})$/.exec(about ?? '')?.[1];
  if (purchaseCode !== undefined) return { kind: 'issue', purchaseCode };
  const [place, slug, pictureId = null] = about?.split(':') ?? [];
  if (place === 'gallery' && slug !== undefined) return { kind: 'galleryPicture', slug, pictureId };
  return { kind: 'issue' };
};
