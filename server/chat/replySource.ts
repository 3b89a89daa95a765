import type { Config } from '../config';
import { openAiReplies } from '../replies/openAi/openAiReplies';
import { ReplyUnavailable } from '../replies/replySource';
import type { ReplySource } from '../replies/replySource';

const noReplies: ReplySource = {
  kind: 'scripted',
  async *reply() {
    throw new ReplyUnavailable('refused', 'No model is configured');
  },
};

/** The configured model. */
export const createReplySource = ({ model }: Pick<Config, 'model'>): ReplySource =>
  model === null
    ? noReplies
    : openAiReplies({
        baseUrl: model.baseUrl,
        model: model.name,
        ...(model.apiKey !== null && { apiKey: model.apiKey }),
      });
