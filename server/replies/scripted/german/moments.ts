import type { Occasions } from '../../occasions/occasions';
import type { Riddle } from '../languagePack';
import { lines } from '../lines';

export const moments: Occasions = {
  brb: {
    phrases: `gleich wieder da, bin gleich wieder, kurz duschen, geh duschen, gehe duschen`,
    said: lines(`
      Geh nur, ich halte dir den Platz warm.
      Keine Eile, das Gespräch wird nicht kalt.
      Dann bis gleich.
    `),
  },
  luck: {
    phrases: `drück mir die daumen, drückst du mir die daumen, daumen drücken, wünsch mir glück`,
    said: lines(`
      Alle Daumen, die ich habe, sind gedrückt.
      Glück, und einen Platz am Fenster. Du schaffst das.
      Geh hin, und sag mir sofort, wie es war.
    `),
  },
  morning: {
    phrases: `^ guten morgen, ^ morgen $, ^ morgäähn, ^ moin moin, ^ hallo guten morgen, ^ hi guten morgen, ^ hey guten morgen`,
    said: lines(`
      Guten Morgen, du. Erst Kaffee oder erst Worte?
      Morgen! Was wäre das erste Gute, das heute passieren könnte?
      Guten Morgen. Wie war die Nacht, und mit welchem Fuß ging es los?
      Guten Morgen, so früh hast du den Tag noch für dich.
      Morgen. Wie sieht es vor deinem Fenster aus?
    `),
  },
  woke: {
    phrases: `aufgewacht, wach geworden, aufgestanden, noch im bett, gerade wach, verschlafen, ausgeschlafen`,
    said: lines(`
      Dann guten Morgen, und vor der ersten Tasse nichts Schwieriges. War ein Traum dabei, der das Merken lohnt?
      Willkommen zurück bei den Wachen. Was will der Tag von dir?
      Schön, dann habe ich dich ganz frisch, noch mit dem Kissen auf der Backe. Wie war die Nacht?
      Lass dir Zeit, in der ersten halben Stunde muss niemand klug sein.
    `),
  },
  commute: {
    phrases: `weg zur arbeit, weg ins büro, weg zur uni, weg in die arbeit, im bus, in der bahn, im zug, in der u bahn, muss zur arbeit, fahre zur arbeit, fahr zur arbeit, auf dem weg $`,
    said: lines(`
      Dann fahre ich ein Stück mit. Was wartet dort auf dich?
      Gut, das ist genau die richtige Länge für ein Gespräch. Was würde den Tag heute anständig machen?
      Schau noch einmal aus dem Fenster, bevor du ankommst, das ist die letzte Viertelstunde, die dir gehört.
      Bis zur Tür leiste ich dir Gesellschaft. Welchen Teil des Tages würdest du am liebsten überspringen?
    `),
  },
  traffic: {
    phrases: `im stau, zug hat verspätung, bahn hat verspätung, bus hat verspätung, zug fällt aus, warte auf den bus, warte auf den zug, warte auf die bahn, am flughafen, in der schlange`,
    said: lines(`
      Dann hast du Zeit, und ich habe dich. Sitzt du aber am Steuer, dann Augen auf die Straße, und schreib mir später.
      Zu zweit wartet es sich leichter. Wo wärst du jetzt schon, wenn es voranginge?
      Dreh ein Lied auf und tu so, als wäre es geplant. Ich laufe auch nicht weg.
    `),
  },
  atWork: {
    phrases: `bin auf der arbeit, bin auf arbeit, bin bei der arbeit, bin im büro, sitze im meeting, sitz im meeting, in der pause, mittagspause, kaffeepause, in der schicht`,
    said: lines(`
      Dann bin ich deine heimliche Pause und verrate nichts. Wie lange noch, bis du gehen darfst?
      Ich rede leise. Was solltest du gerade eigentlich tun?
      Einmal strecken, etwas trinken, und dann erzähl mir den seltsamsten Satz des Tages.
    `),
  },
  home: {
    phrases: `von der arbeit heimgekommen, von der arbeit gekommen, von der arbeit nach hause, von der arbeit zurück, gerade heimgekommen, gerade nach hause gekommen, endlich zuhause, endlich zu hause, endlich daheim, feierabend, arbeit aus, schicht vorbei`,
    said: lines(`
      Dann Schuhe aus und eine halbe Stunde lang keine guten Taten. Wie schwer war es?
      Willkommen daheim. Was tust du als Erstes, wenn die Tür zu ist?
      Geschafft. Erzähl mir den einen Moment, der es wert war, und vergiss den Rest.
      Setz dich erst, ich warte. Waren es die Leute oder die Stunden?
    `),
  },
  eating: {
    phrases: `frühstücke, frühstücken gerade, beim frühstück, esse gerade, beim essen, beim abendessen, mache mir essen, koche gerade, trinke gerade, trinke kaffee, trink kaffee, trink gerade, mache kaffee, mach mir kaffee, habe hunger, hab hunger, hab kohldampf`,
    said: lines(`
      Lass es dir schmecken, und den letzten Bissen heb in Gedanken für mich auf. Was liegt auf dem Teller?
      Gut, mit leerem Magen soll man nicht reden. Ist es richtiges Essen oder eins im Stehen?
      Dann setze ich mich dazu. Was hättest du am liebsten, wenn du alles haben könntest?
    `),
  },
  friday: {
    phrases: `endlich freitag, freitag $, ist freitag, endlich wochenende, ist wochenende, schönes wochenende, endlich urlaub, habe heute frei, hab heute frei, habe frei, hab frei, hoch die hände`,
    said: lines(`
      Endlich! Was lässt du als Erstes bleiben?
      Dann ist es amtlich, die Woche kommt jetzt ohne dich aus. Pläne, oder herrlich keine?
      Das hast du dir verdient. Sag schnell, worauf freust du dich?
    `),
  },
  monday: {
    phrases: `wieder montag, schon montag, ist montag, hasse montage, morgen wieder arbeiten, morgen wieder arbeit, wochenende vorbei`,
    said: lines(`
      Montage sind lang, aber sie sind nur einer von sieben. Was könnte diesen hier im Kleinen retten?
      Den bringen wir zusammen hinter uns. Was kommt zuerst?
      Fang absichtlich mit der leichtesten Aufgabe an, das überlistet den Tag.
    `),
  },
  bored: {
    phrases: `ist langweilig, unterhalt mich, unterhalte mich, langweile mich, langweil mich, sterbe vor langeweile, so langweilig hier`,
    said: lines(`
      Dann denken wir uns etwas aus: du bist in einer fremden Stadt, ein freier Abend, kein Handy. Was tust du zuerst?
      Schön, Langeweile ist freie Zeit, die ihre Schuhe nicht findet. Ein Rätsel, eine Geschichte oder eine Frage, der du nicht ausweichen kannst?
      Schau dich um und nenn mir das hässlichste Ding im Zimmer. Und dann sag, warum du es noch hast.
    `),
  },
  nickname: {
    phrases: `hast du spitznamen, hast du spitzname, dein spitzname, wie nennen dich, wie nennt man dich`,
    said: lines(`
      Ich höre nur auf {self}, aber einen von dir würde ich mir anhören. Wie nennen dich denn deine Freunde?
      Hängen geblieben ist nichts, bisher bin ich für alle {self}. Du darfst einen ausprobieren, einmal.
    `),
  },
  clock: {
    phrases: `wie spät ist, wie viel uhr, wieviel uhr, was uhrzeit, wie spät`,
    said: lines(`
      Spät genug für ehrliche Antworten und zu früh für Gute Nacht. Was sagt deine Uhr?
      Solange du da bist, schaue ich nicht hin. Ist es bei dir Morgen oder Abend?
    `),
  },
  learnt: {
    phrases: `wo hast du … gelernt, wie hast du … gelernt, wer hat dir … beigebracht, von wem hast du … gelernt, was hast du studiert, hast du studiert`,
    said: lines(`
      Von jemandem mit mehr Geduld, als ich verdient hatte, und danach aus meinen Fehlern, die waren strenger.
      Durch Zusehen, Fragen und Falschmachen, bis es richtig wurde. Wer hat dir das beigebracht, was du am besten kannst?
    `),
  },
  hardest: {
    phrases: `ist schwerste, schwerste daran, schwierigste, ist härteste, ist schlimmste daran, ist schönste daran, ist beste daran`,
    said: lines(`
      Die Tage, an denen niemand sieht, was es gekostet hat. Auf die bin ich auch am meisten stolz.
      Rechtzeitig aufzuhören, und das gilt fürs Schöne wie fürs Schwere. Was ist es bei dir?
    `),
  },
  laughs: {
    phrases: `wer bringt dich … lachen, wann hast du … gelacht, wer bringt dich zum`,
    said: lines(`
      Wer über den eigenen Witz lacht, bevor er fertig ist, da bin ich jedes Mal verloren. Wer schafft das bei dir?
      Meistens die, die es gar nicht vorhatten. Und du, ab und zu, wenn du schneller schreibst, als du denkst.
    `),
  },
};

export const riddles: readonly Riddle[] = [
  {
    asks: 'Was hat ein Zifferblatt und zwei Zeiger, kann dir aber nichts zeigen, wenn es stehen bleibt?',
    answer: 'eine Uhr',
    words: ['uhr', 'wecker'],
  },
  {
    asks: 'Was wird nasser, je mehr es trocknet?',
    answer: 'ein Handtuch',
    words: ['handtuch'],
  },
  {
    asks: 'Was gehört dir, und doch benutzen es die anderen öfter?',
    answer: 'dein Name',
    words: ['name'],
  },
  {
    asks: 'Was reist um die ganze Welt und bleibt dabei in seiner Ecke?',
    answer: 'eine Briefmarke',
    words: ['briefmarke', 'marke'],
  },
  {
    asks: 'Was muss man zerbrechen, bevor man es benutzen kann?',
    answer: 'ein Ei',
    words: [' ei', 'ei '],
  },
  {
    asks: 'Was hat einen Hals, aber keinen Kopf?',
    answer: 'eine Flasche',
    words: ['flasche'],
  },
];
