const INVISIBLE = /[\p{Cf}\p{Mn}\p{Me}\p{Cc}]/gu;
const LATIN_MARKS = /(?<=\p{Script=Latin})\p{Mn}+/gu;

// oxfmt-ignore
const CYRILLIC_TO_LATIN: Readonly<Record<string, string>> = {
  а: 'a', в: 'b', е: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x',
  і: 'i', ј: 'j', ѕ: 's', ԁ: 'd', ԛ: 'q', ԝ: 'w', һ: 'h', ɡ: 'g',
  α: 'a', β: 'b', ε: 'e', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x',
};
// oxfmt-ignore
const LATIN_TO_CYRILLIC: Readonly<Record<string, string>> = {
  a: 'а', b: 'в', e: 'е', k: 'к', m: 'м', h: 'н', o: 'о', p: 'р', c: 'с', t: 'т', y: 'у', x: 'х',
};
// oxfmt-ignore
const LEET: Readonly<Record<string, string>> = {
  '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '@': 'a', $: 's', '!': 'i',
};

// oxfmt-ignore
const TRADITIONAL =
  '歲歳滿週實際還沒來從長輕齡們個這時國學讀後會說對歡愛與為過開關離遠兩幾裡裏於現剛將馬進準' +
  '備試級隊師媽爺兒孫姪妳體臉聲話聽見觀戀誘脫內處發興樂書畫藝術電視遊戲設劇場裝當員導歷經網' +
  '線戶動運車輛號碼樓層區縣鎮鄉鄰園圖館門間問題應該認識證語課業畢職務專義養撫顧護醫藥獨單雙' +
  '親屬係傷殺盡絕結緣總終紀約許計記訴詢誰請謝讓調論諾謊變強氣無嬰僅餘夠達軟連遲選適邊頭顯願' +
  '類風飛飯驚驗髒點龍貓鳥魚雞豬蘿丟嚴優傳價儲勵勝協喪啟團執報夢奪婦寶尋屆廣張彈復憶戰擁擇據' +
  '攝敗數斷條楊構機權歐殘殼測溫滅漢潔灣營爭牽獎瘋監確禮稱積窮筆簡紅純細給維練縮織繼續罰臺舊' +
  '莊華萬葉蘇蘭蟲衛補規覺訂貝負財貧貨買賣賀賞賽質贏趙跡蹤轉辦農鄭醜釋錢錯鎖鏡閃閉陳陽隨險難' +
  '靈靜韓順須頓頻顆額騎騙鬆鬧麗黃齊齒嗎麼虛擬腦編';
// oxfmt-ignore
const SIMPLIFIED =
  '岁岁满周实际还没来从长轻龄们个这时国学读后会说对欢爱与为过开关离远两几里里于现刚将马进准' +
  '备试级队师妈爷儿孙侄你体脸声话听见观恋诱脱内处发兴乐书画艺术电视游戏设剧场装当员导历经网' +
  '线户动运车辆号码楼层区县镇乡邻园图馆门间问题应该认识证语课业毕职务专义养抚顾护医药独单双' +
  '亲属系伤杀尽绝结缘总终纪约许计记诉询谁请谢让调论诺谎变强气无婴仅余够达软连迟选适边头显愿' +
  '类风飞饭惊验脏点龙猫鸟鱼鸡猪萝丢严优传价储励胜协丧启团执报梦夺妇宝寻届广张弹复忆战拥择据' +
  '摄败数断条杨构机权欧残壳测温灭汉洁湾营争牵奖疯监确礼称积穷笔简红纯细给维练缩织继续罚台旧' +
  '庄华万叶苏兰虫卫补规觉订贝负财贫货买卖贺赏赛质赢赵迹踪转办农郑丑释钱错锁镜闪闭陈阳随险难' +
  '灵静韩顺须顿频颗额骑骗松闹丽黄齐齿吗么虚拟脑编';
/** Traditional characters that the rules use, each with its simplified equivalent. */
const SIMPLIFIED_OF = new Map(
  Array.from(TRADITIONAL, (character, at) => [character, SIMPLIFIED[at] ?? character]),
);
const HAN = /\p{Script=Han}/gu;

/** The first digit of every decimal block that Unicode's compatibility mapping leaves unchanged. */
const DIGIT_BLOCKS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50];

function translate(text: string, table: Readonly<Record<string, string>>): string {
  return Array.from(text, (character) => table[character] ?? character).join('');
}

function plainDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const block = DIGIT_BLOCKS.find((start) => code >= start && code < start + 10);
  return block === undefined ? character : String(code - block);
}

/**
 * The text in one spelling: compatibility forms (full-width, enclosed, mathematical) resolved,
 * invisible characters dropped, lower case, Latin letters without marks, simplified Chinese, plain
 * quotes and hyphens, single blanks. Line ends stay.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, plainDigit)
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Cc}/gu, (character) => (character === '\n' || character === '\t' ? character : ''))
    .normalize('NFD')
    .replace(LATIN_MARKS, '')
    .normalize('NFC')
    .replace(INVISIBLE, (character) => (character === '\n' || character === '\t' ? character : ''))
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll('ß', 'ss')
    .replace(HAN, (character) => SIMPLIFIED_OF.get(character) ?? character)
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}

const WORD = /[\p{L}\p{N}]+/gu;

function foldLookalikes(text: string, table: Readonly<Record<string, string>>): string {
  return text.replace(WORD, (word) => {
    const mixed =
      /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word);
    return mixed ? translate(word, table) : word;
  });
}

const LATIN_WORD = /(?<![\p{L}\p{N}])[\p{Script=Latin}\d@$!|]+(?![\p{L}\p{N}])/gu;

function foldLeet(text: string, one: 'i' | 'l'): string {
  return text.replace(LATIN_WORD, (word) => {
    if (/^[li|][0-7]$/.test(word)) return `1${word.slice(1)}`;
    const body = word.replace(/!{1,20}$/, '');
    if (!/\p{L}/u.test(body) || !/[\d@$!]/.test(body)) return word;
    if (/^\d+\p{L}{1,3}$/u.test(body) || /^\p{L}\d+$/u.test(body)) return word;
    return translate(body, { ...LEET, '1': one }) + word.slice(body.length);
  });
}

const SPELLED_OUT = /(?<![\p{L}\p{N}'])(?:[a-zа-я\d][ ._*-]{1,2}){1,}[a-zа-я\d](?![\p{L}\p{N}])/gu;

/** Turns "s e v e n t e e n" and "1 7" back into words and numbers. */
function joinSpelledOut(text: string): string {
  return text.replace(SPELLED_OUT, (run) => {
    const joined = run
      .replace(/ {2}/g, '\n')
      .replace(/[ ._*-]/g, '')
      .replace(/(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/gu, ' ')
      .replace(/\n/g, ' ');
    if (/^\d+$/.test(joined)) return /^\d[ _*]+\d$/.test(run) ? joined : run;
    return joined.length > 3 ? joined : run;
  });
}

function foldStretched(text: string): string {
  return text.replace(/(\p{L})\1{2,}/gu, '$1$1');
}

function joinSplitWords(text: string): string {
  return text.replace(/(?<=\p{L})[*_.·]+(?=\p{L})/gu, '');
}

const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };
const ROMAN_NUMBER =
  /(?<![\p{Script=Latin}\p{N}])X?(?:IX|IV|V?I{0,3})(?![\p{Script=Latin}\p{N}])/gu;

/** Turns "XV years" into "15 years"; leaves single letters alone. */
function romanToDigits(text: string): string {
  return text.normalize('NFKC').replace(ROMAN_NUMBER, (numeral) => {
    if (numeral.length < 2) return numeral;
    const values = Array.from(numeral, (letter) => ROMAN[letter] ?? 0);
    return String(
      values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0),
    );
  });
}

const CHINESE_NUMBER =
  /(?<=[\d一二两三四五六七八九十])[ ._*·-]{1,2}(?=[一二两三四五六七八九十岁])/gu;

function joinChineseNumbers(text: string): string {
  return text.replace(CHINESE_NUMBER, '');
}

/** The readings of a text: in plain spelling, and with each common disguise undone. */
export function readings(text: string): string[] {
  const plain = plainText(text);
  const folded = foldLookalikes(plain, CYRILLIC_TO_LATIN).replace(/(?<=\d)б(?!\p{L})/gu, '6');
  const cyrillic = foldLookalikes(plain, LATIN_TO_CYRILLIC);
  return [
    ...new Set([
      plain,
      folded,
      cyrillic,
      foldLeet(folded, 'i'),
      foldLeet(folded, 'l'),
      foldStretched(folded),
      joinSpelledOut(folded),
      joinSpelledOut(cyrillic),
      joinSplitWords(foldLeet(folded, 'i')),
      joinChineseNumbers(plain),
      plainText(romanToDigits(text)),
    ]),
  ];
}
