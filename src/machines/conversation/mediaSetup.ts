import { assign, enqueueActions, sendTo } from 'xstate';
import type { Allowance, AllowanceChanged } from '../shared/allowance';
import type { UnblurNotice, UnblurRef } from '../unblur/unblurMachine';
import { conversationActs } from './actsSetup';
import type { ConversationContext, ConversationNotice } from './conversationTypes';
import { hasOtherMessages, privatelyPictured, withClearPicture, withPictures } from './pictures';
import { inBothWindows } from './visit';

/** What a conversation can do with what has to be paid for: pictures under a veil. */
export const conversationMedia = conversationActs.extend({
  guards: {
    hasOtherMessages: ({ context }) => hasOtherMessages(context),
  },
  actions: {
    keepAllowance: enqueueActions(
      ({ context, enqueue }, { allowance }: { allowance: Allowance }) => {
        const changed: AllowanceChanged = { type: 'allowance.changed', allowance };
        enqueue.assign({ allowance });
        for (const ref of Object.values(context.pictures.refs)) enqueue.sendTo(ref, changed);
      },
    ),
    /** Each message with a private picture has an actor; one whose message is gone has none. */
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
    tellOnward: sendTo(
      ({ context }: { context: ConversationContext }) => context.owner,
      (
        _,
        { notice }: { notice: Exclude<UnblurNotice, { type: 'picture.cleared' }> },
      ): ConversationNotice => notice,
    ),
  },
});
