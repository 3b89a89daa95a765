/*
 * What these pages consist of is named here and not in the first script, where each name weighs;
 * hardly anybody begins at one.
 */

export const loadLedger = async () => (await import('../ledger/LedgerPage')).LedgerPage;
export const loadPassword = async () => (await import('../password/PasswordPage')).PasswordPage;
export const loadVerification = async () =>
  (await import('../verification/VerificationPage')).VerificationPage;
export const loadWelcome = async () => (await import('../welcome/WelcomePage')).WelcomePage;
export const loadUndress = async () => (await import('../undress/UndressPage')).UndressPage;
export const loadReports = async () => (await import('../reports/ReportsPage')).ReportsPage;
export const loadUnsubscribe = async () =>
  (await import('../unsubscribe/UnsubscribePage')).UnsubscribePage;
export const loadRemoval = async () => (await import('../removal/RemovalPage')).RemovalPage;
