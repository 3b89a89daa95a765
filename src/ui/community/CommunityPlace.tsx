import { useSelector } from '@xstate/react';
import { placeOf } from '../../machines/app/places';
import type { CommunityRef } from '../../machines/community/communityMachine';
import { isInviting } from '../../machines/community/invitingPages';
import { useApp } from '../app/AppContext';
import { CommunityBanner } from './CommunityBanner';

/** The invitation where the page is one that may invite. */
export function CommunityPlace({ actor }: { actor: CommunityRef }) {
  const isWanted = useSelector(useApp(), ({ context }) =>
    isInviting(placeOf(context)?.route.pattern),
  );
  return isWanted ? <CommunityBanner actor={actor} /> : null;
}
