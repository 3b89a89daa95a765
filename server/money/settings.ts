import * as v from 'valibot';
import {
  amount,
  environmentName,
  httpUrl,
  isProduction,
  isWhole,
  text,
  together,
  withoutSlash,
} from '../base/settings';

const flag = v.pipe(
  v.picklist(['0', '1', 'true', 'false']),
  v.transform((value) => value === '1' || value === 'true'),
);

export type StripeSettings = {
  secretKey: string;
  webhookSecret: string;
  /** The address of the API, for tests; null: Stripe's own. */
  apiBase: string | null;
};

export const moneySettings = v.pipe(
  v.object({
    ...environmentName,
    STRIPE_SECRET_KEY: v.optional(text),
    STRIPE_WEBHOOK_SECRET: v.optional(text),
    BTCPAY_URL: v.optional(httpUrl),
    BTCPAY_API_KEY: v.optional(text),
    BTCPAY_STORE_ID: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9]+$/))),
    BTCPAY_WEBHOOK_SECRET: v.optional(text),
    PAYMENT_SANDBOX: v.optional(flag),
    DISCOUNT_MINUTES: amount(15),
    LIMIT_UNCONFIRMED_CLAIMS_PER_DAY: amount(5),
  }),
  v.check(
    (env) => !isProduction(env) || env.PAYMENT_SANDBOX !== true,
    'PAYMENT_SANDBOX is not for production: nobody pays there.',
  ),
  together(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']),
  together(['BTCPAY_URL', 'BTCPAY_API_KEY', 'BTCPAY_STORE_ID', 'BTCPAY_WEBHOOK_SECRET']),
  v.check(
    (env) =>
      !isProduction(env) || env.STRIPE_SECRET_KEY !== undefined || env.BTCPAY_URL !== undefined,
    'NODE_ENV=production needs STRIPE_SECRET_KEY or BTCPAY_URL.',
  ),
  v.transform((env) => {
    const keys = { secretKey: env.STRIPE_SECRET_KEY, webhookSecret: env.STRIPE_WEBHOOK_SECRET };
    const btcpay = {
      url: env.BTCPAY_URL,
      apiKey: env.BTCPAY_API_KEY,
      storeId: env.BTCPAY_STORE_ID,
      webhookSecret: env.BTCPAY_WEBHOOK_SECRET,
    };
    const stripe: StripeSettings | null = isWhole(keys) ? { ...keys, apiBase: null } : null;
    const hasReal = stripe !== null || isWhole(btcpay);
    return {
      payment: {
        stripe,
        btcpay: isWhole(btcpay) ? { ...btcpay, url: withoutSlash(btcpay.url) } : null,
        /** The sandbox replaces providers that are not set up. */
        hasSandbox: env.PAYMENT_SANDBOX ?? !(isProduction(env) || hasReal),
      },
      discountMinutes: env.DISCOUNT_MINUTES,
      limits: {
        /** Per network address: accounts with an unconfirmed address that may claim free desires. */
        unconfirmedClaimsPerDay: env.LIMIT_UNCONFIRMED_CLAIMS_PER_DAY,
      },
    };
  }),
);
export type MoneyConfig = v.InferOutput<typeof moneySettings>;
export type BtcpaySettings = NonNullable<MoneyConfig['payment']['btcpay']>;
