import type { Reaction } from '../../../common/contract';
import type { ReactionRef } from '../reaction/reactionMachine';
import type { Message } from './message';

/** The reactions that are being saved, by the ids of their messages. */
export type Reactions = Readonly<Record<string, ReactionRef>>;

/** The reaction to a message: the one that is being saved, or what the server told. */
export const reactionTo = (
  saving: Reaction | null | undefined,
  message: Message | undefined,
): Reaction | null => (saving === undefined ? (message?.reaction ?? null) : saving);

/** Pressing the same reaction again takes it off. */
export const toggled = (now: Reaction | null, pressed: Reaction): Reaction | null =>
  now === pressed ? null : pressed;

export const withReaction =
  (messageId: string, reaction: Reaction | null) =>
  (messages: readonly Message[]): readonly Message[] =>
    messages.map((message) =>
      message.id === messageId ? { ...message, reaction: reaction ?? undefined } : message,
    );

/** Takes reactions over from a page, except those of `told`, which are newer than the page. */
export const withReactionsOf = (
  page: readonly Message[],
  messages: readonly Message[],
  told: readonly string[],
): readonly Message[] => {
  const onPage = new Map(page.map((message) => [message.id, message]));
  return messages.map((message) => {
    const loaded = onPage.get(message.id);
    const isOld = loaded === undefined || told.includes(message.id);
    return isOld || loaded.reaction === message.reaction
      ? message
      : { ...message, reaction: loaded.reaction };
  });
};
