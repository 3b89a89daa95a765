import type { Face } from '../offer/useFaces';
import { Portrait } from '../kit/Portrait';
import styles from './SignInFaces.module.css';

/** From left to right: the first face stands in the middle, the others around it. */
const places = [3, 1, 0, 2, 4];

/** A face's place while nobody is known; the same room, so that nothing moves. */
const fields: readonly Face['portrait'][] = [
  { colors: ['#e0a07a', '#8f4a55', '#35202f'], sources: [] },
  { colors: ['#d9b27c', '#7d5a4a', '#2b2230'], sources: [] },
  { colors: ['#a9a6d8', '#5b4f86', '#251f38'], sources: [] },
  { colors: ['#d98f9b', '#7c3f63', '#2c1c33'], sources: [] },
  { colors: ['#9fc0c9', '#476a7e', '#1e2535'], sources: [] },
];

/** Whom one comes in for. */
export function SignInFaces({ faces }: { faces: readonly Face[] }) {
  return (
    <div className={styles.faces}>
      {fields.map((field, index) => {
        const face = faces[places[index] ?? index];
        return (
          <Portrait
            key={face?.slug ?? index}
            className={styles.face}
            picture={face?.portrait ?? field}
            alt=""
            sizes="90px"
            eager
          />
        );
      })}
    </div>
  );
}
