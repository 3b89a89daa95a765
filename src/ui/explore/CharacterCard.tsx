import clsx from 'clsx';
import { Info } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import type { Character } from '../../machines/catalogue/character';
import { FavouriteButton } from '../favourites/FavouriteButton';
import { Portrait } from '../kit/Portrait';
import { PremiumTag } from '../kit/PremiumTag';
import { cardSizes, smallCardSizes } from './cardPictures';
import styles from './CharacterCard.module.css';

export type CharacterCardProps = {
  character: Character;
  profileHref: string;
  /** On the first screen: its picture loads before the others. */
  eager: boolean;
  /** In a list beside something else, at half the size. */
  isSmall?: boolean;
};

/** The picture links to the chat, the small icon to the character's profile. */
export function CharacterCard({
  character,
  profileHref,
  eager,
  isSmall = false,
}: CharacterCardProps) {
  const intl = useIntl();
  return (
    <article className={clsx(styles.card, isSmall && styles.small)} data-grows={character.slug}>
      <Portrait
        className={styles.portrait}
        picture={character.portrait}
        alt=""
        sizes={isSmall ? smallCardSizes : cardSizes}
        eager={eager}
      />
      <div className={styles.foot}>
        <h2 className={styles.name}>
          <Link href={`/${character.slug}`} className={styles.link}>
            <FormattedMessage
              id="card.label"
              values={{ name: character.name, age: String(character.age) }}
            />
          </Link>
        </h2>
        {character.isPremium ? (
          <span className={styles.premium}>
            <PremiumTag compact />
          </span>
        ) : null}
        <p className={styles.tagline}>{character.tagline}</p>
      </div>
      <div className={styles.signs}>
        <FavouriteButton character={character} className={styles.heart} />
        <Link
          href={profileHref}
          className={styles.about}
          aria-label={intl.formatMessage({ id: 'card.about' }, { name: character.name })}
        >
          <Info aria-hidden="true" />
        </Link>
      </div>
    </article>
  );
}
