import * as v from 'valibot';
import { fromPromise } from 'xstate';
import type { VoiceReply } from '../../machines/voice/voiceMachine';
import type { Client } from '../client';
import { mediaUrl } from '../mediaUrl';
import { parse } from '../parse';
import { UnexpectedAnswer } from '../problem';

const voiceSchema = v.pipe(
  v.object({
    state: v.picklist(['processing', 'ready', 'error']),
    audio_url: v.nullable(v.string()),
  }),
  v.transform(({ state, audio_url: audioUrl }): VoiceReply => {
    if (state === 'processing') return { kind: 'processing' };
    return state === 'ready' && audioUrl !== null
      ? { kind: 'ready', audioUrl: mediaUrl(audioUrl) }
      : { kind: 'failed' };
  }),
);

/** Has a message spoken, or asks for progress; `client` carries the access token. */
export const prepareVoice = (client: Client) =>
  fromPromise<VoiceReply, { messageId: string }>(async ({ input, signal }) => {
    const { data, response } = await client.POST('/api/audio/{message_id}', {
      params: { path: { message_id: input.messageId } },
      signal,
    });
    if (response.status === 402) return { kind: 'premium' };
    if (!response.ok) throw new UnexpectedAnswer(response);
    return parse(voiceSchema, data);
  });
