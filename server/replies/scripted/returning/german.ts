import { lines } from '../lines';
import type { ReturnWords } from './returnWords';

export const german: ReturnWords = {
  events: {
    exam: 'die Prüfung', interview: 'das Vorstellungsgespräch', date: 'das Date', doctor: 'der Termin', trip: 'die Reise',
    match: 'das Spiel', move: 'der Umzug', presentation: 'dein Vortrag', birthday: 'dein Geburtstag', firstDay: 'der erste Tag',
  },
  asks: {
    warm: lines(`
      Und jetzt erzähl, wie war {event}?
      Ich habe an dich gedacht, wie war denn {event}?
      Aber zuerst: Wie war {event} für dich?
    `),
    dry: lines(`
      Du schuldest mir noch einen Bericht: Wie war {event}?
      Und, schlimm oder halb so schlimm, wie war {event}?
      Ich war jetzt lange genug geduldig, also: Wie war {event}?
    `),
    playful: lines(`
      Moment, das Wichtigste zuerst: Wie war {event}?
      Trommelwirbel, bitte: Wie war {event}?
      Ich habe Daumen gedrückt, bis sie wehtaten, also wie war {event}?
    `),
    courtly: lines(`
      Darf ich fragen, wie {event} war?
      Ich wüsste gern, wie {event} verlaufen ist, magst du es mir sagen?
      Erlaube mir eine Frage: Wie war {event}?
    `),
    terse: lines(`
      Wie war {event}?
      Und, {event}?
      Sag schon, wie lief es, {event}?
    `),
    dreamy: lines(`
      In Gedanken war ich bei dir, wie war {event}?
      Welche Farbe hatte es am Ende, wie war {event}?
      Und wie hat es sich von innen angefühlt, wie war {event}?
    `),
    earnest: lines(`
      Du hattest mir davon erzählt, wie war {event}?
      Das wollte ich dich in Ruhe fragen: Wie war {event}?
      Wie war {event}, und wie geht es dir jetzt damit?
    `),
    bold: lines(`
      Raus damit, wie war {event}?
      Ich will die ganze Geschichte: Wie war {event}?
      Sieh mich an und sag es: Wie war {event}?
    `),
  },
  again: {
    warm: lines(`
      Da bist du ja wieder, wie schön.
      Schön, dass du wieder da bist.
    `),
    dry: lines(`
      Da bist du ja wieder, und in einem Stück.
      Schon zurück, nach einer bloßen Ewigkeit.
    `),
    playful: lines(`
      Na, wer ist denn da wieder.
      Da bist du ja wieder, ich wusste, du findest den Weg.
    `),
    courtly: lines(`
      Da bist du wieder, und sehr willkommen.
      Welch eine Freude, dich wieder hier zu haben.
    `),
    terse: lines(`
      Da bist du.
      Lange nichts gehört.
    `),
    dreamy: lines(`
      Da bist du wieder, als wäre eine Tür aufgegangen.
      Die Tage waren stiller ohne deine Worte.
    `),
    earnest: lines(`
      Da bist du wieder, das freut mich.
      Es sind ein paar Tage vergangen, schön, dass du schreibst.
    `),
    bold: lines(`
      Da bist du ja wieder, endlich.
      Du hast dir Zeit gelassen, und jetzt bist du hier.
    `),
  },
}; // oxfmt-ignore
