import { useIntl } from 'react-intl';
import type { Money } from '../../machines/payment/purchase';

/** Formats an amount of money for the current language; `share` is a part, such as a twelfth. */
export function usePrice() {
  const intl = useIntl();
  return ({ amount, currency }: Money, share = 1): string => {
    const money = { style: 'currency', currency } as const;
    const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', money).resolvedOptions();
    return intl.formatNumber((amount * share) / 10 ** maximumFractionDigits, money);
  };
}
