export { characters, characterTexts, favourites } from './characters';
export { chats, events, messages } from './chats';
export { rankings, rateWindows, seedStates } from './shared';
export { mails, reports } from './support';
export { dailyTextCounts, refreshTokens, sessions, users } from './users';
