import type { PortraitPicture } from '../kit/Portrait';

/** Who is looking, as far as the frame of the page shows it. */
export type Visitor =
  /** The device has not said yet whether someone is logged in. */
  | { kind: 'unknown' }
  | { kind: 'guest'; wasLoggedIn: boolean }
  | {
      kind: 'member';
      /** Null while the profile is on its way. */
      profile: {
        name: string;
        desires: number;
        isPremium: boolean;
        isEmailConfirmed: boolean;
      } | null;
      unread: number;
    };

export type Tab = 'explore' | 'chats' | 'profile';

/** Addresses that depend on the page below: an overlay keeps its path and query. */
export type ShellLinks = { login: string; signup: string; premium: string; desires: string };

export type RecentChat = {
  id: string;
  slug: string;
  name: string;
  portrait: PortraitPicture;
  unread: number;
};
