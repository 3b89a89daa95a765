import { checkText } from '../../moderation/checkText';
import { type ReplySource, ReplyUnavailable } from '../replySource';
import { compose } from './compose';
import { atReadingSpeed, type Delay, realDelay } from './pace';
import { packOf } from './packs';
import { captionOf } from './pictures';

/**
 * The built-in character without a model: deterministic, and streamed at reading speed. It remembers
 * as much as the history given to it holds; 60 messages keep facts for 30 turns.
 */
export function scriptedReplies(delay: Delay = realDelay): ReplySource {
  return {
    kind: 'scripted',
    async *reply(request) {
      const text =
        request.sendsPicture === true
          ? captionOf(request)
          : compose(request, packOf(request.user.locale));
      if (!checkText(text).ok)
        throw new ReplyUnavailable('refused', 'The scripted reply did not pass the check');
      const heard = request.history.at(-1)?.text.length ?? 0;
      yield* atReadingSpeed(text, { heard, delay, signal: request.signal });
    },
  };
}
