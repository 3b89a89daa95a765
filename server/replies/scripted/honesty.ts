import { asksIfAi } from '../asksIfAi/asksIfAi';
import type { ReplyRequest } from '../replySource';
import { packOf } from './packs';
import { Voice } from './voice';

type Wanted = Pick<ReplyRequest, 'character' | 'user' | 'history' | 'unwanted'>;

/**
 * That the character is an AI, in its own words and in the language of the question; null when the
 * user's last message does not ask. It is said again rather than not at all.
 */
export function honestyOf({ character, user, history, unwanted = [] }: Wanted): string | null {
  const locale = asksIfAi(history.at(-1)?.text ?? '', user.locale);
  if (locale === null) return null;
  const language = packOf(locale);
  const pack = language.spokenBy?.(character.facts.gender) ?? language;
  const said = history.flatMap(({ author, text }) => (author === 'bot' ? [text] : []));
  const voice = new Voice(
    character.facts.slug,
    pack,
    [...said, ...unwanted].map((text) => pack.sentences(text)),
    false,
  );
  const { real } = pack.registers[character.texts.manner];
  return voice.pick('real', real) ?? voice.oldest(real);
}
