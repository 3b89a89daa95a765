/** One width of a portrait; addresses are relative to `/portraits/` and carry a content hash. */
export type PortraitSource = { width: number; avif: string; webp: string };

/** `veil` is the address of a few blurred pixels of the shot. */
export type PortraitShot = { name: string; sources: PortraitSource[]; veil: string };

/** Per slug. The first shot, `main`, is the card's picture; all of them make the gallery. */
export type PortraitManifest = Record<
  string,
  { colors: [string, string, string]; shots: PortraitShot[] }
>;

/** A private picture, by its key; `veil` is a path like those above. */
export type PrivatePicture = { key: string; veil: string };

/** Pictures sent in chats, in this order, and one that is sent in none. */
export type PrivatePictures = { sent: PrivatePicture[]; unsent?: string };

/** Per slug. */
export type PictureManifest = Record<string, PrivatePictures>;

export const keysOf = ({ sent, unsent }: PrivatePictures): string[] => [
  ...(unsent === undefined ? [] : [unsent]),
  ...sent.map(({ key }) => key),
];
