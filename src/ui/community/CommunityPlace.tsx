import { useSelector } from '@xstate/react';
import { pages } from '../../app/pages';
import { placeOf } from '../../machines/app/places';
import type { CommunityRef } from '../../machines/community/communityMachine';
import { useApp } from '../app/AppContext';
import { CommunityBanner } from './CommunityBanner';

/** The invitation, on pages that may show it. */
export function CommunityPlace({ actor }: { actor: CommunityRef }) {
  const isWanted = useSelector(
    useApp(),
    ({ context }) => pages[placeOf(context)?.route.pattern ?? '']?.isInviting === true,
  );
  return isWanted ? <CommunityBanner actor={actor} /> : null;
}
