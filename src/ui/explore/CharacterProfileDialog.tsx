import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type {
  characterProfileMachine,
  CharacterProfileRef,
} from '../../machines/characterProfile/characterProfileMachine';
import { CharacterProfile, type CharacterProfileProps } from './CharacterProfile';

type CharacterProfileDialogProps = {
  actor: CharacterProfileRef;
  /** Where to report the character. */
  reportHref: string;
  onClose: () => void;
};

/** The profile, as far as it is loaded. */
export function CharacterProfileDialog({
  actor,
  reportHref,
  onClose,
}: CharacterProfileDialogProps) {
  const snapshot = useSelector(actor, (current) => current);
  const gallery = useSelector(actor, ({ children }) => children.gallery);
  const profile = toProfile(snapshot, reportHref, () => actor.send({ type: 'profile.retry' }));
  return <CharacterProfile profile={profile} gallery={gallery} onClose={onClose} />;
}

function toProfile(
  snapshot: SnapshotFrom<typeof characterProfileMachine>,
  reportHref: string,
  onRetry: () => void,
): CharacterProfileProps['profile'] {
  const { character, card } = snapshot.context;
  const isFailed = snapshot.hasTag('failed');
  if (character !== null)
    return { status: 'shown', character, isFromCard: card !== null, reportHref };
  if (snapshot.matches('missing')) return { status: 'missing' };
  if (card !== null)
    return { status: 'known', character: card, reportHref, onRetry: isFailed ? onRetry : null };
  return isFailed ? { status: 'failed', onRetry } : { status: 'loading' };
}
