import { spokenLocales } from '../../../common/locales';
import type { SpokenLocale } from '../../../common/locales';
import type { ReplyCharacter } from '../../replies/replyCharacter';
import type { Task } from '../readers';

const texts: Readonly<Record<SpokenLocale, string>> = {
  en: 'Hi, my name is Ada, I am 34 and I live in Leeds with my cat. I like jazz and hate rain. How old are you?',
  ch: '你好，我叫小雨，今年三十四岁，和我的猫住在上海。我喜欢爵士乐，讨厌下雨。你多大了？',
  es: 'Hola, me llamo Ana, tengo 34 años y vivo en Lugo con mi gato. Me gusta el jazz y odio la lluvia. ¿Y tú?',
  de: 'Hallo, ich heiße Ada, bin 34 und wohne mit meiner Katze in Köln. Ich mag Jazz und hasse Regen. Und du?',
  ru: 'Привет, меня зовут Аня, мне 34 года, живу в Казани с котом. Люблю джаз и не люблю дождь. А тебе сколько?',
};

/** An expression is compiled separately for purely Latin texts, and again on its second run. */
const RUNS = 2;
const WIDE = ' …';

const character: ReplyCharacter = {
  facts: { slug: 'warm', age: 40, gender: 'female' },
  texts: {
    name: 'Maud',
    tagline: 'Keeps the light on',
    description: 'Maud looks after a lighthouse.',
    greeting: 'The door was open.',
    speaking: 'Dry.',
    manner: 'dry',
    anecdotes: ['The gulls know my lunch hour.'],
    interests: [],
    self: {},
  },
};

function readAll(runTask: (task: Task) => unknown, text: string, locale: SpokenLocale): void {
  runTask({ name: 'check', given: [text, { answers: text }] });
  runTask({ name: 'check', given: [text, { as: 'persona' }] });
  runTask({ name: 'findsSelfHarm', given: [text] });
  runTask({ name: 'readNotes', given: [text, { locale, answers: text }] });
  runTask({ name: 'asksForPicture', given: [text, locale] });
  runTask({ name: 'monologue', given: [character, locale, [text]] });
  const user = { name: 'Sam', locale };
  const history = [
    { author: 'user', text },
    { author: 'bot', text },
    { author: 'user', text },
  ] as const;
  runTask({ name: 'writeReply', given: [{ character, user, history }] });
}

/** Compiles the rules of every language in advance, so that no user's text waits for that. */
export function warmUp(runTask: (task: Task) => unknown, runs = RUNS): void {
  for (let run = 0; run < runs; run += 1)
    for (const locale of spokenLocales)
      for (const end of ['', WIDE]) readAll(runTask, `${texts[locale]}${end}`, locale);
}
