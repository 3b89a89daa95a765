import type { ReplyCharacter } from '../../../server/replies/replyCharacter';
import type { HistoryEntry } from '../../../server/replies/replySource';
import { compose } from '../../../server/replies/scripted/compose';
import { english } from '../../../server/replies/scripted/english';
import type { LanguagePack } from '../../../server/replies/scripted/languagePack';

/** The character's replies to what a user says, the greeting left out. */
export function converse(
  character: ReplyCharacter,
  script: readonly string[],
  name: string | null = null,
  pack: LanguagePack = english,
): string[] {
  const history: HistoryEntry[] = [{ author: 'bot', text: character.texts.greeting }];
  return script.map((text) => {
    history.push({ author: 'user', text });
    const reply = compose({ character, user: { name, locale: 'en' }, history }, pack);
    history.push({ author: 'bot', text: reply });
    return reply;
  });
}

export function transcript(
  character: ReplyCharacter,
  script: readonly string[],
  pack: LanguagePack = english,
): string {
  const { name, greeting } = character.texts;
  const replies = converse(character, script, null, pack);
  const turns = script.flatMap((text, turn) => [
    `**User:** ${text}`,
    `**${name}:** ${replies[turn] ?? ''}`,
  ]);
  return (
    [`# ${name}, ${character.texts.manner}`, `**${name}:** ${greeting}`, ...turns].join('\n\n') +
    '\n'
  );
}
