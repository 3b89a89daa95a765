import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import { pages } from '../../app/pages';
import { isChild } from '../../machines/navigation/routes';
import { Coming } from '../kit/Coming';
import { lazyView } from '../kit/lazyView';
import { useApp } from './AppContext';
import { PageSkeleton } from './PageSkeleton';

/** Each exports its page as the default, made by `pageOver` if it has a screen; the rest are no lazy pages. */
export const pageFiles = import.meta.glob<ComponentType>(
  ['../*/*Page.tsx', '!../{ageGate,app,chat,chatList,error,explore,proof}/*'],
  { import: 'default' },
);

const views = Object.fromEntries(
  Object.entries(pageFiles).map(([file, load]) => [file, lazyView(load)]),
);

/**
 * Pages that hardly any visit starts at, by pattern. Their chunks are named here and not in the
 * first script, to keep that small.
 */
export const lazyPages = Object.fromEntries(
  Object.entries(pages).flatMap(([pattern, { screen, view }]) => {
    const View = views[`../${view}.tsx`];
    return View ? [[pattern, { screen, View }] as const] : [];
  }),
);

/** The page of a route other than the catalogue and the chats. */
export function LazyPage({ pattern }: { pattern: string }) {
  const screens = useSelector(useApp(), ({ context }) => context.screens);
  const page = lazyPages[pattern];
  if (page === undefined) return null;
  if (page.screen === undefined || screens[page.screen] !== undefined) return <page.View />;
  return (
    <>
      <Coming view={page.View} />
      {isChild(pattern) ? null : <PageSkeleton />}
    </>
  );
}
