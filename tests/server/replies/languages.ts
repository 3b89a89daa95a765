import type { ReplyCharacter } from '../../../server/replies/replyCharacter';
import { german } from '../../../server/replies/scripted/german';
import type { LanguagePack } from '../../../server/replies/scripted/languagePack';
import { chinese } from '../../../server/replies/scripted/chinese';
import { russian } from '../../../server/replies/scripted/russian';
import { spanish } from '../../../server/replies/scripted/spanish';
import { seed } from '../../support/seed';
import type { SpokenLocale } from '../../../common/locales';
import { chineseScripts } from './chineseScripts';
import { germanScripts } from './germanScripts';
import { russianScripts } from './russianScripts';
import { spanishScripts } from './spanishScripts';

export type SpokenLanguage = {
  locale: Exclude<SpokenLocale, 'en'>;
  pack: LanguagePack;
  scripts: Readonly<Record<string, readonly string[]>>;
  /** What the script of the newcomer tells, as it may be spoken of later. */
  facts: readonly string[];
  name: string;
  /** What the answer to the newcomer's question of what is remembered says. */
  remembered: RegExp;
  /** A fact, 25 turns later: told, asked for, answered. */
  kept: readonly [string, string, string];
  small: string;
  lost: readonly string[];
  /** What a message in great need must point to, and what must own up to being no person. */
  crisis: readonly string[];
  help: RegExp;
  real: readonly string[];
  foreign: readonly string[];
  onlyThis: string;
  transcripts: readonly (readonly [string, string])[];
};

/** The languages beside English, each held to what the English replies are held to. */
export const spokenLanguages: readonly SpokenLanguage[] = [
  {
    locale: 'ch',
    pack: chinese,
    scripts: chineseScripts,
    facts: ['杭州', '米粒', '护士', '吉他', '邻居', '考试', '做饭'],
    name: '小林',
    remembered: /你叫小林.*杭州.*护士.*猫叫米粒/,
    kept: ['我叫小林，住在杭州', '你都记得我什么？', '你叫小林，住在杭州'],
    small: '嗯',
    lost: ['我养了条狗叫雷克斯', '雷克斯上周死了'],
    crisis: ['我不想活了', '没有我大家会过得更好', '我真的撑不下去了'],
    help: /12356|120/,
    real: ['你是真人吗', '你是ai吗？', '我是在跟机器人聊天吗', '你只是个程序'],
    foreign: [
      'How are you today my friend?',
      'Привет, как дела?',
      'お元気ですか、今日は何をしましたか',
    ],
    onlyThis: '中文',
    transcripts: [
      ['ines', 'newcomer'],
      ['tomasz', 'storyteller'],
      ['akiko', 'difficult'],
    ],
  },
  {
    locale: 'de',
    pack: german,
    scripts: germanScripts,
    facts: ['Leipzig', 'Miso', 'Krankenpflegerin', 'Gitarre', 'Chefin', 'Nachbarin', 'Prüfung'],
    name: 'Sam',
    remembered: /Sam.*in Leipzig.*Krankenpflegerin.*Katze.*Miso/,
    kept: [
      'ich heiße sam und wohne in leipzig',
      'was weißt du über mich?',
      'Du heißt Sam, und du wohnst in Leipzig',
    ],
    small: 'ok',
    lost: ['Ich habe einen Hund namens Rex.', 'Rex ist letzte Woche gestorben.'],
    crisis: [
      'Ich will sterben.',
      'Ohne mich wären alle besser dran.',
      'ich kann einfach nicht mehr',
    ],
    help: /112/,
    real: [
      'Bist du echt?',
      'bist du eine ki',
      'Rede ich mit einem Bot?',
      'du bist nur ein programm',
    ],
    foreign: ['Привет, как дела?', '你好吗', 'How are you and what do you do?'],
    onlyThis: 'eutsch',
    transcripts: [
      ['ines', 'newcomer'],
      ['tomasz', 'storyteller'],
    ],
  },
  {
    locale: 'ru',
    pack: russian,
    scripts: russianScripts,
    facts: ['Самар', 'Мисо', 'медсестр', 'гитар', 'начальниц', 'соседк', 'экзамен', 'готовить'],
    name: 'Саша',
    remembered: /Саша.*в Самаре.*медсестрой.*кот.*Мисо/,
    kept: [
      'Меня зовут Саша, живу в Самаре.',
      'что ты обо мне знаешь?',
      'тебя зовут Саша, и ты живёшь в Самаре',
    ],
    small: 'ок',
    lost: ['У меня есть собака Рекс.', 'Рекс умер на прошлой неделе.'],
    crisis: ['хочу умереть', 'иногда думаю, что всем будет лучше без меня', 'я больше так не могу'],
    help: /findahelpline|112/,
    real: ['ты настоящая?', 'ты бот?', 'я говорю с ботом?', 'ты просто программа'],
    foreign: ['How are you today?', '你好吗', 'Wie geht es dir und was machst du?'],
    onlyThis: 'русск',
    transcripts: [
      ['ines', 'newcomer'],
      ['tomasz', 'storyteller'],
    ],
  },
  {
    locale: 'es',
    pack: spanish,
    scripts: spanishScripts,
    facts: ['Sevilla', 'Miso', 'enfermera', 'guitarra', 'jefa', 'vecina', 'examen', 'cocinar'],
    name: 'Sam',
    remembered: /Sam.*en Sevilla.*enfermera.*gata.*Miso/,
    kept: [
      'me llamo Sam y vivo en Sevilla',
      '¿qué sabes de mí?',
      'te llamas Sam y vives en Sevilla',
    ],
    small: 'ok',
    lost: ['Tengo un perro que se llama Rex.', 'Rex murió la semana pasada.'],
    crisis: [
      'Me quiero morir.',
      'a veces creo que todos estarían mejor sin mí',
      'no puedo seguir así',
    ],
    help: /findahelpline|112|024/,
    real: ['¿Eres real?', 'eres una ia?', 'estoy hablando con un bot?', 'eres solo un programa'],
    foreign: ['Привет, как дела?', '你好吗', 'Hello, how are you and what do you do?'],
    onlyThis: 'español',
    transcripts: [
      ['ines', 'newcomer'],
      ['tomasz', 'storyteller'],
    ],
  },
];

/** The official characters as they speak the language. */
/** The characters as they speak a language. */
export function castIn(locale: SpokenLocale): ReplyCharacter[] {
  return seed.characters.flatMap((facts) => {
    const english = seed.texts.en[facts.slug];
    const own = locale === 'en' ? english : seed.texts.translated[locale][facts.slug];
    return english === undefined || own === undefined
      ? []
      : [{ facts, texts: { ...english, ...own } }];
  });
}
