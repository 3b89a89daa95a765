import type { UnblurRef } from '../unblur/unblurMachine';
import type { ConversationContext } from './conversationTypes';
import type { Message } from './message';
import { stillShown } from './removal';
import { shownOf } from './visit';

type Windows = Pick<ConversationContext, 'messages' | 'visit'>;

/** The actors of private pictures, by the ids of their messages. */
export type PrivatePictures = {
  /** The messages that they were made for, to notice when those change. */
  of: readonly (readonly Message[])[];
  refs: Readonly<Record<string, UnblurRef>>;
};

export const noPictures: PrivatePictures = { of: [], refs: {} };

const windowsOf = ({ messages, visit }: Windows): readonly (readonly Message[])[] =>
  visit === null ? [messages] : [messages, visit.messages];

/** The address of a paid picture is signed, and says until when it may be used. */
const isSigned = (address: string): boolean => /[?&]signature=/.test(address);

const isPrivate = ({ kind, imageUrl }: Message): boolean =>
  imageUrl !== null && (kind === 'blurImage' || (kind === 'image' && isSigned(imageUrl)));

export const hasOtherMessages = ({ pictures, ...windows }: ConversationContext): boolean => {
  const now = windowsOf(windows);
  return now.length !== pictures.of.length || now.some((part, at) => part !== pictures.of[at]);
};

/** The messages with a private picture, each once. */
export const privatelyPictured = (windows: Windows): readonly Message[] => [
  ...new Map(
    windowsOf(windows)
      .flatMap((part) => part.filter(isPrivate))
      .map((message) => [message.id, message]),
  ).values(),
];

export const withPictures = (
  windows: Windows,
  refs: PrivatePictures['refs'],
): Pick<ConversationContext, 'pictures'> => ({ pictures: { of: windowsOf(windows), refs } });

/** Puts the clear picture into its message. */
export const withClearPicture =
  (messageId: string, imageUrl: string) =>
  (messages: readonly Message[]): readonly Message[] =>
    messages.map((message) =>
      message.id === messageId ? { ...message, kind: 'image', imageUrl } : message,
    );

/** Whether the viewer can show it. */
export const isViewable = ({ kind, imageUrl }: Message): boolean =>
  kind === 'image' && imageUrl !== null;

/** The message with the picture next to the one that is open, if there is one. */
export const pictureBeside = (
  { pictureId, removed, ...windows }: ConversationContext,
  step: 1 | -1,
): string | undefined => {
  const pictures = stillShown(shownOf(windows), removed).filter(isViewable);
  const index = pictures.findIndex(({ id }) => id === pictureId);
  return index === -1 ? undefined : pictures[index + step]?.id;
};
