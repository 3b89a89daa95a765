import type { Sample } from '../sampleTypes';

export type HandSamples = {
  inputs?: readonly Sample[];
  events?: Readonly<Record<string, readonly Sample[]>>;
  answers?: Readonly<Record<string, readonly Sample[]>>;
};

/** What types alone cannot tell, by machine id. */
export const handSamples: Readonly<Record<string, HandSamples>> = {
  call: {
    inputs: [
      { owner: { $actor: 'owner' }, slug: 'ines', isAuthorized: true, isPremium: true },
      { owner: { $actor: 'owner' }, slug: 'ines', isAuthorized: false, isPremium: false },
      { owner: { $actor: 'owner' }, slug: '', isAuthorized: true, isPremium: true },
    ],
  },
  chatSearch: {
    inputs: ['', ' ', 'ada', 'a'.repeat(400)].map((text) => ({ chatId: 'id-1', text })),
  },
  navigation: {
    inputs: [{ owner: { $actor: 'owner' }, address: { path: '/', search: '' } }],
    answers: { readRules: [{ '/': {}, '/blog': {}, '/chat': { middleware: ['auth'] } }] },
    events: {
      'history.changed': ['/', '/blog', '/chat', '/nowhere/at/all'].map((path) => ({
        type: 'history.changed',
        address: { path, search: '' },
        isOpened: false,
      })),
    },
  },
  offer: {
    inputs: [
      {
        owner: { $actor: 'owner' },
        kind: 'desires',
        from: 'unblur',
        returnPath: '/',
        isAuthorized: true,
      },
    ],
  },
  prefetch: {
    events: {
      'visit.changed': [
        {
          type: 'visit.changed',
          visit: {
            isAdult: true,
            isOnline: true,
            person: null,
            locale: 'en',
            path: '/',
            rules: { '/': {}, '/blog': {} },
          },
        },
      ],
      'line.changed': [{ type: 'line.changed', isSparing: false }],
      'link.wanted': [{ type: 'link.wanted', path: '/blog', isPointed: true }],
    },
  },
  unblur: {
    inputs: [
      {
        owner: { $actor: 'owner' },
        messageId: 'message-1',
        allowance: { status: 'member', desires: 100, hasSubscription: false },
        veilUrl: '/media/veil.webp',
        imageUrl: null,
      },
    ],
  },
};
