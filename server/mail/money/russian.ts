import type { Formatted, MoneyTexts } from './texts';

const each = ({ period }: Formatted) => (period === 'year' ? 'в год' : 'в месяц');

const forms: Partial<Record<Intl.LDMLPluralRule, string>> = {
  one: 'желание',
  few: 'желания',
};
function wishes(desires: string): string {
  const form = new Intl.PluralRules('ru').select(Number(desires.replaceAll('\u00a0', '')));
  return `${desires} ${forms[form] ?? 'желаний'}`;
}

function terms(values: Formatted): string[] {
  const { price, date, trialDays, isRenewing, settings } = values;
  if (!isRenewing)
    return [
      `Оплата вперёд: ${price}. Премиум действует до ${date} и не продлевается, поэтому отменять ничего не нужно.`,
    ];
  return [
    trialDays > 0
      ? `Первые ${trialDays} дня бесплатно. Первое списание — ${price} — будет ${date}, дальше ${price} ${each(values)}.`
      : `Оплачено: ${price}. Следующее списание — ${price} — будет ${date}.`,
    `Отменить можно в любой момент одним действием, оплаченное останется у тебя: ${settings}`,
  ];
}

export const russian: MoneyTexts = {
  product: ({ desires, period }) =>
    period === null ? wishes(desires) : `Премиум на ${period === 'year' ? 'год' : 'месяц'}`,
  desires: ({ desires, price, settings }) => ({
    subject: `На твоём балансе ${wishes(desires)}`,
    paragraphs: [
      `Спасибо за покупку: ${wishes(desires)} за ${price}. Они уже на твоём балансе.`,
      `Все покупки и изменения баланса видны в настройках: ${settings}`,
    ],
  }),
  premium: (values) => ({
    subject: 'Премиум подключён',
    paragraphs: [
      `Спасибо! Премиум подключён, и на твоём балансе ещё ${wishes(values.desires)}.`,
      ...terms(values),
    ],
  }),
  renewal: (values) => ({
    subject: 'Премиум продлён',
    paragraphs: [
      `Мы списали ${values.price} за премиум. Следующее списание будет ${values.date}.`,
      `Отменить можно в любой момент в настройках: ${values.settings}`,
    ],
  }),
  failedRenewal: (values) => ({
    subject: 'Не удалось продлить премиум',
    paragraphs: [
      `Нам не удалось списать ${values.price} за премиум. В ближайшие дни мы попробуем ещё раз. Проверь, пожалуйста, что карта действует и на ней достаточно средств.`,
      `Премиум останется у тебя до ${values.date}. Если до этого дня оплата не пройдёт, он закончится, и больше ничего списано не будет.`,
      `Отменить можно в любой момент в настройках: ${values.settings}`,
    ],
  }),
  cancellation: ({ date, settings }) => ({
    subject: 'Премиум отменён',
    paragraphs: [
      `Премиум отменён. Он останется у тебя до ${date}, и больше ничего списано не будет.`,
      `Захочешь вернуть? До этого дня отмену можно отозвать в настройках: ${settings}`,
    ],
  }),
  endedCancellation: ({ settings }) => ({
    subject: 'Премиум отменён',
    paragraphs: [
      'Премиум отменён и закончился, потому что последнее продление не было оплачено. Больше ничего списано не будет.',
      `Подключить его снова можно в любой момент в настройках: ${settings}`,
    ],
  }),
};
