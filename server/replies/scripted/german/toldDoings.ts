import type { Occasions } from '../../occasions/occasions';
import { lines } from '../lines';

/** What users tell of animals and of what they did themselves. */
export const toldDoings: Occasions = {
  adopted: {
    phrases: `adoptiert, einen hund holen, eine katze holen, aus dem tierheim, tierheim, hund anschaffen, katze anschaffen, will einen hund, hätte gern einen hund, welpen geholt`,
    said: lines(`
      Dann hat dein Zuhause jetzt einen Herzschlag mehr. Wie lebt sich das Tierchen ein?
      Gib ihm Zeit, eine eigene Ecke und einen Namen, den man über eine Wiese rufen kann.
      Die suchen uns aus, wir unterschreiben nur.
      Allein frühstücken wirst du nie wieder.
    `),
  },
  petMischief: {
    phrases: `meine katze, mein kater, die katze, der kater, mein hund, der hund, welpe, kätzchen, pfotenabdrücke, hamster, kaninchen, papagei, ente, eichhörnchen, taube, igel, fuchs, möwe`,
    said: lines(`
      Und danach dieser Blick, als wäre nichts gewesen. Was hast du gemacht?
      Tiere haben keinen Plan und bekommen trotzdem immer, was sie wollen.
      Verziehen hätte ich das, bevor ich zu Ende gelacht hätte.
      Gibt es Beweise, vielleicht ein Foto?
      Wer mit einem Tier lebt, ist daheim nie so ganz der Chef.
      Richte von mir aus, es war gut gemacht und sehr verboten.
      Ein Haus mit Tier ist nie ganz still, und das ist das Gute daran.
      Ein Blick von ihm, und alle Regeln gelten nicht mehr.
      Das weiß genau, was es tut, lass dir nichts vormachen.
      Ich würde gern auch die Gegenseite hören.
    `),
  },
  stolen: {
    phrases: `geklaut worden, wurde geklaut, mir geklaut, gestohlen, bestohlen, ausgeraubt, eingebrochen, einbruch`,
    said: lines(`
      So ein hässliches Gefühl, und um die Sache allein geht es gar nicht. War etwas dabei, das sich nicht ersetzen lässt?
      Denen wünsche ich lauter platte Reifen.
      Zeig es an, auch wenn es nichts bringt, das ist der kleine Teil, den man tun kann.
      Wenn sich jemand einfach nimmt, was dir gehört, schüttelt man das nicht in einer Stunde ab.
    `),
  },
  match: {
    phrases: `guck fußball, guck grad fußball, schau fußball, schau grad fußball, gucke fußball, fußball gucken, fußball schauen, das spiel läuft, wir liegen, liegen hinten, liegen zurück, wir führen, ^ tor $, tooor, elfmeter, nachspielzeit, halbzeit, schiedsrichter, der schiri, schau das finale, schau finale, das finale gucken, schau ich finale, finale gucken`,
    said: lines(`
      Es ist nur ein Spiel, und das hat in so einem Moment noch niemandem geholfen.
      Schrei den Bildschirm an, die spüren das, ganz sicher.
      Bis zum Abpfiff ist alles drin, nur deshalb schaut man hin. Wie lange geht es noch?
      Von mir kommt da keine Hilfe, am Ende halte ich immer zum Tor.
    `),
  },
  interview: {
    phrases: `vorstellungsgespräch, bewerbungsgespräch, jobinterview`,
    said: lines(`
      An die komischen Fragen erinnert man sich hinterher als Einziges. Wie bist du da rausgekommen?
      Die waren auch nervös, die hatten nur die besseren Stühle.
      Jetzt fängt das Warten an, und dein Teil ist getan.
      Mehr als sich selbst kann man da nicht mitbringen.
    `),
  },
  quitJob: {
    phrases: `job zu kündigen, job kündigen, will kündigen, zu kündigen, überlege zu kündigen, job wechseln, jobwechsel, den job hinschmeißen`,
    said: lines(`
      Meistens hat man es beschlossen, lange bevor man es laut sagt. Wie wäre der erste Morgen ohne das?
      Rechne aus, wie viele Monate dein Erspartes reicht, das beruhigt mehr als jede Liste mit Gründen.
      Geh auf etwas zu und nicht nur weg, das ist der ganze Unterschied.
      Langeweile ist ein guter Grund, sie hat nur einen schlechten Ruf.
    `),
  },
  venture: {
    phrases: `café aufmachen, cafe aufmachen, laden aufmachen, buchladen, eigenen laden, eigenes café, selbstständig machen, selbständig machen, firma gründen, buch schreiben, schreibe ein buch, schreib ein buch`,
    said: lines(`
      Am ersten Tag stünde ich bei dir vor der Tür, mit eigenem Stuhl.
      Wie würde es heißen, gibt es schon einen Namen?
      Das erste Jahr gehört den Rechnungen und das zweite dir, heißt es.
      Fang so klein an, dass es keiner merkt, dann kann es dir auch keiner ausreden.
    `),
  },
  overslept: {
    phrases: `verschlafen, ich war zu spät, ich bin zu spät, komme zu spät, komm zu spät, kam zu spät, spät dran`,
    said: lines(`
      Das passiert den Pünktlichsten, einmal im Jahr und immer am falschen Tag.
      Durch Rennen auf den letzten zehn Metern ist noch niemand pünktlich geworden. Wie kam es an?
      Ein Wecker hat kein Gewissen, warum also du.
      Geh rein, als wäre es so geplant, das ist die halbe Miete.
    `),
  },
  deadline: {
    phrases: `abgabe, muss … abgeben, deadline, abgabetermin`,
    said: lines(`
      Der erste Satz ist der ganze Berg, danach ist es nur noch Gehen.
      Eine halbe Stunde ohne Handy, dann darfst du wiederkommen und jammern.
      Solche Termine haben einen Ton, den nur du hörst. Wie viel fehlt noch?
      Gut genug und pünktlich schlägt perfekt und nie.
    `),
  },
  presentation: {
    phrases: `präsentation, vortrag, rede gehalten, vor allen, vor 40, vor leuten, stimme hat gezittert, bewerbungsgespräch, publikum, auf der bühne`,
    said: lines(`
      So laut wie man selbst hört keiner die zitternde Stimme. Wie lange hast du gebraucht, um wieder runterzukommen?
      Wenn jemand nachfragt, hat jemand zugehört, mehr kann man nicht wollen.
      Du hast dich da hingestellt, die meisten hätten es gelassen.
      Jetzt ist es vorbei, und so schwer wird es nie wieder.
    `),
  },
  cancelled: {
    phrases: `abgesagt, gestrichen, fällt aus, fiel aus, abgelehnt, verschoben, storniert, rückt nicht raus, nicht rausrücken, kaution`,
    said: lines(`
      Da freut oder verlässt man sich wochenlang, und dann ein einziger Satz. Ist noch was zu retten?
      Ich wäre auch wütend, und ich wollte es schriftlich.
      Setz eine Frist, freundlich und mit Datum, und heb alles auf, was geschrieben wurde.
      Frag zuerst nach, was dir zusteht, bevor du etwas Endgültiges sagst.
    `),
  },
  health: {
    phrases: `meine ergebnisse, befund, blutwerte, laborwerte, gutartig, entwarnung, mrt, biopsie, alles in ordnung, alles gut beim arzt, vorsorge`,
    said: lines(`
      Das Warten ist schlimmer als die meisten Ergebnisse. Wer hat es zuerst erfahren?
      Dann schuldet dir dein Körper jetzt einen ruhigen Abend.
      Diesen Brief hätte ich dreimal gelesen.
      Mach etwas Schönes mit der Erleichterung, sie hält nie lange genug.
    `),
  },
  passed: {
    phrases: `bestanden, führerschein, führerscheinprüfung, fahrprüfung, eine eins geschrieben, eine eins bekommen, eine zwei geschrieben, gute note, gute noten, abi, abschluss, bachelor, masterarbeit, doktorarbeit, beim dritten mal, beim ersten mal, beim zweiten mal, zeugnis`,
    said: lines(`
      Das verlangt nach Kuchen, und zwar einem ganzen. Wie wurde gefeiert?
      So viele Stunden, und jetzt nimmt es dir keiner mehr weg.
      Egal, beim wievielten Mal, auf dem Papier steht nur, dass es geklappt hat.
      Warst du bis zuletzt aufgeregt oder ausnahmsweise ganz ruhig?
    `),
  },
  newJob: {
    phrases: `neuen job, neue stelle, job bekommen, stelle bekommen, die zusage, befördert, beförderung, gehaltserhöhung, arbeitsvertrag, ersten tag, fange am montag, fang am montag, probezeit`,
    said: lines(`
      Glückwunsch, da hat jemand einen guten Geschmack. Worauf freust du dich am meisten?
      Die ersten Wochen sind nur dazu da, Namen zu lernen und den guten Kaffee zu finden.
      Die haben sich für dich entschieden, denk daran, wenn es mal wild wird.
      Hast du es gleich allen erzählt oder erst mal eine Stunde für dich behalten?
    `),
  },
  finished: {
    phrases: `endlich fertig, abgegeben, eingereicht, projekt fertig, fertig geworden, fertig mit, geschafft, abgabe, um … abgeschickt, hab … abgeschickt, habs abgeschickt, endlich abgeschickt`,
    said: lines(`
      Fertig ist so ein schönes Wort. Was fällt als Erstes von dir ab?
      Jetzt kommt das Beste, der Abend, an dem keiner was von dir will.
      Du hast dir einen sehr langen Schlaf und ein sehr spätes Frühstück verdient.
      Hoffentlich hat jemand „gut gemacht“ gesagt; falls nicht, sage ich es.
    `),
  },
  won: {
    phrases: `gewonnen, besiegt, schach, brettspiel, spieleabend, matt gesetzt, schachmatt, monopoly, skat, beim tischtennis, turnier, gezockt, zocken`,
    said: lines(`
      Genieß es, und sei genau einen Abend lang unausstehlich. Wie hat es die andere Seite aufgenommen?
      Gibt es eine Revanche?
      An so einen Sieg erinnert man sich jahrelang, die Verlierer noch länger.
      Ich hoffe, es gab einen Siegestanz, wenigstens einen kleinen.
    `),
  },
  cooked: {
    phrases: `selbst gemacht, selber gemacht, selbstgemacht, gebacken, gekocht, lasagne, angebrannt, brot gebacken, kuchen gebacken, neues rezept, im ofen, gegrillt, suppe gemacht, pfannkuchen, koche heute, koch heute, koch heut, koche heut, heute koche, koche gerade, koch grad, koche uns, koch uns`,
    said: lines(`
      Was aufgegessen wird, ist gelungen, egal, wie es aussah. Würdest du es noch mal machen?
      Das leicht Verbrannte gehört der Küche, das ist eine alte Regel.
      Ganz von vorn selbst gemacht, Respekt; die meisten geben schon beim Einkaufszettel auf.
      Ich hätte ganz unhöflich um Nachschlag gebeten.
      Schon der Geruch ist die Arbeit wert, der zieht in jedes Zimmer.
      Schreib das Rezept auf, bevor du vergisst, was du gemacht hast.
      Selbst gemacht schmeckt immer ein bisschen nach Sieg.
      Eine Küche, die so riecht, hat noch niemand bereut.
      Du kochst und ich leiste dir Gesellschaft, das ist gerecht verteilt.
    `),
  },
  craft: {
    phrases: `stricken, gestrickt, häkeln, gehäkelt, nähen, genäht, töpfern, getöpfert, basteln, gebastelt, baumhaus, gebaut, aufgebaut, zusammengebaut, ikea, lego, puzzle, puzzeln, malen angefangen, schnitzen, wird ein schal, makramee`,
    said: lines(`
      Nichts macht den Kopf so still wie etwas für die Hände. Was soll es denn werden?
      Das Erste darf schief sein, daran erkennt man, dass es deins ist.
      Am Anfang weiß es keiner, der Plan kommt beim zweiten Versuch.
      Heb es auf, was immer daraus wird; irgendwann ist es die lustige Geschichte vom Anfang.
    `),
  },
  decorating: {
    phrases: `gestrichen, streiche gerade, wand streichen, streichen wir, renovieren, renoviert, neues sofa, neue couch, möbel umgestellt, umgeräumt, tapete, tapeziert, neue vorhänge, neue lampe, neue küche, neues bett`,
    said: lines(`
      Eine Woche lang sieht alles fremd aus, und danach kann man es sich nicht mehr anders vorstellen. Wie kamst du darauf?
      Wer den Pinsel hält, entscheidet, alle anderen dürfen bewundern.
      Fühlt es sich schon nach dir an, oder riecht es noch nach Farbe?
      Wohn erst einen Monat darin, bevor du jemandem glaubst, der meckert.
    `),
  },
  garden: {
    phrases: `garten, tomaten, balkon, gepflanzt, pflanze, pflanzen, kartoffeln, rosen, tulpen, gegossen, gießen, gesät, aussaat, orchidee, beet, hochbeet, geerntet, unkraut`,
    said: lines(`
      Ein Garten ist etwas Schönes. Was wächst da alles?
      Pflanzen tun einfach gut, finde ich.
      Ist das eher Arbeit oder eher Erholung?
      Draußen im Grünen kommt man zur Ruhe.
      Ein bisschen Grün macht gleich gute Laune.
      Mit Pflanzen muss man Geduld haben, das mag ich daran.
    `),
  },
  running: {
    phrases: `joggen, gejoggt, laufen gewesen, war laufen, angefangen zu laufen, halbmarathon, marathon, fitnessstudio, im gym, trainiert, training, yoga, schwimmen gewesen, war schwimmen, bestzeit, kilometer, muskelkater, bouldern, radtour`,
    said: lines(`
      Gut so; der schwerste Meter ist der vom Sofa bis zur Tür.
      Die ersten Wochen sind bei allen furchtbar, und dann fangen die Beine an, danach zu fragen. Wie weit kommst du?
      Langsam zählt auch, auf die Uhr schaut ja nur du.
      Was hörst du dabei, Musik oder den eigenen Atem?
      Die Dusche danach ist die halbe Belohnung.
      Morgen beschweren sich die Beine, nimm es als Kompliment.
      Losgehen, wenn man keine Lust hat, zählt doppelt.
    `),
  },
  learning: {
    phrases: `italienisch, spanisch lernen, französisch lernen, japanisch, koreanisch, chinesisch lernen, englisch lernen, sprachkurs, lerne gerade, lerne jetzt, angefangen zu lernen, kurs angemeldet, volkshochschule, gitarrenunterricht, klavierunterricht, duolingo, zeichenkurs`,
    said: lines(`
      Aus Spaß ist der beste Grund, den es gibt. Was willst du als Erstes können?
      Sei eine Weile mit Vergnügen schlecht darin, so bleibt es hängen.
      Ein paar Minuten am Tag schlagen einen heldenhaften Sonntag.
      Ich mag Leute, die etwas anfangen, ohne dass sie müssen.
      Die dritte Woche ist die schlimmste, danach trägt es von selbst.
      Wer es gut kann, hat sich am Anfang auch blamiert.
      Heb die Fehler auf, das werden die besten Geschichten.
      Vor Leuten, die freiwillig ganz von vorn anfangen, habe ich großen Respekt.
    `),
  },
};
