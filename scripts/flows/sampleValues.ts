/** A likely value for a text, by the name of its property. */
const texts: readonly (readonly [RegExp, string])[] = [
  [/email/i, 'ada@example.com'],
  [/password/i, 'correct horse battery'],
  [/token/i, 'sample-token'],
  [/slug/i, 'ada'],
  [/(?:^n|N)ame$/, 'Ada'],
  [/url$/i, '/media/sample.webp'],
  [/(?:^p|P)ath$|address|href|^to$/i, '/chat/ada'],
  [/(?:At|^at|Until|date|Date|ends?)$/, '2026-12-24T12:00:00.000Z'],
  [/birth|day$/i, '1990-05-17'],
  [/cursor|^page$/i, 'page-2'],
  [/^age$/, '25'],
  [/code$/i, '123456'],
  [/currency/i, 'EUR'],
  [/text|message$|body|note/i, 'Hello there'],
  [/title|subject/i, 'A title'],
  [/search|query|sought/i, 'ada'],
];

export const sampleText = (name: string): string => {
  const known = texts.find(([pattern]) => pattern.test(name));
  if (known) return known[1];
  // One id for everything, so that references point at the thing that exists.
  return /(?:^i|I)ds?$/.test(name) ? 'id-1' : `${name === '' ? 'text' : name}-1`;
};

const hour = 3_600_000;

const numbers: readonly (readonly [RegExp, readonly number[]])[] = [
  [/(?:At|^now|^at)$/, [Date.UTC(2026, 10, 23, 12)]],
  [/ms$/i, [1_000]],
  [/tokens|balance|desires/i, [100, 0]],
  [/price|cost|amount|cents/i, [20]],
  [/width|height/i, [640]],
  [/hour|duration/i, [hour]],
  [/size|bytes/i, [20_000]],
  [/random|jitter/i, [0.5]],
];

export const sampleNumbers = (name: string): readonly number[] =>
  numbers.find(([pattern]) => pattern.test(name))?.[1] ?? [1, 0];
