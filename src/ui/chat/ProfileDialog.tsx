import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ChatRef } from '../../machines/chat/chatMachine';
import { Dialog } from '../kit/Dialog';
import { ChatProfile } from './ChatProfile';

export type ProfileDialogProps = { actor: ChatRef; onClose: () => void };

/** The profile in a dialog, where there is no room beside the conversation. */
export function ProfileDialog({ actor, onClose }: ProfileDialogProps) {
  const character = useSelector(actor, ({ context }) => context.character);
  const gallery = useSelector(actor, ({ children }) => children.gallery);
  if (character === null) return null;
  return (
    <Dialog title={<FormattedMessage id="chat.profile" />} onClose={onClose}>
      <ChatProfile character={character} gallery={gallery} />
    </Dialog>
  );
}
