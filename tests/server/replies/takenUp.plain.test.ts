import { describe, expect, it } from 'vitest';
import { spokenLocales } from '../../../common/locales';
import { isCare } from '../../../server/replies/scripted/care';
import { packOf } from '../../../server/replies/scripted/packs';
import { converse } from './conversation';
import { castIn } from './languages';

type InAll<Value> = Readonly<Record<(typeof spokenLocales)[number], Value>>;

const oldLoss: InAll<readonly [told: string, next: string]> = {
  en: ['my mom would be so proud, she passed in 2019', "anyway i'm learning guitar"],
  de: ['meine mama wäre so stolz, sie ist 2019 gestorben', 'ich lerne gerade gitarre'],
  es: ['mi madre murió en 2019, estaría orgullosa', 'estoy aprendiendo guitarra'],
  ru: ['мама бы так гордилась, она умерла в 2019', 'учусь играть на гитаре'],
  ch: ['我妈要是在一定会骄傲，她2019年走的', '我在学吉他'],
};
const recentLoss: InAll<string> = {
  en: 'my grandma died this morning', de: 'meine oma ist heute früh gestorben',
  es: 'esta mañana murió mi abuela', ru: 'сегодня утром умерла бабушка', ch: '奶奶今天早上走了',
}; // oxfmt-ignore
const somethingNice: InAll<string> = {
  en: 'can you tell me something nice', de: 'sag mir was schönes', es: 'dime algo bonito',
  ru: 'скажи что-нибудь хорошее', ch: '说点好听的吧',
}; // oxfmt-ignore
const birthday: InAll<string> = {
  en: 'my birthday is on saturday', de: 'am samstag hab ich geburtstag', es: 'el sábado es mi cumpleaños',
  ru: 'в субботу у меня день рождения', ch: '周六是我生日',
}; // oxfmt-ignore
const gladly: InAll<string> = {
  en: 'thank god it is friday', de: 'gott sei dank ist freitag', es: 'gracias a dios es viernes',
  ru: 'слава богу пятница', ch: '谢天谢地周五了',
}; // oxfmt-ignore
const looks: InAll<string> = {
  en: 'you look good tonight', de: 'du siehst heute gut aus', es: 'hoy estás muy guapa',
  ru: 'ты сегодня отлично выглядишь', ch: '你今天真好看',
}; // oxfmt-ignore
const aching: InAll<readonly [before: string, ofSomebody: string]> = {
  en: ['my feet are killing me', 'my nan was there'],
  de: ['meine füße bringen mich um', 'mein kumpel jonas war da'],
  es: ['me duelen los pies', 'vino mi primo'],
  ru: ['пальцы болят', 'приехал тесть'],
  ch: ['脚疼', '我表哥来了'],
};

describe.each(spokenLocales)('what is taken up in %s', (locale) => {
  const pack = packOf(locale);
  const cast = [...new Map(castIn(locale).map((one) => [one.texts.manner, one])).values()];
  const missed = (script: readonly string[], fits: (reply: string, at: number) => boolean) =>
    cast
      .filter((one, at) => !fits(converse(one, script, null, pack, locale).at(-1) ?? '', at))
      .map(({ facts }) => facts.slug);
  const spokenBy = (at: number) => {
    const gender = cast[at]?.facts.gender;
    return (gender === undefined ? undefined : pack.spokenBy?.(gender)) ?? pack;
  };
  const linesOf = (text: string) => pack.mentioned.named(text).flatMap(({ said }) => said);

  it('says a kind word to an old loss and goes on with what comes next', () => {
    const [told, next] = oldLoss[locale];
    const cares = (reply: string, at: number) => isCare(pack.sentences(reply), spokenBy(at));
    expect(missed([told], cares)).toEqual([]);
    expect(missed([told, next], (reply, at) => !cares(reply, at))).toEqual([]);
  });

  it('says something nice to who mourns, and tells no tale', () => {
    expect(
      missed([recentLoss[locale], somethingNice[locale]], (reply, at) => {
        const one = cast[at];
        return one !== undefined && spokenBy(at).registers[one.texts.manner].nice.includes(reply);
      }),
    ).toEqual([]);
  });

  it('does not ask how a birthday was that lies ahead', () => {
    const lines = linesOf(birthday[locale]);
    expect(lines).not.toEqual([]);
    expect(
      missed([birthday[locale]], (reply) => !lines.some((line) => reply.includes(line))),
    ).toEqual([]);
  });

  it('hears no thanks in "thank God", and praise in "you look good"', () => {
    expect(pack.read(gladly[locale], null).acts.has('thanks')).toBe(false);
    expect(pack.read(looks[locale], null).acts.has('compliment')).toBe(true);
  });

  it('does not go on with what hurt when somebody is spoken of', () => {
    const [before, ofSomebody] = aching[locale];
    const lines = linesOf(before);
    expect(lines).not.toEqual([]);
    expect(
      missed([before, ofSomebody], (reply) => !lines.some((line) => reply.includes(line))),
    ).toEqual([]);
  });
});
