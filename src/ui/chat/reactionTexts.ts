import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { Reaction } from '../../../common/contract';

export const reactionTexts: Record<Reaction, MessageDescriptor> = defineMessages({
  '❤️': { id: 'chat.reactHeart' },
  '😂': { id: 'chat.reactLaugh' },
  '😮': { id: 'chat.reactWow' },
  '😢': { id: 'chat.reactSad' },
  '👍': { id: 'chat.reactThumb' },
  '🔥': { id: 'chat.reactFire' },
});
