import { checkText } from '../../moderation/checkText';
import type { ScriptRequest } from '../replySource';
import { compose } from './compose';
import { honestyOf } from './honesty';
import { packOf } from './packs';
import { captionOf } from './pictures';

/** What the scripted character answers; null where that did not pass the check itself. */
export function writeReply(request: ScriptRequest): string | null {
  const text =
    request.sendsPicture !== undefined
      ? [honestyOf(request) ?? '', captionOf(request)].join(' ').trim()
      : compose(request, packOf(request.user.locale));
  return checkText(text).ok ? text : null;
}
