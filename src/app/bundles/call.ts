import { callActors } from '../../api/actors/call';
import { chatActors } from '../../api/actors/chat';
import { createHeldMicrophone } from '../../browser/call/heldMicrophone';
import { keptCall } from '../../browser/call/keptCall';
import { lazyRoom } from '../../browser/call/lazyRoom';
import { microphone } from '../../browser/call/microphone';
import { wakeLock } from '../../browser/call/wakeLock';
import { tabStore } from '../../browser/storage';
import { callMachine } from '../../machines/call/callMachine';
import type { Ports } from '../ports';

/** The code of /audio; LiveKit is loaded with the first call. */
export const create = ({ client }: Ports) => {
  const { document, navigator } = window;
  const held = createHeldMicrophone();
  const fetchRoom = async () => (await import('../../browser/call/room')).enterRoom(document, held);
  // Whoever checks the microphone is about to call.
  fetchRoom().catch(() => undefined);
  const { loadCharacter } = chatActors(client, () => Promise.resolve());
  const call = callMachine.provide({
    actors: {
      ...callActors(client),
      loadCharacter,
      microphone: microphone(window.isSecureContext ? navigator.mediaDevices : undefined, held),
      room: lazyRoom(fetchRoom),
      wakeLock: wakeLock(document, navigator),
      keptCall: keptCall(window, tabStore()),
    },
  });
  return { call };
};
