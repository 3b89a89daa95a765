import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from '@xstate/react';
import type { ConversationRef } from '../../machines/conversation/conversationMachine';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import { withoutEmphasis } from './emphasis';
import { useIsWriting } from './useConversation';

export type AnnouncerProps = { actor: ConversationRef; name: string };

/** Says aloud that the character is writing, and then the whole reply, once. */
export function Announcer({ actor, name }: AnnouncerProps) {
  const intl = useIntl();
  const isWriting = useIsWriting(actor);
  const replyId = useSelector(actor, ({ context }) => context.reply?.messageId ?? null);
  const last = useSelector(actor, ({ context }) =>
    context.messages.findLast(({ author }) => author === 'bot'),
  );
  const [heardId, setHeardId] = useState(replyId);
  if (replyId !== null && replyId !== heardId) setHeardId(replyId);

  const said =
    last !== undefined && last.id === heardId ? `${name}: ${withoutEmphasis(last.text)}` : '';
  return (
    <div role="status">
      <VisuallyHidden>
        {isWriting ? intl.formatMessage({ id: 'chat.writing' }, { name }) : said}
      </VisuallyHidden>
    </div>
  );
}
