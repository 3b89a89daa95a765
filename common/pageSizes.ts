/** How many entries of a list come at a time, where nobody asks for another number. */
export const pageSizes = {
  /** Of the wall: what fills a screen. */
  wall: 30,
  /** What follows it. */
  wallMore: 15,
  chats: 30,
  hits: 20,
  /** What the API gives of a chat. */
  messages: 30,
  /** What the application asks for. */
  conversation: 50,
  ledger: 30,
  purchases: 30,
  reports: 30,
} as const;
