import { LockKeyhole } from 'lucide-react';
import type { Portrait as Picture } from '../../machines/catalogue/character';
import { Portrait } from '../kit/Portrait';
import { Skeleton } from '../kit/Skeleton';
import styles from './VeiledPicture.module.css';

/** A public picture behind a veil and a lock, in the place of the hidden one. */
export function VeiledPicture({ picture }: { picture: Picture | undefined }) {
  return (
    <div className={styles.frame}>
      <div className={styles.veiled}>
        {picture === undefined ? (
          <Skeleton className={styles.picture} />
        ) : (
          <Portrait className={styles.picture} picture={picture} alt="" sizes="280px" eager />
        )}
      </div>
      <span className={styles.sign}>
        <LockKeyhole aria-hidden="true" />
      </span>
    </div>
  );
}
