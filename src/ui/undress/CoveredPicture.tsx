import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Portrait as Picture } from '../../machines/catalogue/character';
import { Portrait } from '../kit/Portrait';
import { Skeleton } from '../kit/Skeleton';
import styles from './CoveredPicture.module.css';

type CoveredPictureProps = {
  picture: Picture | undefined;
  /** What it waits for: a lock, or work that goes on. */
  sign: ReactNode;
  isVeiled?: boolean;
};

/** A public picture under a sign, in the place of the hidden one. */
export function CoveredPicture({ picture, sign, isVeiled = false }: CoveredPictureProps) {
  return (
    <div className={styles.frame}>
      <div className={clsx(isVeiled && styles.veiled)}>
        {picture === undefined ? (
          <Skeleton className={styles.picture} />
        ) : (
          <Portrait className={styles.picture} picture={picture} alt="" sizes="280px" eager />
        )}
      </div>
      <span className={styles.sign}>{sign}</span>
    </div>
  );
}
