import { belongs, mergeMessages } from './message';
import type { HistoryPage, Message } from './message';

/** A part of the history that is on screen and does not reach the end yet. */
export type Visit = HistoryPage;

/** What is loaded of a chat: `messages` up to its end, and a visited part far before that. */
export type Windows = {
  messages: readonly Message[];
  older: string | null;
  visit: Visit | null;
};

/** The message that the user wants to see; each request is an object of its own. */
export type Goal = { messageId: string };

/** The answer to a request to see a message. */
export type Surroundings = { kind: 'found'; page: HistoryPage } | { kind: 'gone' };

const isKnown = (messages: readonly Message[], messageId: string): boolean =>
  messages.some(({ id }) => id === messageId);

const unlessEmpty = (visit: Visit): Visit | null => (visit.messages.length === 0 ? null : visit);

/** Applies a change to the messages up to the end and to the visited part. */
export const inBothWindows = (
  { messages, visit }: Pick<Windows, 'messages' | 'visit'>,
  change: (messages: readonly Message[]) => readonly Message[],
): Pick<Windows, 'messages' | 'visit'> => ({
  messages: change(messages),
  visit: visit && unlessEmpty({ ...visit, messages: change(visit.messages) }),
});

/** What is on screen: the visited part, otherwise the messages up to the end. */
export const shownOf = ({ messages, visit }: Pick<Windows, 'messages' | 'visit'>) =>
  visit?.messages ?? messages;

/** Whether the message is one of these. */
export const isWithin = (messages: readonly Message[], { messageId }: Goal): boolean =>
  isKnown(messages, messageId);

/** Adds a message that came, or came back, to the visited part if its place is there. */
export const withVisited = (visit: Visit | null, message: Message): Visit | null =>
  visit === null || message.state === 'streaming' || !belongs(visit, message)
    ? visit
    : { ...visit, messages: mergeMessages(visit.messages, [message]) };

export const withOlder = (visit: Visit, { messages, older }: HistoryPage): Visit => ({
  ...visit,
  messages: mergeMessages(messages, visit.messages),
  older,
});

export const withNewer = (visit: Visit, { messages, newer }: HistoryPage): Visit => ({
  ...visit,
  messages: mergeMessages(messages, visit.messages),
  newer,
});

const isComplete = ({ state }: Message): boolean => state !== 'streaming';

/** The page as it can be shown; a reply that is being written is shown at the end alone. */
export const visitOf = (page: HistoryPage): Visit | null =>
  unlessEmpty({ ...page, messages: page.messages.filter(isComplete) });

/** The visited part, with one page of it replaced by the page that was loaded again. */
export const withReread = (visit: Visit, page: HistoryPage): Visit => {
  const first = page.messages[0];
  const last = page.messages.at(-1);
  if (first === undefined || last === undefined) return visit;
  const before = visit.messages.filter(({ seq }) => seq < first.seq);
  const after = visit.messages.filter(({ seq }) => seq > last.seq);
  return {
    messages: [...before, ...page.messages.filter(isComplete), ...after],
    older: before.length === 0 ? page.older : visit.older,
    newer: after.length === 0 ? page.newer : visit.newer,
  };
};

/** The message by which the visited part is loaded again. */
export const anchorOf = (visit: Visit | null): string =>
  visit?.messages[Math.floor(visit.messages.length / 2)]?.id ?? '';

/** Whether no messages are missing between the visited part and those up to the end. */
export const isMet = ({ messages, visit }: Pick<Windows, 'messages' | 'visit'>): boolean => {
  const first = messages[0];
  const last = visit?.messages.at(-1);
  if (visit === null || first === undefined || last === undefined) return false;
  return visit.newer === null || last.seq >= first.seq;
};

/** Both parts as one, once no messages are missing between them. */
export const merged = ({ messages, older, visit }: Windows): Windows => {
  const isLonger = (visit?.messages[0]?.seq ?? Infinity) <= (messages[0]?.seq ?? Infinity);
  return {
    messages: mergeMessages(visit?.messages ?? [], messages),
    older: visit !== null && isLonger ? visit.older : older,
    visit: null,
  };
};
