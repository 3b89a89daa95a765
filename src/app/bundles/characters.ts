import { chatActors } from '../../api/actors/chat';
import { characterProfileMachine } from '../../machines/characterProfile/characterProfileMachine';
import { chatMachine } from '../../machines/chat/chatMachine';
import { lazyMachine } from '../../machines/shared/lazy';
import type { Ports } from '../ports';

/** The code of one character: profile and chat. The conversation is loaded when a chat opens. */
export const create = (ports: Ports) => {
  const conversation = lazyMachine('conversation', async () =>
    (await import('./conversation').catch(ports.recover)).createConversation(ports),
  );
  const { loadCharacter, openChat } = chatActors(ports.client, conversation.fetch);
  return {
    chat: chatMachine.provide({
      actors: { loadCharacter, openChat, conversation: conversation.machine },
    }),
    characterProfile: characterProfileMachine.provide({ actors: { loadCharacter } }),
  };
};
