import { useSelector } from '@xstate/react';
import { MessagesSquare, X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CommunityRef } from '../../machines/community/communityMachine';
import { IconButton } from '../kit/IconButton';
import { Strip } from '../kit/Strip';
import { VisuallyHidden } from '../kit/VisuallyHidden';

/**
 * Invites to the community chat, an external site that gets no referrer. At the very foot of the
 * page, it moves nothing when it comes and goes.
 */
export function CommunityBanner({ actor }: { actor: CommunityRef }) {
  const intl = useIntl();
  const address = useSelector(actor, ({ context }) => context.address);
  const isShown = useSelector(actor, (snapshot) => snapshot.hasTag('inviting'));
  if (!isShown) return null;
  return (
    <Strip place="foot" role="region" label={intl.formatMessage({ id: 'community.title' })}>
      <MessagesSquare aria-hidden="true" />
      <p>
        <FormattedMessage id="community.text" />{' '}
        <a href={address} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer">
          <FormattedMessage id="community.open" />{' '}
          <VisuallyHidden>
            <FormattedMessage id="community.newTab" />
          </VisuallyHidden>
        </a>
      </p>
      <IconButton
        label={intl.formatMessage({ id: 'community.dismiss' })}
        icon={<X />}
        onClick={() => actor.send({ type: 'community.dismiss' })}
      />
    </Strip>
  );
}
