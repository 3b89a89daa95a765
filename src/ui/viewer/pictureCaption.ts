import type { IntlShape } from 'react-intl';
import type { PictureSetting } from '../../../common/places';
import { textOf } from '../../i18n/textOf';

const valuesOf = (intl: IntlShape, name: string, { place, hour }: PictureSetting) => ({
  name,
  place: intl.formatMessage(textOf('place', place)),
  hour: intl.formatMessage(textOf('hour', hour)),
});

/** "Inês in the tavern, late at night"; null where it is not known what the picture shows. */
export const pictureCaption = (
  intl: IntlShape,
  name: string,
  setting: PictureSetting | undefined,
): string | null =>
  setting === undefined
    ? null
    : intl.formatMessage({ id: 'picture.at' }, valuesOf(intl, name, setting));

/** Who sent a picture, and what is seen on it where that is known. */
export const pictureLabel = (
  intl: IntlShape,
  name: string,
  setting: PictureSetting | undefined,
): string =>
  setting === undefined
    ? intl.formatMessage({ id: 'chat.pictureFrom' }, { name })
    : intl.formatMessage({ id: 'chat.pictureFromAt' }, valuesOf(intl, name, setting));
