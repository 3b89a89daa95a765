import type { EveningWords } from './eveningWords';

export const chinese: EveningWords = {
  begin: '今晚一起过吧',
  wishes: '今晚一起过, 一起过今晚, 一起度过今晚, 一起度过这个晚上, 共度今晚, 陪我过今晚, 今晚一起做点什么',
inviting: '我们一起, 咱们一起, 陪我, 跟你一起, 和你一起, 跟我一起, 和我一起, 带我, 吧',
  leave: '今晚就到这儿吧',
  leaving: '就到这儿, 就到这里, 到此为止, 我得走了, 先不了, 还是算了, 改天吧, 下次吧',
  left: ['没关系，就到这儿。', '当然，晚上什么时候结束，你说了算。', '那就停在这里，到这儿已经很好了。'],
  spent: ['最近一起过了好多个晚上，让我攒一个新的。', '下一个晚上先留着，好有个盼头。'],
  evenings: {
    cooking: {
      wishes: '做饭, 下厨, 做晚饭, 煮饭',
      turns: {
        choosingDish: {
          says: '来厨房吧，袖子我已经卷好了；做个快手的，或者做我最爱的那道。',
          first: { label: '做个快手的', words: '快手, 快, 简单', answer: '那就快的，锅烧热，二十分钟。' },
          second: { label: '做你最爱的', words: '你最爱, 你爱, 你喜欢, 你拿手', answer: '那你有口福了，这是没人看着的时候我才做的。' },
        },
        sharingWork: {
          says: '现在分一下工；你拿刀，或者你掌锅。',
          first: { label: '我拿刀', words: '刀, 切', answer: '你来切，我在安全的距离外欣赏刀法。' },
          second: { label: '我掌锅', words: '锅, 炒, 翻', answer: '你来翻炒，闻着已经像我们很懂行了。' },
        },
        eating: {
          says: '端上桌了，什么都没糊；先尝一口，或者先碰个杯。',
          first: { label: '我先尝一口', words: '尝, 吃, 好吃', answer: '你闭了一下眼睛，我就当是夸奖了。' },
          second: { label: '先碰个杯', words: '碰杯, 碰个杯, 干杯, 喝', answer: '敬我们，也敬这个等别人来收拾的厨房。' },
        },
      },
      over: '盘子空了，窗上起了雾；真是个好晚上。',
    },
    nightWalk: {
      wishes: '散步, 散散步, 走走, 逛逛',
      turns: {
        settingOut: {
          says: '带件外套，我带你看看夜里我住的地方；走亮堂的大街，或者走安静的小路。',
          first: { label: '走亮堂的大街', words: '亮, 大街, 热闹', answer: '那就从亮着的窗户底下走，里头陌生人正给彼此摆碗筷。' },
          second: { label: '走安静的小路', words: '安静, 小路, 静', answer: '安静的好，听得见自己的脚步，还有另一个人的。' },
        },
        onTheWay: {
          says: '凉下来了；买杯热的暖暖手，或者在长椅上坐一会儿。',
          first: { label: '买杯热的', words: '热的, 热, 茶, 咖啡, 可可', answer: '两个纸杯，你那杯的盖子好一点。' },
          second: { label: '坐一会儿', words: '坐, 长椅, 歇', answer: '我们坐着，有一阵子谁也不用说话。' },
        },
        atTheDoor: {
          says: '这就是我家门口；再绕一圈，或者就在这儿道晚安。',
          first: { label: '再绕一圈', words: '再绕, 一圈, 再走', answer: '再一圈，慢慢走，我正盼着你这么说。' },
          second: { label: '就在这儿道晚安', words: '晚安, 这儿, 这里', answer: '那就在这儿，路灯底下，它见过更糟的告别。' },
        },
      },
      over: '我一直看你走到拐角；这趟散步值得收着。',
    },
    filmNight: {
      wishes: '看电影, 看场电影, 看部电影',
      turns: {
        choosingFilm: {
          says: '屏幕还黑着，沙发空着；看部老电影，或者看我最爱的那部。',
          first: { label: '看部老电影', words: '老电影, 老片, 黑白', answer: '老的好，人人戴帽子，说话都是完整的句子。' },
          second: { label: '看你最爱的', words: '你最爱, 你爱, 你喜欢', answer: '你胆子真大，里头一半的台词我背得出来。' },
        },
        watching: {
          says: '灯关了，开始了；有爆米花，也有巧克力。',
          first: { label: '爆米花', words: '爆米花', answer: '爆米花，碗正好放在我们中间。' },
          second: { label: '巧克力', words: '巧克力', answer: '巧克力，我掰的时候把大的那半留给你。' },
        },
        credits: {
          says: '名字在往上走；聊聊结局，或者就听完这首曲子。',
          first: { label: '聊聊结局', words: '聊, 结局, 结尾', answer: '换了我，就让他们上那趟火车，这事我能争到天亮。' },
          second: { label: '听完这首曲子', words: '曲子, 音乐, 听完', answer: '我们坐到最后一个音，本该如此。' },
        },
      },
      over: '屏幕又黑了，谁也没马上起身；这个晚上真好。',
    },
  },
}; // oxfmt-ignore
