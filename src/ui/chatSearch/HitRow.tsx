import clsx from 'clsx';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import type { SearchHit } from '../../machines/chatSearch/hit';
import { Avatar } from '../kit/Avatar';
import styles from './HitRow.module.css';
import { HitTime } from './HitTime';
import { MarkedText } from './MarkedText';

export type HitRowProps = {
  hit: SearchHit;
  href: string;
  /** In a search over all chats, each hit must name its chat. */
  isOfMany: boolean;
  isChosen: boolean;
  onChoose: (messageId: string) => void;
};

/** A found message, as a link to its place in the chat. */
export function HitRow({ hit, href, isOfMany, isChosen, onChoose }: HitRowProps) {
  const { character } = hit;
  const isOwn = hit.author === 'user';
  return (
    <li>
      <Link
        className={clsx(styles.hit, isOfMany && styles.ofMany)}
        href={href}
        data-hit=""
        aria-current={isChosen || undefined}
        onClick={() => onChoose(hit.messageId)}
      >
        {isOfMany ? <Avatar name={character.name} picture={character.portrait} /> : null}
        <span className={styles.body}>
          <span className={styles.top}>
            <span className={clsx(styles.name, isOwn && !isOfMany && styles.own)}>
              {isOwn && !isOfMany ? <FormattedMessage id="chat.you" /> : character.name}
            </span>
            <HitTime date={hit.createdAt} />
          </span>
          <span className={styles.excerpt} dir="auto">
            {isOwn && isOfMany ? (
              <FormattedMessage id="chats.fromYou" values={{ text: <MarkedText hit={hit} /> }} />
            ) : (
              <MarkedText hit={hit} />
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}
