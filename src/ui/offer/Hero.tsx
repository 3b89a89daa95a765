import type { ReactNode } from 'react';
import { Portrait } from '../kit/Portrait';
import styles from './Hero.module.css';
import type { Face } from './useFaces';

type HeroProps = {
  faces: readonly Face[];
  /** Stands for the faces where there are none. */
  icon: ReactNode;
  children: ReactNode;
};

/** Whom the offer is about, and what it comes down to. */
export function Hero({ faces, icon, children }: HeroProps) {
  if (faces.length === 0)
    return (
      <div className={styles.banner}>
        {icon}
        <p>{children}</p>
      </div>
    );
  return (
    <div className={styles.hero} data-alone={faces.length === 1 ? '' : undefined}>
      <div className={styles.faces}>
        {faces.map(({ slug, name, portrait }) => (
          <Portrait
            key={slug}
            className={styles.face}
            picture={portrait}
            alt={name}
            sizes="130px"
            eager
          />
        ))}
      </div>
      <p className={styles.line}>{children}</p>
    </div>
  );
}
