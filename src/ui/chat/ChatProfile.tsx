import { Brain, Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import type { Character, CharacterDetail } from '../../machines/catalogue/character';
import type { GalleryRef } from '../../machines/gallery/galleryMachine';
import { useOverlayHref } from '../app/useOverlayHref';
import { tagName } from '../explore/tagNames';
import { FavouriteButton } from '../favourites/FavouriteButton';
import { Gallery } from '../gallery/Gallery';
import { PremiumTag } from '../kit/PremiumTag';
import { Tag } from '../kit/Tag';
import styles from './ChatProfile.module.css';

export type ChatProfileProps = { character: CharacterDetail; gallery: GalleryRef | undefined };

/** The character's profile: beside the conversation, or in the profile overlay. */
export function ChatProfile({ character, gallery }: ChatProfileProps) {
  const overlayHref = useOverlayHref();
  return (
    <div className={styles.profile}>
      <Gallery
        actor={gallery}
        slug={character.slug}
        name={character.name}
        pictures={character.gallery.length > 0 ? character.gallery : [character.portrait]}
        sizes="(width >= 768px) 380px, 100vw"
      >
        <div className={styles.shade}>
          <h2 className={styles.name}>
            {character.name}, <span className={styles.age}>{character.age}</span>
          </h2>
          {character.isPremium ? <PremiumTag /> : null}
        </div>
        <FavouriteButton character={character} className={styles.heart} />
      </Gallery>
      <ProfileText character={character}>
        <Link className={styles.report} href={overlayHref('memory')}>
          <Brain aria-hidden="true" />
          <FormattedMessage id="chat.memory" />
        </Link>
      </ProfileText>
    </div>
  );
}

/** Tagline, story, tags, and a link to report the character. */
export function ProfileText({
  character,
  children,
}: {
  character: Character;
  children?: ReactNode;
}) {
  const intl = useIntl();
  const overlayHref = useOverlayHref();
  return (
    <div className={styles.text}>
      <p className={styles.tagline}>{character.tagline}</p>
      <p className={styles.description}>{character.description}</p>
      {character.tags.length > 0 ? (
        <ul className={styles.tags} aria-label={intl.formatMessage({ id: 'chat.tags' })}>
          {character.tags.map((tag) => (
            <li key={tag}>
              <Tag>{tagName(intl, tag)}</Tag>
            </li>
          ))}
        </ul>
      ) : null}
      {children}
      <Link
        className={styles.report}
        href={overlayHref('report', { about: `bot:${character.slug}` })}
      >
        <Flag aria-hidden="true" />
        <FormattedMessage id="chat.reportCharacter" />
      </Link>
    </div>
  );
}
