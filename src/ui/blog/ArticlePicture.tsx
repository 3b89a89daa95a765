import { useIntl } from 'react-intl';
import { textOf } from '../../i18n/textOf';
import type { ArticleCard } from '../../machines/blog/article';
import { Portrait } from '../kit/Portrait';

type ArticlePictureProps = {
  article: ArticleCard;
  /** The `sizes` of the picture: how wide it will be shown. */
  sizes: string;
  eager: boolean;
  className: string | undefined;
};

/** The place that an article's picture shows. */
export function ArticlePicture({
  article: { picture },
  sizes,
  eager,
  className,
}: ArticlePictureProps) {
  const intl = useIntl();
  if (picture === null) return null;
  const { setting } = picture;
  const alt =
    setting === undefined
      ? ''
      : intl.formatMessage(
          { id: 'blog.picture' },
          {
            place: intl.formatMessage(textOf('place', setting.place)),
            hour: intl.formatMessage(textOf('hour', setting.hour)),
          },
        );
  return <Portrait className={className} picture={picture} alt={alt} sizes={sizes} eager={eager} />;
}
