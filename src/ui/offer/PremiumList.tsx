import {
  AudioLines,
  ChevronDown,
  Flame,
  Images,
  MessageCircleHeart,
  Phone,
  Sparkles,
  UserRoundPlus,
} from 'lucide-react';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { PREMIUM_DAY_DESIRES, PREMIUM_DESIRES } from '../../../common/prices';
import styles from './PremiumList.module.css';

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

/** So many leave room for the prices on the first screen of a phone. */
const FIRST = 3;

type PremiumListProps = {
  from: string;
  /** On a phone, the first ones alone are shown until the user wants all. */
  folds?: boolean;
};

/** What premium contains (spec 3 and 4.12); what was just wanted comes first. */
export function PremiumList({ from, folds = false }: PremiumListProps) {
  const [isOpen, setOpen] = useState(!folds);
  const listId = useId();
  const isWanted = (benefit: (typeof benefits)[number]) => benefit.from.includes(from);
  const sorted = benefits.toSorted((one, other) => Number(isWanted(other)) - Number(isWanted(one)));
  return (
    <div>
      <ul id={listId} className={styles.list}>
        {sorted.map(({ from: [name], Icon, text }, index) => (
          <li key={name} data-folded={!isOpen && index >= FIRST ? '' : undefined}>
            <Icon aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
      {folds ? (
        <button
          type="button"
          className={styles.all}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          <FormattedMessage id="offer.all" />
          <ChevronDown aria-hidden="true" />
        </button>
      ) : null}
    </div>
  );
}
