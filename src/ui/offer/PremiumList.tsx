import {
  AudioLines,
  Flame,
  Images,
  MessageCircleHeart,
  Phone,
  Sparkles,
  UserRoundPlus,
} from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { PREMIUM_DAY_DESIRES, PREMIUM_DESIRES } from '../../../common/prices';
import styles from './Offer.module.css';

const benefits = [
  { from: ['voice'], Icon: AudioLines, text: <FormattedMessage id="offer.voice" /> },
  { from: ['call'], Icon: Phone, text: <FormattedMessage id="offer.calls" /> },
  { from: ['dailyLimit'], Icon: MessageCircleHeart, text: <FormattedMessage id="offer.texts" /> },
  {
    from: ['character', 'premium'],
    Icon: Sparkles,
    text: <FormattedMessage id="offer.characters" />,
  },
  { from: ['unblur'], Icon: Images, text: <FormattedMessage id="offer.pictures" /> },
  { from: ['persona'], Icon: UserRoundPlus, text: <FormattedMessage id="offer.create" /> },
  {
    from: ['gifts'],
    Icon: Flame,
    text: (
      <FormattedMessage
        id="offer.gifts"
        values={{ now: PREMIUM_DESIRES, day: PREMIUM_DAY_DESIRES }}
      />
    ),
  },
];

/** What premium contains (spec 3 and 4.12); what was just wanted comes first. */
export function PremiumList({ from }: { from: string }) {
  const isWanted = (benefit: (typeof benefits)[number]) => benefit.from.includes(from);
  const sorted = benefits.toSorted((one, other) => Number(isWanted(other)) - Number(isWanted(one)));
  return (
    <ul className={styles.list}>
      {sorted.map(({ from: [name], Icon, text }) => (
        <li key={name}>
          <Icon aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  );
}
