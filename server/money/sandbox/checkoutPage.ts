import { escapeHtml } from '../../http/escapeHtml';
import { productName } from '../../mail/moneyMails';
import { trialEnd } from '../premium';
import type { SandboxAct } from './sandboxActs';
import { isPayable, type SandboxCheckout } from './sandboxCheckout';

const LOCALE = 'en';

const moneyText = ({ amount, currency }: SandboxCheckout['offer']['price']) =>
  new Intl.NumberFormat(LOCALE, { style: 'currency', currency }).format(amount / 100);

const dateText = (date: Date) =>
  new Intl.DateTimeFormat(LOCALE, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(date);

const button = (act: SandboxAct, label: string, kind: 'first' | 'other' = 'other') =>
  `<button class="${kind}" name="act" value="${act}">${escapeHtml(label)}</button>`;

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

function termsOf({ offer, method, createdAt }: SandboxCheckout): string {
  const price = moneyText(offer.price);
  if (offer.kind === 'desires') return 'Charged once.';
  const trial = trialEnd(offer, createdAt);
  if (method === 'crypto')
    return `Paid once for this time${trial === null ? '' : `, with ${offer.trial_days} days on top`}. It is not renewed.`;
  const renewal = `${price} each ${offer.period ?? 'month'} until it is cancelled.`;
  return trial === null
    ? renewal
    : `${offer.trial_days} days free, then ${renewal} First charge: ${dateText(trial)} UTC.`;
}

const states: Record<SandboxCheckout['state'], string> = {
  open: 'This checkout has expired.',
  paid: 'Paid.',
  declined: 'The card was declined.',
  short: 'Less than the price was paid.',
  over: 'More than the price was paid.',
  late: 'It was paid after the time had run out.',
  expired: 'This checkout has expired.',
  refunded: 'The payment was refunded.',
  disputed: 'The payment was charged back.',
};

function payButtons({ method, offer }: SandboxCheckout): string {
  const price = moneyText(offer.price);
  const common = [button('leave', 'Leave without paying'), button('expire', 'Let it expire')];
  const own =
    method === 'card'
      ? [
          button('pay', offer.trial_days > 0 ? 'Start the trial' : `Pay ${price}`, 'first'),
          button('decline', 'Decline the card'),
        ]
      : [
          button('pay', `Pay ${price} in crypto`, 'first'),
          button('pay-short', 'Pay too little'),
          button('pay-over', 'Pay too much'),
          button('pay-late', 'Pay too late'),
        ];
  return [...own, ...common].join('');
}

function afterButtons({ method, state, subscription }: SandboxCheckout): string {
  const isPaid = ['paid', 'short', 'over', 'late'].includes(state);
  const isRunning = subscription !== null && subscription.state !== 'ended';
  return [
    ...(state === 'short' || state === 'late' ? [button('accept', 'Accept the payment')] : []),
    ...(isRunning && isPaid
      ? [button('renew', 'Renew now'), button('fail-renewal', 'Fail the renewal')]
      : []),
    ...(isPaid ? [button('refund', 'Refund')] : []),
    ...(isPaid && method === 'card' ? [button('dispute', 'Charge back')] : []),
  ].join('');
}

function subscriptionText({ subscription }: SandboxCheckout): string {
  if (subscription === null) return '';
  const { state, isCancelled, periodEndsAt } = subscription;
  const end = dateText(new Date(periodEndsAt));
  const next = state === 'ended' || isCancelled ? `ends ${end} UTC` : `renewed ${end} UTC`;
  return paragraph(`Subscription: ${state}, ${next}.`);
}

const options = ({ delaySeconds, isDoubled, isReordered }: SandboxCheckout) => `
<fieldset>
  <legend>How its events are sent</legend>
  <label>Delay in seconds
    <input type="number" name="delay" min="0" max="600" value="${delaySeconds}"></label>
  <label><input type="checkbox" name="doubled"${isDoubled ? ' checked' : ''}> Send each twice</label>
  <label><input type="checkbox" name="reordered"${isReordered ? ' checked' : ''}> Send the last first</label>
</fieldset>`;

/** The page of a checkout; all values are escaped. */
export function checkoutPage(checkout: SandboxCheckout, now: Date): string {
  const isOpen = isPayable(checkout, now);
  const product = productName(LOCALE, checkout.offer);
  const buttons = isOpen ? payButtons(checkout) : afterButtons(checkout);
  const form =
    buttons === ''
      ? ''
      : `<form method="post">${options(checkout)}<div class="buttons">${buttons}</div></form>`;
  const standing = isOpen
    ? paragraph(`Open until ${dateText(checkout.expiresAt)} UTC.`)
    : `<p class="state" role="status">${escapeHtml(states[checkout.state])}</p>${subscriptionText(checkout)}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Sandbox checkout: ${escapeHtml(product)}</title>
<link rel="stylesheet" href="/sandbox/style.css">
</head>
<body>
<header><span>Sandbox</span> No money moves here.</header>
<main>
<p class="method">${checkout.method === 'card' ? 'Card' : 'Crypto'}</p>
<h1>${escapeHtml(product)}</h1>
<p class="price">${escapeHtml(moneyText(checkout.offer.price))}</p>
${paragraph(termsOf(checkout))}
${standing}
${form}
<p><a href="${escapeHtml(checkout.returnUrl)}">Back to the application</a></p>
</main>
</body>
</html>
`;
}
