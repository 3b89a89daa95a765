import { fromCallback } from 'xstate';
import type { ShownParts } from '../machines/app/shownParts';

/** Changes in quick succession are written once. */
const PAUSE_MS = 1_000;

type Watched = {
  /** Writes the given parts; a null user is a guest. */
  keep: (user: string | null, parts: ShownParts) => void;
  /** Forgets the chats that are no longer among those shown. */
  trim: (user: string | null, shown: ShownParts) => void;
  /** Forgets what was kept for anybody but this user. */
  wipeOthers: (user: string | null) => void;
  /** Calls back on every possible change; returns a function that stops it. */
  watch: (listener: () => void) => () => void;
  look: () => ShownParts;
  /** Who is logged in in this tab. */
  user: () => string | null;
  /** Whose tokens the device holds: another tab may have logged out, or in. */
  holder: () => string | null;
  window: Pick<Window, 'addEventListener' | 'setTimeout' | 'clearTimeout'>;
};

/** The part, unless it is what was written last. */
const unlessSame = <T extends object>(part: T | null, written: T | null): T | null => {
  const values = Object.values(written ?? {});
  const isSame = part !== null && Object.values(part).every((value, at) => value === values[at]);
  return isSame ? null : part;
};

const nothing: ShownParts = { profile: null, wall: null, chats: null, chat: null };

/**
 * Keeps the server's latest answers on the device, and wipes those of anybody but the current user:
 * nothing private is left after a logout, here or in another tab.
 */
export const cacheWriter = ({
  keep,
  trim,
  wipeOthers,
  watch,
  look,
  user,
  holder,
  window,
}: Watched) =>
  fromCallback(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let written = nothing;
    let writtenFor: string | null = null;
    let timer = 0;

    const write = () => {
      window.clearTimeout(timer);
      timer = 0;
      const owner = user();
      wipeOthers(holder());
      if (owner !== holder()) return;
      if (owner !== writtenFor) written = nothing;
      writtenFor = owner;
      const shown = look();
      const { profile, wall, chats, chat } = shown;
      keep(owner, {
        profile: unlessSame(profile, written.profile),
        wall: unlessSame(wall, written.wall),
        chats: unlessSame(chats, written.chats),
        chat: unlessSame(chat, written.chat),
      });
      trim(owner, shown);
      written = {
        profile: profile ?? written.profile,
        wall: wall ?? written.wall,
        chats: chats ?? written.chats,
        chat: chat ?? written.chat,
      };
    };

    const hear = () => {
      if (user() !== writtenFor) {
        window.clearTimeout(timer);
        timer = window.setTimeout(write, 0);
      } else if (timer === 0) timer = window.setTimeout(write, PAUSE_MS);
    };

    const end = watch(hear);
    window.addEventListener('pagehide', write, { signal });
    write();
    return () => {
      end();
      controller.abort();
      window.clearTimeout(timer);
    };
  });
