import { ReplyUnavailable } from '../../model/replyUnavailable';
import type { ReplySource, ScriptRequest } from '../replySource';
import { atReadingSpeed, type Delay, realDelay } from './pace';

/** Null: what was found to say may not be said. */
export type WriteReply = (request: ScriptRequest, userId: string) => Promise<string | null>;

/**
 * The built-in character without a model: deterministic, and streamed at reading speed. It remembers
 * as much as the history given to it holds.
 */
export function scriptedReplies(write: WriteReply, delay: Delay = realDelay): ReplySource {
  return {
    kind: 'scripted',
    async *reply({ signal, userId, ...request }) {
      const text = await write(request, userId);
      if (text === null)
        throw new ReplyUnavailable('refused', 'The scripted reply did not pass the check');
      const heard = request.history.at(-1)?.text.length ?? 0;
      yield* atReadingSpeed(text, { heard, delay, signal });
    },
  };
}
