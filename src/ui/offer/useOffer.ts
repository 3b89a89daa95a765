import { useSelector } from '@xstate/react';
import type { OfferRef } from '../../machines/offer/offerMachine';
import type { PaymentMethod } from '../../machines/payment/purchase';

export function useOffer(actor: OfferRef) {
  const snapshot = useSelector(actor, (current) => current);
  const { offers, methods, discount, minutes, chosen, method, from } = snapshot.context;
  return {
    offers,
    methods,
    discount,
    minutes,
    chosen,
    method,
    from,
    payment: snapshot.children.payment,
    isLoading: snapshot.hasTag('loading'),
    isOffered: snapshot.hasTag('offered'),
    hasFailed: snapshot.matches('failed'),
    isDiscounted: snapshot.matches('discounted'),
    hasEnded: snapshot.matches('ended'),
    choose: (id: string) => actor.send({ type: 'offer.choose', id }),
    chooseMethod: (chosenMethod: PaymentMethod) =>
      actor.send({ type: 'offer.chooseMethod', method: chosenMethod }),
    buy: () => actor.send({ type: 'offer.buy', clientId: crypto.randomUUID() }),
    retry: () => actor.send({ type: 'offer.retry' }),
    close: () => actor.send({ type: 'offer.close' }),
  };
}

export type OfferView = ReturnType<typeof useOffer>;
