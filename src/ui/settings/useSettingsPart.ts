import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { parseSearch } from '../../machines/navigation/address';
import { partNamed, type SettingsPart } from './settingsParts';

export const partHref = (part: SettingsPart) => `/settings?part=${part}`;

/** The part that the address names; null: none, so a phone lists them all. */
export function useSettingsPart(): SettingsPart | null {
  const [, navigate] = useLocation();
  const part = partNamed(parseSearch(useSearch())['part']);
  // Emails and the terms name it by a fragment.
  useEffect(() => {
    const named = partNamed(window.location.hash.slice(1));
    if (part === null && named !== null) navigate(partHref(named), { replace: true });
  }, [part, navigate]);
  return part;
}

/** On a phone, the pressed link goes with its list, so focus moves to the title that replaces it. */
export function useFocusOnTitle(part: SettingsPart | null) {
  const page = useRef<HTMLDivElement>(null);
  const before = useRef(part);
  useLayoutEffect(() => {
    if (before.current === part) return;
    before.current = part;
    if (document.activeElement?.checkVisibility() === false)
      page.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [part]);
  return page;
}
