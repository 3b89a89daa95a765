import { useSelector } from '@xstate/react';
import { Suspense, type ComponentProps, type ReactNode } from 'react';
import type { AppContext } from '../../machines/app/appTypes';
import { useApp } from '../app/AppContext';
import { useOverlays } from '../app/useNavigation';
import { Coming } from '../kit/Coming';
import { lazyView } from '../kit/lazyView';
import { useSignInFaces } from '../offer/useFaces';

const LoginDialog = lazyView(async () => (await import('../login/LoginDialog')).LoginDialog);
const SignupDialog = lazyView(async () => (await import('../signup/SignupDialog')).SignupDialog);
const LazyOverlays = lazyView(async () => (await import('./LazyOverlays')).LazyOverlays);

const Login = (props: ComponentProps<typeof LoginDialog>) => (
  <LoginDialog {...props} faces={useSignInFaces()} />
);
const Signup = (props: ComponentProps<typeof SignupDialog>) => (
  <SignupDialog {...props} faces={useSignInFaces()} />
);

/** The overlay that the address asks for, over any page (spec 2). */
export function Overlays() {
  const overlays = useOverlays();
  const app = useSelector(useApp(), ({ context }) => context);
  if (!app.place?.overlay) return null;
  return <Suspense fallback={null}>{overlayOf(app, overlays.close)}</Suspense>;
}

function overlayOf({ place, screens }: AppContext, onClose: () => void): ReactNode {
  const overlay = place?.overlay;
  const next = overlay?.params['next'];
  switch (overlay?.name) {
    case 'login':
      return screens.login ? (
        <Login actor={screens.login} next={next} onClose={onClose} />
      ) : (
        <Coming view={LoginDialog} />
      );
    case 'signup':
      return screens.signup ? (
        <Signup actor={screens.signup} next={next} onClose={onClose} />
      ) : (
        <Coming view={SignupDialog} />
      );
    // The conversation shows it beside the messages, or in their place.
    case 'search':
      return null;
    // Explore shows the profiles of its own cards.
    case 'profile':
      return screens.characterProfile === undefined ? <LazyOverlays onClose={onClose} /> : null;
    default:
      return <LazyOverlays onClose={onClose} />;
  }
}
