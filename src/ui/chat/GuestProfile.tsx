import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import type { Character, CharacterDetail } from '../../machines/catalogue/character';
import type { GalleryRef } from '../../machines/gallery/galleryMachine';
import { useOverlayHref } from '../app/useOverlayHref';
import { cardSizes } from '../explore/cardPictures';
import { SimilarCharacters } from '../explore/SimilarCharacters';
import { FavouriteButton } from '../favourites/FavouriteButton';
import { Gallery } from '../gallery/Gallery';
import { Avatar } from '../kit/Avatar';
import { PremiumTag } from '../kit/PremiumTag';
import { Skeleton } from '../kit/Skeleton';
import { ProfileText } from './ChatProfile';
import { FormattedText } from './FormattedText';
import styles from './GuestProfile.module.css';

export type GuestProfileProps = {
  gallery: GalleryRef | undefined;
  character: Character;
  /** Null while it loads, when only what the card shows is known. */
  profile: CharacterDetail | null;
  /** The visitor came from the card, so its picture is loaded. */
  isFromCard: boolean;
  /** This browser has been logged in before: logging in comes first. */
  wasLoggedIn: boolean;
};

const wayIn = {
  login: <FormattedMessage id="chat.logIn" />,
  signup: <FormattedMessage id="chat.createAccount" />,
};

/** A character as a guest sees it: the first message is there, replying needs an account. */
export function GuestProfile({
  gallery,
  character,
  profile,
  isFromCard,
  wasLoggedIn,
}: GuestProfileProps) {
  const overlayHref = useOverlayHref();
  const next = `/${character.slug}`;
  const [first, second] = wasLoggedIn
    ? (['login', 'signup'] as const)
    : (['signup', 'login'] as const);
  return (
    <article className={styles.page}>
      <div className={styles.columns}>
        <div className={styles.hero}>
          <Gallery
            actor={gallery}
            className={styles.frame}
            slug={character.slug}
            name={character.name}
            pictures={
              profile && profile.gallery.length > 0 ? profile.gallery : [character.portrait]
            }
            sizes="(width >= 1024px) 460px, 100vw"
            preview={isFromCard ? cardSizes : undefined}
            pending={profile === null}
          >
            <div className={styles.shade}>
              <h1 className={styles.name}>
                {character.name}, <span className={styles.age}>{character.age}</span>
              </h1>
              {character.isPremium ? <PremiumTag /> : null}
            </div>
            <FavouriteButton character={character} className={styles.heart} />
          </Gallery>
        </div>
        <div className={styles.story}>
          <figure className={styles.greeting}>
            <figcaption className={styles.caption}>
              <Avatar name={character.name} picture={character.portrait} size="small" />
              <FormattedMessage id="chat.greetingFrom" values={{ name: character.name }} />
            </figcaption>
            {profile ? (
              <blockquote className={styles.bubble}>
                <FormattedText text={profile.greeting} />
              </blockquote>
            ) : (
              <Skeleton className={styles.pending} />
            )}
          </figure>
          <ProfileText character={character} />
          {profile ? <SimilarCharacters character={profile} /> : null}
        </div>
      </div>
      <div className={styles.answer}>
        <p className={styles.hint}>
          <FormattedMessage id="chat.answerHint" />{' '}
          <span>
            <FormattedMessage id="chat.aiNote" />
          </span>
        </p>
        <Link className={styles.composer} href={overlayHref(first, { next })}>
          <span className={styles.field}>
            <FormattedMessage id="chat.placeholder" />
          </span>
          <span className={styles.way}>{wayIn[first]}</span>
        </Link>
        <Link className={styles.other} href={overlayHref(second, { next })}>
          {wayIn[second]}
        </Link>
      </div>
    </article>
  );
}
