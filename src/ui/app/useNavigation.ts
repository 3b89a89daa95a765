import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { BaseLocationHook, BaseSearchHook } from 'wouter';
import { formatAddress, withOverlay } from '../../machines/navigation/address';
import type { Address, OverlayName } from '../../machines/navigation/address';
import { useAppActor } from './AppContext';

const start: Address = { path: '/', search: '' };

/** Lets wouter read the path from the navigation machine and send its links there. */
export const useMachineLocation: BaseLocationHook = () => {
  const navigation = useAppActor('navigation');
  const path = useSelector(navigation, ({ context }) => (context.address ?? start).path);
  const navigate = useCallback(
    (to: string, options?: { replace?: boolean }) =>
      navigation.send({ type: 'navigation.go', to, replace: options?.replace === true }),
    [navigation],
  );
  return [path, navigate];
};

export const useMachineSearch: BaseSearchHook = () => {
  const navigation = useAppActor('navigation');
  return useSelector(navigation, ({ context }) => (context.address ?? start).search);
};

/** Opens and closes overlays over the page, and builds links to them. */
export const useOverlays = () => {
  const navigation = useAppActor('navigation');
  // An error page has no overlay.
  const address = useSelector(navigation, (snapshot) =>
    snapshot.hasTag('error') ? start : (snapshot.context.address ?? start),
  );
  return {
    href: (name: OverlayName, params?: Readonly<Record<string, string>>) =>
      formatAddress(withOverlay(address, name, params)),
    open: (name: OverlayName, params?: Readonly<Record<string, string>>) =>
      navigation.send({ type: 'overlay.open', name, ...(params && { params }) }),
    close: () => navigation.send({ type: 'overlay.close' }),
  };
};

/** Null if this build has no blog. */
export const useBlogHref = (): string | null =>
  useSelector(useAppActor('navigation'), ({ context }) =>
    context.rules?.['/blog'] === undefined ? null : '/blog',
  );
