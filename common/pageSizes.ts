/** Default numbers of entries on a page. */
export const pageSizes = {
  /** The first page of the wall; it fills a screen. */
  wall: 30,
  /** Each later page of the wall. */
  wallMore: 15,
  chats: 30,
  hits: 20,
  /** The API's default for a chat. */
  messages: 30,
  /** What the application asks for in a chat. */
  conversation: 50,
  ledger: 30,
  purchases: 30,
  reports: 30,
} as const;
