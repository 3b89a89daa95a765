import { expression } from '../../base/expression';

/** Somebody close whose death is told as done; no wish, no attempt, and nobody who may be the user. */
const ENGLISH = String.raw`(?:friends?|mate|brother|sister|father|dad|mother|mum|mom|son|daughter|cousin|uncle|aunt|nephew|niece|husband|wife|ex|boyfriend|girlfriend|grandfather|grandpa|grandmother|neighbou?r|colleague|coworker|classmate|roommate|teacher|student|patient)`;
const GERMAN = String.raw`(?:freund(?:in)?|bruder|schwester|vater|papa|mutter|mama|sohn|tochter|cousin|cousine|onkel|tante|neffe|nichte|mann|frau|ex|opa|oma|grossvater|nachbar(?:in)?|kolleg(?:e|in)|mitbewohner(?:in)?|lehrer(?:in)?|bekannter?)`;
const SPANISH = String.raw`(?:amig[oa]|herman[oa]|padre|papa|madre|mama|hij[oa]|prim[oa]|ti[oa]|sobrin[oa]|marido|mujer|espos[oa]|novi[oa]|ex|abuel[oa]|vecin[oa]|companer[oa]|colega|profesora?|alumn[oa]|paciente|cunad[oa])`;
const RUSSIAN = String.raw`(?:друг|подруга|брат|сестра|отец|папа|мать|мама|сын|дочь|муж|жена|бывшии|бывшая|дедушка|дед|дядя|тетя|племянник|племянница|сосед|соседка|коллега|однокурсник|однокурсница|одноклассник|одноклассница|знакомыи|знакомая|пациент)`;
const CHINESE = String.raw`(?:朋友|闺蜜|好友|兄弟|哥哥?|弟弟?|姐姐?|妹妹?|爸爸?|妈妈?|父亲|母亲|儿子|女儿|老公|老婆|丈夫|妻子|男友|女友|爷爷|奶奶|外公|外婆|叔叔|舅舅|阿姨|姑姑|表[哥弟姐妹]|堂[哥弟姐妹]|同学|同事|邻居|室友|老师|学生|病人)`;

const TOLD = [
  String.raw`\b(?:my|our|a|an old|her|his)(?: [a-z]{2,12}){0,2}? ${ENGLISH}(?: of mine| from [a-z]{2,12})?(?: (?:recently|just|sadly|has|have|had)){0,2} (?:killed (?:him|her|them)sel(?:f|ves)|committed suicide|took (?:his|her|their) own li(?:fe|ves)|died by suicide|hanged (?:him|her)self)`,
  String.raw`\b(?:mein|meine|ein|eine|unser|unsere)(?: [a-z]{2,14})? ${GERMAN}(?: von mir)? hat(?: [a-z]{2,10}){0,4}? (?:selbstmord begangen|suizid begangen|sich(?: [a-z]{2,10}){0,3}? (?:umgebracht|erhangt|das leben genommen))`,
  String.raw`\b(?:mi|un|una|nuestr[oa])(?: [a-z]{2,12})? ${SPANISH}(?: (?:mi[oa]|querid[oa]|de [a-z]{2,12}))?(?: [a-z]{2,8})? se (?:suicido|mato|ahorco|ha suicidado|ha quitado la vida|quito la vida)\b`,
  String.raw`(?<![а-я])(?:${RUSSIAN})(?: [а-я]{2,12}){0,2}? (?:покончила? (?:с собои|жизнь самоубииством)|совершила? самоубииство|повесил(?:ся|ась)|убила? себя)`,
  String.raw`${CHINESE}(?:上个?[月周年]|去年|今年|前几天|昨天|前天|最近|突然|刚刚?|因为抑郁症?|几年前|[一二两三四五六七八九十]年前){0,2}(?:自杀|轻生)(?:去世|走|身亡)?了`,
].map((source) => expression(source, 'giu'));

/** Lower case without accents, letter by letter, so that what is found has the same place in the text. */
const folded = (text: string) =>
  Array.from(text, (letter) => letter.toLowerCase().normalize('NFD').charAt(0)).join('');

/** The message without the suicide of somebody else that it tells of; null where it tells of none. */
export function besideOthersSuicide(text: string): string | null {
  const letters = Array.from(text.normalize('NFC'));
  for (const told of TOLD) {
    const plain = folded(letters.join(''));
    for (const { 0: found, index } of plain.matchAll(told))
      letters.fill('…', index, index + found.length);
  }
  const rest = letters.join('');
  return rest === text.normalize('NFC') ? null : rest;
}
