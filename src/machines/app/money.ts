import { belowOverlay, formatAddress } from '../navigation/address';
import type { OfferInput, OfferNotice } from '../offer/offerMachine';
import type { PaymentInput, PaymentNotice } from '../payment/paymentMachine';
import type { OfferKind } from '../payment/purchase';
import type { Owner } from '../shared/owner';
import type { AppContext } from './appTypes';

const below = ({ place }: AppContext) => ({
  params: place?.overlay?.params ?? {},
  returnPath: place ? formatAddress(belowOverlay(place.address)) : '/',
});

export const offerInput = (
  context: AppContext,
  owner: Owner<OfferNotice>,
  kind: OfferKind,
): OfferInput => {
  const { params, returnPath } = below(context);
  const isAuthorized = context.session?.status === 'authorized';
  return { owner, kind, from: params['from'] ?? '', returnPath, isAuthorized };
};

/** The user comes back from the checkout of the purchase that the address names. */
export const returnInput = (context: AppContext, owner: Owner<PaymentNotice>): PaymentInput => {
  const { params, returnPath } = below(context);
  const hasPaid = params['paid'] === '1';
  const purchaseId = params['purchase'] ?? '';
  return { owner, returnPath, start: { kind: 'return', purchaseId, hasPaid } };
};
