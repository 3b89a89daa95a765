import type { Message } from './message';
import type { Reply } from './reply';
import { inBothWindows, isWithin } from './visit';
import type { Windows } from './visit';

type Said = Pick<Windows, 'messages' | 'visit'> & { reply: Reply | null };

/** What is said, without a message that the server has removed. */
export const withoutMessage = (said: Said, messageId: string): Said => ({
  ...inBothWindows(said, (messages) => messages.filter(({ id }) => id !== messageId)),
  reply: said.reply?.messageId === messageId ? null : said.reply,
});

export const isLoaded = ({ messages, visit }: Omit<Said, 'reply'>, messageId: string): boolean =>
  isWithin(messages, { messageId }) || isWithin(visit?.messages ?? [], { messageId });

/** The messages to show; the same list when none of them was removed. */
export const stillShown = (
  messages: readonly Message[],
  removed: readonly string[],
): readonly Message[] => {
  const out = new Set(removed);
  return messages.some(({ id }) => out.has(id))
    ? messages.filter(({ id }) => !out.has(id))
    : messages;
};
