import type { MessageFormatElement } from 'react-intl';
import type captions from '../../content/captions/en.json';
import type tags from '../../content/tags/en.json';
import type english from './messages/en.json';

export type MessageId = keyof typeof english | keyof typeof captions | keyof typeof tags;

/** English, which has every id by the time it is used: see `english`. */
export type EnglishMessages = Readonly<Record<MessageId, MessageFormatElement[]>>;

/** One language's messages, parsed ahead of time; a missing key falls back to English. */
export type Messages = Readonly<Record<string, MessageFormatElement[]>>;

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}

/** Whether fetched JSON has the shape of compiled messages: ids with lists of parsed parts. */
export function isMessages(value: unknown): value is Messages {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every(
    (parts: unknown) => Array.isArray(parts) && parts.every(isMessagePart),
  );
}

function isMessagePart(part: unknown): boolean {
  return (
    typeof part === 'object' && part !== null && 'type' in part && typeof part.type === 'number'
  );
}
