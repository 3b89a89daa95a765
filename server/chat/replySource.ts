import type { ModelConfig } from '../model/settings';
import { openAiReplies } from '../replies/openAi/openAiReplies';
import type { ReplySource } from '../replies/replySource';
import { scriptedReplies } from '../replies/scripted/scriptedReplies';
import type { WriteReply } from '../replies/scripted/scriptedReplies';

const noDelay = async () => {};

/**
 * The configured model; without one, the scripted character, which writes at a typing pace unless
 * its words are spoken (`isSpoken`).
 */
export const createReplySource = (
  { model }: ModelConfig,
  { writeReply, isSpoken = false }: { writeReply: WriteReply; isSpoken?: boolean },
): ReplySource =>
  model === null
    ? scriptedReplies(writeReply, ...(isSpoken ? [noDelay] : []))
    : openAiReplies({
        baseUrl: model.baseUrl,
        model: model.name,
        ...(model.apiKey !== null && { apiKey: model.apiKey }),
      });
