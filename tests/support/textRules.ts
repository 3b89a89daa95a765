import { scriptedReplies } from '../../server/replies/scripted/scriptedReplies';
import type { ReplySource } from '../../server/replies/replySource';
import { textRulesHere } from './readHere';
import { createTestClock } from './testClock';

/** Reads texts in this process, at the time of a test clock. */
export const textRules = textRulesHere(createTestClock())('somebody');

/** The scripted character; it says all at once where no `delay` is given. */
export const script = (
  delay: Parameters<typeof scriptedReplies>[1] = async () => {},
): ReplySource => scriptedReplies(textRules.writeReply, delay);
