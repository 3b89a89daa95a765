import { useSelector } from '@xstate/react';
import type { CharacterProfileRef } from '../../machines/characterProfile/characterProfileMachine';
import { useOverlays } from '../app/useNavigation';
import { CharacterProfileDialog } from './CharacterProfileDialog';

/** `?profile=1&about=bot:{slug}` over any page. */
export function CharacterProfileOverlay({ actor }: { actor: CharacterProfileRef }) {
  const overlays = useOverlays();
  const slug = useSelector(actor, ({ context }) => context.slug);
  return (
    <CharacterProfileDialog
      actor={actor}
      reportHref={overlays.href('report', { about: `bot:${slug}` })}
      onClose={overlays.close}
    />
  );
}
