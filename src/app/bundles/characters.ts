import { chatActors } from '../../api/actors/chat';
import type { Client } from '../../api/client';
import { botProfileMachine } from '../../machines/botProfile/botProfileMachine';
import { chatMachine } from '../../machines/chat/chatMachine';
import type { conversationMachine } from '../../machines/conversation/conversationMachine';
import type { lateMachine } from '../../machines/shared/lateMachine';

/** The part of the composition root that one character needs, so that it is no part of the first route. */
export const createCharacters = (
  client: Client,
  conversation: ReturnType<typeof lateMachine<typeof conversationMachine>>,
) => {
  const { loadBot, openChat } = chatActors(client, conversation.fetch);
  return {
    chat: chatMachine.provide({
      actors: { loadBot, openChat, conversation: conversation.machine },
    }),
    botProfile: botProfileMachine.provide({ actors: { loadBot } }),
  };
};
