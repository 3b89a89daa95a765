import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ChatRef } from '../../machines/chat/chatMachine';
import { Dialog } from '../kit/Dialog';
import { ChatProfile } from './ChatProfile';

export type ProfileDialogProps = { actor: ChatRef; onClose: () => void };

/** The profile in a dialog, where there is no room beside the conversation. */
export function ProfileDialog({ actor, onClose }: ProfileDialogProps) {
  const bot = useSelector(actor, ({ context }) => context.bot);
  const gallery = useSelector(actor, ({ children }) => children.gallery);
  if (bot === null) return null;
  return (
    <Dialog title={<FormattedMessage id="chat.profile" />} onClose={onClose}>
      <ChatProfile bot={bot} gallery={gallery} />
    </Dialog>
  );
}
