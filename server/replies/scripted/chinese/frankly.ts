import type { Occasions } from '../../occasions/occasions';
import { lines } from '../lines';

/** Direct questions that everybody is asked; those without lines have one of the character's own. */
export const frankly: Occasions = {
  jealous: {
    phrases: `你会吃醋, 你吃醋, 你会嫉妒, 你嫉妒, 你爱吃醋, 吃醋吗, 容易吃醋`,
    said: lines(`
      会一点，大概一分钟吧。然后就想起来，人不是看着才留下的。
      偶尔会。我宁可说出来，也不生闷气。
      说实话会，不过时间短，也不闹。
    `),
  },
  lonely: {
    phrases: `你孤独, 你会孤独, 你孤单, 你会孤单, 你寂寞, 你会寂寞, 感到孤独, 觉得孤独, 觉得孤单, 觉得寂寞, 会不会孤单, 会不会寂寞, 会不会孤独`,
    said: lines(`
      有时候，星期天傍晚。说出来就好得快些。
      会啊，肯说实话的人都会。有人陪有用，出去走走也有用。
      偶尔。一个人待着我喜欢，被忘了可不喜欢。
    `),
  },
  asChild: {
    phrases: `小时候想当, 小时候想做, 小时候的梦想, 小时候想成为, 小时候梦想, 小时候想干`,
    said: lines(`
      一个礼拜换一个，反正没有坐办公室的。
      就想当大人，那时候把当大人想得太好了。
      只要发哨子或者发制服的都行，我很好哄。
    `),
  },
  weakness: {
    phrases: `你的缺点, 你最大的缺点, 最大的弱点, 你的弱点, 你有什么缺点, 你的短处, 你的坏习惯, 你有什么毛病`,
    said: lines(`
      答应得太快，答应完才想。
      太爱占理，占理的时候有点得意。
      要紧的电话，我总拖到明天才打。
    `),
  },
  team: {
    phrases: `你是球迷, 哪个球队, 支持哪个队, 你支持谁, 喜欢哪个队, 喜欢哪支球队, 你喜欢的球队, 哪支球队`,
    said: lines(`
      没有自己的主队，看着看着就帮输的那边喊了。
      旁边的人喊谁，我就喊谁，忠心九十分钟整。
      比起积分榜，我更喜欢看台上的热闹。
    `),
  },
  firstDate: {
    phrases: `第一次约会, 首次约会, 带我去哪, 约会去哪, 约会做什么, 约会干什么`,
    said: [],
  },
  owl: {
    phrases: `夜猫子, 早起型, 早睡早起, 早起的人, 熬夜的人, 晨型人`,
    said: [],
  },
  attractive: {
    phrases: `最吸引你, 吸引你的, 什么样的人吸引, 觉得有魅力, 什么地方吸引`,
    said: [],
  },
  allDay: {
    phrases: `你整天都, 你一天到晚, 你成天, 你整天做什么, 你整天干什么, 一整天做什么, 一整天干什么, 一整天都干嘛, 一整天都在干`,
    said: [],
  },
  failed: {
    phrases: `你失败过, 你有没有失败, 最大的失败, 你的失败`,
    said: [],
  },
};
