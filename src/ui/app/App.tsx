import { useSelector } from '@xstate/react';
import { Suspense, useEffect } from 'react';
import { Router } from 'wouter';
import { IntlBoundary } from '../../i18n/IntlBoundary';
import { toIntlLocale } from '../../../common/locales';
import { isMessages } from '../../i18n/messageTypes';
import type { AppRef } from '../../machines/app/appMachine';
import { isUngated } from '../../machines/navigation/routes';
import { AgeGatePage } from '../ageGate/AgeGatePage';
import { Alerts } from '../alerts/Alerts';
import { FavouritesProvider } from '../favourites/FavouritesContext';
import { lazyView } from '../kit/lazyView';
import { Overlays } from '../overlays/Overlays';
import { loadLazyViews, Shell } from '../shell/Shell';
import { useShell } from '../shell/useShell';
import { Shortcuts } from '../shortcuts/Shortcuts';
import { AppProvider, useApp, useAppActor, useScreen } from './AppContext';
import { CrashBoundary } from './CrashBoundary';
import { Page } from './Page';
import { PageTitle } from './PageTitle';
import { useMachineLocation, useMachineSearch } from './useNavigation';

export const CharacterProfileOverlay = lazyView(
  async () => (await import('../explore/CharacterProfileOverlay')).CharacterProfileOverlay,
);

export const Notices = lazyView(async () => (await loadLazyViews()).Notices);
export const CommunityBanner = lazyView(async () => (await loadLazyViews()).CommunityPlace);

/** The whole application over its root actor. */
export function App({ app }: { app: AppRef }) {
  return (
    <AppProvider value={app}>
      <Localized />
    </AppProvider>
  );
}

function Localized() {
  const { locale, messages } = useSelector(useAppActor('locale'), ({ context }) => context);

  useEffect(() => {
    document.documentElement.lang = toIntlLocale(locale);
  }, [locale]);

  return (
    <IntlBoundary locale={locale} messages={isMessages(messages) ? messages : undefined}>
      <Router hook={useMachineLocation} searchHook={useMachineSearch}>
        <PageTitle />
        <Screen />
        <Alerts actor={useAppActor('alerts')} />
        <Shortcuts />
      </Router>
    </IntlBoundary>
  );
}

/** The page in its frame, or the age gate in front of it. */
export function Screen() {
  const isClosed = useSelector(useAppActor('ageGate'), (snapshot) => snapshot.hasTag('closed'));
  const isError = useSelector(useAppActor('navigation'), (snapshot) => snapshot.hasTag('error'));
  const path = useSelector(useAppActor('navigation'), ({ context }) => context.address?.path ?? '');
  // Error pages and the blog show nothing of the catalogue (spec 2).
  return isClosed && !isError && !isUngated(path) ? <AgeGatePage /> : <Framed />;
}

function Framed() {
  const { maintenance, community } = useSelector(useApp(), ({ context }) => context);
  const characterProfile = useScreen('characterProfile');
  return (
    <FavouritesProvider value={useAppActor('favourites')}>
      <Shell
        {...useShell()}
        notice={maintenance && <Notices actor={maintenance} />}
        invitation={community && <CommunityBanner actor={community} />}
      >
        <CrashBoundary>
          <Page />
        </CrashBoundary>
        <CrashBoundary>
          <Overlays />
          {characterProfile ? (
            <Suspense fallback={null}>
              <CharacterProfileOverlay key={characterProfile.sessionId} actor={characterProfile} />
            </Suspense>
          ) : null}
        </CrashBoundary>
      </Shell>
    </FavouritesProvider>
  );
}
