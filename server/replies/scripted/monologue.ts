import type { Locale } from '../../../common/locales';
import type { ReplyCharacter } from '../replyCharacter';
import { packOf } from './packs';
import { Voice } from './voice';

/**
 * What a character says who does not know what was said to it: something of its own life and a
 * thought, in its manner, no question; nothing that was `said` before.
 */
export function monologue(
  { facts, texts }: ReplyCharacter,
  locale: Locale,
  said: readonly string[],
): string {
  const language = packOf(locale);
  const pack = language.spokenBy?.(facts.gender) ?? language;
  const { muse } = pack.registers[texts.manner];
  const before = said.map((text) => pack.sentences(text));
  const voice = new Voice(facts.slug, pack, before, false);
  const sentences = [
    voice.pick('anecdote', texts.anecdotes),
    voice.pick('muse', muse) ?? voice.oldest(muse),
  ];
  return sentences.filter((sentence) => sentence !== null).join(pack.gap ?? ' ');
}
