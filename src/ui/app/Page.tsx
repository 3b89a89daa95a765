import { useSelector } from '@xstate/react';
import { Suspense, useEffect, type ReactNode } from 'react';
import { placeOf } from '../../machines/app/places';
import type { Place } from '../../machines/navigation/navigationMachine';
import { ErrorPage } from '../error/ErrorPage';
import { ExplorePage } from '../explore/ExplorePage';
import { Coming } from '../kit/Coming';
import { lazyView } from '../kit/lazyView';
import { useApp, useAppActor, useScreen } from './AppContext';
import { PageSkeleton } from './PageSkeleton';

export const ChatPage = lazyView(async () => (await import('../chat/ChatPage')).ChatPage);

export const ChatListPage = lazyView(async () => {
  const list = await import('../chatList/ChatListPage');
  // Whoever looks at their chats is about to open one.
  ChatPage.fetch().catch(() => undefined);
  return list.ChatListPage;
});

const LatePage = lazyView(async () => (await import('./LatePage')).LatePage);

/** The page at the current address, or the error page. */
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
  // No boundary around the filled page: it is hydrated in one piece.
  if (isExplore) return <ExplorePage />;
  if (place === null) return <PageSkeleton />;
  return <Suspense fallback={<PageSkeleton />}>{pageOf(place)}</Suspense>;
}

function pageOf({ route: { pattern } }: Place): ReactNode {
  switch (pattern) {
    case '/chat':
      return <Chats />;
    case '/:slug':
      return <Chat />;
    default:
      return <LatePage pattern={pattern} />;
  }
}

function Chats() {
  const chatList = useScreen('chatList');
  return chatList ? <ChatListPage actor={chatList} /> : <PageSkeleton />;
}

function Chat() {
  const actor = useScreen('chat');
  const locale = useAppActor('locale');
  // On Back, the browser restores the scroll position only if the list is there at once.
  useEffect(() => void ChatListPage.fetch().catch(() => undefined), []);
  return actor === undefined ? (
    <>
      <Coming view={ChatPage} />
      <PageSkeleton />
    </>
  ) : (
    <ChatPage key={actor.sessionId} actor={actor} locale={locale} />
  );
}
