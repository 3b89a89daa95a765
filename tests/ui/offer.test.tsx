import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import { offerMachine } from '../../src/machines/offer/offerMachine';
import type { IntentCommand } from '../../src/machines/payment/intent';
import { paymentMachine } from '../../src/machines/payment/paymentMachine';
import { DesiresDialog } from '../../src/ui/offer/DesiresDialog';
import { PremiumDialog } from '../../src/ui/offer/PremiumDialog';
import type { Face } from '../../src/ui/offer/useFaces';
import { character } from '../support/fixtures/characters';
import { createPremium, discount, plans } from '../support/fixtures/offers';
import { fillJsdomGaps } from '../support/fixtures/jsdomGaps';
import { offerAt } from '../support/fixtures/payments';
import { personaAt } from '../support/fixtures/personas';
import { renderView } from '../support/fixtures/views';

beforeAll(fillJsdomGaps);

const uuid = expect.stringMatching(/^[\da-f-]{36}$/);
const buy = { type: 'offer.buy', clientId: uuid };

function desires(...[rest, changes]: Parameters<typeof offerAt>) {
  const actor = offerAt(rest, changes);
  const sent = vi.spyOn(actor, 'send').mockImplementation(() => undefined);
  renderView(<DesiresDialog actor={actor} balance={1234} />);
  return { sent };
}

function premium(
  changes: Parameters<typeof offerAt>[1] = {},
  hasPremium = false,
  faces: readonly Face[] = [],
  draft?: ReturnType<typeof personaAt>,
) {
  const actor = offerAt('shown', {
    kind: 'premium',
    offers: plans,
    chosen: plans[0] ?? null,
    ...changes,
  });
  const sent = vi.spyOn(actor, 'send').mockImplementation(() => undefined);
  renderView(<PremiumDialog actor={actor} hasPremium={hasPremium} faces={faces} draft={draft} />);
  return { sent };
}

const benefits = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => screen.getByRole('dialog');

describe('desires', () => {
  it('are chosen by the pack, with the price beside each and on the button', async () => {
    const { sent } = desires('shown');
    expect(within(dialog()).getByText('1 234 desires')).toBeInTheDocument();
    const choices = within(screen.getByRole('group', { name: 'How many desires' }));
    expect(
      choices.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent),
    ).toEqual([
      '150150 desires$2.49$1.66 per 100',
      '350350 desires$4.99$1.43 per 100',
      '1\u00a00001\u00a0000 desiresBest value$11.99$1.20 per 100',
    ]);
    expect(choices.getByRole('radio', { name: /350 desires/ })).toBeChecked();
    await userEvent.click(choices.getByRole('radio', { name: /150 desires/ }));
    expect(sent).toHaveBeenLastCalledWith({ type: 'offer.choose', id: 'desires-150' });
    expect(screen.getByText(/You pay once; nothing renews/)).toBeVisible();
    await press('Buy 350 for $4.99');
    expect(sent).toHaveBeenLastCalledWith(buy);
  });

  it('are paid by card or crypto, and nothing is asked where there is one way', async () => {
    const { sent } = desires('shown');
    await userEvent.click(screen.getByRole('radio', { name: 'Crypto' }));
    expect(sent).toHaveBeenCalledExactlyOnceWith({ type: 'offer.chooseMethod', method: 'crypto' });
  });

  it('ask nothing where there is one way to pay', () => {
    desires('shown', { methods: ['crypto'], method: 'crypto' });
    expect(screen.queryByRole('group', { name: 'How to pay' })).not.toBeInTheDocument();
  });

  it('wait, and have nothing to buy before they are there', () => {
    desires('loading', { offers: [], chosen: null });
    expect(screen.getByText('Loading the offers')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Buy/ })).not.toBeInTheDocument();
  });

  it('that cannot be loaded say so, and are asked for again', async () => {
    const { sent } = desires('failed', { offers: [], chosen: null });
    expect(screen.getByRole('alert')).toHaveTextContent('The prices could not be loaded');
    await press('Try again');
    expect(sent).toHaveBeenCalledExactlyOnceWith({ type: 'offer.retry' });
  });

  it('M1 give way to the payment with the first press', async () => {
    const intents = fromCallback<IntentCommand>(() => undefined);
    const actor = offerAt(
      'shown',
      {},
      offerMachine.provide({
        actors: {
          intents,
          recordClick: fromPromise<void, { from: string }>(() => Promise.resolve()),
          payment: paymentMachine.provide({ actors: { intents } }),
        },
      }),
    );
    renderView(<DesiresDialog actor={actor} balance={0} />);
    const button = screen.getByRole('button', { name: 'Buy 350 for $4.99' });
    await userEvent.dblClick(button);
    expect(button).not.toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Your purchase' })).toBeVisible();
    actor.stop();
  });

  it('M1 stay where the second half of a double click meets the backdrop, and go by one click', () => {
    const { sent } = desires('shown');
    fireEvent.mouseDown(dialog(), { detail: 2 });
    expect(sent).not.toHaveBeenCalled();
    fireEvent.mouseDown(dialog(), { detail: 1 });
    expect(sent).toHaveBeenCalledExactlyOnceWith({ type: 'offer.close' });
  });
});

describe('the discount', () => {
  const running = { discount, chosen: discount.offer };

  it('says price, old price, end and minutes, and is as easy to refuse as to take', async () => {
    const { sent } = desires('discounted', running);
    expect(dialog()).toHaveTextContent('$1.99');
    expect(dialog()).toHaveTextContent('instead of $4.99 · 60 % off');
    expect(screen.getByRole('status')).toHaveTextContent(/^Until 9:45\sPM, 12 minutes left$/);
    await press('No, thanks');
    expect(sent).toHaveBeenLastCalledWith({ type: 'offer.close' });
    await press('Buy 350 for $1.99');
    expect(sent).toHaveBeenLastCalledWith(buy);
  });

  it('comes first among the packs while it runs', () => {
    desires('shown', running);
    const [first] = screen.getAllByRole('radio');
    expect(first).toBeChecked();
    expect(first?.closest('label')).toHaveTextContent('instead of $4.99');
  });

  it('that has ended cannot be bought, and leads to the offers', async () => {
    const { sent } = desires('ended', { chosen: null });
    expect(screen.getByRole('dialog', { name: 'This offer has ended' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Nothing was charged.');
    expect(screen.queryByRole('button', { name: /^Buy/ })).not.toBeInTheDocument();
    await press('See the offers');
    expect(sent).toHaveBeenCalledExactlyOnceWith({ type: 'offer.retry' });
  });
});

describe('premium', () => {
  it('is chosen by the month or the year, with what the year saves', async () => {
    const { sent } = premium();
    const [monthly, yearly] = screen.getAllByRole('radio');
    expect(monthly?.closest('label')).toHaveTextContent('Monthly$12.99 a month');
    expect(yearly?.closest('label')).toHaveTextContent('YearlySave 49 %$6.67 a month$79.99 a year');
    if (yearly) await userEvent.click(yearly);
    expect(sent).toHaveBeenLastCalledWith({ type: 'offer.choose', id: 'premium-year' });
    await press('Try 3 days free');
    expect(sent).toHaveBeenLastCalledWith(buy);
  });

  it.each([
    [
      'by card with a trial',
      {},
      'Try 3 days free',
      /^Nothing is charged before \w+ \d+; then \$12\.99 each month, until you cancel\./,
    ],
    [
      'by card',
      { chosen: createPremium({ period: 'year', trialDays: 0 }) },
      'Get Premium for $12.99',
      /^\$12\.99 today, then every year until you cancel\./,
    ],
    [
      'in crypto',
      { method: 'crypto' },
      'Get Premium for $12.99',
      /^\$12\.99 once, for a month and 3 free days\. It does not renew/,
    ],
  ] as const)(
    'says beside the button what is charged, when, and how it ends: %s',
    (_how, changes, button, terms) => {
      premium(changes);
      const footer = screen.getByRole('button', { name: button }).parentElement;
      expect(footer?.querySelector('p')).toHaveTextContent(terms);
    },
  );

  it('lists all that it holds', () => {
    premium();
    expect(benefits()).toEqual([
      'Hear their voice in every message',
      'Call them and talk in real time',
      'Write as much as you like',
      'Meet every Premium character',
      'Every picture in your chats, unlocked',
      'Create characters of your own',
      '100 desires now, 100 more each day you log in',
    ]);
    expect(screen.getByRole('dialog', { name: 'What you get with Premium' })).toBeVisible();
  });

  it.each([
    ['voice', 'Hear Inês’s voice', 'Hear their voice in every message'],
    ['call', 'Call Inês', 'Call them and talk in real time'],
    ['dailyLimit', 'Keep talking to Inês', 'Write as much as you like'],
    ['character', 'Get to know Inês', 'Meet every Premium character'],
    ['persona', 'Bring your own character to life', 'Create characters of your own'],
  ])('that was met by %s leads with it and with the face', (from, title, first) => {
    premium({ from }, false, [character('ines')]);
    expect(screen.getByRole('dialog', { name: title })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Inês' })).toBeVisible();
    expect(benefits()[0]).toBe(first);
  });

  it('at the end of the wizard is about the character that was made, and leads back to it', async () => {
    const draft = personaAt({ making: 'review' }, { step: 'review' });
    premium({ from: 'persona' }, false, [character('ines')], draft);
    expect(screen.getByRole('dialog', { name: 'Aldo is almost here' })).toBeVisible();
    expect(await screen.findByText('Aldo, 34')).toBeVisible();
    expect(screen.queryByRole('img', { name: 'Inês' })).not.toBeInTheDocument();
    cleanup();
    const { sent } = premium({ from: 'persona' }, true, [], draft);
    await press('Back to your character');
    expect(sent).toHaveBeenCalledExactlyOnceWith({ type: 'offer.close' });
  });

  it('is not sold to who has it', () => {
    premium({}, true);
    expect(screen.queryAllByRole('radio')).toEqual([]);
    expect(
      screen.getAllByRole('button').map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Close']);
    expect(screen.getByRole('link', { name: 'Manage subscription' })).toHaveAttribute(
      'href',
      '/settings',
    );
  });
});
