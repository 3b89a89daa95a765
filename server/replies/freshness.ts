/** No sentence of a character comes again within as many of its replies. */
export const FRESH_FOR_REPLIES = 40;

/** What of a chat is read for a reply: so many of its own, what they answer, and a few more. */
export const READ_MESSAGES = 2 * FRESH_FOR_REPLIES + 20;
