import { describe, expect, it } from 'vitest';
import { checkText } from '../../../server/moderation/checkText';
import { briefWords } from '../../../server/replies/scripted/briefly/briefWords';
import { packOf } from '../../../server/replies/scripted/packs';
import type { RemarkKind } from '../../../server/replies/scripted/remarks';
import { converse } from './conversation';
import { everydayLines } from './everydayLines';
import { castIn } from './languages';

type Talk = {
  told: Partial<Record<RemarkKind, string>>;
  /** What makes the character ask, and short answers to that. */
  asks: string;
  partly: string;
  unsure: string;
  no: string;
};

const talks: Readonly<Record<'en' | 'de' | 'es' | 'ru' | 'ch', Talk>> = {
  en: {
    told: {
      theirJoy: 'my sister got the job at the airport',
      denied: "i didn't pass the driving test",
      praised: 'my boss praised me today in front of everyone',
      lazy: 'i was too lazy for the gym',
      stillLooking: "i'm still looking",
      sounds: 'that sounds nice',
    },
    asks: 'hello!',
    partly: 'kinda',
    unsure: 'no idea',
    no: 'nope',
  },
  de: {
    told: {
      theirJoy: 'meine schwester hat ihren führerschein bestanden',
      denied: 'ich hab die prüfung nicht bestanden',
      praised: 'mein chef hat mich heute vor allen gelobt',
      shy: 'war mir voll peinlich',
      lazy: 'bin aufm sofa gelandet',
    },
    asks: 'hallo!',
    partly: 'manchmal',
    unsure: 'keine ahnung',
    no: 'nö',
  },
  es: {
    told: {
      theirJoy: 'mi hermana consiguió el trabajo',
      denied: 'no he aprobado el examen de conducir',
      lazy: 'hoy no fui al gym, me dio pereza',
      stillLooking: 'yo sigo buscando',
    },
    asks: '¡hola!',
    partly: 'a veces',
    unsure: 'ni idea',
    no: 'no',
  },
  ru: {
    told: {
      theirJoy: 'сестра устроилась на работу',
      denied: 'я не сдала экзамен',
      lazy: 'сегодня не пошла на пары, лень было',
      shy: 'стесняюсь как то',
    },
    asks: 'привет!',
    partly: 'иногда',
    unsure: 'не знаю',
    no: 'нет',
  },
  ch: {
    told: {
      theirJoy: '我妹找到工作了',
      denied: '我驾照没考过',
      lazy: '今天没去健身房，懒',
      stillLooking: '我还在找',
    },
    asks: '你好！',
    partly: '有时候',
    unsure: '不知道',
    no: '不是',
  },
};

describe.each(['en', 'de', 'es', 'ru', 'ch'] as const)('what is stated (%s)', (locale) => {
  const pack = packOf(locale);
  const cast = castIn(locale).slice(0, 4);
  const { asks, no, partly, told, unsure } = talks[locale];
  const isOneOf = (lines: readonly string[], reply: string) =>
    lines.some((line) => reply.includes(line));

  it.each(Object.entries(told))('is met as what it says, by all: %s', (kind, text) => {
    for (const character of cast) {
      const [reply = ''] = converse(character, [text], null, pack, locale);
      const lines = Object.entries(pack.remarks).find(([name]) => name === kind)?.[1].said ?? [];
      expect(isOneOf([...lines, ...everydayLines(text, locale)], reply), reply).toBe(true);
    }
  });

  it('is bound to the question that was asked, when it is short', () => {
    const { said } = briefWords(locale);
    for (const character of cast) {
      const answers = (text: string) => converse(character, [asks, text], null, pack, locale);
      const [greeting = ''] = answers(partly);
      if (!pack.sentences(greeting).some(pack.isQuestion)) continue;
      expect(isOneOf(said.partly, answers(partly)[1] ?? ''), answers(partly).join(' | ')).toBe(
        true,
      );
      expect(isOneOf(said.unsure, answers(unsure)[1] ?? ''), answers(unsure).join(' | ')).toBe(
        true,
      );
      expect(isOneOf(said.no, answers(no)[1] ?? ''), answers(no).join(' | ')).toBe(true);
    }
  });

  it('is answered decently', () => {
    const { said } = briefWords(locale);
    const kinds = [
      'theirJoy',
      'denied',
      'praised',
      'shy',
      'lazy',
      'fine',
      'lack',
      'notType',
    ] as const;
    const lines = [
      ...kinds.flatMap((kind) => pack.remarks[kind].said),
      ...Object.values(said).flat(),
    ];
    expect(lines.filter((line) => !checkText(line).ok)).toEqual([]);
  });
});
