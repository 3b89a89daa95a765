import type { PortraitPicture } from '../kit/Portrait';

/** The visitor, as far as the page's frame shows them. */
export type Visitor =
  /** The device has not yet said whether somebody is logged in. */
  | { kind: 'unknown' }
  | { kind: 'guest'; wasLoggedIn: boolean }
  | {
      kind: 'member';
      /** Null while the profile loads. */
      profile: {
        name: string;
        desires: number;
        isPremium: boolean;
      } | null;
      unread: number;
    };

export type Tab = 'explore' | 'chats' | 'profile';

/** Addresses that depend on the current page: an overlay keeps its path and query. */
export type ShellLinks = { login: string; signup: string; premium: string; desires: string };

export type RecentChat = {
  id: string;
  slug: string;
  name: string;
  portrait: PortraitPicture;
  unread: number;
};
