import { useSelector } from '@xstate/react';
import type { BotProfileRef } from '../../machines/botProfile/botProfileMachine';
import { useOverlays } from '../app/useNavigation';
import { BotProfileDialog } from './BotProfileDialog';

/** `?profile=1&about=bot:{slug}` over any page. */
export function BotProfileOverlay({ actor }: { actor: BotProfileRef }) {
  const overlays = useOverlays();
  const slug = useSelector(actor, ({ context }) => context.slug);
  return (
    <BotProfileDialog
      actor={actor}
      reportHref={overlays.href('report', { about: `bot:${slug}` })}
      onClose={overlays.close}
    />
  );
}
