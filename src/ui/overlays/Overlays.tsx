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

/** The overlay that the address asks for, over whichever page is open (spec 2). */
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
  const balance = profile?.numTokens ?? null;
  switch (overlay?.name) {
    case 'login':
      return app.login ? (
        <LoginDialog actor={app.login} next={next} onClose={onClose} />
      ) : (
        <Coming view={LoginDialog} />
      );
    case 'signup':
      return app.signup ? (
        <SignupDialog actor={app.signup} next={next} onClose={onClose} />
      ) : (
        <Coming view={SignupDialog} />
      );
    case 'report':
      return app.report ? (
        <ReportDialog
          key={app.report.sessionId}
          actor={app.report}
          isGuest={app.session?.status === 'guest'}
          onClose={onClose}
        />
      ) : (
        <Coming view={ReportDialog} />
      );
    case 'memory':
      return app.memory ? (
        <MemoryDialog actor={app.memory} onClose={onClose} />
      ) : (
        <Coming view={MemoryDialog} />
      );
    case 'premium':
      return app.premium ? (
        <PremiumDialog actor={app.premium} hasPremium={profile?.hasSubscription === true} />
      ) : (
        <Coming view={PremiumDialog} />
      );
    case 'pw':
      return app.pw ? (
        <DesiresDialog actor={app.pw} balance={balance} claim={app.claim} />
      ) : (
        <Coming view={DesiresDialog} />
      );
    case 'purchase':
      return app.purchase ? (
        <PurchaseDialog actor={app.purchase} balance={balance} onClose={onClose} />
      ) : (
        <Coming view={PurchaseDialog} />
      );
    case 'profile':
      return app.chat && app.botProfile === null ? (
        <ProfileDialog actor={app.chat} onClose={onClose} />
      ) : null;
    case 'create':
      return app.create ? (
        <PersonaDialog
          actor={app.create}
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
