import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { botProfileMachine, BotProfileRef } from '../../machines/botProfile/botProfileMachine';
import { useOverlays } from '../app/useNavigation';
import { CharacterProfile, type CharacterProfileProps } from './CharacterProfile';

/** `?profile=1&about=bot:{slug}` over any page. */
export function BotProfileOverlay({ actor }: { actor: BotProfileRef }) {
  const overlays = useOverlays();
  const snapshot = useSelector(actor, (current) => current);
  const profile = toProfile(
    snapshot,
    overlays.href('report', { about: `bot:${snapshot.context.slug}` }),
    () => actor.send({ type: 'profile.retry' }),
  );
  return <CharacterProfile profile={profile} onClose={overlays.close} />;
}

function toProfile(
  snapshot: SnapshotFrom<typeof botProfileMachine>,
  reportHref: string,
  onRetry: () => void,
): CharacterProfileProps['profile'] {
  const { bot, card } = snapshot.context;
  const isFailed = snapshot.hasTag('failed');
  if (bot !== null) return { status: 'shown', bot, isFromCard: card !== null, reportHref };
  if (snapshot.matches('missing')) return { status: 'missing' };
  if (card !== null)
    return { status: 'known', bot: card, reportHref, onRetry: isFailed ? onRetry : null };
  return isFailed ? { status: 'failed', onRetry } : { status: 'loading' };
}
