import type { SpokenLocale } from '../../../common/locales';

/** What the scripted character says to what it could not read. */
export const lostThread: Readonly<Record<SpokenLocale, string>> = {
  en: 'I lost my thread for a moment. Tell me again, in other words?',
  ch: '我刚才走神了。换个说法，再跟我说一遍好吗？',
  es: 'Se me ha ido el hilo un momento. ¿Me lo dices con otras palabras?',
  de: 'Mir ist gerade der Faden gerissen. Sagst du es mir noch einmal, mit anderen Worten?',
  ru: 'У меня на миг оборвалась мысль. Скажи ещё раз, другими словами?',
};
