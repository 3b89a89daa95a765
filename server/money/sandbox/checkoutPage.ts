import { escapeHtml } from '../../http/escapeHtml';
import { productName } from '../../mail/moneyMails';
import { trialEnd } from '../premium';
import type { SandboxAct } from './sandboxActs';
import { isPayable, type SandboxCheckout } from './sandboxCheckout';
import { paidUrl } from '../provider';

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

const isTrial = ({ offer, method }: SandboxCheckout) => offer.trial_days > 0 && method === 'card';

/** What is paid now: nothing where the price is charged after free days. */
const dueNow = (checkout: SandboxCheckout) =>
  moneyText(isTrial(checkout) ? { ...checkout.offer.price, amount: 0 } : checkout.offer.price);

/** Looks like the form of a card; its fields are filled in and never sent. */
const card = `
<fieldset class="card">
  <legend>Card details</legend>
  <label>Card number <input value="4242 4242 4242 4242" readonly></label>
  <label>Expires <input value="12 / 34" readonly></label>
  <label>Security code <input value="123" readonly></label>
  <label>Name on the card <input value="Test Card" readonly></label>
</fieldset>`;

const wallet = ({ id, offer }: SandboxCheckout) => `
<fieldset class="card">
  <legend>Send crypto</legend>
  <label>Amount <input value="${escapeHtml(moneyText(offer.price))}" readonly></label>
  <label>Address <input value="${escapeHtml(id)}" readonly></label>
</fieldset>`;

const payButton = (checkout: SandboxCheckout) =>
  button('pay', isTrial(checkout) ? 'Start the trial' : `Pay ${dueNow(checkout)}`, 'first');

function faultButtons({ method }: SandboxCheckout): string {
  const own =
    method === 'card'
      ? [button('decline', 'Decline the card')]
      : [
          button('pay-short', 'Pay too little'),
          button('pay-over', 'Pay too much'),
          button('pay-late', 'Pay too late'),
        ];
  return [...own, button('expire', 'Let it expire')].join('');
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

/** What a provider has no button for: faults, and what happens after the payment. */
function drawer(checkout: SandboxCheckout, isOpen: boolean): string {
  const buttons = isOpen ? faultButtons(checkout) : afterButtons(checkout);
  return buttons === ''
    ? ''
    : `<details><summary>Test tools</summary>${options(checkout)}<div class="buttons">${buttons}</div></details>`;
}

const open = (checkout: SandboxCheckout) => `
${checkout.method === 'card' ? card : wallet(checkout)}
${payButton(checkout)}
<p class="small">${escapeHtml(termsOf(checkout))} Open until ${dateText(checkout.expiresAt)} UTC.</p>
${button('leave', 'Leave without paying')}`;

const closed = (checkout: SandboxCheckout) => `
<p class="state" role="status">${escapeHtml(states[checkout.state])}</p>${subscriptionText(checkout)}
<p><a class="first" href="${escapeHtml(backUrl(checkout))}">Back to the application</a></p>`;

/** After a payment the application is told so, as by a provider. */
const backUrl = ({ state, returnUrl }: SandboxCheckout) =>
  ['paid', 'short', 'over', 'late'].includes(state) ? paidUrl(returnUrl) : returnUrl;

/** The page of a checkout; all values are escaped. */
export function checkoutPage(checkout: SandboxCheckout, now: Date): string {
  const isOpen = isPayable(checkout, now);
  const product = escapeHtml(productName(LOCALE, checkout.offer));
  const price = escapeHtml(moneyText(checkout.offer.price));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Sandbox checkout: ${product}</title>
<link rel="stylesheet" href="/sandbox/style.css">
</head>
<body>
<header><span>Sandbox</span> No money moves here.</header>
<main>
<section class="order">
<h1>${product}</h1>
<p class="price">${escapeHtml(dueNow(checkout))}</p>
<dl>
<div><dt>${product}</dt><dd>${price}</dd></div>
<div class="total"><dt>Due today</dt><dd>${escapeHtml(dueNow(checkout))}</dd></div>
</dl>
</section>
<form method="post">
${isOpen ? open(checkout) : closed(checkout)}
${drawer(checkout, isOpen)}
</form>
</main>
</body>
</html>
`;
}
