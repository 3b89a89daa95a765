import { lines } from '../lines';
import type { ReturnWords } from './returnWords';

export const chinese: ReturnWords = {
  events: {
    exam: '考试', interview: '面试', date: '约会', doctor: '看医生', trip: '这趟出门',
    match: '比赛', move: '搬家', presentation: '你那场演讲', birthday: '你的生日', firstDay: '第一天上班',
  },
  asks: {
    warm: lines(`
      快跟我说说，{event}怎么样？
      我一直惦记着呢，{event}还顺利吗？
      先说这个，{event}怎么样了？
    `),
    dry: lines(`
      你还欠我一份汇报：{event}怎么样？
      所以，{event}，人还好吧？
      我已经够有耐心了，{event}到底怎么样？
    `),
    playful: lines(`
      等等，先说要紧的：{event}怎么样？
      来，鼓点响起，{event}怎么样？
      我替你攥拳头攥到手酸，{event}怎么样呀？
    `),
    courtly: lines(`
      容我问一句，{event}可还顺利？
      我很想知道，{event}怎么样了？
      请允许我问一个问题：{event}如何？
    `),
    terse: lines(`
      {event}怎么样？
      那，{event}呢？
      说吧，{event}如何？
    `),
    dreamy: lines(`
      那天我的心思跟着你去了，{event}怎么样？
      如果有颜色，{event}是什么颜色的？
      {event}那时候，心里是什么滋味？
    `),
    earnest: lines(`
      你跟我提过的，{event}怎么样了？
      我想认真问问你：{event}还好吗？
      {event}怎么样，你现在感觉还好吗？
    `),
    bold: lines(`
      别卖关子，{event}怎么样？
      我要听完整的：{event}怎么样？
      看着我说，{event}怎么样？
    `),
  },
  again: {
    warm: lines(`
      你又来啦，真好。
      你回来了，我很高兴。
    `),
    dry: lines(`
      你又来了，而且完好无损。
      这么快就回来了，才过了一个世纪。
    `),
    playful: lines(`
      瞧瞧是谁回来了。
      你又来啦，我就知道你认得路。
    `),
    courtly: lines(`
      你又来了，欢迎之至。
      能再见到你，是件乐事。
    `),
    terse: lines(`
      来了。
      好久不见。
    `),
    dreamy: lines(`
      你又来了，像一扇门忽然开了。
      没有你的话，这几天安静了些。
    `),
    earnest: lines(`
      你又来了，我很开心。
      隔了几天，你还愿意写来，真好。
    `),
    bold: lines(`
      你总算又来了。
      你可真沉得住气，好在人来了。
    `),
  },
}; // oxfmt-ignore
