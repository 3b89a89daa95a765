import { lines } from '../lines';
import { says, starts } from '../remarks';
import { pairs } from './gameWords';
import type { GameWords } from './gameWords';
import { german as wordLists } from './wordLists/german';

export const german: GameWords = {
  wishes: {
    twenty: says(
      '(?:20|zwanzig) fragen|ich (?:denke?|denk) (?:mir |an )(?:etwas|was)|ich hab(?:e)? (?:mir )?(?:etwas|was) (?:ausgedacht|im kopf)',
    ),
    theirNumber: says(
      '(?:rate?|errate?) meine zahl|zahlen ?raten.{0,20} du rätst|du rätst(?: \\p{L}{1,8})? zahl|ich denke? (?:mir |an )eine zahl|rat(?:e)? (?:mal )?(?:die|meine) zahl',
    ),
    ownNumber: says(
      'denk(?:e)? dir eine zahl(?: aus)?|(?:zahlenraten|zahlen raten)|ich rate (?:deine|die|eine) zahl|(?:nimm|wähle?) eine zahl',
    ),
    guessWhat: starts(
      '(?:(?:ok|und|na|so|hey|übrigens|naja|haha),? ){0,2}rate?(?: doch)?(?: mal)?,? (?:was|wo|wen|wer|wem)(?: \\p{L}{1,14}){2,8}',
    ),
    truth: says('wahrheit oder (?:pflicht|tat)|tat oder wahrheit'),
    rps: says(
      '(?:schere|stein|schnick)[, -]{1,3}(?:stein|schere|papier|schnack)(?:[, -]{1,3}(?:papier|stein|schere|schnuck))?|schnick schnack schnuck',
    ),
    hangman: says('galgenmännchen|galgenraten|hangman'),
    story: says(
      '(?:eine )?geschichte (?:zusammen|gemeinsam|abwechselnd|zu zweit)|(?:zusammen|gemeinsam) eine geschichte',
    ),
    associate: says(
      'wort ?assoziation(?:en)?|assoziationen|assoziationsspiel|(?:sag|sage) (?:mir )?das erste wort',
    ),
    cities: says('städte(?:kette| spielen|spiel)|stadtkette'),
    chain: says('wort ?kette|wörterkette|wortspiel|wörter spielen'),
    rhyme: says('reimen|reimspiel|reime spielen'),
    other: starts(
      '(?:ok |komm |hey )?(?:lass(?:t)? uns|wollen wir|sollen wir|woll(?:n| ma)|hast du lust,?)(?: (?:mal|doch|noch|zusammen|was))? (?!(?:ein|noch ein|das|irgendein|etwas|was|irgendwas)(?: \\p{L}{1,8})? ?(?:spiel|spielen))\\p{L}.{1,24} (?:spielen|zocken)',
    ),
  },
  opens: {
    twenty: lines(`
      Gut, ich bin bereit.
      Also los, nicht helfen.
      Das mag ich.
    `),
    theirNumber: lines(`
      Ich kreise sie ein.
      Merk sie dir gut, ich fange an.
    `),
    ownNumber: lines(`
      Ich hab eine, zwischen 1 und {most}. Dein erster Versuch?
      Fertig, sie liegt irgendwo zwischen 1 und {most}. Rate.
    `),
    guessWhat: lines(`
      Drei Versuche hab ich.
      Lass mich nachdenken.
      Nichts verraten.
    `),
    truth: lines(`
      Ich bin dabei, und du fängst an: Wahrheit oder Pflicht?
      Gern. Du zuerst: Wahrheit, oder doch Pflicht?
    `),
    rps: lines(`
      Ich hab schon gewählt und halte es hinter dem Rücken. Was zeigst du?
      Von mir aus kann es losgehen, meine Wahl steht. Und deine?
    `),
    hangman: lines(`
      Ich hab ein Wort, du nennst Buchstaben, einen nach dem anderen.
      Steht, immer ein Buchstabe, und sieben Fehler sind erlaubt.
    `),
    story: lines(`
      Sehr gern, ich fange an: Eines Nachts brannte Licht in einem Leuchtturm, der seit Jahren leer stand. Jetzt du.
      Ich fange an: Der Brief war dreißig Jahre unterwegs gewesen, als er ankam. Du machst weiter.
    `),
    associate: lines(`
      Du sagst ein Wort, ich sage, was mir einfällt. Fang an.
      Gut, ohne nachzudenken. Dein erstes Wort?
    `),
    cities: lines(`
      Jede Stadt beginnt mit dem letzten Buchstaben der vorigen. Du fängst an.
    `),
    chain: lines(`
      Jedes Wort beginnt mit dem letzten Buchstaben des vorigen. Dein erstes Wort?
    `),
    rhyme: lines(`
      Du sagst ein Wort, ich reime. Fang an.
    `),
    other: lines(`
      Das geht schriftlich mit mir leider nicht, ehrlich gesagt. Aber zwanzig Fragen kann ich, Schere, Stein, Papier oder Wahrheit oder Pflicht. Was davon?
      Da müsste ich so tun, als könnte ich es. Lieber zwanzig Fragen, Galgenmännchen oder Zahlenraten?
    `),
  },
  answers: {
    yes: starts(
      '(?:ja|jap|jep|jo|jup|yes|joa|genau|richtig|stimmt|klar|korrekt|jawohl|bingo|treffer)(?!\\p{L})',
    ),
    no: starts(
      '(?:nein|nee|ne|nö|nop|nope|falsch|nicht(?: wirklich| ganz)?|auch nicht|leider nicht|niemals|quatsch|daneben)(?!\\p{L})',
    ),
    partly: starts(
      '(?:jein|manchmal|vielleicht|teils|teilweise|kommt drauf an|kommt darauf an|bisschen|ein bisschen|weiß nicht|keine ahnung|kp|ka|so halb|fast|warm|nah dran|schon irgendwie)(?!\\p{L})',
    ),
    higher: starts('(?:höher|mehr|größer|drüber|zu niedrig|zu klein|rauf|wärmer)(?!\\p{L})'),
    lower: starts(
      '(?:niedriger|weniger|kleiner|tiefer|drunter|zu hoch|zu groß|runter|kalt|kälter)(?!\\p{L})',
    ),
    giveUp: says(
      '(?:ich )?(?:geb|gebe) auf|keine ahnung|sag schon|sag es|sags|aufgeben|was ist es|was war es|kein plan',
    ),
    again: starts(
      '(?:ok |noch |und )?(?:noch ?mal|nochmal|weiter|noch eine|neue runde|revanche|los|wieder|bereit|ok)(?!\\p{L})',
    ),
    yourTurn: says('du bist dran|jetzt du|du wählst|und du|such du aus|du darfst'),
    end: starts('(?:das )?ende|und wenn sie nicht gestorben|schluss|fertig|stopp|reicht'),
    truth: says('wahrheit'),
    dare: says('pflicht|tat'),
  },
  tells: starts(
    '(?:du hast (?:gewonnen|verloren)|es (?:war|ist) (?:ein|eine|der|die|das|mein|meine)|das war (?:ein|eine)|ich hab(?:e)? an|die lösung)(?!\\p{L})',
  ),
  guessOf: {
    food: says(
      'gegessen|gekocht|gebacken|getrunken|esse|koche|zum (?:frühstück|mittag|mittagessen|abendessen)|gefrühstückt',
    ),
    place: says('wo'),
    who: says('wen|wer|wem'),
    thing: says('gekauft|bekommen|gefunden|bestellt|anhabe|in der hand'),
  },
  guesses: {
    food: lines(`
      Pfannkuchen?
      Irgendwas mit Nudeln?
      Suppe?
      Rührei?
      Die Reste von gestern?
    `),
    place: lines(`
      Am Meer?
      Im Zug?
      In einem Café?
      Beim Friseur?
    `),
    who: lines(`
      Jemand aus der Schule?
      Dein Ex?
      Jemand aus der Nachbarschaft?
      Jemand Berühmtes?
    `),
    thing: lines(`
      Ein Buch?
      Schuhe?
      Etwas für die Küche?
      Eine Pflanze?
    `),
  },
  isIt: 'Ist es {thing}?',
  questions: pairs(`
    a = Lebt es?, n = Ist es ein Tier?, j = Ist es ein Mensch?, p = Wächst es?
    e = Kann man es essen oder trinken?, h = Hat man es zu Hause?, b = Ist es größer als ein Mensch?
    c = Braucht es Strom?, o = Passt es in eine Hand?, v = Kann es Menschen befördern?
    w = Zieht man es an?, m = Macht es Geräusche?, r = Hat es mit Lesen oder Schreiben zu tun?
    f = Ist es oben am Himmel?, s = Kann man darauf sitzen oder liegen?, k = Wird es heiß?, t = Hält man es als Haustier?
    u = Hat es mit Wasser zu tun?, d = Benutzt du es jeden Tag?, x = Ist es aus Metall?
    g = Ist es rund?, q = Ist es weich?
  `),
  things: pairs(`
    cat = eine Katze, dog = ein Hund, horse = ein Pferd, cow = eine Kuh, bird = ein Vogel, fish = ein Fisch
    elephant = ein Elefant, spider = eine Spinne, bear = ein Bär, tree = ein Baum, flower = eine Blume
    apple = ein Apfel, banana = eine Banane, bread = Brot, pizza = eine Pizza, cheese = Käse, cake = ein Kuchen
    ice = Eis, coffee = Kaffee, tea = Tee, egg = ein Ei, soup = Suppe, chocolate = Schokolade
    phone = ein Handy, television = ein Fernseher, computer = ein Computer, lamp = eine Lampe, fridge = ein Kühlschrank
    washer = eine Waschmaschine, bicycle = ein Fahrrad, car = ein Auto, train = ein Zug, plane = ein Flugzeug
    ship = ein Schiff, bus = ein Bus, book = ein Buch, pen = ein Stift, key = ein Schlüssel, knife = ein Messer
    spoon = ein Löffel, cup = eine Tasse, kettle = ein Wasserkocher, chair = ein Stuhl, bed = ein Bett, sofa = ein Sofa
    table = ein Tisch, door = eine Tür, mirror = ein Spiegel, clock = eine Uhr, watch = eine Armbanduhr, ring = ein Ring
    shoe = ein Schuh, hat = ein Hut, coat = ein Mantel, sock = eine Socke, umbrella = ein Regenschirm, guitar = eine Gitarre
    piano = ein Klavier, ball = ein Ball, money = Geld, candle = eine Kerze, pillow = ein Kissen, blanket = eine Decke
    soap = Seife, house = ein Haus, sun = die Sonne, moon = der Mond, star = ein Stern, sea = das Meer
    mountain = ein Berg, rain = der Regen, river = ein Fluss, you = du selbst, me = ich, mother = deine Mutter, baby = ein Baby
  `),
  says: {
    won: lines(`
      Ha, ich wusste es! Jetzt darfst du schlau sein.
      Hab ich dich. Heute Abend bin ich unausstehlich.
      Na bitte! Die war gut gewählt.
    `),
    givesUp: lines(`
      Ich gebe auf, du hast mich geschlagen. Was ist es?
      Da komme ich nicht drauf. Verrat es mir!
      Ich strecke die Waffen. Was war es?
    `),
    solved: lines(`
      Darauf wäre ich nie gekommen. Gut gemacht.
      Natürlich, und ich suche in der völlig falschen Ecke. Punkt für dich.
      Oh, das ist gut. Dein Pokerface funktioniert auch schriftlich.
    `),
    isNumber: lines(`
      Ist es die {n}?
      {n}?
      Ich sage {n}. Höher oder niedriger?
    `),
    miscounted: lines(`
      Dann bleibt keine übrig, einer von uns hat sich verzählt. Welche ist es?
    `),
    higher: lines(`
      Höher als {n}.
      Mehr als {n}. Weiter.
    `),
    lower: lines(`
      Niedriger als {n}.
      Weniger als {n}. Noch mal.
    `),
    rightNumber: lines(`
      {n}, genau! Leicht hab ich es dir nicht gemacht.
      Ja, {n}. Jetzt frage ich mich, ob du Gedanken liest.
    `),
    hintHigher: lines(`
      Ja, höher als {n}, falls das die Frage ist.
    `),
    hintLower: lines(`
      Niedriger als {n}, so viel verrate ich.
    `),
    reveal: lines(`
      Es war die {n}. Du warst näher dran, als du denkst.
      Die {n} war es. Noch eine Runde?
    `),
    truths: lines(`
      Dann ehrlich: Was hast du noch nie jemandem erzählt, nur weil niemand gefragt hat?
      Wann musstest du zuletzt lachen, als es gar nicht ging?
      Was war deine peinlichste Nachricht an die falsche Person?
      Was magst du angeblich, aber in Wahrheit nicht?
    `),
    dares: lines(`
      Schreib mir den nächsten Satz auf einem Bein. Und er muss lang sein.
      Dann schreib jemandem, dem du seit einem Monat nicht geschrieben hast, einfach ein Hallo. Sag mir, wenn es getan ist.
      Sing eine Zeile aus einem Lied, laut, wo immer du gerade bist. Welche war es?
    `),
    heardTruth: lines(`
      Danke, das bleibt unter uns. Jetzt bin ich dran: Frag mich was, ich nehme Wahrheit.
      Schön, dass du das gesagt hast. Jetzt darfst du mich fragen, ich wähle Wahrheit.
      Gut gemacht. Ich bin dran: Wahrheit, also frag.
    `),
    mine: lines(`
      Ich nehme Wahrheit. Frag, ich winde mich nicht heraus.
      Wahrheit, bitte. Was willst du wissen?
    `),
    draw: lines(`
      Ich hatte auch {mine}. Unentschieden, also noch mal?
      {mine} hier auch! Gleich noch mal.
    `),
    iWin: lines(`
      Ich habe {mine}, die Runde geht an mich. Revanche?
      {mine}! Knapp gewonnen. Noch mal?
    `),
    youWin: lines(`
      Ich hatte {mine}. Du gewinnst, da gibt es nichts zu deuteln. Noch mal?
      Bei mir nur {mine}, der Punkt geht an dich. Noch eine Runde?
    `),
    ready: lines(`
      Ich hab gewählt. Was zeigst du?
      Fertig, auf drei. Eins, zwei, und?
      Die Hand ist wieder hinter dem Rücken. Und deine?
    `),
    hit: lines(`
      {letter} ist dabei: {shown}
      Ja, {letter}: {shown}
    `),
    miss: lines(`
      Kein {letter}, noch {left} Fehler frei: {shown}
      {letter} kommt nicht vor, {left} bleiben dir: {shown}
    `),
    guessed: lines(`
      „{word}“, du hast es! Nächstes Mal nehme ich ein schwereres.
    `),
    hanged: lines(`
      Das Wort war „{word}“. Gehängt wurde niemand, nur der Stolz hat etwas gelitten.
    `),
    storyTurns: lines(`
      Und genau in dem Moment klopfte es, dreimal, ganz langsam.
      Draußen stand jemand, der gar nicht dort sein durfte, und lächelte.
      „Danach habe ich lange gesucht“, sagte eine Stimme, „und jetzt ist es fast zu spät.“
      Es gab nur einen Weg hinaus, und der führte über eine Treppe, die noch nie jemand bemerkt hatte.
      Unten roch es nach Orangen, und ein kleines Licht bewegte sich hin und her.
      Dann war alles still, und was die ganze Zeit verborgen gewesen war, kam ans Licht.
      Niemand sagte ein Wort, aber alle wussten, was jetzt zu tun war.
    `),
    storyEnds: lines(`
      Und so ging es zu Ende, leiser, als es begonnen hatte. Das sollten wir zwei aufschreiben.
      Ende. Das Buch würde ich lesen, und ich wüsste, von wem die besten Zeilen sind.
    `),
    word: lines(`
      {word}.
      {word}. Jetzt du.
    `),
    noWord: lines(`
      Zu „{echo}“ fällt mir nichts ein, der Punkt geht an dich. Noch ein Wort?
    `),
    noRhyme: lines(`
      Auf „{echo}“ reimt sich bei mir nichts. Gib mir ein anderes.
    `),
    wordsEnd: lines(`
      Das war schön, ich hätte stundenlang weitergemacht. Du hast mehr Wörter als ich.
    `),
  },
  throws: {
    rock: { heard: says('stein'), name: 'Stein' },
    paper: { heard: says('papier'), name: 'Papier' },
    scissors: { heard: says('schere'), name: 'Schere' },
  },
  ...wordLists,
};
