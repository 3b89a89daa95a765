import { Fragment } from 'react';
import type { SearchHit } from '../../machines/chatSearch/hit';
import styles from './HitRow.module.css';
import { markedParts } from './markedParts';

/** The excerpt around the search hit, with the found words marked. */
export function MarkedText({ hit }: { hit: SearchHit }) {
  return markedParts(hit).map(({ text, isFound }, index) =>
    isFound ? (
      <mark key={index} className={styles.found}>
        {text}
      </mark>
    ) : (
      <Fragment key={index}>{text}</Fragment>
    ),
  );
}
