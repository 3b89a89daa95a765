export { calls } from './calls';
export { characters, characterTexts, favourites } from './characters';
export { chats, events, messages } from './chats';
export { jobs } from './jobs';
export {
  discounts,
  ledgerEntries,
  paymentEvents,
  purchases,
  subscribeClicks,
  subscriptions,
  undressJobs,
  unlockedPictures,
  voices,
} from './money';
export { chatSummaries, memories, unusedNames } from './memories';
export { sandboxCheckouts } from './payments';
export type { SandboxSubscription } from './payments';
export { filesToDelete, personaPhotos, personas } from './personas';
export type { PhotoFile } from './personas';
export { emailChanges, emailCodes, mailPreferences, passwordResets } from './proofs';
export {
  mailsToStrangers,
  rankings,
  rateWindows,
  seedStates,
  unconfirmedClaims,
  unreadTexts,
} from './shared';
export { mails, reportChanges, reports, reportStates } from './support';
export type { ReportState } from './support';
export { dailyTextCounts, refreshTokens, sessions, users } from './users';
