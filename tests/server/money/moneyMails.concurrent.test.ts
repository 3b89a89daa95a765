import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { mails } from '../../../server/database/schema';
import { spokenLocales } from '../../../common/locales';
import type { SpokenLocale } from '../../../common/locales';
import { settleDue } from '../../../server/money/settleDue';
import { expectStatus } from '../../support/contractClient';
import { startTestServer } from '../../support/server';
import type { TestServer } from '../../support/server';
import { joinShop, settle } from '../../support/shop';

const DAY_MS = 86_400_000;
const NAME = '<b>Ada</b> & "Co"';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function pass(milliseconds: number) {
  server.clock.advance(milliseconds);
  await settleDue(server.services);
  await settle(server);
}

/** What somebody is written who buys in a language, with the time at which each was sent. */
async function correspondence(locale: SpokenLocale) {
  const shopper = await joinShop(server, { name: NAME });
  const buy = async (offerId: string) => {
    const answer = await server.call('createStripeCheckout', {
      token: shopper.token(),
      headers: { 'accept-language': locale },
      body: { client_id: randomUUID(), offer_id: offerId },
    });
    const { url } = expectStatus(answer, 201).body;
    await shopper.act(url, 'pay');
    return url;
  };
  const cancel = async () => {
    expectStatus(await server.call('cancelStripeSubscription', { token: shopper.token() }), 200);
    await settle(server);
  };
  const start = server.clock.now();

  await buy('desires-1000');
  const premium = await buy('premium-month');
  await pass(3 * DAY_MS);
  await shopper.logIn();
  await shopper.act(premium, 'fail-renewal', { isDoubled: true });
  await shopper.act(premium, 'fail-renewal');
  await cancel();
  await pass(1_000);
  await buy('premium-month');
  await cancel();
  await cancel();

  const { database } = server.services;
  const sent = await database
    .select()
    .from(mails)
    .where(eq(mails.recipient, shopper.email))
    .orderBy(asc(mails.createdAt), asc(mails.id));
  const [, ...ofMoney] = sent;
  return { start, mails: ofMoney.map(({ subject, text }) => ({ subject, text })) };
}

/** By the order in which they are sent: a word of the subject and of each fact in the text. */
const expected: Record<
  SpokenLocale,
  { language: string; mails: [subject: string, facts: string[]][] }
> = {
  en: {
    language: 'en',
    mails: [
      ['1 000 desires are yours', ['You bought 1 000 desires for $11.99']],
      ['Premium is yours', ['first 3 days are free', 'On {trial} we charge $9.99']],
      ['Premium has been renewed', ['We charged $9.99', 'next charge is on {renewal}']],
      ['We could not renew your Premium', ['could not charge $9.99', 'yours until {grace}']],
      ['Premium is cancelled', ['has ended, because the last renewal was not paid']],
      ['Premium is yours', ['You paid $9.99', 'next charge of $9.99 is on {again}']],
      ['Premium is cancelled', ['yours until {again}, and you won’t be charged again']],
    ],
  },
  de: {
    language: 'de',
    mails: [
      ['1 000 Wünsche gehören dir', ['1 000 Wünsche für 11,99 $ gekauft']],
      ['Premium gehört dir', ['ersten 3 Tage sind kostenlos', 'Am {trial} buchen wir']],
      ['Premium wurde verlängert', ['9,99 $ für Premium abgebucht', 'ist am {renewal}']],
      ['Premium konnte nicht verlängert werden', ['9,99 $ für', 'noch bis zum {grace}']],
      ['Premium ist gekündigt', ['gekündigt und beendet, weil']],
      ['Premium gehört dir', ['Du hast 9,99 $ bezahlt', 'von 9,99 $ ist am {again}']],
      ['Premium ist gekündigt', ['gehört dir noch bis zum {again}']],
    ],
  },
  es: {
    language: 'es',
    mails: [
      ['1 000 deseos ya son tuyos', ['1 000 deseos por 11,99 US$']],
      ['Premium ya es tuyo', ['primeros 3 días son gratis', 'El {trial} haremos']],
      ['Premium se ha renovado', ['cobrado 9,99 US$', 'próximo cobro será el {renewal}']],
      ['No hemos podido renovar Premium', ['cobrar 9,99 US$', 'tuyo hasta el {grace}']],
      ['Premium está cancelado', ['está cancelado y ha terminado']],
      ['Premium ya es tuyo', ['Has pagado 9,99 US$', 'cobro de 9,99 US$ será el {again}']],
      ['Has cancelado Premium', ['Sigue siendo tuyo hasta el {again}']],
    ],
  },
  ru: {
    language: 'ru',
    mails: [
      ['На твоём балансе 1 000 желаний', ['1 000 желаний за 11,99 $']],
      ['Премиум подключён', ['Первые 3 дня бесплатно', '9,99 $ — будет {trial}']],
      ['Премиум продлён', ['Мы списали 9,99 $', 'списание будет {renewal}']],
      ['Не удалось продлить Премиум', ['списать 9,99 $', 'останется у тебя до {grace}']],
      ['Премиум отменён', ['отменён и закончился']],
      ['Премиум подключён', ['Оплачено: 9,99 $', '9,99 $ — будет {again}']],
      ['Премиум отменён', ['останется у тебя до {again}']],
    ],
  },
  ch: {
    language: 'zh',
    mails: [
      ['1 000 个心愿已到账', ['你以 US$11.99 购买了 1 000 个心愿']],
      ['高级会员已开通', ['前 3 天免费', '{trial}将首次扣款 US$9.99']],
      ['高级会员已续费', ['扣款 US$9.99', '下次扣款日期是{renewal}']],
      ['高级会员续费失败', ['扣款 US$9.99', '继续使用到{grace}']],
      ['高级会员已取消', ['已取消并结束']],
      ['高级会员已开通', ['你已支付 US$9.99', '的日期是{again}']],
      ['高级会员已取消', ['继续使用到{again}']],
    ],
  },
};

it.each(spokenLocales)(
  'in %s: bought, begun, renewed, not renewed, cancelled, each told once with price and date',
  async (locale) => {
    const { language, mails: wanted } = expected[locale];
    const { start, mails: sent } = await correspondence(locale);
    const day = (date: Date) =>
      new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
    const afterMonth = (from: Date) =>
      new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, from.getUTCDate()));
    const trial = new Date(start.getTime() + 3 * DAY_MS);
    const renewal = afterMonth(trial);
    const dates: Record<string, string> = {
      trial: day(trial),
      renewal: day(renewal),
      grace: day(new Date(renewal.getTime() + 7 * DAY_MS)),
      again: day(afterMonth(trial)),
    };
    const plain = (text: string) => text.replaceAll('\u00a0', ' ');
    expect(sent.map(({ subject }) => plain(subject))).toEqual(wanted.map(([subject]) => subject));
    for (const [index, [, facts]] of wanted.entries()) {
      const text = plain(sent[index]?.text ?? '');
      expect(text).toContain(NAME);
      expect(text).toContain(`${server.origin}/settings#subscription`);
      for (const fact of facts)
        expect(text).toContain(fact.replace(/\{(\w+)\}/, (_, name) => dates[String(name)] ?? name));
      expect(text).not.toMatch(/undefined|null|NaN|\{|\}/);
    }
  },
);

it.each([
  { name: 'for the end of the period', isPastDue: false, text: 'It stays yours until' },
  { name: 'where a renewal failed', isPastDue: true, text: 'and has ended' },
])(
  'tell once of a cancellation $name of which the provider has told before it answered',
  async ({ isPastDue, text }) => {
    const shopper = await joinShop(server);
    const { url } = await shopper.buy('premium-month');
    if (isPastDue) await shopper.act(url, 'fail-renewal');
    const provider = server.services.payments.named('sandbox');
    if (provider === null) throw new Error('There is no sandbox');
    const { cancelSubscription } = provider;
    const asked = vi.spyOn(provider, 'cancelSubscription').mockImplementation(async (...of) => {
      await cancelSubscription(...of);
      await settle(server);
    });
    const cancel = () => server.call('cancelStripeSubscription', { token: shopper.token() });
    for (const answer of await Promise.all([cancel(), cancel()])) expectStatus(answer, 200);
    await settle(server);
    expectStatus(await cancel(), isPastDue ? 404 : 200);
    await settle(server);
    expect(asked.mock.calls.length).toBeGreaterThan(0);
    asked.mockRestore();
    const sent = await server.services.database
      .select({ subject: mails.subject, text: mails.text })
      .from(mails)
      .where(eq(mails.recipient, shopper.email));
    const told = sent.filter(({ subject }) => subject === 'Premium is cancelled');
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain(text);
  },
);

it('are shown by the outbox as they are, and as nothing of a page', async () => {
  await correspondence('en');
  const page = await (await fetch(`${server.origin}/dev/outbox`)).text();
  expect(page).toContain('Hello &lt;b&gt;Ada&lt;/b&gt; &amp; &quot;Co&quot;,');
  expect(page).not.toContain('<b>Ada');
});
