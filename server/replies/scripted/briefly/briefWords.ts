import type { Locale } from '../../../../common/locales';
import { chinese } from './chinese';
import { english } from './english';
import { german } from './german';
import { russian } from './russian';
import type { BriefWords } from './shortAnswer';
import { spanish } from './spanish';

const words: Readonly<Record<Locale, BriefWords>> = {
  ...{ en: english, de: german, es: spanish, ru: russian, ch: chinese },
};

export const briefWords = (locale: Locale): BriefWords => words[locale];

/** Whether a message is such an answer in any language, and so no name: "kinda". */
export const isBriefAnswer = (text: string): boolean => {
  const plain = text.toLowerCase().trim();
  return Object.values(words).some(
    ({ partly, unsure }) => partly.test(plain) || unsure.test(plain),
  );
};
