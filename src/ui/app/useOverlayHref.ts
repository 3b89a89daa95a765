import { useLocation, useSearch } from 'wouter';
import { formatAddress, withOverlay } from '../../machines/navigation/address';
import type { OverlayName } from '../../machines/navigation/address';

/** Builds links that open an overlay over this page and keep the page's own query. */
export function useOverlayHref() {
  const [path] = useLocation();
  const search = useSearch();
  return (name: OverlayName, params?: Readonly<Record<string, string>>): string =>
    formatAddress(withOverlay({ path, search }, name, params));
}
