import { Flag, Ghost, MessageCircle, Sparkles } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import type { Character, CharacterDetail } from '../../machines/catalogue/character';
import type { GalleryRef } from '../../machines/gallery/galleryMachine';
import { FavouriteButton } from '../favourites/FavouriteButton';
import { Gallery } from '../gallery/Gallery';
import { ButtonLink } from '../kit/Button';
import { Dialog } from '../kit/Dialog';
import { EmptyState } from '../kit/EmptyState';
import { ErrorState } from '../kit/ErrorState';
import { PremiumTag } from '../kit/PremiumTag';
import { Skeleton } from '../kit/Skeleton';
import { Tag } from '../kit/Tag';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import { cardSizes } from './cardPictures';
import styles from './CharacterProfile.module.css';
import { tagName } from './tagNames';

export type CharacterProfileProps = {
  profile:
    | { status: 'loading' }
    | { status: 'missing' }
    | { status: 'failed'; onRetry: () => void }
    /** Only the card is known; the rest is loading, or failed if there is an `onRetry`. */
    | { status: 'known'; character: Character; onRetry: (() => void) | null; reportHref: string }
    | { status: 'shown'; character: CharacterDetail; isFromCard: boolean; reportHref: string };
  gallery: GalleryRef | undefined;
  onClose: () => void;
};

/** A character before the first message: gallery, story, and the button to chat. */
export function CharacterProfile({ profile, gallery, onClose }: CharacterProfileProps) {
  return (
    <Dialog size="wide" onClose={onClose} title={<Title profile={profile} />}>
      <Content profile={profile} gallery={gallery} />
    </Dialog>
  );
}

function Title({ profile }: Pick<CharacterProfileProps, 'profile'>) {
  switch (profile.status) {
    case 'known':
    case 'shown':
      return (
        <FormattedMessage
          id="card.label"
          values={{ name: profile.character.name, age: String(profile.character.age) }}
        />
      );
    case 'loading':
      return <FormattedMessage id="profile.loading" />;
    case 'missing':
      return <FormattedMessage id="error.notFoundTitle" />;
    case 'failed':
      return <FormattedMessage id="error.somethingWentWrong" />;
  }
}

function Content({ profile, gallery }: Omit<CharacterProfileProps, 'onClose'>) {
  switch (profile.status) {
    case 'known':
    case 'shown':
      return <Person profile={profile} gallery={gallery} />;
    case 'loading':
      return <Pending />;
    case 'missing':
      return (
        <EmptyState
          icon={<Ghost />}
          title={<FormattedMessage id="error.notFoundHint" />}
          action={
            <ButtonLink variant="primary" href="/">
              <FormattedMessage id="chat.goExplore" />
            </ButtonLink>
          }
        />
      );
    case 'failed':
      return (
        <ErrorState
          title={<FormattedMessage id="profile.failedText" />}
          onRetry={profile.onRetry}
        />
      );
  }
}

type Known = Extract<CharacterProfileProps['profile'], { character: Character }>;
type PersonProps = { profile: Known; gallery: GalleryRef | undefined };

function Person({ profile, gallery }: PersonProps) {
  const intl = useIntl();
  const { character, reportHref } = profile;
  const pictures = profile.status === 'shown' ? profile.character.gallery : [];
  const isFromCard = profile.status === 'known' || profile.isFromCard;
  return (
    <div className={styles.person}>
      <div className={styles.gallery}>
        <Gallery
          actor={gallery}
          slug={character.slug}
          name={character.name}
          pictures={pictures.length > 0 ? pictures : [character.portrait]}
          sizes="(width >= 768px) 360px, 100vw"
          preview={isFromCard ? cardSizes : undefined}
          pending={profile.status === 'known' && profile.onRetry === null}
        >
          <FavouriteButton character={character} className={styles.heart} />
        </Gallery>
      </div>
      <div className={styles.about}>
        <p className={styles.tagline}>{character.tagline}</p>
        <ul className={styles.tags}>
          {character.isPremium ? (
            <li>
              <PremiumTag />
            </li>
          ) : null}
          {character.tags.map((tag) => (
            <li key={tag}>
              <Tag>{tagName(intl, tag)}</Tag>
            </li>
          ))}
        </ul>
        <p className={styles.text}>{character.description}</p>
        <Greeting {...profile} />
        <div className={styles.actions}>
          <ButtonLink
            href={`/${character.slug}`}
            variant="primary"
            size="large"
            wide
            icon={<MessageCircle />}
          >
            <FormattedMessage id="profile.chat" />
          </ButtonLink>
          {character.kind === 'official' ? (
            <Link href={`/undress?bot=${character.slug}`} className={styles.report}>
              <Sparkles aria-hidden="true" />
              <FormattedMessage id="undress.profile" />
            </Link>
          ) : null}
          <Link href={reportHref} className={styles.report}>
            <Flag aria-hidden="true" />
            <FormattedMessage id="profile.report" />
          </Link>
        </div>
      </div>
    </div>
  );
}

function Greeting(profile: Known) {
  if (profile.status === 'shown')
    return (
      <figure className={styles.greeting}>
        <figcaption>
          <FormattedMessage id="profile.greeting" values={{ name: profile.character.name }} />
        </figcaption>
        <blockquote>{profile.character.greeting}</blockquote>
      </figure>
    );
  if (profile.onRetry !== null)
    return (
      <ErrorState title={<FormattedMessage id="profile.failedText" />} onRetry={profile.onRetry} />
    );
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">
          <FormattedMessage id="profile.loading" />
        </span>
      </VisuallyHidden>
      <Skeleton className={styles.pendingGreeting} />
    </div>
  );
}

function Pending() {
  return (
    <div className={styles.person} aria-busy="true">
      <Skeleton className={styles.pendingPicture} />
      <div className={styles.about}>
        <VisuallyHidden>
          <span role="status">
            <FormattedMessage id="profile.loading" />
          </span>
        </VisuallyHidden>
        <Skeleton className={styles.pendingLine} />
        <Skeleton className={styles.pendingText} />
      </div>
    </div>
  );
}
