import { FormattedMessage } from 'react-intl';
import type { CharacterDetail } from '../../machines/catalogue/character';
import { useOverlayHref } from '../app/useOverlayHref';
import { SimilarCharacters } from '../explore/SimilarCharacters';
import { ButtonLink } from '../kit/Button';
import { Portrait } from '../kit/Portrait';
import { PremiumTag } from '../kit/PremiumTag';
import styles from './LockedCharacter.module.css';

/** A premium character for a user without premium: what it is, and how to get it. */
export function LockedCharacter({ character }: { character: CharacterDetail }) {
  const overlayHref = useOverlayHref();
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <Portrait
          className={styles.portrait}
          picture={character.portrait}
          alt=""
          sizes="(width >= 768px) 280px, 60vw"
          eager
        />
        <div className={styles.text}>
          <PremiumTag />
          <h1 className={styles.title}>
            <FormattedMessage id="chat.lockedTitle" values={{ name: character.name }} />
          </h1>
          <p className={styles.tagline}>{character.tagline}</p>
          <p>
            <FormattedMessage id="chat.lockedText" values={{ name: character.name }} />
          </p>
          <div className={styles.actions}>
            <ButtonLink variant="gold" href={overlayHref('premium', { from: 'character' })}>
              <FormattedMessage id="chat.seePremium" />
            </ButtonLink>
            <ButtonLink href="/">
              <FormattedMessage id="chat.goExplore" />
            </ButtonLink>
          </div>
        </div>
      </div>
      <SimilarCharacters character={character} />
    </div>
  );
}
