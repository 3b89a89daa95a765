import { useSelector } from '@xstate/react';
import { pages } from '../../app/pages';
import { placeOf } from '../../machines/app/places';
import type { ChatSummary } from '../../machines/conversation/message';
import type { SessionFacts } from '../../machines/session/sessionTypes';
import { useApp, useAppActor, useScreen } from '../app/AppContext';
import { useBlogHref, useOverlays } from '../app/useNavigation';
import { helpAddress } from '../brand/help';
import type { ShellProps } from './Shell';
import type { RecentChat, Visitor } from './shellTypes';

const recentChats = 6;

/** Everything that the frame shows, from the long-lived actors. */
export function useShell(): Omit<ShellProps, 'children'> {
  const app = useApp();
  const session = useAppActor('session');
  const locale = useAppActor('locale');
  const theme = useAppActor('theme');
  const navigation = useAppActor('navigation');
  const overlays = useOverlays();
  const isGateClosed = useSelector(useAppActor('ageGate'), (snapshot) => snapshot.hasTag('closed'));
  const isLost = useSelector(navigation, (snapshot) => snapshot.hasTag('error'));

  const facts = useSelector(app, ({ context }) => context.session);
  const place = useSelector(app, ({ context }) => placeOf(context));
  const page = pages[place?.route.pattern ?? ''];
  const isOffline = useSelector(app, (snapshot) => snapshot.matches('offline'));
  const wasLoggedIn = useSelector(session, ({ context }) => context.wasLoggedIn);
  const chatList = useScreen('chatList');
  const chats = useSelector(chatList, (snapshot) => snapshot?.context.chats) ?? [];
  const unread = chats.reduce((sum, chat) => sum + chat.unread, 0);

  return {
    visitor: toVisitor(facts, wasLoggedIn, unread),
    claim: useScreen('claim') ?? null,
    tab: page?.tab ?? null,
    layout: page?.layout ?? 'page',
    isOffline,
    links: {
      login: overlays.href('login'),
      signup: overlays.href('signup'),
      premium: overlays.href('premium', { from: 'get-premium' }),
      desires: overlays.href('pw', { from: 'counter' }),
      // The start page, where the report would open, is behind the gate.
      report: isLost && isGateClosed ? '/removal?report=1' : overlays.href('report'),
      blog: useBlogHref(),
    },
    recentChats: chats.slice(0, recentChats).map(toRecentChat),
    helpAddress,
    locale: useSelector(locale, ({ context }) => context.locale),
    onLocale: (choice) => locale.send({ type: 'locale.select', locale: choice }),
    theme: useSelector(theme, ({ context }) => context.theme),
    onTheme: (choice) => theme.send({ type: 'theme.select', theme: choice }),
    onLogout: () => session.send({ type: 'session.logout' }),
  };
}

function toVisitor(facts: SessionFacts | null, wasLoggedIn: boolean, unread: number): Visitor {
  if (facts === null) return { kind: 'unknown' };
  if (facts.status === 'guest') return { kind: 'guest', wasLoggedIn };
  const { profile } = facts;
  return {
    kind: 'member',
    unread,
    profile: profile && {
      name: profile.name,
      desires: profile.desires,
      isPremium: profile.hasSubscription,
    },
  };
}

const toRecentChat = ({ id, character, unread }: ChatSummary): RecentChat => ({
  id,
  slug: character.slug,
  name: character.name,
  portrait: character.portrait,
  unread,
});
