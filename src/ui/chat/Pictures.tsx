import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { ConversationRef } from '../../machines/conversation/conversationMachine';
import { isViewable } from '../../machines/conversation/pictures';
import { useOverlayHref } from '../app/useOverlayHref';
import { lazyView } from '../kit/lazyView';
import { pictureCaption, pictureLabel } from '../viewer/pictureCaption';
import type { ViewedPicture } from '../viewer/PictureViewer';
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
  const intl = useIntl();
  const overlayHref = useOverlayHref();
  const viewer = useSelector(actor, ({ children }) => children.viewer);
  const { messages, pictureId } = usePlace(actor, conversation);
  if (viewer === undefined) return null;
  const pictures = messages.filter(isViewable).map((message): ViewedPicture => {
    const { id, author, imageUrl, setting } = message;
    const isOwn = author === 'user';
    const from = isOwn ? intl.formatMessage({ id: 'chat.you' }) : name;
    return {
      id,
      src: imageUrl ?? '',
      label: pictureLabel(intl, from, setting),
      caption: pictureCaption(intl, from, setting),
      reportHref: isOwn ? null : overlayHref('report', { about: `picture:${id}` }),
    };
  });
  const current = pictures.find(({ id }) => id === pictureId);
  if (current === undefined) return null;
  return (
    <Suspense fallback={null}>
      <PictureViewer actor={viewer} pictures={pictures} current={current} />
    </Suspense>
  );
}
