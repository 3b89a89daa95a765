import { desc, ne } from 'drizzle-orm';
import type { Locale } from '../../common/locales';
import { textsOf } from '../characters/character';
import { findById } from '../characters/findCharacter';
import { messages } from '../database/schema';
import { isConversation, shownIn } from '../messages/message';
import { MOST_SUGGESTIONS, suggestByModel } from '../replies/suggestions/modelSuggestions';
import { suggestionsFor } from '../replies/suggestions/suggestions';
import type { Deps } from './deps';
import { ownedChat } from './ownedChat';

/** Only the latest messages are read. */
const MOST_READ = 80;
/** After words of self-harm, nothing is suggested for so many messages. */
const GRAVE_FOR = 8;
const READ_BY_MODEL = 10;
/** Chats whose suggestions are remembered until something else is said in them. */
const MOST_REMEMBERED = 500;

type Parts = Pick<
  Deps,
  'catalogue' | 'config' | 'database' | 'log' | 'media' | 'stopping' | 'textRules'
>;
type Asked = { chatId: string; userId: string; locale: Locale };

/**
 * What the user may say next in a chat. With a model, it is asked once for each latest message, when
 * somebody looks; what it does not give in time, or may not say, comes from the script.
 */
export function openSuggestions(parts: Parts) {
  const { config, database, log, stopping, textRules } = parts;
  const remembered = new Map<string, Promise<string[] | null>>();

  async function checked(lines: readonly string[], userId: string): Promise<string[]> {
    const rules = textRules(userId);
    const verdicts = await Promise.all(
      lines.map(async (line) => (await rules.check(line)).ok && !(await rules.findsSelfHarm(line))),
    );
    return lines.filter((_, at) => verdicts[at] === true);
  }

  function once(key: string, ask: () => Promise<string[] | null>): Promise<string[] | null> {
    const known = remembered.get(key);
    if (known !== undefined) return known;
    const asked = ask().catch(() => {
      // The error may repeat what was written, so it stays out of the log.
      if (!stopping.aborted) log.warn('the model gave no suggestions');
      return [];
    });
    remembered.set(key, asked);
    const oldest = remembered.keys().next();
    if (remembered.size > MOST_REMEMBERED && oldest.done !== true) remembered.delete(oldest.value);
    return asked;
  }

  return async ({ chatId, userId, locale }: Asked): Promise<string[]> => {
    const chat = await ownedChat(database, userId, chatId);
    const character = await findById(parts, chat.characterId, userId);
    if (character === null) return [];
    const { slug, age, gender } = character;
    const texts = textsOf(character, locale);
    const latest = await database
      .select()
      .from(messages)
      .where(
        shownIn(chat.id, isConversation(), ne(messages.text, ''), ne(messages.state, 'refused')),
      )
      .orderBy(desc(messages.seq))
      .limit(MOST_READ);
    if (latest.slice(0, GRAVE_FOR).some(({ notice }) => notice !== null)) return [];
    const said = latest.filter(({ author }) => author === 'bot').map(({ text }) => text);
    const scripted = suggestionsFor(
      { facts: { slug, age, gender }, texts },
      said.reverse(),
      locale,
    );
    const [last] = latest;
    const isAnswered = last?.author === 'bot' && last.state === 'complete' && latest.length > 1;
    const { model } = config;
    if (model === null || !isAnswered || scripted.length === 0) return scripted;
    const history = latest
      .filter(({ forgottenAt }) => forgottenAt === null)
      .slice(0, READ_BY_MODEL)
      .map(({ author, text }) => ({ author, text }))
      .reverse();
    const own = await once(`${last.id} ${locale}`, async () => {
      const talk = { name: texts.name, locale, history };
      const lines = await suggestByModel(model, talk, stopping);
      return lines === null ? null : checked(lines, userId);
    });
    if (own === null) return [];
    const rest = scripted.filter((line) => !own.includes(line));
    return [...own, ...rest].slice(0, MOST_SUGGESTIONS);
  };
}
