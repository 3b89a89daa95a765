import { describe, expect, it } from 'vitest';
import { spokenLocales } from '../../../common/locales';
import type { SpokenLocale } from '../../../common/locales';
import { readNotes } from '../../../server/memory/readNotes';
import { hasSecret } from '../../../server/moderation/secrets';
import { labelled } from './sentences';

/** Least share of what is told that is noted, and most of what is not told that is. */
const RECALL = 0.9;
const FALSE_ALARMS = 0.05;

function measure(locale: SpokenLocale) {
  const rows = labelled[locale].map(([text, ...wanted]) => {
    const got = readNotes(text, { locale }).map(({ note }) => note);
    return {
      text,
      wanted: wanted.length,
      missing: wanted.filter((note) => !got.includes(note)),
      wrong: got.filter((note) => !wanted.includes(note)),
    };
  });
  const told = rows.filter(({ wanted }) => wanted > 0);
  const untold = rows.filter(({ wanted }) => wanted === 0);
  const notes = told.reduce((sum, { wanted }) => sum + wanted, 0);
  const missing = rows.flatMap((row) => row.missing.map((note) => `${row.text} -/- ${note}`));
  const wrong = rows.flatMap((row) => row.wrong.map((note) => `${row.text} => ${note}`));
  const alarms = untold.filter((row) => row.wrong.length > 0).length;
  return {
    sentences: `${told.length} true, ${untold.length} false`,
    recall: 1 - missing.length / notes,
    falseAlarms: alarms / untold.length,
    missing,
    wrong,
  };
}

describe('what a message tells of its author', () => {
  it.each(spokenLocales)('is found in %s, and little that was not told', (locale) => {
    const figures = measure(locale);
    expect(figures.recall, JSON.stringify(figures, null, 1)).toBeGreaterThanOrEqual(RECALL);
    expect(figures.falseAlarms, JSON.stringify(figures, null, 1)).toBeLessThanOrEqual(FALSE_ALARMS);
    process.stdout.write(
      `${locale}: ${figures.sentences}; recall ${figures.recall.toFixed(3)}, false alarms ${figures.falseAlarms.toFixed(3)}\n`,
    );
  });

  it.each([
    ['en', "hey i'm tom, 34, carpenter", ['Tom', 'You are a carpenter']],
    ['en', "i've been a nurse for ten years", ['You are a nurse']],
    ['es', 'hola soy tomas, 34 años, carpintero', ['Tomas', 'Eres carpintero']],
    ['es', 'curro de enfermera', ['Eres enfermera']],
    ['de', 'ich bin jonas, 41, tischler', ['Jonas', 'Du bist Tischler']],
    ['ru', 'я толя, мне 34, столяр', ['Толя', 'Ты работаешь столяром']],
  ] as const)('is found in few words in %s: %s', (locale, text, wanted) => {
    const notes = readNotes(text, { locale }).map(({ note }) => note);
    expect(notes).toEqual(expect.arrayContaining([...wanted]));
  });

  it('is read in the language it is written in, whatever the pages are in', () => {
    expect(readNotes('Ich heiße Ana', { locale: 'en' })).toEqual([
      { kind: 'name', topic: 'name', note: 'Ana' },
    ]);
    expect(readNotes('我住在上海', { locale: 'en' })[0]?.note).toBe('你住在上海');
    expect(readNotes('Я живу в Казани', { locale: 'de' })[0]?.note).toBe('Ты живёшь в Казани');
  });

  it('is a bare answer to a question, too', () => {
    const answers = 'What shall I call you?';
    expect(readNotes('Bo', { locale: 'en' })).toEqual([]);
    expect(readNotes('Call me Bo', { locale: 'en', answers })[0]?.note).toBe('Bo');
  });

  it('tells of one thing once, and the last of it', () => {
    expect(readNotes('Call me Bo. No, call me Teddy.', { locale: 'en' })[0]?.note).toBe('Teddy');
    expect(readNotes('I like jazz. I hate jazz.', { locale: 'en' })).toHaveLength(1);
  });

  it('has an end', () => {
    const many = Array.from(
      { length: 40 },
      (_, at) => `I like thing${String.fromCharCode(97 + (at % 26))}.`,
    );
    expect(readNotes(many.join(' '), { locale: 'en' }).length).toBeLessThanOrEqual(5);
    expect(readNotes(`I like ${'so '.repeat(40_000)}`, { locale: 'en' })).toEqual([]);
  });
});

describe('what is nobody’s to keep', () => {
  it.each([
    'my password is swordfish',
    'PIN 1234',
    'You like 4111 1111 1111 1111',
    'DE89 3704 0044 0532 0130 00',
    'sk-abcdefghijklmnop1234',
    'mein Kennwort',
    'mi contraseña',
    'пароль рыба',
    '我的密码',
    'ana@example.org',
    '+44 7700 900 123',
  ])('%s', (text) => {
    expect(hasSecret(text)).toBe(true);
  });

  it.each([
    'You live in Leeds',
    'Your birthday is on 4 May 1990',
    'You like spinning',
    '你有两个孩子',
  ])('not: %s', (text) => {
    expect(hasSecret(text)).toBe(false);
  });
});
