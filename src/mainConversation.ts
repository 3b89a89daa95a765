import { restartChat } from './api/actors/chat';
import { conversationActors } from './api/actors/conversation';
import { deletionActors } from './api/actors/deletion';
import { messageActs } from './api/actors/messageActs';
import { unblurImage } from './api/actors/unblur';
import type { Client } from './api/client';
import { watchAllowance } from './browser/allowance';
import { draftVault } from './browser/draftVault';
import type { KeyValueStore } from './browser/storage';
import { whenVisible } from './browser/whenVisible';
import type { AppRef } from './machines/app/appMachine';
import { conversationMachine } from './machines/conversation/conversationMachine';
import { deletionMachine } from './machines/deletion/deletionMachine';
import { unblurMachine } from './machines/unblur/unblurMachine';
import { createSearchHost } from './mainSearch';

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
    },
  });
