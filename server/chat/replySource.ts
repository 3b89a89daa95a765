import type { Config } from '../config';
import { openAiReplies } from '../replies/openAi/openAiReplies';
import type { ReplySource } from '../replies/replySource';
import { scriptedReplies } from '../replies/scripted/scriptedReplies';

/** The configured model; without one, the scripted character. */
export const createReplySource = ({ model }: Pick<Config, 'model'>): ReplySource =>
  model === null
    ? scriptedReplies()
    : openAiReplies({
        baseUrl: model.baseUrl,
        model: model.name,
        ...(model.apiKey !== null && { apiKey: model.apiKey }),
      });
