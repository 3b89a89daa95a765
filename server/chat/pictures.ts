import { and, eq, inArray } from 'drizzle-orm';
import type { Character } from '../characters/character';
import type { Database } from '../database/database';
import { messages, unlockedPictures } from '../database/schema';
import type { PrivatePictures } from '../media/pictures';
import { PICTURE, VEILED_PICTURE } from '../messages/message';
import type { MessageRow } from '../messages/message';
import type { PictureSetting, PlaceName } from '../../common/places';

/** What a reply with a picture adds to a message. */
export type Picture = Pick<MessageRow, 'kind' | 'imageUrl' | 'clearUrl'>;

const clear = (imageUrl: string): Picture => ({ kind: PICTURE, imageUrl, clearUrl: null });

async function isUnlocked(database: Database, userId: string, pictureKey: string) {
  const [unlocked] = await database
    .select({ key: unlockedPictures.pictureKey })
    .from(unlockedPictures)
    .where(and(eq(unlockedPictures.userId, userId), eq(unlockedPictures.pictureKey, pictureKey)));
  return unlocked !== undefined;
}

/** A picture that a character may send, by the address or key that its message keeps. */
type Candidate = {
  address: string;
  /** Of a private one. */
  veil?: string;
};

export type Next = { picture: Picture; setting: PictureSetting | null };

/** What a character can send: private pictures, and those of its page. */
function candidatesOf(
  { slug, gallery }: Pick<Character, 'slug' | 'gallery'>,
  pictures: Pick<PrivatePictures, 'sentBy'>,
) {
  const shown = gallery.flatMap(({ sources }): Candidate[] => {
    const address = sources.at(-1)?.webp;
    return address === undefined ? [] : [{ address }];
  });
  const own = pictures.sentBy(slug).map(({ key, veil }): Candidate => ({ address: key, veil }));
  return { shown, own };
}

/**
 * The picture that a character sends next in a chat: one of a wished place that was not sent there
 * yet; otherwise first a public one, then the private ones in turn, veiled for a free user who has
 * not paid for them. A character without private pictures sends those of its page.
 */
export async function nextPicture(
  database: Database,
  {
    userId,
    chatId,
    character,
    isPremium,
    pictures,
    wished,
  }: {
    userId: string;
    chatId: string;
    character: Character;
    isPremium: boolean;
    pictures: Pick<PrivatePictures, 'sentBy' | 'settingOf'>;
    wished: readonly PlaceName[];
  },
): Promise<Next | null> {
  const sent = await database
    .select({ imageUrl: messages.imageUrl, clearUrl: messages.clearUrl })
    .from(messages)
    .where(and(eq(messages.chatId, chatId), inArray(messages.kind, [PICTURE, VEILED_PICTURE])));
  const known = new Set(sent.map(({ imageUrl, clearUrl }) => clearUrl ?? imageUrl));
  const { shown, own } = candidatesOf(character, pictures);
  const before = sent.length;
  const next =
    [...shown, ...own].find(({ address }) => {
      const setting = pictures.settingOf(address);
      return setting !== null && wished.includes(setting.place) && !known.has(address);
    }) ??
    (before === 0 ? undefined : own[(before - 1) % own.length]) ??
    shown[(before + 1) % shown.length];
  if (next === undefined) return null;
  const { address, veil } = next;
  const isClear = veil === undefined || isPremium || (await isUnlocked(database, userId, address));
  const picture = isClear
    ? clear(address)
    : { kind: VEILED_PICTURE, imageUrl: veil, clearUrl: address };
  return { picture, setting: pictures.settingOf(address) };
}
