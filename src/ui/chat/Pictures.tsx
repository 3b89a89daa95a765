import { useSelector } from '@xstate/react';
import { Suspense, useMemo } from 'react';
import type { ConversationRef } from '../../machines/conversation/conversationMachine';
import { isViewable } from '../../machines/conversation/pictures';
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
  const viewer = useSelector(actor, ({ children }) => children.viewer);
  const { messages, pictureId } = usePlace(actor, conversation);
  const pictures = useMemo(() => messages.filter(isViewable), [messages]);
  const current = pictures.find(({ id }) => id === pictureId);
  if (viewer === undefined || current === undefined) return null;
  return (
    <Suspense fallback={null}>
      <PictureViewer actor={viewer} pictures={pictures} current={current} name={name} />
    </Suspense>
  );
}
