import { useSelector } from '@xstate/react';
import { Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import type { AppContext } from '../../machines/app/appTypes';
import { placeOf } from '../../machines/app/screens';
import type { Place } from '../../machines/navigation/navigationMachine';
import { ErrorPage } from '../error/ErrorPage';
import { ExplorePage } from '../explore/ExplorePage';
import { Coming } from '../kit/Coming';
import { lazyView } from '../kit/lazyView';
import { useApp, useAppActor } from './AppContext';
import { PageSkeleton } from './PageSkeleton';

const late = () => import('./latePages');

export const ChatPage = lazyView(async () => (await import('../chat/ChatPage')).ChatPage);

export const ChatListPage = lazyView(async () => {
  const list = await import('../chatList/ChatListPage');
  // Who looks at their chats is about to open one.
  ChatPage.fetch().catch(() => undefined);
  return list.ChatListPage;
});

export const SettingsPage = lazyView(
  async () => (await import('../settings/SettingsPage')).SettingsPage,
);

export const BlogPage = lazyView(async () => (await import('../blog/BlogPage')).BlogPage);

export const LedgerPage = lazyView(async () => (await late()).loadLedger());

export const VerificationPage = lazyView(async () => (await late()).loadVerification());

export const PasswordPage = lazyView(async () => (await late()).loadPassword());

export const WelcomePage = lazyView(async () => (await late()).loadWelcome());

export const ReportsPage = lazyView(async () => (await late()).loadReports());

export const RemovalPage = lazyView(async () => (await late()).loadRemoval());

const UnsubscribePage = lazyView(async () => (await late()).loadUnsubscribe());

export const UndressPage = lazyView(async () => (await late()).loadUndress());

/** The page of the current address, or the error page in its place. */
export function Page() {
  const navigation = useAppActor('navigation');
  const isMissing = useSelector(navigation, (snapshot) => snapshot.matches('missing'));
  const isBroken = useSelector(navigation, (snapshot) => snapshot.matches('broken'));
  const fault = useSelector(navigation, ({ context }) => context.fault ?? '');
  const place = useSelector(useApp(), ({ context }) => context.place);
  const isExplore = useSelector(useApp(), ({ context }) => placeOf(context)?.route.pattern === '/');
  const reload = () => window.location.reload();

  if (isMissing) return <ErrorPage error={{ kind: 'notFound', path: fault }} onReload={reload} />;
  if (isBroken) return <ErrorPage error={{ kind: 'internal' }} onReload={reload} />;
  // No boundary around what the page is filled with: it is taken over in one piece.
  if (isExplore) return <ExplorePage />;
  if (place === null) return <PageSkeleton />;
  return <Suspense fallback={<PageSkeleton />}>{pageOf(place)}</Suspense>;
}

function pageOf(place: Place): ReactNode {
  switch (place.route.pattern) {
    case '/chat':
      return <Chats />;
    case '/settings':
      return <Settings />;
    case '/settings/desires':
      return <Ledger />;
    case '/settings/reports':
      return <Reports />;
    case '/removal':
      return <Removal />;
    case '/email/unsubscribe':
      return <Unsubscribe />;
    case '/verify':
      return <Verification />;
    case '/password':
      return <Password />;
    case '/welcome':
      return <Welcome />;
    case '/blog':
    case '/blog/:id':
      return <Blog />;
    case '/undress':
      return <Undress />;
    case '/:slug':
      return <Chat />;
    default:
      return null;
  }
}

function Chats() {
  const chatList = useSelector(useApp(), ({ children }) => children.chatList);
  return chatList ? <ChatListPage actor={chatList} /> : <PageSkeleton />;
}

function Settings() {
  const form = useSelector(useApp(), ({ context }) => context.profileForm);
  const claim = useSelector(useApp(), ({ context }) => context.claim);
  const subscription = useSelector(useApp(), ({ context }) => context.subscription);
  const account = useSelector(useApp(), ({ context }) => context.account);
  const session = useAppActor('session');
  const locale = useAppActor('locale');
  const theme = useAppActor('theme');
  const shortcuts = useAppActor('shortcuts');
  if (form === null)
    return (
      <>
        <Coming view={SettingsPage} />
        <PageSkeleton />
      </>
    );
  return (
    <SettingsPage
      form={form}
      session={session}
      locale={locale}
      theme={theme}
      shortcuts={shortcuts}
      claim={claim}
      subscription={subscription}
      account={account}
    />
  );
}

function Verification() {
  const actor = useSelector(useApp(), ({ context }) => context.verification);
  const email = useSelector(useAppActor('session'), ({ context }) => context.profile?.email ?? '');
  return actor === null ? (
    <>
      <Coming view={VerificationPage} />
      <PageSkeleton />
    </>
  ) : (
    <VerificationPage key={actor.sessionId} actor={actor} email={email} />
  );
}

function Undress() {
  const actor = useSelector(useApp(), ({ context }) => context.undress);
  const session = useAppActor('session');
  return actor === null ? (
    <>
      <Coming view={UndressPage} />
      <PageSkeleton />
    </>
  ) : (
    <UndressPage key={actor.sessionId} actor={actor} session={session} />
  );
}

function Chat() {
  const actor = useSelector(useApp(), ({ context }) => context.chat);
  const locale = useAppActor('locale');
  // The browser finds the place in the list only where the list is there at once on Back.
  useEffect(() => void ChatListPage.fetch().catch(() => undefined), []);
  return actor === null ? (
    <>
      <Coming view={ChatPage} />
      <PageSkeleton />
    </>
  ) : (
    <ChatPage key={actor.sessionId} actor={actor} locale={locale} />
  );
}

/** A page over one actor, which comes late as the page itself. */
function pageOver<TActor extends { sessionId: string }>(
  View: ComponentType<{ actor: TActor }> & { fetch: () => Promise<unknown> },
  select: (context: AppContext) => TActor | null,
) {
  return function LatePage() {
    const actor = useSelector(useApp(), ({ context }) => select(context));
    return actor === null ? (
      <>
        <Coming view={View} />
        <PageSkeleton />
      </>
    ) : (
      <View key={actor.sessionId} actor={actor} />
    );
  };
}

const Ledger = pageOver(LedgerPage, ({ ledger }) => ledger);
const Password = pageOver(PasswordPage, ({ password }) => password);
const Reports = pageOver(ReportsPage, ({ reports }) => reports);
const Removal = pageOver(RemovalPage, ({ removal }) => removal);
const Unsubscribe = pageOver(UnsubscribePage, ({ unsubscribe }) => unsubscribe);
const Blog = pageOver(BlogPage, ({ blog }) => blog);
const Welcome = pageOver(WelcomePage, ({ welcome }) => welcome);
