import { AudioLines, CalendarHeart, Flame, Phone, Sparkles, UserRoundPlus } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { PREMIUM_DAY_DESIRES, PREMIUM_DESIRES } from '../../../common/prices';
import styles from './Offer.module.css';

/** What premium contains, as spec 4.12 lists it. */
export function PremiumList() {
  return (
    <ul className={styles.list}>
      <li>
        <Flame aria-hidden="true" />
        <FormattedMessage id="offer.instant" values={{ amount: PREMIUM_DESIRES }} />
      </li>
      <li>
        <CalendarHeart aria-hidden="true" />
        <FormattedMessage id="offer.daily" values={{ amount: PREMIUM_DAY_DESIRES }} />
      </li>
      <li>
        <AudioLines aria-hidden="true" />
        <FormattedMessage id="offer.voice" />
      </li>
      <li>
        <Sparkles aria-hidden="true" />
        <FormattedMessage id="offer.characters" />
      </li>
      <li>
        <UserRoundPlus aria-hidden="true" />
        <FormattedMessage id="offer.create" />
      </li>
      <li>
        <Phone aria-hidden="true" />
        <FormattedMessage id="offer.calls" />
      </li>
    </ul>
  );
}
