import { useSelector } from '@xstate/react';
import { Suspense, type ReactNode } from 'react';
import type { Place } from '../../machines/navigation/navigationMachine';
import { ErrorPage } from '../error/ErrorPage';
import { ExplorePage } from '../explore/ExplorePage';
import { useApp, useAppActor } from './AppContext';
import { PageSkeleton } from './PageSkeleton';

/** The page of the current address, or the error page in its place. */
export function Page() {
  const navigation = useAppActor('navigation');
  const isMissing = useSelector(navigation, (snapshot) => snapshot.matches('missing'));
  const isBroken = useSelector(navigation, (snapshot) => snapshot.matches('broken'));
  const fault = useSelector(navigation, ({ context }) => context.fault ?? '');
  const place = useSelector(useApp(), ({ context }) => context.place);
  const reload = () => window.location.reload();

  if (isMissing) return <ErrorPage error={{ kind: 'notFound', path: fault }} onReload={reload} />;
  if (isBroken) return <ErrorPage error={{ kind: 'internal' }} onReload={reload} />;
  if (place === null) return <PageSkeleton />;
  return <Suspense fallback={<PageSkeleton />}>{pageOf(place)}</Suspense>;
}

function pageOf(place: Place): ReactNode {
  switch (place.route.pattern) {
    case '/':
      return <ExplorePage />;
    default:
      return null;
  }
}
