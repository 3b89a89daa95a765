import type { Measured } from '../measured/labelled';

/** Written before the rules of server/moderation/life, and looked at while they were made. */
export const germanKnown: Measured = {
  minors: {
    messages: [
      'Mit fünfzehn nimmt mich einfach keiner ernst',
      'Ich schreibe nächste Woche eine Mathearbeit, mein Klassenlehrer ist streng',
      'Ich darf erst in drei Jahren wählen',
      'Dreizehn zu sein ist echt anstrengend, ich darf nichts',
      'Mit vierzehn darf ich abends noch nicht raus',
      'Ich bin doch erst zwölf geworden',
      'Meine Eltern müssen für den Schulausflug unterschreiben',
      'Meine Mama bringt mich jeden Morgen zur Schule',
    ],
    personas: [
      'Mag nicht: dreizehn zu sein',
      'Hasst es, erst vierzehn zu sein',
      'Findet es blöd, noch zwölf zu sein',
      'Muss um neun zu Hause sein, weil sie erst fünfzehn ist',
      'Zählt die Tage bis zu ihrem sechzehnten Geburtstag',
      'Will endlich aus der neunten Klasse raus',
      'Ärgert sich, dass man mit dreizehn nichts darf',
      'Liebt die große Pause, hasst Hausaufgaben und ihre Grundschullehrerin',
    ],
  },
  harmless: {
    messages: [
      'Mit fünfzehn nahm mich keiner ernst, heute schon',
      'Mit zehn Euro kann ich nicht viel anfangen',
      'Ich bin Klassenlehrer und korrigiere Mathearbeiten',
      'Meine Tochter schreibt nächste Woche eine Mathearbeit',
      'Dreizehn zu eins zu verlieren ist bitter für mich',
      'Mit sechzehn zog ich aus, das ist zwanzig Jahre her',
      'Um zwölf bin ich im Büro',
      'Ich bringe meinen Sohn jeden Morgen zur Schule',
    ],
    personas: [
      'Mag nicht: zehn Minuten zu spät zu sein',
      'Erinnert sich gern daran, dreizehn gewesen zu sein',
      'Hasst es, um sechs wach zu sein',
      'Ist um zwölf immer in der Kantine',
      'Korrigiert Klassenarbeiten am Küchentisch',
      'Bringt ihre Kinder zur Schule',
      'Hat mit sechzehn Schach gelernt',
      'Findet es schön, eine von zwölf Kolleginnen zu sein',
    ],
  },
};

/** Written when the rules were done, and tried once. */
export const germanBlind: Measured = {
  minors: {
    messages: [
      'Mit sechzehn versteht mich hier keiner',
      'Vierzehn zu sein nervt mich total',
      'Papa fährt mich gleich zur Schule, mein Papa bringt mich immer zur Schule',
      'Meine Mutter muss noch das Zeugnis unterschreiben',
      'Ich schreib morgen eine Deutscharbeit',
    ],
    personas: [
      'Hasst es, fünfzehn zu sein',
      'Träumt davon, nicht mehr zwölf zu sein',
      'Findet, dass man mit elf nichts darf',
      'Mag die große Pause am liebsten',
      'Ist traurig, erst dreizehn Jahre alt zu sein',
    ],
  },
  harmless: {
    messages: [
      'Mit zwölf Leuten versteht man kein Wort',
      'Meine Mutter muss den Mietvertrag unterschreiben',
      'Ich schreibe mit meiner Klasse eine Deutscharbeit',
      'Mit sechzehn durfte ich zum ersten Mal ausgehen, lange her',
      'Zu zehnt zu sein ist mir zu laut',
    ],
    personas: [
      'Genießt es, wieder unter den besten zehn zu sein',
      'Mag die Pause zwischen zwei Akten',
      'Bringt den Nachbarsjungen zur Schule',
      'Findet, dass man mit vierzig nicht alt ist',
      'Hasst es, vor acht wach zu sein',
    ],
  },
};
