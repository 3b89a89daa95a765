import { describe, expect, it } from 'vitest';
import { locales } from '../../../common/locales';
import { moneyMail, productName } from '../../../server/mail/moneyMails';
import type { MoneyMailSubject, MoneyMailValues } from '../../../server/mail/moneyMails';
import { reportMail } from '../../../server/mail/reportMails';
import { offersFor } from '../../../server/money/offers';

const [offer] = offersFor({ hasHadTrial: false });
if (offer === undefined) throw new Error('Nothing is sold');

const desires = { ...offer, kind: 'desires', desires: 1_000, period: null, trial_days: 0 } as const;
const premium = { ...offer, kind: 'premium', period: 'year', trial_days: 3 } as const;
const values = (changes: Partial<MoneyMailValues>): MoneyMailValues => ({
  name: 'Ada',
  offer: premium,
  isRenewing: true,
  date: new Date('2027-03-04T23:59:00Z'),
  origin: 'https://example.org',
  ...changes,
});

const SETTINGS = 'https://example.org/settings#subscription';

describe.each(locales)('in %s', (locale) => {
  it.each<[string, MoneyMailSubject, Partial<MoneyMailValues>, string[]]>([
    ['desires', 'purchase', { offer: desires, date: null }, ['1\u00a0000', SETTINGS]],
    ['a trial', 'purchase', {}, ['3', '2027', SETTINGS]],
    ['premium', 'purchase', { offer: { ...premium, trial_days: 0 } }, ['2027', SETTINGS]],
    ['premium in advance', 'purchase', { isRenewing: false }, ['2027']],
    ['a renewal', 'renewal', {}, ['2027', SETTINGS]],
    ['a renewal that failed', 'failed-renewal', {}, ['2027', SETTINGS]],
    ['a cancellation', 'cancellation', {}, ['2027', SETTINGS]],
    ['a cancellation of what is over', 'cancellation', { date: null }, [SETTINGS]],
  ])('the mail about %s says what it is about', (_, about, changes, told) => {
    const { subject, text } = moneyMail(locale, about, values(changes));
    for (const part of told) expect(text).toContain(part);
    expect(subject).not.toBe('');
    expect(`${subject}${text}`).not.toMatch(/[{}]/);
  });

  it('a request to remove a picture is promised a decision in time', () => {
    const dueAt = new Date('2027-03-04T21:05:00Z');
    const { subject, text } = reportMail(locale, 'removal', { receipt: 'R-1', dueAt });
    expect(subject).toContain('R-1');
    expect(text).toMatch(/2027.*(?:21:05|9:05).*UTC/);
  });

  it('a report is answered by what became of it', () => {
    const answers = (['received', 'done', 'refused'] as const).map((state) => {
      const { subject, text } = reportMail(locale, 'decided', {
        receipt: 'R-1',
        state,
        answer: null,
      });
      expect(subject).toContain('R-1');
      expect(text).toContain('R-1');
      return text;
    });
    expect(new Set(answers).size).toBe(3);
  });
});

it.each([
  [1, '1 желание'],
  [3, '3 желания'],
  [21, '21 желание'],
  [100, '100 желаний'],
  [1_002, '1\u00a0002 желания'],
])('%d desires are counted in Russian', (amount, said) => {
  expect(productName('ru', { ...desires, desires: amount })).toBe(said);
});
