import { fromPromise } from 'xstate';
import { restartChat } from '../../api/actors/chat';
import { conversationActors } from '../../api/actors/conversation';
import { deletionActors } from '../../api/actors/deletion';
import { messageActs } from '../../api/actors/messageActs';
import { listSuggestions } from '../../api/actors/suggestions';
import { unblurImage } from '../../api/actors/unblur';
import { prepareVoice } from '../../api/actors/voice';
import { watchAllowance } from '../../browser/allowance';
import { draftStorage } from '../../browser/draftStorage';
import { lockScreen } from '../../browser/lockScreen';
import { sound } from '../../browser/sound';
import { whenVisible } from '../../browser/whenVisible';
import { loadEmojiNames } from '../../i18n/emojiNames';
import { conversationMachine } from '../../machines/conversation/conversationMachine';
import { deletionMachine } from '../../machines/deletion/deletionMachine';
import { reactionMachine } from '../../machines/reaction/reactionMachine';
import { unblurMachine } from '../../machines/unblur/unblurMachine';
import { voiceMachine } from '../../machines/voice/voiceMachine';
import { productName } from '../../ui/brand/brand';
import type { Ports } from '../ports';
import { createSearchHost } from './search';

/** The code of an open chat. */
export const createConversation = ({ client, store, user, app, locale }: Ports) => {
  const { saveReaction, ...acts } = messageActs(client);
  return conversationMachine.provide({
    actors: {
      ...conversationActors(client, (signal) => whenVisible(document, signal)),
      ...acts,
      reaction: reactionMachine.provide({ actors: { saveReaction } }),
      listSuggestions: listSuggestions(client),
      nameEmoji: fromPromise(() => loadEmojiNames(locale())),
      restartChat: restartChat(client),
      draftStorage: draftStorage(store, user),
      deletion: deletionMachine.provide({ actors: deletionActors(client) }),
      search: createSearchHost(client),
      allowance: watchAllowance(app),
      unblur: unblurMachine.provide({ actors: { unblurImage: unblurImage(client) } }),
      voice: voiceMachine.provide({
        actors: {
          prepareVoice: prepareVoice(client),
          sound: sound({
            store,
            createAudio: () => new Audio(),
            createChannel:
              'BroadcastChannel' in window ? () => new BroadcastChannel('sound') : null,
            showSpeaker: lockScreen(
              productName,
              'mediaSession' in navigator
                ? (shown) => {
                    navigator.mediaSession.metadata = new MediaMetadata(shown);
                  }
                : null,
            ),
          }),
        },
      }),
    },
  });
};
