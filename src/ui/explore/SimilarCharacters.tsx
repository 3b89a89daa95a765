import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CharacterDetail } from '../../machines/catalogue/character';
import { useOverlayHref } from '../app/useOverlayHref';
import { CharacterCard } from './CharacterCard';
import styles from './SimilarCharacters.module.css';

/** Others who are liked by whoever likes this one. */
export function SimilarCharacters({ character }: { character: CharacterDetail }) {
  const overlayHref = useOverlayHref();
  const title = useId();
  if (character.similar.length === 0) return null;
  return (
    <section className={styles.similar} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        <FormattedMessage id="profile.similar" />
      </h2>
      <ul className={styles.cards}>
        {character.similar.map((other) => (
          <li key={other.id}>
            <CharacterCard
              character={other}
              profileHref={overlayHref('profile', { about: `bot:${other.slug}` })}
              eager={false}
              isSmall
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
