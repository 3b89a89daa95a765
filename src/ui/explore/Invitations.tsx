import clsx from 'clsx';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { PremiumTag } from '../kit/PremiumTag';
import type { ExploreProps } from './Explore';
import styles from './Invitations.module.css';

/** Where they stand on the wall: at the end of a row of five, and on a phone not side by side. */
const SUITS_AT = 4;
const CREATE_AT = 8;

type Wall = Pick<ExploreProps, 'filters' | 'createHref' | 'hasPremium'>;

type InvitationProps = {
  href: string;
  className: string | undefined;
  name: ReactNode;
  text: ReactNode;
  needsPremium?: boolean;
};

const Invitation = ({ href, className, name, text, needsPremium = false }: InvitationProps) => (
  <Link href={href} className={clsx(styles.invitation, className)}>
    <span className={styles.foot}>
      <span className={styles.name}>{name}</span>
      <span className={styles.text}>{text}</span>
    </span>
    {needsPremium ? (
      <span className={styles.premium}>
        <PremiumTag />
      </span>
    ) : null}
  </Link>
);

/** The cards with the two invitations among them, while nothing narrows down the wall. */
export function withInvitations(
  cards: readonly ReactNode[],
  { filters, createHref, hasPremium }: Wall,
): readonly ReactNode[] {
  const { search, chosen, favourites } = filters;
  if (search !== '' || chosen.length > 0 || favourites?.chosen === true) return cards;
  return [
    ...cards.slice(0, SUITS_AT),
    <li key="suits">
      <Invitation
        href="/welcome"
        className={styles.suits}
        name={<FormattedMessage id="explore.suits" />}
        text={<FormattedMessage id="explore.suitsText" />}
      />
    </li>,
    ...cards.slice(SUITS_AT, CREATE_AT),
    <li key="create">
      <Invitation
        href={createHref}
        className={styles.create}
        name={<FormattedMessage id="explore.create" />}
        text={<FormattedMessage id="explore.createText" />}
        needsPremium={!hasPremium}
      />
    </li>,
    ...cards.slice(CREATE_AT),
  ];
}
