import { Phone } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageKind } from '../../../common/contract';
import type { Message } from '../../machines/conversation/message';
import { clockText } from '../kit/clockText';

export type RecordShown = { Icon: LucideIcon; words: ReactNode };

const icons: Partial<Record<MessageKind, LucideIcon>> = { call: Phone };

/** What a message records that nobody wrote, such as a call; null for any other. */
export function recordOf(message: Message): RecordShown | null {
  const Icon = icons[message.kind];
  return Icon === undefined ? null : { Icon, words: kindWords(message) };
}

/** What a message is that has no words of its own; null where its kind does not say. */
export function kindWords({ kind, seconds = 0 }: Message): ReactNode {
  switch (kind) {
    case 'call':
      return <FormattedMessage id="chat.call" values={{ time: clockText(seconds) }} />;
    case 'image':
    case 'blurImage':
      return <FormattedMessage id="chats.picture" />;
    case 'text':
    case 'processed':
      return null;
  }
}
