/** The system ids of the long-lived actors, by which any actor can find them. */
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
