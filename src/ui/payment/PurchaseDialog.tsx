import { FormattedMessage } from 'react-intl';
import type { PaymentRef } from '../../machines/payment/paymentMachine';
import { Dialog } from '../kit/Dialog';
import { PaymentPanel } from './PaymentPanel';

export type PurchaseDialogProps = {
  actor: PaymentRef;
  balance: number | null;
  onClose: () => void;
};

/** `?purchase={id}`: back from the checkout, over the page where the purchase began. */
export function PurchaseDialog({ actor, balance, onClose }: PurchaseDialogProps) {
  return (
    <Dialog title={<FormattedMessage id="payment.title" />} onClose={onClose}>
      <PaymentPanel actor={actor} balance={balance} onClose={onClose} />
    </Dialog>
  );
}
