import type { LanguagePack } from './languagePack';

/** The last question of a message, without what is told before it; null where nothing is asked. */
export function askingPart(text: string, pack: LanguagePack): string | null {
  const { isQuestion, self, sentences, shortAnswers } = pack;
  const asks = (sentence: string) => {
    const { moves } = self.asked(sentence);
    return (
      isQuestion(sentence) ||
      moves.has('ask') ||
      moves.has('wh') ||
      shortAnswers.opens.test(sentence.toLowerCase())
    );
  };
  return sentences(text).findLast(asks) ?? null;
}
