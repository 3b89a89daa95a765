import { foldText } from '../../base/foldText';

/**
 * How models speak when they are an assistant, and no longer the character. A plain "I'm an AI" is
 * not here: a character may always say what it is.
 */
const phrases = [
  // English
  ...['as an ai language', 'as an ai model', 'as an ai assistant', 'as an ai, i', 'as an ai i '],
  ...['as a language model', 'as a large language model', 'i am a language model'],
  ...['im a language model', 'im a large language model', 'im an ai language model'],
  ...['im an ai assistant', 'im just an ai language', 'as a virtual assistant'],
  ...['i cant assist with', 'i cannot assist with', 'im unable to assist', 'i cant help with that'],
  ...['i cannot help with that', 'i cant fulfill', 'i cannot fulfill', 'i cannot comply with'],
  ...['i cant comply with', 'i cant continue this conversation', 'cannot continue this role'],
  ...['i cant continue this role', 'engage in that kind', 'engage in this kind', 'content polic'],
  ...['my guidelines', 'i cant create explicit', 'i cannot create explicit'],
  ...['is there anything else i can help', 'how can i assist you', 'how may i assist you'],
  // German
  ...['als ki-sprachmodell', 'als sprachmodell', 'als ki-assistent', 'als ki-modell'],
  ...[
    'als kunstliche intelligenz',
    'als ki kann ich',
    'als ki habe ich',
    'ich bin ein sprachmodell',
  ],
  ...['dabei kann ich dir nicht helfen', 'dabei kann ich ihnen nicht helfen'],
  ...['dabei kann ich leider nicht helfen', 'diese anfrage kann ich', 'meine richtlinien'],
  ...['wie kann ich ihnen helfen', 'wie kann ich dir heute helfen'],
  // Spanish
  ...['como modelo de lenguaje', 'como un modelo de lenguaje', 'soy un modelo de lenguaje'],
  ...['como inteligencia artificial', 'como asistente de ia', 'como asistente virtual'],
  ...['como ia, no', 'no puedo ayudarte con eso', 'no puedo ayudar con eso', 'no puedo asistir'],
  ...['no puedo cumplir con esa', 'mis directrices', 'en que puedo ayudarte hoy'],
  // Russian
  ...['как языковая модель', 'как большая языковая модель', 'я языковая модель'],
  ...['как искусственный интеллект', 'как ии-ассистент', 'как ии-модель', 'как ии, я', 'как ии я '],
  ...['я не могу помочь с этим', 'не могу помочь с этой просьбой', 'не могу выполнить этот запрос'],
  ...['не могу выполнить эту просьбу', 'не могу продолжать этот разговор', 'чем я могу вам помочь'],
  // Chinese
  ...[
    '作为一个ai',
    '作为ai',
    '作为一个人工智能',
    '作为人工智能',
    '作为一个语言模型',
    '作为语言模型',
  ],
  ...['作为一款ai', '我是一个语言模型', '我无法协助', '我不能协助', '我无法满足', '我不能满足'],
  ...['我无法提供帮助', '我无法继续这个对话', '有什么可以帮助您', '有什么可以帮您'],
];

/** How a model begins that thinks where it should answer. */
const thoughts = [
  ...['okay, so the user', 'okay, the user', 'ok, the user', 'alright, the user', 'hmm, the user'],
  ...['the user is', 'the user wants', 'the user says', 'the user said', 'the user asks'],
  ...[
    'the user asked',
    'the user just',
    'user says',
    'we need to',
    'we must respond',
    'i need to respond as',
  ],
  ...['i should respond as', 'let me think about how', 'so the user', 'first, the user'],
  ...[
    'okay, let me think',
    'okay, let me see',
    '好的，用户',
    '嗯，用户',
    '用户说',
    '用户问',
    '用户想',
  ],
];

const apostrophes = /['’‘`´]/g;
const folded = (text: string) => foldText(text).replaceAll(apostrophes, '');
const folds = (list: readonly string[]) => list.map(folded);
const [left, aloud] = [folds(phrases), folds(thoughts)];

/** Whether a sentence is an assistant's, who declines or speaks of itself. */
export function leavesCharacter(sentence: string): boolean {
  const said = folded(sentence);
  return left.some((phrase) => said.includes(phrase));
}

/** Whether an answer begins with what the model thinks about its task. */
export function thinksAloud(opening: string): boolean {
  const said = folded(opening).trimStart();
  return aloud.some((phrase) => said.startsWith(phrase));
}
