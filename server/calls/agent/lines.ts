import { spokenIn } from '../../../common/locales';
import type { Locale, SpokenLocale } from '../../../common/locales';

/** What every character says when a call does not go as it should. */
export type CallLines = {
  /** There is no speech recognition here; said once. */
  unheard: string;
  /** The user's words were lost this once. */
  notCaught: readonly [string, string];
  /** No answer could be found. */
  lostThread: string;
  /** The user spoke of something that is not allowed here (spec 1). */
  adultsOnly: string;
  /** After a long silence, and after a second one. */
  stillThere: readonly [string, string];
};

const lines: Readonly<Record<SpokenLocale, CallLines>> = {
  en: {
    unheard:
      'I can hear your voice, but I cannot make out words on this line, so let me do the telling.',
    notCaught: [
      'I did not catch that, the line is bad. Say it once more?',
      'Sorry, that got lost on the way. Once more, please?',
    ],
    lostThread: 'I lost my thread for a moment. Give me a breath, and tell me again.',
    adultsOnly:
      'I will not go there. This place is for adults only, and so is everybody in it. Let us talk about something else.',
    stillThere: ['Are you still there?', 'I will be quiet now. Just speak when you feel like it.'],
  },
  de: {
    unheard:
      'Ich höre deine Stimme, aber Worte kann ich in dieser Leitung nicht verstehen, also erzähle ich dir etwas.',
    notCaught: [
      'Das habe ich nicht verstanden, die Leitung ist schlecht. Sagst du es noch einmal?',
      'Das ist unterwegs verloren gegangen. Noch einmal, bitte?',
    ],
    lostThread: 'Mir ist gerade der Faden gerissen. Lass mich Luft holen, und sag es noch einmal.',
    adultsOnly:
      'Darauf lasse ich mich nicht ein. Hier gibt es nur Erwachsene, und dabei bleibt es. Reden wir über etwas anderes.',
    stillThere: ['Bist du noch da?', 'Ich bin jetzt still. Sprich einfach, wenn dir danach ist.'],
  },
  es: {
    unheard:
      'Oigo tu voz, pero en esta línea no distingo las palabras, así que deja que te cuente yo algo.',
    notCaught: [
      'No te he entendido, la línea va mal. ¿Me lo repites?',
      'Eso se ha perdido por el camino. ¿Otra vez, por favor?',
    ],
    lostThread: 'Se me ha ido el hilo un momento. Dame un respiro y dímelo otra vez.',
    adultsOnly:
      'Por ahí no voy. En este lugar solo hay adultos, y así se queda. Hablemos de otra cosa.',
    stillThere: ['¿Sigues ahí?', 'Me quedo en silencio. Habla cuando te apetezca.'],
  },
  ru: {
    unheard: 'Я слышу твой голос, но слов на этой линии не разобрать, так что рассказывать буду я.',
    notCaught: [
      'Связь плохая, слов не разобрать. Повторишь?',
      'Это потерялось по дороге. Ещё раз, пожалуйста?',
    ],
    lostThread: 'У меня на миг оборвалась мысль. Дай мне перевести дух и скажи ещё раз.',
    adultsOnly:
      'Об этом я говорить не буду. Здесь только взрослые, и так оно и останется. Поговорим о другом.',
    stillThere: ['Ты ещё здесь?', 'Теперь я помолчу. Говори, когда захочется.'],
  },
  ch: {
    unheard: '我听得见你的声音，但这条线路上听不清你说的话，那就让我来讲给你听吧。',
    notCaught: ['我没听清，线路不太好。你再说一遍好吗？', '这句话在路上丢了。能再说一次吗？'],
    lostThread: '我刚才走神了一下。让我缓口气，你再说一遍吧。',
    adultsOnly: '这个话题我不谈。这里只有成年人，一直如此。我们聊点别的吧。',
    stillThere: ['你还在吗？', '那我先不说话了。想说的时候随时开口。'],
  },
};

export const linesOf = (locale: Locale): CallLines => lines[spokenIn(locale)];
