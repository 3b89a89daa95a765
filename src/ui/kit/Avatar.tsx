import clsx from 'clsx';
import styles from './Avatar.module.css';
import { Portrait, type PortraitPicture } from './Portrait';

export type AvatarProps = {
  name: string;
  picture?: PortraitPicture | undefined;
  size?: 'small' | 'medium' | 'large';
};

/** How wide the whole picture is drawn, of which the face is shown. */
const pixels = { small: 49, medium: 65, large: 98 } as const;

/** A round picture, or the name's first letter. Hidden from screen readers: a name is beside it. */
export function Avatar({ name, picture, size = 'medium' }: AvatarProps) {
  return (
    <span className={clsx(styles.avatar, styles[size])} aria-hidden="true">
      {picture ? (
        <Portrait className={styles.picture} picture={picture} alt="" sizes={`${pixels[size]}px`} />
      ) : (
        <span className={styles.letter}>{[...name.trim()][0]?.toUpperCase() ?? '·'}</span>
      )}
    </span>
  );
}
