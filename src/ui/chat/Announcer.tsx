import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from '@xstate/react';
import type { ConversationRef } from '../../machines/conversation/conversationMachine';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import { plainText } from './plainText';
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

  const said = last !== undefined && last.id === heardId ? last : null;
  const heard = isWriting
    ? [intl.formatMessage({ id: 'chat.writing' }, { name })]
    : [
        said === null || said.text === '' ? '' : `${name}: ${plainText(said.text)}`,
        said?.state === 'failed' ? intl.formatMessage({ id: 'chat.replyFailed' }) : '',
      ];
  return (
    <div role="status">
      <VisuallyHidden>{heard.join(' ').trim()}</VisuallyHidden>
    </div>
  );
}
