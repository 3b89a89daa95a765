import { checkText } from '../../moderation/checkText';
import { type ReplySource, ReplyUnavailable } from '../replySource';
import { chinese } from './chinese';
import { compose } from './compose';
import { english } from './english';
import { german } from './german';
import type { LanguagePack } from './languagePack';
import { atReadingSpeed, type Delay, realDelay } from './pace';
import { russian } from './russian';
import { spanish } from './spanish';

/** Packs by locale; a locale without one is answered in English. */
const PACKS: Readonly<Record<string, LanguagePack>> = {
  en: english,
  ch: chinese,
  es: spanish,
  de: german,
  ru: russian,
};

/**
 * The built-in character without a model: deterministic, and streamed at reading speed. It remembers
 * as much as the history given to it holds; 60 messages keep facts for 30 turns.
 */
export function scriptedReplies(delay: Delay = realDelay): ReplySource {
  return {
    kind: 'scripted',
    async *reply(request) {
      const text = compose(request, PACKS[request.user.locale] ?? english);
      if (!checkText(text).ok)
        throw new ReplyUnavailable('refused', 'The scripted reply did not pass the check');
      const heard = request.history.at(-1)?.text.length ?? 0;
      yield* atReadingSpeed(text, { heard, delay, signal: request.signal });
    },
  };
}
