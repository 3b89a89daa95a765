import { flows } from './flows';

/** A section of the product as a designer sees it, and its machines. */
export type Section = { title: string; about: string; flows: readonly string[] };

const OWN = 'Account';

const named: readonly Section[] = [
  {
    title: 'The app',
    about: 'What runs as long as the page is open: who is here, where they are, and how it looks.',
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
      'community',
    ],
  },
  {
    title: 'Finding somebody',
    about: 'The catalogue, a character’s profile, favourites, and the blog.',
    flows: ['catalogue', 'characterProfile', 'favourites', 'blog'],
  },
  {
    title: 'Talking',
    about:
      'The list of chats, a conversation, everything one can do with a message, and evenings spent in a chat.',
    flows: [
      'chat',
      'conversation',
      'chatList',
      'chatActions',
      'chatDeletion',
      'marking',
      'chatSearch',
      'chatSearchHost',
      'deletion',
      'reaction',
      'voice',
      'outbox',
      'outboxHost',
      'outboxMessage',
      'call',
      'cooking',
      'nightWalk',
      'filmNight',
    ],
  },
  {
    title: 'Making a character',
    about: 'Made topic by topic, with a photo that is checked first.',
    flows: ['persona', 'photo'],
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
    title: 'Getting in',
    about: 'Signing up, logging in, and the first steps.',
    flows: [
      'login',
      'signup',
      'verification',
      'emailReminder',
      'password',
      'welcome',
      'suggestions',
      'handover',
    ],
  },
  {
    title: OWN,
    about: 'The account and its settings, reports and removal requests.',
    flows: [
      'profileForm',
      'account',
      'emailChange',
      'passwordChange',
      'devices',
      'mailWishes',
      'export',
      'accountDeletion',
      'report',
      'recording',
      'reports',
      'removal',
      'memory',
      'unsubscribe',
    ],
  },
  {
    title: 'Behind the scenes',
    about:
      'What nobody sees: the connection to the server, tabs, pages fetched ahead, new versions.',
    flows: [
      'eventStream',
      'streamShare',
      'bundle',
      'prefetch',
      'preload',
      'maintenance',
      'buildWatch',
      'offlineCopy',
    ],
  },
];

const placed = new Set(named.flatMap((section) => section.flows));
const others = flows.map(({ id }) => id).filter((id) => !placed.has(id));

/**
 * Every machine is in exactly one section, as a test checks; one not named here is put with what a
 * user has, like most new pages.
 */
export const sections: readonly Section[] = named.map((section) =>
  section.title === OWN ? { ...section, flows: [...section.flows, ...others] } : section,
);
