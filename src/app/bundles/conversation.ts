import { restartChat } from '../../api/actors/chat';
import { conversationActors } from '../../api/actors/conversation';
import { deletionActors } from '../../api/actors/deletion';
import { messageActs } from '../../api/actors/messageActs';
import { unblurImage } from '../../api/actors/unblur';
import { prepareVoice } from '../../api/actors/voice';
import type { Client } from '../../api/client';
import { watchAllowance } from '../../browser/allowance';
import { draftVault } from '../../browser/draftVault';
import { lockScreen } from '../../browser/lockScreen';
import { sound } from '../../browser/sound';
import type { KeyValueStore } from '../../browser/storage';
import { whenVisible } from '../../browser/whenVisible';
import type { AppRef } from '../../machines/app/appMachine';
import { conversationMachine } from '../../machines/conversation/conversationMachine';
import { deletionMachine } from '../../machines/deletion/deletionMachine';
import { unblurMachine } from '../../machines/unblur/unblurMachine';
import { voiceMachine } from '../../machines/voice/voiceMachine';
import { createSearchHost } from './search';
import { productName } from '../../ui/brand/brand';

/** The part of the composition root that an open chat needs, so that it is no part of the first route. */
export const createConversation = (
  client: Client,
  store: KeyValueStore | null,
  user: () => string | null,
  app: AppRef,
) =>
  conversationMachine.provide({
    actors: {
      ...conversationActors(client, (signal) => whenVisible(document, signal)),
      ...messageActs(client),
      restartChat: restartChat(client),
      draftVault: draftVault(store, user),
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
