import { spokenIn } from '../../../common/locales';
import type { Locale } from '../../../common/locales';
import type { SelfSubject } from '../../seed/character';
import type { ReplyCharacter } from '../replyCharacter';
import { asksAt, eveningWords } from '../evenings/eveningLines';
import { choicesAt, wasBegun } from '../scripted/evening';
import { packOf } from '../scripted/packs';
import { asksFor, game, lightens } from './wordings';

const MOST_QUESTIONS = 2;

/** So many of the character's messages come before an evening is offered. */
const BEFORE_AN_EVENING = 3;

/** An evening goes on over as many of the character's messages about something else. */
const EVENING_LASTS = 2;

/** After hard news, nothing is suggested for so many of the character's messages. */
const HARD_TIME = 4;

/**
 * What the user may say next, in their language: two questions that the character has not answered
 * yet, and something light; in an evening, what its turn offers. Only the character's messages are read, never the user's.
 * @param said The character's messages, oldest first.
 */
export function suggestionsFor(
  { facts, texts }: ReplyCharacter,
  said: readonly string[],
  language: Locale,
): string[] {
  const locale = spokenIn(language);
  const pack = packOf(locale);
  const { common, registers } = pack.spokenBy?.(facts.gender) ?? pack;
  const wasSaid = (messages: readonly string[], lines: readonly string[]) =>
    messages.some((message) => lines.some((line) => message.includes(line)));
  const hard = [...Object.values(common.hardNews).flat(), ...common.crisis];
  if (wasSaid(said.slice(-HARD_TIME), hard)) return [];
  if (wasSaid(said.slice(-1), registers[texts.manner].bye)) return [];
  const evening = choicesAt(said.slice(-EVENING_LASTS), locale);
  const isOpen = (subject: SelfSubject) => {
    const line = texts.self[subject];
    return line !== undefined && !wasSaid(said, [line]);
  };
  if (evening !== null) {
    const asked = asksFor.find(([subject]) => subject === asksAt[evening.state]);
    const asks = asked !== undefined && isOpen(asked[0]) ? asked[1][locale] : null;
    return [evening.first.label, evening.second.label, asks ?? eveningWords(locale).leave];
  }
  const questions = asksFor.filter(([subject]) => isOpen(subject)).map(([, own]) => own[locale]);
  const light = lightens.filter(([subject]) => isOpen(subject)).map(([, own]) => own[locale]);
  const mayBegin = said.length > BEFORE_AN_EVENING && !wasBegun(said, locale);
  const lightest = mayBegin ? eveningWords(locale).begin : (light[0] ?? game[locale]);
  return [...questions.slice(0, MOST_QUESTIONS), lightest];
}
