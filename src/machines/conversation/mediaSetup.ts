import { assign, enqueueActions, sendTo } from 'xstate';
import type { Allowance, AllowanceChanged } from '../shared/allowance';
import type { UnblurNotice, UnblurRef } from '../unblur/unblurMachine';
import type { VoiceNotice, VoiceRef } from '../voice/voiceMachine';
import { conversationActs } from './actsSetup';
import type { ConversationContext, ConversationNotice } from './conversationTypes';
import { hasOtherMessages, privatelyPictured, withClearPicture, withPictures } from './pictures';
import { inBothWindows, shownOf } from './visit';

type Onward = Exclude<UnblurNotice | VoiceNotice, { messageId: string }>;

/** What a conversation can do with what has to be paid for: locked pictures and voices. */
export const conversationMedia = conversationActs.extend({
  guards: {
    hasOtherMessages: ({ context }) => hasOtherMessages(context),
    isSpeakable: ({ context }, params: { messageId: string }) =>
      context.voices[params.messageId] === undefined &&
      shownOf(context).some(
        ({ id, author, state, text }) =>
          id === params.messageId && author === 'bot' && state === 'complete' && text !== '',
      ),
  },
  actions: {
    keepAllowance: enqueueActions(
      ({ context, enqueue }, { allowance }: { allowance: Allowance }) => {
        const changed: AllowanceChanged = { type: 'allowance.changed', allowance };
        enqueue.assign({ allowance });
        const refs = [context.pictures.refs, context.voices].flatMap(
          Object.values<UnblurRef | VoiceRef>,
        );
        for (const ref of refs) enqueue.sendTo(ref, changed);
      },
    ),
    /** Each message with a private picture has an actor, which stops when the message is gone. */
    keepPictures: enqueueActions(({ context, enqueue }) => {
      const { refs } = context.pictures;
      const pictured = privatelyPictured(context);
      const ids = new Set(pictured.map(({ id }) => id));
      for (const [id, ref] of Object.entries(refs)) if (!ids.has(id)) enqueue.stopChild(ref);
      for (const { id, kind, imageUrl } of pictured) {
        const ref = refs[id];
        if (ref !== undefined && kind === 'image' && imageUrl !== null)
          enqueue.sendTo(ref, { type: 'unblur.cleared', imageUrl });
      }
      enqueue.assign(({ spawn, self }) =>
        withPictures(
          context,
          Object.fromEntries(
            pictured.map(({ id, kind, imageUrl }): [string, UnblurRef] => [
              id,
              refs[id] ??
                spawn('unblur', {
                  id: `unblur-${id}`,
                  input: {
                    owner: self,
                    messageId: id,
                    allowance: context.allowance,
                    veilUrl: kind === 'image' ? null : imageUrl,
                    imageUrl: kind === 'image' ? imageUrl : null,
                  },
                }),
            ]),
          ),
        ),
      );
    }),
    keepCleared: assign(
      ({ context }, { messageId, imageUrl }: { messageId: string; imageUrl: string }) =>
        inBothWindows(context, withClearPicture(messageId, imageUrl)),
    ),
    beginVoice: enqueueActions(({ context, enqueue }, { messageId }: { messageId: string }) => {
      const { allowance, chat, voices } = context;
      const { name, portrait } = chat.character;
      enqueue.assign(({ spawn, self }) => ({
        voices: {
          ...voices,
          [messageId]: spawn('voice', {
            id: `voice-${messageId}`,
            input: { owner: self, messageId, speaker: { name, portrait }, allowance },
          }),
        },
      }));
      enqueue.sendTo(({ context: { voices: begun } }) => begun[messageId] ?? '', {
        type: 'voice.play',
      });
    }),
    /** Only one voice plays at a time. */
    hushOthers: enqueueActions(({ context, enqueue }, { messageId }: { messageId: string }) => {
      for (const [id, ref] of Object.entries(context.voices))
        if (id !== messageId) enqueue.sendTo(ref, { type: 'voice.yield' });
    }),
    hush: enqueueActions(({ context, enqueue }, { messageId }: { messageId: string }) => {
      const ref = context.voices[messageId];
      if (ref !== undefined) enqueue.sendTo(ref, { type: 'voice.yield' });
    }),
    tellOnward: sendTo(
      ({ context }: { context: ConversationContext }) => context.owner,
      (_, { notice }: { notice: Onward }): ConversationNotice => notice,
    ),
  },
});
