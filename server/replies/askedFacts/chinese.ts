import type { FactWordings } from './factWordings';

export const chinese: FactWordings = {
  fillers: `你记得, 你还记得, 还记得, 记得, 你知道, 知道, 告诉我, 那, 呢, 啊, 呀, 来着, 的, 请问, 现在, 到底`,
  spellings: `吗 = ?, 么 = ?, 嘛 = ?, 什么 = 什 么, 啥 = 什 么, 哪儿 = 哪 里`,
  kinds: {
    PET: `猫, 猫咪, 狗, 狗狗, 宠物, 兔子, 仓鼠, 鸟, 鹦鹉, 马`,
    PERSON: `姐姐, 妹妹, 哥哥, 弟弟, 妈妈, 爸爸, 老婆, 老公, 妻子, 丈夫, 女朋友, 男朋友, 儿子, 女儿, 孙子, 孙女, 外孙, 老伴, 孩子, 老板, 奶奶, 爷爷, 外婆, 外公, 朋友, 闺蜜, 邻居`,
  },
  after: `，`,
  them: `他/她/它 叫 什 么\n他/她/它 们 叫 什 么\n^ 叫 什 么\n他/她/它 名 字 是 什 么\n他/她/它 们 名 字 是 什 么`,
  phrases: {
    job: `我 是 做 什么\n我 是 做 什 么\n我 做 什 么 工 作\n我 工 作 是 什 么\n我 职 业 是 什 么\n我 是 干 什 么\n我 干 什 么 工 作`,
    workplace: `我 在 哪 里 工 作\n我 在 哪 里 上 班\n我 在 哪 上 班`,
    place: `我 住 哪\n我 住 在 哪\n我 在 哪 个 城 市\n我 住 什 么 地 方`,
    origin: `我 是 哪 里 人\n我 从 哪 里 来\n我 老 家 在 哪`,
    study: `我 学 什 么 专 业\n我 在 哪 里 上 学\n我 读 什 么 专 业`,
    learning: `我 在 学 什 么\n我 学 什 么 语 言`,
    plays: `我 会 什 么 乐 器\n我 弹 什 么\n我 玩 什 么 乐 器`,
    pet: `我 PET 叫 什 么\n我 PET 名 字\n我 有 PET ?\n我 养 … PET ?\n我 家 PET 叫 什 么`,
    person: `我 PERSON 叫 什 么\n我 PERSON 名 字\n我 PERSON 是 谁\n谁 是 我 PERSON`,
    like: `我 喜 欢 什 么\n我 爱 什 么\n我 爱 好 是 什 么\n我 有 什 么 爱 好`,
    dislike: `我 讨 厌 什 么\n我 不 喜 欢 什 么`,
    plan: `我 明 天 … 什 么\n我 什 么 时 候 考 试\n我 有 什 么 计 划\n我 什 么 时 候 面 试`,
  },
};
