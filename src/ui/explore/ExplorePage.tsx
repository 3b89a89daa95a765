import { useSelector } from '@xstate/react';
import { hasPremium } from '../../machines/app/sessionNews';
import { useApp, useAppActor } from '../app/AppContext';
import { useOverlays } from '../app/useNavigation';
import { Explore } from './Explore';
import { useExplore } from './useExplore';

export function ExplorePage() {
  const app = useApp();
  const catalogue = useAppActor('catalogue');
  const { href } = useOverlays();
  const isMember = useSelector(app, ({ context }) => context.session?.status === 'authorized');
  const isPremium = useSelector(app, ({ context }) => hasPremium(context.session));
  const isOffline = useSelector(app, (snapshot) => snapshot.matches('offline'));
  return (
    <Explore {...useExplore({ catalogue, href, isMember, hasPremium: isPremium, isOffline })} />
  );
}
