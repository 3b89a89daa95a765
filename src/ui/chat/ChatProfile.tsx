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

export type ChatProfileProps = { bot: CharacterDetail; gallery: GalleryRef | undefined };

/** The character's profile: beside the conversation, or in the profile overlay. */
export function ChatProfile({ bot, gallery }: ChatProfileProps) {
  const overlayHref = useOverlayHref();
  return (
    <div className={styles.profile}>
      <Gallery
        actor={gallery}
        slug={bot.slug}
        name={bot.name}
        pictures={bot.gallery.length > 0 ? bot.gallery : [bot.portrait]}
        sizes="(width >= 768px) 380px, 100vw"
      >
        <div className={styles.shade}>
          <h2 className={styles.name}>
            {bot.name}, <span className={styles.age}>{bot.age}</span>
          </h2>
          {bot.isPremium ? <PremiumTag /> : null}
        </div>
        <FavouriteButton bot={bot} className={styles.heart} />
      </Gallery>
      <ProfileText bot={bot}>
        <Link className={styles.report} href={overlayHref('memory')}>
          <Brain aria-hidden="true" />
          <FormattedMessage id="chat.memory" />
        </Link>
      </ProfileText>
    </div>
  );
}

/** Tagline, story, tags, and a link to report the character. */
export function ProfileText({ bot, children }: { bot: Character; children?: ReactNode }) {
  const intl = useIntl();
  const overlayHref = useOverlayHref();
  return (
    <div className={styles.text}>
      <p className={styles.tagline}>{bot.tagline}</p>
      <p className={styles.description}>{bot.description}</p>
      {bot.tags.length > 0 ? (
        <ul className={styles.tags} aria-label={intl.formatMessage({ id: 'chat.tags' })}>
          {bot.tags.map((tag) => (
            <li key={tag}>
              <Tag>{tagName(intl, tag)}</Tag>
            </li>
          ))}
        </ul>
      ) : null}
      {children}
      <Link className={styles.report} href={overlayHref('report', { about: `bot:${bot.slug}` })}>
        <Flag aria-hidden="true" />
        <FormattedMessage id="chat.reportCharacter" />
      </Link>
    </div>
  );
}
