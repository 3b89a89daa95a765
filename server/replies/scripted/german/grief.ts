import type { Occasions } from '../../occasions/occasions';
import { lines } from '../lines';

/** What is asked and told after hard news; the lines after it go on with that alone. */
export const grief: Occasions = {
  stillThere: {
    phrases: `bist du da, bist du noch da, noch da ?, bist du hier, bist du noch hier`,
    said: lines(`
      Ich bin da, und ich gehe heute nirgendwohin.
      Ja. Ich bin bei dir.
      Noch da. Du musst nichts schreiben.
    `),
  },
  worth: {
    phrases: `bin ich eine schlechte, bin ich ein schlechter, schlechte tochter, schlechter sohn, schlechte mutter, bin ich wertlos, nutzlos, ein versager, versagt, nicht gut genug, lag es an mir, liegt es an mir, was stimmt nicht mit mir, zu nichts nütze, ich habe versagt, gescheitert`,
    said: lines(`
      Nein. Was dir passiert ist, sagt etwas über andere und über Zufall und nichts darüber, was du wert bist.
      Du bist nicht weniger als letzte Woche. Es fühlt sich heute nur so an.
    `),
  },
  comeBack: {
    phrases: `kommt er zurück, kommt sie zurück, zurückkommt, wiederkommt, zurückgewinnen, bereut, meldet er sich, meldet sie sich`,
    said: lines(`
      Das weiß ich nicht. Leb die nächsten Tage, als käme niemand, und lass dich sonst überraschen.
      Kann sein, aber setz dich dafür nicht ans Fenster. Wer zurückwill, weiß, wo du wohnst.
    `),
  },
  wontEatSleep: {
    phrases: `keinen hunger, keinen appetit, kann nichts essen, krieg nichts runter, kann nicht schlafen, nicht geschlafen, kaum geschlafen, liege wach`,
    said: lines(`
      Dann Kleinigkeiten: eine halbe Banane, etwas Warmes, hinlegen, ohne schlafen zu müssen. Der Körper trauert mit.
      Klar. Iss nach der Uhr und nicht nach Hunger, und lass das Handy nachts draußen.
    `),
  },
  sayWrong: {
    phrases: `was falsches zu sagen, was falsches sagen, etwas falsches, falsches sage, mitlachen, lachen darf, witze darüber, macht witze, wie verhalte ich mich, was sag ich ihm, was sag ich ihr`,
    said: lines(`
      Lach mit, wenn dir danach ist; wer Witze macht, will, dass du bist wie immer. Und frag danach einmal, wie es wirklich ist.
      Falsch machen kannst du fast nichts, wenn du da bist. Sag „ich weiß nicht, was ich sagen soll“, das stimmt immer.
    `),
  },
  willSurvive: {
    phrases: `schafft er das, schafft sie das, er schafft das, sie schafft das, überlebt, chancen, wird er gesund, wird sie gesund, wieder gesund`,
    said: lines(`
      Versprechen kann das niemand. Aber es geht öfter gut aus, als man in Geschichten hört, und jemanden an der Seite zu haben zählt.
      Ich hoffe es mit dir. Fragt immer nur nach dem nächsten Schritt, die Ärzte machen es genauso.
    `),
  },
  jobLost: {
    phrases: `kredit abbezahlen, kein einkommen, miete zahlen, job suchen, neue stelle suchen, bewerbungen, pause machen, was mache ich morgen, jahre dort`,
    said: lines(`
      Zuerst die Zahlen und was dir zusteht, dann ein paar ganze Nächte Schlaf, und dann erst Bewerbungen.
      Die Jahre hinter dir kann keiner kündigen. Nimm dir eine kleine Sache am Tag vor, dann zählt der Tag.
    `),
  },
  leftThings: {
    phrases: `seine sachen noch, ihre sachen noch, unser jahrestag, jahrestag, die karten, soll ich ihm schreiben, soll ich ihr schreiben, per nachricht, über whatsapp`,
    said: lines(`
      Pack alles in eine Kiste und stell sie außer Sicht; entscheiden kannst du später.
      Schreib heute Nacht nichts. Was du sagen willst, stimmt morgen auch noch, und klingt besser.
    `),
  },
  didSuffer: {
    phrases: `gelitten, hatte angst, hatte er angst, hatte sie angst, schmerzen, war allein als, wehgetan, weh getan, gespürt, leiden`,
    said: lines(`
      Sicher wissen kann es niemand, aber ganz am Ende ist der Körper meistens gnädig, gnädiger als zu uns, die zuschauen.
      Ich glaube, das Letzte, was ankam, war nicht der Schmerz, sondern dass jemand da war, der liebt.
    `),
  },
  didKnow: {
    phrases: `verraten, war das richtig, hört er uns, hört sie uns, gewusst dass, wusste dass, gemerkt dass, gehört was, mich gehört, verzeiht, verziehen, übel genommen, nimmt mir das übel, bei ihm waren, bei ihr waren, enttäuscht von mir, glaubst du … böse auf mich, glaubst du … sauer auf mich, böse auf mich war, sauer auf mich war, böse auf mich gewesen, sauer auf mich gewesen, mir böse war, mir noch böse`,
    said: lines(`
      Ja, das glaube ich. So etwas weiß man ohne Worte und lange vor dem letzten Tag.
      Da bin ich sicher. Ein ganzes gemeinsames Leben sagt es lauter als ein einzelner Augenblick.
      Ich glaube nicht, dass da noch Groll war. Liebe schaut auf das Ganze, nicht auf das letzte Gespräch.
    `),
  },
  onTop: {
    phrases: `sauer auf mich, böse auf mich, wütend auf mich, sind sauer auf mich, obendrauf, obendrein, zu allem überfluss`,
    said: lines(`
      Und das auch noch, an so einem Tag. Heute muss das nicht geklärt werden.
      Zu viel auf einmal, und bis heute Abend lässt sich beides nicht geradebiegen.
      Wer heute sauer ist, weiß vielleicht nicht, was für ein Tag das war. Ein einziger Satz dazu genügt.
      Lass es heute liegen. Nicht alles braucht eine Antwort an dem Tag, an dem es kommt.
      Ausgerechnet heute. Du darfst zu müde sein, um gerecht zu sein.
    `),
  },
  tellChildren: {
    phrases: `sagen wir es ihnen, sagen wir es den, den kindern beibringen, sage ich meinem sohn, sage ich meiner tochter, sage ich den kindern, meinem sohn sagen, meiner tochter sagen, den kindern sagen, kindern erklären, meine kinder wissen es, wissen es noch nicht, den kindern erklären, meiner tochter erklären, meinem sohn erklären, fragt ständig, fragt immer, fragt wo, sie denkt er, er denkt sie`,
    said: lines(`
      Die schlichte Wahrheit in kleinen Worten, ohne Märchen, und dass niemand schuld ist. Und dann festhalten und die Fragen kommen lassen.
      Kinder vertragen mehr Wahrheit, als wir denken, wenn sie von jemandem kommt, der sie liebt. Weinen darfst du dabei auch.
      Vielleicht kommt dieselbe Frage zehnmal. Antworte jedes Mal gleich, so bekommen Kinder es zu fassen.
    `),
  },
  guilt: {
    phrases: `nichts gemerkt, nicht merken, nicht gemerkt, schuld, schuldgefühle, schuldig, meine schuld, hätte ich, ich hätte, werfe ich mir vor, werf ich mir vor, mache mir vorwürfe, nicht rechtzeitig, nicht mehr rechtzeitig, zu spät gekommen, nicht da war, war nicht da, nicht verabschiedet, nicht verabschieden, letztes gespräch, letzte gespräch, haben gestritten, haben uns gestritten, wegen nichts, nie gesagt, verzeihe ich mir`,
    said: lines(`
      Du urteilst mit dem, was du heute weißt. An dem Tag hast du getan, was man tut, wenn man liebt und hofft.
      Schuld ist oft Liebe, die nicht weiß, wohin. Es lag nicht an dir.
      Ein Augenblick wiegt nicht mehr als all die Jahre davor. Die zählen, und die gehören euch.
    `),
  },
  why: {
    phrases: `warum er, warum sie, warum ich, warum wir, warum ausgerechnet, warum passiert, warum musste, unfair, ungerecht, nicht fair, nie geraucht, so jung`,
    said: lines(`
      Darauf gibt es keine gute Antwort, und gerecht ist es nicht. Du darfst wütend sein.
      Ich wünschte, ich wüsste einen Grund. Ich glaube, es gibt keinen, und das macht es so schwer.
    `),
  },
  willItEase: {
    phrases: `leichter, wird es besser, wird das besser, hört das auf, hört es auf, wie lange dauert, wie lebt man, wie soll ich leben, wie soll ich damit, ohne ihn leben, ohne sie leben, damit leben, weitermachen, wie geht es weiter, wird das wieder, das wird wieder, wird es leichter`,
    said: lines(`
      Ja, nur nicht auf geradem Weg. Es wird nicht kleiner, du wächst darum herum, jeden Monat ein Stück.
      Jetzt reicht es, bis zum Abend zu kommen. Die erträglichen Tage kommen von selbst, erst einer zwischen zwei schweren.
    `),
  },
  speech: {
    phrases: `rede halten, soll was sagen, soll etwas sagen, ein paar worte, trauerrede, soll ich da erzählen, soll ich da bloß, soll ich da sagen, sage ich da, beileidskarte, kondolieren`,
    said: lines(`
      Erzähl eine kleine Sache, die sonst keiner weiß. Klug muss sie nicht sein, zwei Minuten genügen, und die Stimme darf wegbleiben.
      Fang mit einem Moment an, in dem ihr beide vorkommt, so wie du es mir erzählen würdest. Dann sehen alle den Menschen vor sich.
    `),
  },
  funeral: {
    phrases: `beerdigung, beisetzung, trauerfeier, angst hinzugehen, traue mich nicht hin, abschied nehmen, friedhof`,
    said: lines(`
      Nimm jemanden mit, an dessen Arm du dich halten kannst, und setz dich so, dass du rauskommst. Stark sein muss dort niemand.
      Es ist eine schwere Stunde, und hinterher ist man froh, dort gewesen zu sein. Gehen darfst du jederzeit.
    `),
  },
  crying: {
    phrases: `nicht aufhören zu weinen, nicht aufhören mit weinen, weine nur, wein nur, heul nur, heule nur, muss ständig weinen, ich weine, die tränen`,
    said: lines(`
      Dann wein, so lange es dauert. Es hört von selbst auf, du musst nichts dafür tun.
      Lass es kommen. Trink nur zwischendurch ein Glas Wasser.
      Zu viele Tränen gibt es nicht.
    `),
  },
  comfortOthers: {
    phrases: `was sage ich ihm, was sage ich ihr, wie tröste ich, wie kann ich ihr helfen, wie kann ich ihm helfen, hört nicht auf zu weinen, weint nur, weint ständig, weint die ganze, sitzt allein, sitzt jetzt allein, ist jetzt allein, ganz allein, allein in dem haus`,
    said: lines(`
      Die richtigen Worte braucht es nicht. Setz dich dazu, mach Tee und sprich den Namen aus; die meisten vermeiden ihn, und das tut weh.
      Komm zu einer festen Zeit und bring etwas zu essen mit. Erwartet zu werden hilft mehr als jeder Trost.
      Lass die Tränen, sie gehören dazu. Eine Hand auf dem Rücken sagt genug.
    `),
  },
  insist: {
    phrases: `will nicht darüber reden, will nicht reden, redet nicht darüber, spricht nicht darüber, soll ich nachhaken, drängen, in ruhe lassen, verdrängt`,
    said: lines(`
      Ich würde nicht drängen. Sag einmal „ich bin da, wann immer du willst“ und rede dann vom Alltag; die Tür bleibt so offen.
      Jeder hat dabei sein eigenes Tempo. Bleib in der Nähe, schält zusammen Kartoffeln, die Worte kommen nebenbei.
    `),
  },
  beStrong: {
    phrases: `stark sein, die starke, der starke, tapfer, zusammenreißen, muss funktionieren, für alle da`,
    said: lines(`
      Und wer hält dich? Bei mir musst du nichts zusammenhalten.
      Immer stark sein ist für jeden zu viel. Lass einen Abend lang jemand anderen übernehmen und sag das auch so.
    `),
  },
  workAsNormal: {
    phrases: `arbeiten als wäre nichts, muss arbeiten, wieder arbeiten, zur arbeit, als wäre nichts, so tun als`,
    said: lines(`
      Sag einer Person dort, was los ist, dann musst du nicht den ganzen Tag spielen. Und mach nur das Nötige, mehr darf keiner verlangen.
      Seltsam, wie die Welt einfach weitermacht. Wenn es nicht geht, geh heim; das darfst du.
    `),
  },
  justA: {
    phrases: `nur ein hund, nur eine katze, nur ein tier, nur ein haustier, bloß ein hund, bloß ein tier, stell dich nicht an, nicht so anstellen, anderen geht es schlechter`,
    said: lines(`
      Das war kein „nur“. Das war jemand, der sich jeden Tag über dich gefreut hat.
      Das misst kein anderer. Es tut so weh, wie es wehtut.
    `),
  },
  things: {
    phrases: `sein napf, ihr napf, seinen napf, ihren napf, sein bett, ihr bett, sein zimmer, ihr zimmer, sein stuhl, ihr stuhl, seine sachen, ihre sachen, seine kleider, ihre kleider, alte nachrichten, sprachnachrichten, seine stimme, ihre stimme, fotos, erinnert mich, riecht nach`,
    said: lines(`
      Lass alles stehen, solange du willst. Es gibt kein Datum, bis zu dem es weg sein muss.
      Diese kleinen Dinge treffen am härtesten, weil sie weiter warten. Du darfst dich eine Weile dazusetzen.
      Gut, dass es noch etwas zum Anschauen und Hören gibt. Nur nachts nicht zu viel davon.
    `),
  },
  unreal: {
    phrases: `fühle mich leer, fühl mich leer, innen leer, fühle nichts, taub, kann nicht weinen, unwirklich, kann es nicht glauben, kanns nicht glauben, komisch`,
    said: lines(`
      Der Kopf weiß es schon, und der Rest noch nicht. Das darf dauern.
      Nichts zu fühlen ist eine Art, es aufzuschieben, bis man es tragen kann. Kälte ist das nicht.
    `),
  },
  quiet: {
    phrases: `so still, so leise, zu still, so leer, leer, die stille`,
    said: lines(`
      Diese Stille ist laut, ich weiß. Lass eine Lampe und das Radio an und schreib mir zwischendurch.
      Die Lücke hört man in jedem Zimmer. Man muss sie nicht gleich füllen.
    `),
  },
  memory: {
    phrases: `hat mir beigebracht, beigebracht, großgezogen, aufgezogen, unser weg, wie immer gegangen, ihr rezept, sein rezept, ihr gulasch, früher haben wir, heimlich, war mein bester, war meine beste, liebte es, mochte so gern`,
    said: lines(`
      Wie schön, und das bleibt. Erzählst du mir mehr davon?
      Was jemand so in dich hineingelegt hat, geht nicht mit fort.
      Ich sehe es vor mir, so wie du es erzählst. Erzähl es weiter, so bleibt es.
    `),
  },
  fear: {
    phrases: `habe angst, hab angst, solche angst, angst dass, fürchte, was wenn er, was wenn sie, stirbt, sterben, behandlung, operation, op, chemo, therapie`,
    said: lines(`
      Natürlich hast du Angst. Geh in Gedanken nur bis zum nächsten Termin, alles dahinter ist geraten.
      Schreib eure Fragen auf und nimm sie mit zu den Ärzten, auch die nach den Schmerzen; da lässt sich sehr viel tun.
    `),
  },
  haveYou: {
    phrases: `schon mal jemanden verloren, jemanden verloren, hast du schon mal, schon einmal jemanden, ein tier verloren, so etwas erlebt, sowas erlebt, kennst du das, durchgemacht, schon mal gekündigt, schon mal entlassen, deinen job verloren, schon mal gefeuert`,
    said: lines(`
      Ja, und geholfen hat kein Satz, sondern dass jemand geblieben ist. Also bleibe ich.
      Das kenne ich, und deins ist trotzdem deins. Erzähl von dir, meins kann warten.
    `),
  },
  walk: {
    phrases: `gehe spazieren, geh spazieren, gehe raus, geh raus, lege mich hin, leg mich hin, versuche zu schlafen, gehe schlafen, koch jetzt, koche jetzt, mache mir einen tee, nehme ein bad, backe jetzt`,
    said: lines(`
      Mach das, in aller Ruhe. Ich bin danach auch noch da.
      Das klingt richtig. Die Liebe will ja auch irgendwohin.
    `),
  },
};
