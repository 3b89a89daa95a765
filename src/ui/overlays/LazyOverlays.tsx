import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AppContext } from '../../machines/app/appTypes';
import type { Profile } from '../../machines/session/sessionTypes';
import { useApp, useAppActor } from '../app/AppContext';
import { Coming } from '../kit/Coming';
import { lazyView } from '../kit/lazyView';
import { useFaces, type Face } from '../offer/useFaces';

const ReportPlace = lazyView(async () => (await import('../report/ReportPlace')).ReportPlace);
const MemoryDialog = lazyView(async () => (await import('../memory/MemoryDialog')).MemoryDialog);
const PremiumDialog = lazyView(async () => (await import('../offer/PremiumDialog')).PremiumDialog);
const ProfileDialog = lazyView(async () => (await import('../chat/ProfileDialog')).ProfileDialog);
const DesiresDialog = lazyView(async () => (await import('../offer/DesiresDialog')).DesiresDialog);
const PersonaDialog = lazyView(
  async () => (await import('../persona/PersonaDialog')).PersonaDialog,
);
const PurchaseDialog = lazyView(
  async () => (await import('../payment/PurchaseDialog')).PurchaseDialog,
);

/**
 * The overlays that nobody opens on a first visit. Their chunks are named here and not in the first
 * script, to keep that small.
 */
export function LazyOverlays({ onClose }: { onClose: () => void }) {
  const app = useSelector(useApp(), ({ context }) => context);
  const profile = useSelector(useAppActor('session'), ({ context }) => context.profile);
  return overlayOf(app, profile, useFaces(), onClose);
}

function overlayOf(
  app: AppContext,
  profile: Profile | null,
  faces: readonly Face[],
  onClose: () => void,
): ReactNode {
  const overlay = app.place?.overlay;
  const balance = profile?.desires ?? null;
  switch (overlay?.name) {
    case 'report':
      return app.screens.report ? (
        <ReportPlace
          key={app.screens.report.sessionId}
          actor={app.screens.report}
          isGuest={app.session?.status === 'guest'}
          onClose={onClose}
        />
      ) : (
        <Coming view={ReportPlace} />
      );
    case 'memory':
      return app.screens.memory ? (
        <MemoryDialog actor={app.screens.memory} onClose={onClose} />
      ) : (
        <Coming view={MemoryDialog} />
      );
    case 'premium':
      return app.screens.premium ? (
        <PremiumDialog
          actor={app.screens.premium}
          hasPremium={profile?.hasSubscription === true}
          faces={faces}
          draft={app.screens.create}
        />
      ) : (
        <Coming view={PremiumDialog} />
      );
    case 'pw':
      return app.screens.desiresOffer ? (
        <DesiresDialog
          actor={app.screens.desiresOffer}
          balance={balance}
          claim={app.screens.claim ?? null}
          faces={faces}
        />
      ) : (
        <Coming view={DesiresDialog} />
      );
    case 'purchase':
      return app.screens.purchase ? (
        <PurchaseDialog actor={app.screens.purchase} balance={balance} onClose={onClose} />
      ) : (
        <Coming view={PurchaseDialog} />
      );
    case 'profile':
      return app.screens.chat ? <ProfileDialog actor={app.screens.chat} onClose={onClose} /> : null;
    case 'create':
      return app.screens.create ? (
        <PersonaDialog
          actor={app.screens.create}
          hasPremium={profile?.hasSubscription === true}
          onClose={onClose}
        />
      ) : (
        <Coming view={PersonaDialog} />
      );
    default:
      return null;
  }
}
