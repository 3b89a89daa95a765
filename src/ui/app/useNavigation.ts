import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { BaseLocationHook, BaseSearchHook } from 'wouter';
import { formatAddress, withOverlay } from '../../machines/navigation/address';
import type { Address, OverlayName } from '../../machines/navigation/address';
import { useAppActor } from './AppContext';

const start: Address = { path: '/', search: '' };

/** Where wouter reads the path, and where its links go: the navigation machine. */
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

/** Opens and closes overlays over the page, and writes links to them. */
export const useOverlays = () => {
  const navigation = useAppActor('navigation');
  // A page that is not there has none over it.
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
