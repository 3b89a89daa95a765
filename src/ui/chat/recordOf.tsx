import { Phone } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Message } from '../../machines/conversation/message';
import { clockText } from '../kit/clockText';

export type RecordShown = { Icon: LucideIcon; words: ReactNode };

/** What a message tells that nobody said, such as that there was a call; null for any other. */
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
