import type { Locale } from '../../../common/locales';
import { topicIn } from '../../../server/replies/everyday/topicIn';

/** What was written for the everyday topic that a message is on; nothing where it is on none. */
export function everydayLines(message: string, locale: Locale): readonly string[] {
  const found = topicIn(message, locale);
  return found === null ? [] : [...found.topic.warm, ...found.topic.dry];
}
