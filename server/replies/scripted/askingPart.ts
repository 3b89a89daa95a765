import type { AskedSelf } from '../askedSelf/askedSelf';
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

/** What a message asks the character: a question after a statement is read by itself. */
export function askedOf(text: string, pack: LanguagePack): AskedSelf {
  const whole = pack.self.asked(text);
  const asking = whole.isAboutUser ? askingPart(text, pack) : null;
  if (asking === null || asking === text) return whole;
  const { each, isAboutUser, isToCharacter, subjects } = pack.self.asked(asking);
  return isToCharacter && !isAboutUser
    ? { ...whole, each, isAboutUser, isToCharacter, subjects }
    : whole;
}
