import { fact, isNamed } from './language';
import type { NoteLanguage } from './language';

export const chinese: NoteLanguage = {
  negated: /不|没|别|從来|从来|以前|曾经|过去/u,
  supposed:
    /如果|假如|要是|假设|想象|假装|也许|可能|或许|希望|梦见|梦到|(?:他|她|他们|她们|你|妈妈|爸爸|朋友|别人|大家)们?(?:说|觉得|以为|认为|问)|(?:电影|游戏|故事|小说|书|梦)里|开玩笑/u,
  joint: /[，,；;：:（）()]|但是?|而且|因为|所以/u,
  worded: (told) => {
    if (told.kind === 'dislike') return `你不喜欢${told.value}`;
    return told.kind === 'person' && !isNamed(told) ? null : undefined;
  },
  extras: [
    {
      pattern:
        /我的?生日(?:是|在)?((?:\d{1,2}|[一二三四五六七八九十]{1,3})月(?:\d{1,2}|[一二三四五六七八九十]{1,3})[日号]?)/u,
      learned: ([, day = '']) => fact('birthday', `你的生日是${day}`),
    },
    {
      pattern:
        /我有((?:[一二两三四五六]|\d{1,2})(?:个|只|条|位|匹)(小?孩子?|儿子|女儿|哥哥|弟弟|姐姐|妹妹|兄弟|姐妹|孙子|孙女|猫|狗|马))/u,
      learned: ([, all = '', kin = '']) => fact(`own:${kin}`, `你有${all}`),
    },
  ],
};
