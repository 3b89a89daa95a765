import { LogIn, UserPlus } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { Character, CharacterDetail } from '../../machines/catalogue/character';
import type { GalleryRef } from '../../machines/gallery/galleryMachine';
import { useOverlayHref } from '../app/useOverlayHref';
import { cardSizes } from '../explore/cardPictures';
import { FavouriteButton } from '../favourites/FavouriteButton';
import { Gallery } from '../gallery/Gallery';
import { Avatar } from '../kit/Avatar';
import { ButtonLink } from '../kit/Button';
import { PremiumTag } from '../kit/PremiumTag';
import { Skeleton } from '../kit/Skeleton';
import { ProfileText } from './ChatProfile';
import { FormattedText } from './FormattedText';
import styles from './GuestProfile.module.css';

export type GuestProfileProps = {
  gallery: GalleryRef | undefined;
  bot: Character;
  /** Null while it loads, when only what the card shows is known. */
  profile: CharacterDetail | null;
  /** The visitor came from the card, so its picture is loaded. */
  isFromCard: boolean;
};

/** A character as a guest sees it: the first message is there, replying needs an account. */
export function GuestProfile({ gallery, bot, profile, isFromCard }: GuestProfileProps) {
  const overlayHref = useOverlayHref();
  const next = `/${bot.slug}`;
  return (
    <article className={styles.page}>
      <div className={styles.columns}>
        <div className={styles.hero}>
          <Gallery
            actor={gallery}
            className={styles.frame}
            slug={bot.slug}
            name={bot.name}
            pictures={profile && profile.gallery.length > 0 ? profile.gallery : [bot.portrait]}
            sizes="(width >= 1024px) 460px, 100vw"
            preview={isFromCard ? cardSizes : undefined}
            pending={profile === null}
          >
            <div className={styles.shade}>
              <h1 className={styles.name}>
                {bot.name}, <span className={styles.age}>{bot.age}</span>
              </h1>
              {bot.isPremium ? <PremiumTag /> : null}
            </div>
            <FavouriteButton bot={bot} className={styles.heart} />
          </Gallery>
        </div>
        <div className={styles.story}>
          <figure className={styles.greeting}>
            <figcaption className={styles.caption}>
              <Avatar name={bot.name} picture={bot.portrait} size="small" />
              <FormattedMessage id="chat.greetingFrom" values={{ name: bot.name }} />
            </figcaption>
            {profile ? (
              <blockquote className={styles.bubble}>
                <FormattedText text={profile.greeting} />
              </blockquote>
            ) : (
              <Skeleton className={styles.pending} />
            )}
          </figure>
          <ProfileText bot={bot} />
        </div>
      </div>
      <div className={styles.answer}>
        <p className={styles.hint}>
          <FormattedMessage id="chat.answerHint" />{' '}
          <span>
            <FormattedMessage id="chat.aiNote" />
          </span>
        </p>
        <div className={styles.buttons}>
          <ButtonLink variant="primary" icon={<LogIn />} href={overlayHref('login', { next })}>
            <FormattedMessage id="chat.logIn" />
          </ButtonLink>
          <ButtonLink icon={<UserPlus />} href={overlayHref('signup', { next })}>
            <FormattedMessage id="chat.createAccount" />
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
