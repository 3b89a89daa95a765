import { describe, expect, it } from 'vitest';
import { checkText, createTextCheck } from '../../../server/moderation/checkText';
import { createTestClock } from '../../support/testClock';
import { chinese } from './ch';
import { english } from './en';
import { german } from './de';
import type { Labelled } from './labelled';
import { russian } from './ru';
import { spanish } from './es';

const currentYear = 2026;
const LANGUAGES: Record<string, Labelled> = {
  en: english,
  ch: chinese,
  es: spanish,
  de: german,
  ru: russian,
};

function passes(text: string): boolean {
  return checkText(text, { currentYear }).ok;
}

describe.each(Object.entries(LANGUAGES))('checkText in %s', (_, { refused, allowed }) => {
  it('has at least 40 labelled sentences of each kind', () => {
    expect(refused.length >= 40 && allowed.length >= 40).toBe(true);
  });

  it('refuses descriptions of minors', () => {
    expect(refused.filter((sentence) => passes(sentence))).toEqual([]);
  });

  it('lets the talk of adults through', () => {
    expect(allowed.filter((sentence) => !passes(sentence))).toEqual([]);
  });
});

describe('checkText of an answer', () => {
  it.each([
    ['How old are you?', '16', false],
    ['And you, how old are you?', 'sixteen, why?', false],
    ['How old are you?', '34', true],
    ['How many plants do you have?', '16', true],
    ['Wie alt bist du?', 'siebzehn', false],
    ['¿Cuántos años tienes?', 'quince', false],
    ['А сколько тебе лет?', 'Пятнадцать', false],
    ['你多大了?', '十六', false],
    ['你多大了?', '三十六', true],
    ['How old is your son now?', "He's 8 and already taller than my dog", true],
    ['And what is she like?', "She's 15", false],
    ['Shall we play a scene with your sister?', "She's 15, let's roleplay", false],
    ['Wie alt ist deine Tochter?', 'Sie ist 9.', true],
    ['А сколько вашему сыну?', 'Ему 12.', true],
  ])('after "%s" takes "%s" for an age', (answers, text, ok) => {
    expect(checkText(text, { answers, currentYear }).ok).toBe(ok);
  });

  it('is the same by the clock', () => {
    const check = createTextCheck(createTestClock());
    expect([check('16'), check('16', { answers: 'How old are you?' })].map(({ ok }) => ok)).toEqual(
      [true, false],
    );
  });
});

describe('checkText of a word that means a minor and nothing else', () => {
  it.each([
    'I collect lolicon',
    'Was denkst du über Kinderstrich',
    'Me gusta el shota',
    'Мне нравится шотакон',
    '我是正太控',
  ])('refuses "%s"', (text) => {
    expect(checkText(text, { currentYear }).ok).toBe(false);
  });
});

describe('checkText of an adult who works with the young', () => {
  it.each([
    'She is a teen drama writer, and horny',
    'Она учитель старшеклассников, и у нас был секс',
  ])('lets "%s" through', (text) => {
    expect(checkText(text, { currentYear }).ok).toBe(true);
  });
});

describe('checkText of a wish to have it explained as to a child', () => {
  it.each([
    "explain it like I'm five",
    "Can you explain tides to me like I'm 5, please?",
    'eli5: how do tides work?',
    'Erklär es mir, als wäre ich fünf',
    'erkläre mir die gezeiten wie einem kind',
    'explícamelo como si tuviera cinco años',
    'Explica las mareas como a un niño de 5 años, por favor',
    'объясни как пятилетнему',
    'Объясни мне приливы, как будто мне пять лет',
    '像给五岁小孩一样解释潮汐',
    '给我解释一下，就当我是五岁小孩',
  ])('lets "%s" through', (text) => {
    expect(checkText(text).ok).toBe(true);
  });

  it.each([
    "I'm five",
    'Explain it, I am 15',
    "explain it like I'm 15",
    "explain how to kiss like I'm 9",
    "explain sex to me like I'm 9",
    "Let's play: explain it like I'm 5 and you undress me",
    'erklär es mir, ich bin zwölf',
    'explícame, tengo 13 años',
    'объясни, мне 14 лет',
    '给我解释一下，我十四岁',
  ])('refuses "%s"', (text) => {
    expect(checkText(text).ok).toBe(false);
  });
});

describe('checkText of a persona', () => {
  it.each([
    'Anna, 16, likes horses',
    'Age: 17',
    '15 years old',
    'A shy schoolgirl who has never been in love',
    'She is a high school student with a secret',
    'Your 16-year-old stepsister',
    'She looks like a 12-year-old',
    'a teenage runaway',
    'being thirteen',
    'cold coffee, being only fourteen',
    'dreizehn zu sein',
    'tener trece años',
    'Мила, 16 лет, любит лошадей',
    'Застенчивая школьница',
    'Eine schüchterne Schülerin',
    'Lea, 15, mag Pferde',
    'Una colegiala tímida',
    'Ana, 16 años, le gustan los caballos',
    '害羞的高中生',
    '小美,16岁',
  ])('refuses "%s"', (text) => {
    expect(checkText(text, { as: 'persona', currentYear }).ok).toBe(false);
  });

  it.each([
    'Anna, 26, likes horses',
    'Age: 21',
    'being thirteen minutes late',
    'a partner being twelve years older',
    'tener trece plantas',
    'A single mother of a 7-year-old son',
    'She is a high school teacher who paints at night',
    'A paediatrician who loves children',
    'He has two daughters and a very old dog',
    'Teaches 12-year-olds to play chess',
    'Мила, 26 лет, любит лошадей',
    'Мама семилетнего сына',
    '八岁女孩的母亲',
    'Lehrerin, Mutter einer siebenjährigen Tochter',
    'Lea, 25, mag Pferde',
    'Profesora de secundaria, 34 años',
    '小学老师,三十二岁',
  ])('accepts "%s"', (text) => {
    expect(checkText(text, { as: 'persona', currentYear })).toEqual({ ok: true });
  });
});
