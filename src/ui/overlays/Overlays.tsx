import { useSelector } from '@xstate/react';
import { Suspense, type ReactNode } from 'react';
import type { AppContext } from '../../machines/app/appTypes';
import type { Profile } from '../../machines/session/sessionTypes';
import { useApp, useAppActor } from '../app/AppContext';
import { useOverlays } from '../app/useNavigation';
import { Coming } from '../kit/Coming';
import { lazyView } from '../kit/lazyView';

const late = () => import('./lateOverlays');
const LoginDialog = lazyView(async () => (await import('../login/LoginDialog')).LoginDialog);
const SignupDialog = lazyView(async () => (await import('../signup/SignupDialog')).SignupDialog);
const ReportDialog = lazyView(async () => (await late()).loadReport());
const MemoryDialog = lazyView(async () => (await late()).loadMemory());
const PremiumDialog = lazyView(async () => (await late()).loadPremium());
const ProfileDialog = lazyView(async () => (await late()).loadProfile());
const DesiresDialog = lazyView(async () => (await late()).loadDesires());
const PersonaDialog = lazyView(async () => (await late()).loadPersona());
const PurchaseDialog = lazyView(async () => (await late()).loadPurchase());

/** The overlay that the address asks for, over any page (spec 2). */
export function Overlays() {
  const overlays = useOverlays();
  const app = useSelector(useApp(), ({ context }) => context);
  const profile = useSelector(useAppActor('session'), ({ context }) => context.profile);
  if (!app.place?.overlay) return null;
  return <Suspense fallback={null}>{overlayOf(app, profile, overlays.close)}</Suspense>;
}

function overlayOf(app: AppContext, profile: Profile | null, onClose: () => void): ReactNode {
  const overlay = app.place?.overlay;
  const next = overlay?.params['next'];
  const balance = profile?.desires ?? null;
  switch (overlay?.name) {
    case 'login':
      return app.screens.login ? (
        <LoginDialog actor={app.screens.login} next={next} onClose={onClose} />
      ) : (
        <Coming view={LoginDialog} />
      );
    case 'signup':
      return app.screens.signup ? (
        <SignupDialog actor={app.screens.signup} next={next} onClose={onClose} />
      ) : (
        <Coming view={SignupDialog} />
      );
    case 'report':
      return app.screens.report ? (
        <ReportDialog
          key={app.screens.report.sessionId}
          actor={app.screens.report}
          isGuest={app.session?.status === 'guest'}
          onClose={onClose}
        />
      ) : (
        <Coming view={ReportDialog} />
      );
    case 'memory':
      return app.screens.memory ? (
        <MemoryDialog actor={app.screens.memory} onClose={onClose} />
      ) : (
        <Coming view={MemoryDialog} />
      );
    case 'premium':
      return app.screens.premium ? (
        <PremiumDialog actor={app.screens.premium} hasPremium={profile?.hasSubscription === true} />
      ) : (
        <Coming view={PremiumDialog} />
      );
    case 'pw':
      return app.screens.pw ? (
        <DesiresDialog actor={app.screens.pw} balance={balance} claim={app.screens.claim ?? null} />
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
      return app.screens.chat && app.screens.botProfile === undefined ? (
        <ProfileDialog actor={app.screens.chat} onClose={onClose} />
      ) : null;
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
    // The conversation shows it beside the messages, or in their place.
    case 'search':
    case undefined:
      return null;
  }
}
