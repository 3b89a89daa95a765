import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { PictureSetting } from '../../../common/places';
import type { GalleryRef } from '../../machines/gallery/galleryMachine';
import { useOverlayHref } from '../app/useOverlayHref';
import type { PortraitPicture } from '../kit/Portrait';
import { pictureCaption } from '../viewer/pictureCaption';
import type { ViewedPicture } from '../viewer/PictureViewer';

export type GalleryPicture = PortraitPicture & {
  id?: string | undefined;
  setting?: PictureSetting | undefined;
};

/** What is known and shown of one person's pictures. */
export function useGallery(
  actor: GalleryRef | undefined,
  { slug, name, pictures }: { slug: string; name: string; pictures: readonly GalleryPicture[] },
) {
  const intl = useIntl();
  const overlayHref = useOverlayHref();
  const viewer = useSelector(actor, (snapshot) => snapshot?.children.viewer);
  const index = useSelector(actor, (snapshot) => snapshot?.context.index ?? 0);
  const total = pictures.length;
  const viewed = pictures.map((picture, at): ViewedPicture => {
    const caption = pictureCaption(intl, name, picture.setting);
    const numbered = { name, number: at + 1, total };
    return {
      id: picture.id ?? String(at),
      src: picture.sources.at(-1)?.webp ?? '',
      caption,
      label: caption ?? intl.formatMessage({ id: 'profile.picture' }, numbered),
      reportHref: overlayHref('report', {
        about: ['gallery', slug, ...(picture.id ? [picture.id] : [])].join(':'),
      }),
    };
  });
  return {
    viewed,
    viewer,
    /** The picture that fills the screen, or did last. */
    index,
    enlarge: (at: number) => actor?.send({ type: 'gallery.show', index: at, count: total }),
  };
}
