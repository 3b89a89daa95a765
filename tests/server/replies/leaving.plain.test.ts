import { describe, expect, it } from 'vitest';
import { packOf } from '../../../server/replies/scripted/packs';

/** Goodbyes in a roundabout way, and what only sounds like one. */
const talks = {
  en: [
    [
      ...['ok gotta feed the cat, ttyl', 'gonna hop in the shower, catch you in a bit'],
      ...['fair enough. right, bed for me', "well the kettle's boiling, speak later"],
      ...['my bus is here', 'anyway, better get back to work', 'time for bed', 'brb'],
      ...[
        "right i'd best get on, thanks for the natter",
        "the kettle's on, so I'll leave you in peace",
      ],
      "battery's on 2% so if i vanish thats why",
    ],
    [
      ...['i need to get a new phone', 'my sister is here', 'i should go running more'],
      ...['i gotta feed three cats every day', 'the bus was late', "i'm going to get a dog"],
    ],
  ],
  de: [
    [
      ...['so, muss dann mal los', 'ok jetzt muss ich echt die wäsche machen bis später'],
      ...['so die pause is rum, tschüssi', 'na gut dann schlaf ich jetzt mal', 'mein bus kommt'],
      ...['bin dann mal weg', 'das essen ist fertig', 'muss noch schnell duschen'],
      ...['danke fürs quatschen', 'mein akku ist auf 2 prozent'],
    ],
    [
      ...['mein chef ist doof', 'ich muss mal zum arzt', 'die pizza war gut'],
      ...['mein bus kommt immer zu spät', 'meine schwester ist da', 'der zug ist ausgefallen'],
    ],
  ],
  es: [
    [
      ...['bueno, me voy a dormir', 'bueno me voy que se me quema el arroz', 'me voy ya'],
      ...['te dejo q viene mi madre', 'venga, a currar. hablamos', 'ahora vuelvo'],
      ...['gracias por la charla', 'se me acaba la batería'],
    ],
    ['mañana me voy a sevilla', 'mi novio se fue', 'hoy no fui al gym, me dio pereza'],
  ],
  ru: [
    [
      ...['ладно, побежала', 'ну все я спать', 'мне пора, автобус пришел', 'пойду поем'],
      ...['все, убегаю', 'ладно я в душ', 'пойду готовить ужин'],
      ...['не буду тебя отвлекать', 'спасибо за болтовню', 'каша сама себя не сварит'],
    ],
    [
      ...['сегодня не пошла на пары, лень было', 'завтра пойду к врачу', 'мама пошла в магазин'],
      ...['муж говорит, что мне пора перестать плакать', 'сын в первый класс пошёл'],
    ],
  ],
  ch: [
    [
      ...['好了，我去洗澡了', '先这样吧，我去睡了', '我妈来了，先不说了', '好吧，干活去了'],
      ...['我先撤了', '车来了', '不聊了', '谢谢你陪我聊', '手机快没电了'],
    ],
    ['我明天去上班', '今天出去走了走', '我妈去上班了', '昨天去吃饭了'],
  ],
} as const;

describe.each(['en', 'de', 'es', 'ru', 'ch'] as const)(
  'a goodbye in a roundabout way (%s)',
  (locale) => {
    const pack = packOf(locale);
    const isBye = (text: string) =>
      pack.read(text, null).acts.has('goodbye') || pack.self.asked(text).moves.has('bye');

    it('is known, and what only sounds like one is none', () => {
      const [goodbyes, others] = talks[locale];
      expect(goodbyes.filter((text) => !isBye(text))).toEqual([]);
      expect(others.filter(isBye)).toEqual([]);
    });
  },
);
