import { eventItself } from '../shared/eventItself';
import { conversationMedia } from './mediaSetup';

const hush = {
  type: 'hush',
  params: ({ event }: { event: { messageId: string } }) => event,
} as const;

export const voices = conversationMedia.createStateConfig({
  description: 'Replies that the user listens to; each voice runs its own machine.',
  meta: { noScreen: 'each voice has states of its own' },
  on: {
    'voice.begin': {
      guard: { type: 'isSpeakable', params: eventItself },
      actions: { type: 'beginVoice', params: eventItself },
    },
    'voice.started': { actions: { type: 'hushOthers', params: eventItself } },
    // A reply that is no longer shown is no longer heard.
    'chat.delete': { actions: hush },
    'chat.regenerate': { actions: hush },
    'version.choose': { actions: hush },
    'server.messageDeleted': { actions: hush },
  },
});
