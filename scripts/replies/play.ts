/**
 * Plays conversations with the built-in character, as a chat does, and writes them down for reading:
 * `npm run replies -- de conversations.txt`. A conversation begins with "# slug", then the user's
 * messages, one a line, up to a blank line.
 */
import { readFileSync } from 'node:fs';
import { locales } from '../../common/locales';
import type { Locale } from '../../common/locales';
import type { ReplyCharacter } from '../../server/replies/replyCharacter';
import type { HistoryEntry, ScriptRequest } from '../../server/replies/replySource';
import { asksForPicture } from '../../server/replies/scripted/pictures';
import { writeReply } from '../../server/replies/scripted/writeReply';
import { readSeed } from '../../server/seed';

const seed = readSeed();

function characterIn(locale: Locale, slug: string): ReplyCharacter {
  const facts = seed.characters.find((one) => one.slug === slug);
  const english = seed.texts.en[slug];
  if (facts === undefined || english === undefined) throw new Error(`Nobody is called ${slug}`);
  const own = locale === 'en' ? english : seed.texts.translated[locale][slug];
  return { facts, texts: { ...english, ...own } };
}

/** The conversation as lines to read: what the user says, and what is answered. */
function played(locale: Locale, slug: string, messages: readonly string[]): string[] {
  const character = characterIn(locale, slug);
  const history: HistoryEntry[] = [{ author: 'bot', text: character.texts.greeting }];
  const turns = messages.flatMap((text) => {
    history.push({ author: 'user', text });
    const request: ScriptRequest = {
      character,
      user: { name: null, locale },
      history,
      ...(asksForPicture(text, locale) && {
        sendsPicture: { setting: null, isAnother: false },
      }),
    };
    const reply = writeReply(request) ?? '(refused)';
    const sent = request.sendsPicture !== undefined ? `[picture] ${reply}` : reply;
    history.push({ author: 'bot', text: reply });
    return [`> ${text}`, sent];
  });
  return [`# ${slug}, ${character.texts.manner}`, character.texts.greeting, ...turns];
}

const [language, file = ''] = process.argv.slice(2);
const locale = locales.find((one) => one === language);
if (locale === undefined) throw new Error(`Name a language: ${locales.join(', ')}`);
for (const conversation of readFileSync(file, 'utf8')
  .trim()
  .split(/\n\s*\n/)) {
  const [title = '', ...messages] = conversation.split('\n').filter((line) => line.trim() !== '');
  process.stdout.write(
    `${[...played(locale, title.replace(/^#\s*/, '').trim(), messages), ''].join('\n')}\n`,
  );
}
