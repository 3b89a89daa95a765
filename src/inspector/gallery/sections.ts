/** A part of the product as a designer thinks of it, and the machines that it consists of. */
export type Section = { title: string; about: string; flows: readonly string[] };

/** Every machine has exactly one place here, which a test holds. */
export const sections: readonly Section[] = [
  {
    title: 'The whole',
    about: 'What runs as long as the page does: who is here, where they are, and how it looks.',
    flows: [
      'app',
      'session',
      'navigation',
      'ageGate',
      'locale',
      'theme',
      'alerts',
      'alert',
      'shortcuts',
      'page',
    ],
  },
  {
    title: 'Finding somebody',
    about: 'The wall, a character’s profile, the ones kept at hand, and the blog.',
    flows: ['catalogue', 'botProfile', 'favourites', 'blog'],
  },
  {
    title: 'Talking',
    about: 'The list of chats, one conversation, and all that is done with a message.',
    flows: [
      'chat',
      'conversation',
      'chatList',
      'chatDesk',
      'chatDeletion',
      'pinning',
      'chatSearch',
      'chatSearchHost',
      'deletion',
      'voice',
      'outbox',
      'outboxHost',
      'outgoing',
    ],
  },
  {
    title: 'Desires and premium',
    about: 'Every flow in which something is spent, bought or given.',
    flows: [
      'unblur',
      'claim',
      'offer',
      'payment',
      'purchaseWatch',
      'ledger',
      'subscription',
      'receipts',
      'undress',
      'subject',
    ],
  },
  {
    title: 'Coming in',
    about: 'Signing up, logging in, and the first steps.',
    flows: ['login', 'signup', 'verification', 'password', 'welcome', 'company', 'handover'],
  },
  {
    title: 'One’s own',
    about: 'The account and what is asked for in it, reports and removal.',
    flows: [
      'profileForm',
      'account',
      'emailChange',
      'passwordChange',
      'devices',
      'mailWishes',
      'export',
      'farewell',
      'report',
      'reports',
      'removal',
    ],
  },
  {
    title: 'Behind the scenes',
    about: 'What nobody sees: the line to the server, tabs, pages fetched ahead, new versions.',
    flows: ['eventStream', 'streamShare', 'part', 'prefetch', 'preload', 'buildWatch', 'upkeep'],
  },
];
