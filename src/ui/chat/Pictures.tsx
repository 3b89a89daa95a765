import { Suspense, useMemo } from 'react';
import type { ConversationRef } from '../../machines/conversation/conversationMachine';
import { lazyView } from '../kit/lazyView';
import type { useConversation } from './useConversation';
import { usePlace } from './usePlace';

const PictureViewer = lazyView(async () => (await import('../viewer/PictureViewer')).PictureViewer);

export type PicturesProps = {
  actor: ConversationRef;
  /** The character's name. */
  name: string;
  conversation: ReturnType<typeof useConversation>;
};

/** The picture being viewed, among the chat's unlocked ones. */
export function Pictures({ actor, name, conversation }: PicturesProps) {
  const { messages } = usePlace(actor, conversation);
  const { pictureId, showPicture, closePicture } = conversation;
  const pictures = useMemo(
    () => messages.filter(({ kind, imageUrl }) => kind === 'image' && imageUrl !== null),
    [messages],
  );
  const current = pictures.find(({ id }) => id === pictureId);
  if (current === undefined) return null;
  return (
    <Suspense fallback={null}>
      <PictureViewer
        pictures={pictures}
        current={current}
        name={name}
        onShow={showPicture}
        onClose={closePicture}
      />
    </Suspense>
  );
}
