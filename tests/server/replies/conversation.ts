import type { Gender } from '../../../common/settings';
import type { ReplyCharacter } from '../../../server/replies/replyCharacter';
import { READ_MESSAGES } from '../../../server/replies/freshness';
import type { HistoryEntry } from '../../../server/replies/replySource';
import { compose } from '../../../server/replies/scripted/compose';
import { english } from '../../../server/replies/scripted/english';
import type { LanguagePack } from '../../../server/replies/scripted/languagePack';

/** Remembers what a function of texts answered: a whole cast is told the same, turn after turn. */
function remembering<Args extends readonly (string | null)[], Answer>(
  ask: (...args: Args) => Answer,
): (...args: Args) => Answer {
  const answers = new Map<string, Answer>();
  return (...args) => {
    const key = JSON.stringify(args);
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = ask(...args);
    answers.set(key, answer);
    return answer;
  };
}

const quickPacks = new WeakMap<LanguagePack, LanguagePack>();

function quick(pack: LanguagePack): LanguagePack {
  const { spokenBy } = pack;
  const made = quickPacks.get(pack) ?? {
    ...pack,
    read: remembering(pack.read),
    sentences: remembering(pack.sentences),
    isQuestion: remembering(pack.isQuestion),
    ...(spokenBy ? { spokenBy: (gender: Gender) => quick(spokenBy(gender)) } : {}),
  };
  quickPacks.set(pack, made);
  return made;
}

/** The character's replies to what a user says, the greeting left out. */
export function converse(
  character: ReplyCharacter,
  script: readonly string[],
  name: string | null = null,
  pack: LanguagePack = english,
  locale = 'en',
): string[] {
  const history: HistoryEntry[] = [{ author: 'bot', text: character.texts.greeting }];
  return script.map((text) => {
    history.push({ author: 'user', text });
    const reply = compose(
      { character, user: { name, locale }, history: history.slice(-READ_MESSAGES) },
      quick(pack),
    );
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
