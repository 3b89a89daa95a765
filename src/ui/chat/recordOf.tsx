import { Phone } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Message } from '../../machines/conversation/message';
import { clockText } from '../kit/clockText';

export type RecordShown = { Icon: LucideIcon; words: ReactNode };

/** What a message records that nobody wrote, such as a call; null for any other. */
export function recordOf({ kind, seconds = 0 }: Message): RecordShown | null {
  switch (kind) {
    case 'call':
      return {
        Icon: Phone,
        words: <FormattedMessage id="chat.call" values={{ time: clockText(seconds) }} />,
      };
    case 'text':
    case 'image':
    case 'blurImage':
    case 'processed':
      return null;
  }
}
