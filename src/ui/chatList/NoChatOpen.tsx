import { MessageCircleHeart } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import type { Character } from '../../machines/catalogue/character';
import { Avatar } from '../kit/Avatar';
import { ButtonLink } from '../kit/Button';
import styles from './NoChatOpen.module.css';
import { useNewFaces } from './useNewFaces';

export type NoChatOpenProps = { faces: readonly Character[]; hasChats: boolean };

/** Beside the list of chats while none is open: who one could talk to. */
export function NoChatOpen({ faces, hasChats }: NoChatOpenProps) {
  return (
    <section className={styles.page}>
      <span className={styles.icon} aria-hidden="true">
        <MessageCircleHeart />
      </span>
      <h2 className={styles.title}>
        <FormattedMessage id="explore.title" />
      </h2>
      <p className={styles.text}>
        {hasChats ? (
          <FormattedMessage id="chats.noneOpen" />
        ) : (
          <FormattedMessage id="chats.emptyText" />
        )}
      </p>
      <ButtonLink variant={hasChats ? 'secondary' : 'primary'} href="/">
        <FormattedMessage id="chat.goExplore" />
      </ButtonLink>
      <ul className={styles.faces}>
        {faces.map(({ id, slug, name, portrait, tagline }) => (
          <li key={id}>
            <Link className={styles.face} href={`/${slug}`} data-opens-chat="">
              <Avatar name={name} picture={portrait} size="large" />
              <span className={styles.name}>{name}</span>
              <span className={styles.tagline}>{tagline}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function NoChatOpenHere() {
  return <NoChatOpen {...useNewFaces()} />;
}
