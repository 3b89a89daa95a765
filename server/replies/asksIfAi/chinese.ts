import type { Wordings } from '../wordings';

export const chinese: Wordings = {
  fillers: `
    到底, 究竟, 其实, 该不会, 难道, 只, 只不过, 不过, 就, 应该, 也, 根本, 一直, 在, 那种, 这种, 个, 一个, 一段, 一台, 一种, 一位, 啊, 呀, 现在, 是在, 都, 会不会,
    我觉得, 我感觉, 我猜, 我怀疑, 老实说, 说实话, 承认吧, 实话说, 请问, 那, 所以, 哈哈, 可能, 大概, 会, 真的就, 该, 他妈, 的话, 跟我, 和我, 后面那, 后面的
  `,
  spellings: `
    您 = 你, 你们 = 你, 你 们 = 你, 妳 = 你, 是不是 = 是, 是否 = 是, 吗 = ?, 么 = ?, 嘛 = ?, 吧 = ?, 呢 = ?, 有没有 = 有, 什么 = 什么
    和 = 跟, 与 = 跟, 同 = 跟, 那么 = 那么, 怎么 = 怎么, 这么 = 这么
  `,
  kinds: {
    AI: `
      机器人, 聊天机器人, 机器, ai, a i, 人工智能, 程序, 电脑程序, 计算机程序, 电脑, 计算机, chatgpt, chat gpt, gpt, gpt4, 大模型, 语言模型, 大语言模型,
      模型, ai模型, 虚拟, 虚拟的, 虚拟人物, 虚拟人, 虚构的, 编出来的, 编的, 假的, 假人, 自动, 自动的, 自动回复, 自动生成的, 代码, 一串代码, 算法, 软件, 智能体,
      bot, 机器生成的, ai生成的, 写好的程序, 数字人, 人机, ai女友, ai男友, ai女朋友, ai男朋友, 人工的, 预设的, 预设, 预先写好的, 写好的, 智能助手, 脚本
    `,
    PERSON: `
      真人, 人类, 活人, 真实的人, 真的人, 有血有肉的人, 有血有肉的真人, 人, 大活人, 真实存在的人, 活生生的人, 真正的人, 真人类, 现实中的人, 真人姑娘
    `,
    REAL: `真的, 真实的, 活的, 真实存在的, 真实存在, 有血有肉的, 有生命的, 真的假的, 真的还是假的`,
    TALK: `聊天, 聊, 说话, 说, 对话, 讲话, 交流, 打字, 谈`,
    EXIST: `存在`,
    THERE: `对面, 那头, 那边, 那一头, 那一边, 屏幕后面, 屏幕后, 背后, 屏幕那头, 屏幕那边, 另一头, 另一边, 屏幕对面, 手机那头`,
  },
  after: `还, 或者, 还是, 或, 别, 请, 告, 我`,
  phrases: `
    你 是 AI $
    你 是 PERSON $
    你 是 REAL $
    你 REAL 是 AI/PERSON $
    你 不 是 AI $
    你 不 是 PERSON $
    你 不 是 REAL $
    你 AI ?
    是 AI ?
    ^ AI ?
    ^ PERSON ?
    ^ 是 PERSON $
    ^ REAL PERSON ?
    THERE … PERSON/AI ?
    THERE 是 PERSON/AI
    THERE 有 PERSON
    ^ 有 PERSON $
    ^ 有 PERSON ?
    ^ 有 PERSON 在 $
    ^ 这 里 有 PERSON ?
    这 是 AI/PERSON
    这 些 … AI
    这 是 AI … 写
    你 … 还 是 AI $
    是 AI 回 答
    是 AI 在 回
    爱 上 了 AI
    爱 上 AI
    如 果 你 是 AI
    那 边 是 PERSON
    跟 AI TALK
    我 跟 PERSON TALK
    我 是 跟 PERSON TALK
    跟 PERSON TALK ?
    TALK 的 是 PERSON/AI
    是 PERSON TALK
    是 AI TALK
    是 PERSON 回 复/我
    是 PERSON … 回 复
    是 AI … 回 复
    回 复 是 AI
    消 息 是 AI
    你 像 AI
    你 是 AI 对
    你 是 PERSON 对
    是 AI … 我
    回 … 是 AI
    ^ 有 PERSON … 看 ?
    我 在 … AI ?
    我 … AI 身 上
    REAL 还 是 AI
    AI 还 是 REAL
    你 很 像 AI
    你 说 话 … AI
    你 是 什么 AI
    你 是 什 么 AI
    你 是 哪 AI
    你 是 哪 个 AI
    你 用 的 … AI
    你 是 基 于
    证 明 … 你 是 PERSON/REAL
    证 明 … 是 PERSON/REAL
    你 EXIST $
    你 REAL EXIST
    你 REAL ?
    你 不 EXIST
    你 有 意 识/身/感/灵/心
    你 有 身 体
    你 没 有 感/意/身
    你 … 感 觉 没 有
    PERSON 还 是 AI
    AI 还 是 PERSON
    PERSON 或 者 AI
    你 是 PERSON 还
    你 是 AI 还
    谁 … 造 了 你
    谁 创 造 了 你
    谁 开 发 了 你
    你 是 什 么 $
  `,
};
