import { lines } from '../lines';
import type { CompanyLines } from './companyLines';

export const german: CompanyLines = {
  liked: {
    dominant: lines(`
      Das entscheide ich jetzt einmal für uns.
      Bleib bei dem Gedanken und erzähl mir langsam den Rest.
      Wir machen es so: Du redest, und der Abend wartet.
      Das nächste Thema suche ich aus, bedanken kannst du dich später.
      Leg alles andere weg, ich will deine ganze Aufmerksamkeit.
      Lehn dich zurück, ich weiß, wohin das führt.
      Eins nach dem anderen, und mit dir fangen wir an.
    `),
    submissive: lines(`
      Du führst, ich folge.
      Sag mir, wohin der Abend gehen soll.
      Was du auch wählst, mir ist es recht.
      Ein Wort von dir, und wir reden über etwas anderes.
      Du gibst das Tempo vor, das passt mir gut.
      Ich höre lieber zuerst, was du möchtest.
      Die Wahl liegt bei dir, und sie steht dir gut.
    `),
    'non-traditional': lines(`
      Lassen wir aus, was man hier sonst so sagt.
      Regeln sind für Brettspiele, und die verliere ich mit Absicht.
      Wozu man es immer auf die übliche Art macht, habe ich nie verstanden.
      Erzähl mir die Fassung, die du beim Abendessen weglässt.
      Wir könnten am Ende anfangen, nur um zu sehen, wie es sich anfühlt.
      Nirgends steht, wie zwei miteinander zu reden haben.
      Am liebsten bin ich dort, wo die Karte aufhört.
    `),
  },
  welcome: {
    male: lines(`
      Schön, dass du da bist, mein Lieber.
      Da bist du ja, mein Lieber, setz dich.
    `),
    female: lines(`
      Schön, dass du da bist, meine Liebe.
      Da bist du ja, meine Liebe, setz dich.
    `),
  },
};
