import { Bitcoin, CreditCard } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Choice } from './Choice';
import styles from './Offer.module.css';
import type { OfferView } from './useOffer';

/** Card or crypto; with a single method there is nothing to ask. */
export function Methods({ methods, method, chooseMethod }: OfferView) {
  if (methods.length < 2) return null;
  return (
    <fieldset className={styles.methods}>
      <legend className={styles.legend}>
        <FormattedMessage id="offer.method" />
      </legend>
      {methods.map((one) => (
        <Choice
          key={one}
          name="method"
          isChosen={one === method}
          onChoose={() => chooseMethod(one)}
        >
          {one === 'card' ? <CreditCard aria-hidden="true" /> : <Bitcoin aria-hidden="true" />}
          {one === 'card' ? (
            <FormattedMessage id="offer.card" />
          ) : (
            <FormattedMessage id="offer.crypto" />
          )}
        </Choice>
      ))}
    </fieldset>
  );
}
