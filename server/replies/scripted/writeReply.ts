import { checkText } from '../../moderation/checkText';
import type { ReplyRequest } from '../replySource';
import { compose } from './compose';
import { packOf } from './packs';
import { captionOf } from './pictures';

export type ScriptRequest = Omit<ReplyRequest, 'signal' | 'userId'>;

/** What the scripted character answers; null where that did not pass the check itself. */
export function writeReply(request: ScriptRequest): string | null {
  const text =
    request.sendsPicture === true
      ? captionOf(request)
      : compose(request, packOf(request.user.locale));
  return checkText(text).ok ? text : null;
}
