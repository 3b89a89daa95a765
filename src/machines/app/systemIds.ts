/** Names of the long-lived actors, by which any actor of the system can be found. */
export const systemIds = {
  session: 'session',
  navigation: 'navigation',
  alerts: 'alerts',
  locale: 'locale',
  theme: 'theme',
  shortcuts: 'shortcuts',
  ageGate: 'ageGate',
  catalogue: 'catalogue',
  favourites: 'favourites',
  outbox: 'outbox',
} as const;
