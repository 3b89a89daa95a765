import type { Clock } from '../base/clock';
import type { Database } from '../database/database';
import { createBtcpayProvider } from './btcpay/btcpayProvider';
import type { Payments } from './provider';
import { createSandbox } from './sandbox/sandboxProvider';
import { createStripeProvider } from './stripe/stripeProvider';
import type { MoneyConfig } from './settings';

type Parts = {
  clock: Clock;
  database: Database;
  sandboxSecret: Uint8Array;
  publicOrigin: () => string;
};

/** The configured providers; the sandbox, if it is on, covers the methods without one. */
export function createPayments({ payment }: Pick<MoneyConfig, 'payment'>, parts: Parts): Payments {
  const { clock, database, sandboxSecret, publicOrigin } = parts;
  const sandbox = payment.hasSandbox
    ? createSandbox({
        clock,
        database,
        secret: sandboxSecret,
        origin: publicOrigin,
      })
    : null;
  const card = payment.stripe === null ? sandbox : createStripeProvider(payment.stripe, clock);
  const crypto = payment.btcpay === null ? sandbox : createBtcpayProvider(payment.btcpay, clock);
  const all = [card, crypto, sandbox];
  return {
    methods: [
      ...(card === null ? [] : ['card' as const]),
      ...(crypto === null ? [] : ['crypto' as const]),
    ],
    of: (method) => (method === 'card' ? card : crypto),
    named: (name) => all.find((provider) => provider?.name === name) ?? null,
  };
}
