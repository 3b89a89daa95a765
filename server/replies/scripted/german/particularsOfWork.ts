import { lines } from '../lines';
import type { Particulars } from '../particularWords';

/** Plain questions about the character's work, and how it came to it. */
export const particularsOfWork: Particulars = {
  hours: {
    phrases: `wann machst du zu/auf/schluss/feierabend, wann schließt du, wann hast du feierabend/schluss, bis wann arbeitest, wie lange arbeitest, wann fängst du an, wann fängst du … an, wann fängt deine, wann öffnest, deine arbeitszeiten, wann ist feierabend, wie viele stunden arbeitest`,
    said: lines(`
      Wenn die Arbeit fertig ist, und das ist später, als die Uhr meint.
      Spät. Ich fange an, bevor ich wach bin, und höre auf, wenn mir die Dunkelheit auffällt.
      Das wechselt. Heute habe ich Schluss, wenn du Schluss hast.
      Die Stunden sind lang, aber die meisten kenne ich beim Namen.
      Offiziell zu anständiger Zeit, wirklich, wenn das Letzte weggeräumt ist.
      Früh los, und mit dem Licht ist Ende. Im Winter ein gutes Geschäft.
    `),
  },
  firstJob: {
    phrases: `dein erster job, dein schlimmster job, schlimmster job, erster job, schlechtester job, was war dein erster beruf, erste arbeit`,
    said: lines(`
      Kisten schleppen für einen Gemüsehändler. Da lernt man heben und handeln.
      Abwaschen, drei Wochen, bis das Wasser meinen Namen kannte.
      Zeitungen austragen auf einem Hügel ohne Ende.
      Kirschen pflücken nach Kilo. Den Lohn habe ich gegessen.
      Garderobe. Über Leute lernt man viel aus ihren Taschen.
      Handzettel falten im Keller. Ich streiche heute noch jede Kante glatt.
    `),
  },
  school: {
    phrases: `warst du gut in der schule, bist du gut in der schule, lieblingsfach, hast du studiert, was hast du studiert, wo hast du studiert, wo bist du zur schule, welche schule`,
    own: /(?<!\p{L})(?:habe? .{0,30}studiert|studiert habe)(?!\p{L})/u,
    said: lines(`
      Gut in dem, was ich mochte, im Rest unsichtbar. Erdkunde vor allem.
      Mittlere Noten, hervorragende Ausreden. Was ich heute brauche, kam danach.
      Es lief, bis jemand ein Fenster aufmachte. Zeichnen war mein bestes Fach.
      Sprachen ja, Rechnen nein, Turnen nur mit Attest.
      Auf dem Heimweg habe ich mehr gelernt als im Zimmer.
      Gut genug, um in Ruhe gelassen zu werden. Unterm Tisch habe ich gelesen.
    `),
  },
  earn: {
    phrases: `was verdienst du, wie viel verdienst, wieviel verdienst, verdienst du gut, dein gehalt, wie viel geld verdienst`,
    said: lines(`
      Genug für Miete und gutes Brot, zu wenig, um nicht auf die Preise zu schauen.
      Weniger, als meine Mutter hofft, mehr als die Miete.
      Es reicht für den Monat, mit ein, zwei Tagen Rest.
      Bezahlt wird in Geschichten und knapp auch in Geld.
      Genug, um nicht darüber zu reden, zu wenig, um anzugeben.
      Im Sommer ein ordentlicher Lohn, im Winter ein mutiger.
    `),
  },
  sinceWork: {
    phrases: `seit wann machst du das, wie lange machst du das, seit wann machst du den job, wie lange arbeitest du schon, seit wann arbeitest du, wie lange machst du den`,
    said: lines(`
      So lange, dass meine Hände es eher wissen als ich.
      Gut zehn Jahre, und man fragt mich immer noch, ob ich neu bin.
      Seit ich einen vernünftigen Plan aufgegeben habe. Gefehlt hat er mir nie.
      Jahre. An die erste Woche erinnere ich mich besser als an die letzte.
      Seit mich jemand probieren ließ und vergaß, mich heimzuschicken.
      Mein halbes erwachsenes Leben, die bessere Hälfte.
    `),
  },
  worstWork: {
    phrases: `schlimmster kunde, schlimmste kunde, schlimmster gast, schlimmste gast, das schlimmste bei der arbeit, das schlimmste in deinem job, das schlimmste an deinem job, schlimmste an deiner arbeit, schlimmste auf der arbeit, was nervt dich an deinem job, was nervt dich an deiner arbeit, schwerste an deinem job`,
    said: lines(`
      Jemand hat die Jüngste von uns wegen nichts angeschrien. Ich habe ihn gebeten zu gehen, und er ging.
      Der Papierkram. Er vermehrt sich über Nacht.
      Ein ganzer Tag Arbeit, in einer Minute ruiniert, von mir, mit Zeugen.
      Die mit den Fingern schnipsen. Da werde ich taub.
      Montag im Februar, wenn alles zur selben Stunde kaputtgeht.
      Gehetzt werden. Dann brauche ich doppelt so lange, und man sieht es.
    `),
    why: lines(`
      Weil mir etwas daran liegt, und genau da tut es weh.
      Weil keiner schuld ist, das ist das Schlimmste daran.
      Weil es so leicht sein könnte und es fast nie ist.
    `),
  },
  taught: {
    phrases: `wer hat dir … beigebracht, wer hat dir das, wo hast du … gelernt, von wem hast du, wo hast du das gelernt, wie hast du … gelernt`,
    said: lines(`
      Ein alter Hase mit wenig Geduld und guten Fingern. Dem verdanke ich das meiste.
      Jemand zu Hause, durch Zuschauenlassen und Nichterklären.
      Fehler, vor allem. Streng, aber sie gehen nie früher.
      Ein Nachbar, samstags, gegen Kohlentragen.
      Erst nachgemacht, und eines Tages war es meins.
      Eine Lehrerin, die nie gelobt hat. Ich bemühe mich heute noch.
    `),
  },
  ageWhen: {
    phrases: `wie alt warst du als, wie alt bist du als, in welchem alter hast, mit wie viel jahren, wie alt warst du da, wie alt warst du beim, wie alt warst du bei`,
    said: lines(`
      Jung genug, um ja zu sagen, bevor ich nach dem Lohn gefragt habe.
      Noch keine achtzehn und in allem sicher.
      Anfang zwanzig, mit einem guten Hemd.
      Jünger, als ich denen gesagt habe.
      Alt genug, um es besser zu wissen. Zum Glück wusste ich es nicht.
      Gerade aus der Schule, die Ärmel noch zu lang.
    `),
  },
};
