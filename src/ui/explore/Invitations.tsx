import clsx from 'clsx';
import { Sparkles, UserRoundPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import type { ExploreProps } from './Explore';
import styles from './Invitations.module.css';

/** Where they stand on the wall: at the end of a row of five, and on a phone not side by side. */
const SUITS_AT = 4;
const CREATE_AT = 8;

type Wall = Pick<ExploreProps, 'filters' | 'createHref'>;

/** The cards with the two invitations among them, while nothing narrows down the wall. */
export function withInvitations(
  cards: readonly ReactNode[],
  { filters, createHref }: Wall,
): readonly ReactNode[] {
  const { search, chosen, favourites } = filters;
  if (search !== '' || chosen.length > 0 || favourites?.chosen === true) return cards;
  return [
    ...cards.slice(0, SUITS_AT),
    <li key="suits">
      <Link href="/welcome" className={clsx(styles.invitation, styles.suits)}>
        <Sparkles className={styles.icon} aria-hidden="true" />
        <span className={styles.name}>
          <FormattedMessage id="explore.suits" />
        </span>
        <span className={styles.text}>
          <FormattedMessage id="explore.suitsText" />
        </span>
      </Link>
    </li>,
    ...cards.slice(SUITS_AT, CREATE_AT),
    <li key="create">
      <Link href={createHref} className={clsx(styles.invitation, styles.create)}>
        <UserRoundPlus className={styles.icon} aria-hidden="true" />
        <span className={styles.name}>
          <FormattedMessage id="explore.create" />
        </span>
        <span className={styles.text}>
          <FormattedMessage id="explore.createText" />
        </span>
      </Link>
    </li>,
    ...cards.slice(CREATE_AT),
  ];
}
