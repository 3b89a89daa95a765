import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from '@xstate/react';
import type { ConversationRef } from '../../machines/conversation/conversationMachine';
import type { Message } from '../../machines/conversation/message';
import { shownOf } from '../../machines/conversation/visit';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import { plainText } from './plainText';
import { useIsWriting } from './useConversation';

export type AnnouncerProps = { actor: ConversationRef; name: string };

const versionOf = ({ version, versions }: Message) => ({ version, versions });

/** Announces that the character is writing, and then the whole reply, once. */
export function Announcer({ actor, name }: AnnouncerProps) {
  const intl = useIntl();
  const isWriting = useIsWriting(actor);
  const replyId = useSelector(actor, ({ context }) => context.reply?.messageId ?? null);
  const chosenId = useSelector(actor, ({ context }) => context.chosenId);
  const last = useSelector(actor, ({ context }) =>
    context.messages.findLast(({ author }) => author === 'bot'),
  );
  const chosen = useSelector(actor, ({ context }) =>
    shownOf(context).find(({ id }) => id === context.chosenId),
  );
  const [heardId, setHeardId] = useState(replyId);
  const [knownId, setKnownId] = useState(chosenId);
  if (chosenId !== knownId) {
    setKnownId(chosenId);
    setHeardId(chosenId);
  } else if (replyId !== null && replyId !== heardId) setHeardId(replyId);

  const said = [last, chosen].find((message) => message?.id === heardId) ?? null;
  const heard = isWriting
    ? [intl.formatMessage({ id: 'chat.writing' }, { name })]
    : [
        said !== null && said === chosen
          ? intl.formatMessage({ id: 'chat.versionOf' }, versionOf(said))
          : '',
        said === null || said.text === '' ? '' : `${name}: ${plainText(said.text)}`,
        said?.state === 'failed' ? intl.formatMessage({ id: 'chat.replyFailed' }) : '',
      ];
  return (
    <div role="status">
      <VisuallyHidden>{heard.join(' ').trim()}</VisuallyHidden>
    </div>
  );
}
