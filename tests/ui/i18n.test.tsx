import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createProductIntl } from '../../src/i18n/createProductIntl';
import { english } from '../../src/i18n/english';
import { IntlBoundary } from '../../src/i18n/IntlBoundary';
import { isLocale, locales, toIntlLocale } from '../../common/locales';
import { isMessages, type Messages } from '../../src/i18n/messageTypes';

afterEach(cleanup);

const german: Messages = {
  'action.close': [{ type: 0, value: 'Schließen' }],
  'desires.amount': [
    {
      type: 6,
      value: 'amount',
      offset: 0,
      pluralType: 'cardinal',
      options: {
        one: { value: [{ type: 7 }, { type: 0, value: ' Wunsch' }] },
        other: { value: [{ type: 7 }, { type: 0, value: ' Wünsche' }] },
      },
    },
  ],
};

describe('locale', () => {
  test('ch is zh to the world, the others keep their name', () => {
    expect(locales.map(toIntlLocale)).toEqual(['en', 'zh', 'es', 'de', 'ru']);
  });

  test('only the five languages are locales', () => {
    expect(['en', 'ch', 'zh', 'EN', '', null].map(isLocale)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('X1 a name in a sentence', () => {
  const inSentence = (name: string) =>
    locales.map((locale) =>
      createProductIntl({ locale, messages: english, onError: fail }).formatMessage(
        { id: 'chats.menu' },
        { name },
      ),
    );

  test.each([
    ['Anna\u202egnp.exe', 'Annagnp.exe'],
    ['\u2069\u2069Anna\u2067', 'Anna'],
    ['نورا\u202e', '\u2068نورا\u2069'],
    ['Anna', 'Anna'],
  ])('%j turns nothing but itself', (name, shown) => {
    expect(inSentence(name)).toEqual(inSentence('Anna').map((text) => text.replace('Anna', shown)));
  });
});

describe('numbers', () => {
  test.each(locales)('have U+00A0 between thousands and a comma under %s', (locale) => {
    const intl = createProductIntl({ locale, messages: english, onError: fail });
    const values = [1234567.8, 1234, 999, 0, -1234.5, 0.25];
    expect(values.map((value) => intl.formatNumber(value))).toEqual([
      '1\u00a0234\u00a0567,8',
      '1\u00a0234',
      '999',
      '0',
      '-1\u00a0234,5',
      '0,25',
    ]);
    expect(intl.formatMessage({ id: 'desires.amount' }, { amount: 12345 })).toContain(
      '12\u00a0345',
    );
  });

  test("money keeps the language's own way of writing", () => {
    const price = (locale: 'en' | 'de') =>
      createProductIntl({ locale, messages: english, onError: fail }).formatNumber(4.99, {
        style: 'currency',
        currency: 'USD',
      });
    expect([price('en'), price('de')]).toEqual(['$4.99', '4,99\u00a0$']);
  });
});

describe('a language', () => {
  test('shows its own texts with its own plurals', () => {
    const intl = createProductIntl({ locale: 'de', messages: german, onError: fail });
    expect(intl.formatMessage({ id: 'action.close' })).toBe('Schließen');
    expect(intl.formatMessage({ id: 'desires.amount' }, { amount: 1 })).toBe('1 Wunsch');
    expect(intl.formatMessage({ id: 'desires.amount' }, { amount: 2 })).toBe('2 Wünsche');
  });

  test('shows English for a missing message and reports it once', () => {
    const onError = vi.fn<(error: Error) => void>();
    const intl = createProductIntl({ locale: 'de', messages: german, onError });
    expect(intl.formatMessage({ id: 'action.tryAgain' })).toBe('Try again');
    expect(intl.formatMessage({ id: 'action.tryAgain' })).toBe('Try again');
    expect(onError.mock.calls.map(([error]) => error.message)).toEqual([
      'Missing message "action.tryAgain" in "de"',
    ]);
  });

  test('shows English in silence while its messages load', () => {
    const intl = createProductIntl({ locale: 'ru', messages: undefined, onError: fail });
    expect(intl.formatMessage({ id: 'action.close' })).toBe('Close');
  });

  test('changes in place: what was typed stays', () => {
    function Field() {
      const intl = useIntl();
      const [mountedIn] = useState(intl.locale);
      return (
        <p>
          {mountedIn}: <FormattedMessage id="action.close" />
        </p>
      );
    }
    const view = render(
      <IntlBoundary locale="en">
        <Field />
      </IntlBoundary>,
    );
    expect(screen.getByText('en: Close')).toBeDefined();
    view.rerender(
      <IntlBoundary locale="de" messages={german}>
        <Field />
      </IntlBoundary>,
    );
    expect(screen.getByText('en: Schließen')).toBeDefined();
  });
});

describe('fetched messages', () => {
  test('are accepted in their compiled shape alone', () => {
    const answers = [english, {}, null, [], 'text', { 'a.b': 'text' }, { 'a.b': [{ value: 1 }] }];
    expect(answers.map(isMessages)).toEqual([true, true, false, false, false, false, false]);
  });
});

function fail(error: Error): never {
  throw error;
}
