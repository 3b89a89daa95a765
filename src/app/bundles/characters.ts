import { chatActors } from '../../api/actors/chat';
import { botProfileMachine } from '../../machines/botProfile/botProfileMachine';
import { chatMachine } from '../../machines/chat/chatMachine';
import { lazyMachine } from '../../machines/shared/lazy';
import type { Ports } from '../ports';

/** The code of one character: profile and chat. The conversation is loaded when a chat opens. */
export const create = (ports: Ports) => {
  const conversation = lazyMachine('conversation', async () =>
    (await import('./conversation').catch(ports.recover)).createConversation(ports),
  );
  const { loadBot, openChat } = chatActors(ports.client, conversation.fetch);
  return {
    chat: chatMachine.provide({
      actors: { loadBot, openChat, conversation: conversation.machine },
    }),
    botProfile: botProfileMachine.provide({ actors: { loadBot } }),
  };
};
