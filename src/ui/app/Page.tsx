import { useSelector } from '@xstate/react';
import { Suspense, useEffect, type ReactNode } from 'react';
import { placeOf } from '../../machines/app/places';
import { isChild } from '../../machines/navigation/routes';
import type { Place } from '../../machines/navigation/navigationMachine';
import { ErrorPage } from '../error/ErrorPage';
import { ExplorePage } from '../explore/ExplorePage';
import { Coming } from '../kit/Coming';
import { lazyView } from '../kit/lazyView';
import { useMedia } from '../kit/useMedia';
import { useApp, useAppActor, useScreen } from './AppContext';
import styles from './Page.module.css';
import { PageSkeleton } from './PageSkeleton';

export const ChatPage = lazyView(async () => (await import('../chat/ChatPage')).ChatPage);

export const ChatListPage = lazyView(async () => {
  const list = await import('../chatList/ChatListPage');
  // Whoever looks at their chats is about to open one.
  ChatPage.fetch().catch(() => undefined);
  return list.ChatListPage;
});

const ChatsPane = lazyView(async () => (await import('../chatList/ChatsPane')).ChatsPane);

const NoChatOpen = lazyView(async () => (await import('../chatList/NoChatOpen')).NoChatOpenHere);

const LazyPage = lazyView(async () => (await import('./LazyPage')).LazyPage);

/** The page at the current address, or the error page. */
export function Page() {
  const navigation = useAppActor('navigation');
  const isMissing = useSelector(navigation, (snapshot) => snapshot.matches('missing'));
  const isBroken = useSelector(navigation, (snapshot) => snapshot.matches('broken'));
  const fault = useSelector(navigation, ({ context }) => context.fault ?? '');
  const place = useSelector(useApp(), ({ context }) => context.place);
  const pattern = useSelector(useApp(), ({ context }) => placeOf(context)?.route.pattern ?? '');
  const reload = () => window.location.reload();

  if (isMissing) return <ErrorPage error={{ kind: 'notFound', path: fault }} onReload={reload} />;
  if (isBroken) return <ErrorPage error={{ kind: 'internal' }} onReload={reload} />;
  // No boundary around the filled page: it is hydrated in one piece.
  if (pattern === '/' || isChild(pattern))
    return (
      <>
        <ExplorePage />
        {isChild(pattern) ? (
          <Suspense fallback={null}>
            <LazyPage pattern={pattern} />
          </Suspense>
        ) : null}
      </>
    );
  if (place === null) return <PageSkeleton />;
  return <Suspense fallback={<PageSkeleton />}>{pageOf(place)}</Suspense>;
}

function pageOf({ route: { pattern } }: Place): ReactNode {
  switch (pattern) {
    case '/chat':
    case '/:slug':
      return <Talks isList={pattern === '/chat'} />;
    default:
      return <LazyPage pattern={pattern} />;
  }
}

/** The list of chats, one of them, or both side by side: the list stays while chats change. */
function Talks({ isList }: { isList: boolean }) {
  const isMember = useSelector(useApp(), ({ context }) => context.session?.status === 'authorized');
  const hasPane = useMedia('(width >= 1200px)') && isMember;
  return (
    <div className={hasPane ? styles.panes : styles.alone}>
      {hasPane ? <ChatsBeside /> : null}
      <div className={hasPane ? styles.chat : styles.alone}>
        {/* The list has its own boundary, and stays while a chat loads. */}
        <Suspense fallback={<PageSkeleton />}>
          {isList ? hasPane ? <NoChatOpen /> : <Chats /> : <Chat />}
        </Suspense>
      </div>
    </div>
  );
}

function ChatsBeside() {
  const openSlug = useSelector(useApp(), ({ context }) => context.place?.route.params['slug']);
  const chatList = useScreen('chatList');
  const reminder = useScreen('emailReminder') ?? null;
  return (
    <Suspense fallback={<div className={styles.place} />}>
      <ChatsPane actor={chatList} openSlug={openSlug} reminder={reminder} />
    </Suspense>
  );
}

function Chats() {
  const chatList = useScreen('chatList');
  const reminder = useScreen('emailReminder') ?? null;
  return chatList ? <ChatListPage actor={chatList} reminder={reminder} /> : <PageSkeleton />;
}

function Chat() {
  const actor = useScreen('chat');
  const locale = useAppActor('locale');
  const wasLoggedIn = useSelector(useAppActor('session'), ({ context }) => context.wasLoggedIn);
  // On Back, the browser restores the scroll position only if the list is there at once.
  useEffect(() => void ChatListPage.fetch().catch(() => undefined), []);
  return actor === undefined ? (
    <>
      <Coming view={ChatPage} />
      <PageSkeleton />
    </>
  ) : (
    <ChatPage key={actor.sessionId} actor={actor} locale={locale} wasLoggedIn={wasLoggedIn} />
  );
}
