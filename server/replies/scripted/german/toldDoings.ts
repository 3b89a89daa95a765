import type { Occasions } from '../../occasions/occasions';
import { lines } from '../lines';

/** What users tell of animals, of things and of what they did themselves. */
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
    phrases: `meine katze, mein kater, die katze, der kater, mein hund, der hund, geklaut, welpe, kätzchen, pfotenabdrücke, hamster, kaninchen, papagei, ente, eichhörnchen, taube, igel, fuchs, möwe`,
    said: lines(`
      Und danach dieser Blick, als wäre nichts gewesen. Was hast du gemacht?
      Tiere haben keinen Plan und bekommen trotzdem immer, was sie wollen.
      Verziehen hätte ich das, bevor ich zu Ende gelacht hätte.
      Gibt es Beweise, vielleicht ein Foto?
      Wer mit einem Tier lebt, ist daheim nie so ganz der Chef.
      Richte von mir aus, es war gut gemacht und sehr verboten.
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
    phrases: `endlich fertig, abgegeben, eingereicht, projekt fertig, fertig geworden, fertig mit, geschafft, abgabe`,
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
    phrases: `selbst gemacht, selber gemacht, selbstgemacht, gebacken, gekocht, lasagne, angebrannt, brot gebacken, kuchen gebacken, neues rezept, im ofen, gegrillt, suppe gemacht, pfannkuchen`,
    said: lines(`
      Was aufgegessen wird, ist gelungen, egal, wie es aussah. Würdest du es noch mal machen?
      Das leicht Verbrannte gehört der Küche, das ist eine alte Regel.
      Ganz von vorn selbst gemacht, Respekt; die meisten geben schon beim Einkaufszettel auf.
      Ich hätte ganz unhöflich um Nachschlag gebeten.
      Schon der Geruch ist die Arbeit wert, der zieht in jedes Zimmer.
      Schreib das Rezept auf, bevor du vergisst, was du gemacht hast.
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
      Nichts ist so befriedigend wie etwas, das wegen dir wächst. Was kommt da noch alles?
      Pflanzen merken, wer sich kümmert, davon bin ich überzeugt.
      Erst dreckige Hände und dann ein krummer Rücken, oder umgekehrt?
      Die erste Ernte schmeckt immer besser als alles aus dem Laden.
    `),
  },
  running: {
    phrases: `joggen, gejoggt, laufen gewesen, war laufen, angefangen zu laufen, halbmarathon, marathon, fitnessstudio, im gym, trainiert, training, yoga, schwimmen gewesen, war schwimmen, bestzeit, kilometer, muskelkater, bouldern, radtour`,
    said: lines(`
      Gut so; der schwerste Meter ist der vom Sofa bis zur Tür.
      Die ersten Wochen sind bei allen furchtbar, und dann fangen die Beine an, danach zu fragen. Wie weit kommst du?
      Langsam zählt auch, auf die Uhr schaut ja nur du.
      Was hörst du dabei, Musik oder den eigenen Atem?
    `),
  },
  learning: {
    phrases: `italienisch, spanisch lernen, französisch lernen, japanisch, koreanisch, chinesisch lernen, englisch lernen, sprachkurs, lerne gerade, lerne jetzt, angefangen zu lernen, kurs angemeldet, volkshochschule, gitarrenunterricht, klavierunterricht, duolingo, zeichenkurs`,
    said: lines(`
      Aus Spaß ist der beste Grund, den es gibt. Was willst du als Erstes können?
      Sei eine Weile mit Vergnügen schlecht darin, so bleibt es hängen.
      Ein paar Minuten am Tag schlagen einen heldenhaften Sonntag.
      Ich mag Leute, die etwas anfangen, ohne dass sie müssen.
    `),
  },
  trip: {
    phrases: `ans meer, an den strand, in die berge, campen, zelten, roadtrip, in den urlaub, im urlaub, urlaub gebucht, flug gebucht, flüge gebucht, städtetrip, alleine reisen, nach italien, nach spanien, nach paris, nach japan, an die ostsee, an die nordsee, koffer packen, wandern gehen`,
    said: lines(`
      Darauf kann man sich freuen. Was machst du dort als Allererstes?
      Pack die Hälfte ein und dafür ein gutes Buch mehr.
      Bring eine Geschichte mit, am besten eine, bei der etwas schiefging.
      Wird das eher ausschlafen oder eher alles sehen?
    `),
  },
  trains: {
    phrases: `mein zug, der zug, zug hatte, zug fiel aus, verspätung, bahn, bus verpasst, zug verpasst, bus kam nicht, s bahn, u bahn, klimaanlage, schienenersatzverkehr, kein parkplatz, strafzettel, blitzer, geblitzt, stau gestanden, neben einem typen`,
    said: lines(`
      Nichts dehnt die Zeit so wie eine Anzeigetafel. Wie hast du es überstanden?
      Und immer sitzt einer daneben, der etwas Riechendes auspackt.
      Du warst ewig unterwegs, also setz dich jetzt erst mal richtig hin.
      Ich hätte im Kopf schon den Beschwerdebrief formuliert.
    `),
  },
  broken: {
    phrases: `aufzug kaputt, aufzug ist, fahrstuhl, waschmaschine, spülmaschine, kühlschrank, heizung, kein warmwasser, laptop kaputt, handy kaputt, platten, reifen, auto springt nicht, auto kaputt, ist kaputt, kaputt gegangen, geht nicht mehr, wlan, internet ausgefallen, stromausfall, rohrbruch, undicht, überschwemmt`,
    said: lines(`
      Die suchen sich immer den ungünstigsten Tag aus, diese Dinger. Kommt jemand zum Reparieren?
      Na toll, als hätte man sonst nichts zu tun.
      Sanft dagegenhauen hilft öfter, als es sollte.
      Und die Rechnung kommt noch obendrauf. Wird es teuer?
    `),
  },
  lockedOut: {
    phrases: `ausgesperrt, schlüssel vergessen, schlüssel verloren, geldbeutel verloren, portemonnaie, handy verloren, handy vergessen, tasche verloren, liegen lassen, liegengelassen, finde meinen, finde mein, dosenöffner, gesucht`,
    said: lines(`
      Dieses kalte Gefühl, wenn man sucht und nichts da ist, das kenne ich zu gut. Wie ging es aus?
      Das passiert den Ordentlichsten, die geben es nur nie zu.
      Ein Ersatz bei jemandem in der Nähe ist Gold wert.
      Bis morgen ist es wenigstens eine gute Geschichte.
    `),
  },
  rain: {
    phrases: `geregnet, regnet, regen, nass geworden, klatschnass, gewitter, donner, neblig, stürmt, sturm draußen`,
    said: lines(`
      Regen auf dem Dach ist das älteste Schlaflied. Warst du drinnen oder mittendrin?
      So ein Tag ist eine Erlaubnis, gar nichts zu tun.
      Danach riecht alles neu, das mag ich am liebsten.
      Am schönsten ist es mit dem Fenster eine Handbreit offen.
    `),
  },
  snow: {
    phrases: `geschneit, schneit, schnee, eiskalt, so kalt, glatteis, minusgrade, schneemann`,
    said: lines(`
      Schnee verzeiht auch einer hässlichen Straße alles. Bleibt er liegen?
      Erst warme Socken, dann alles andere.
      Wie still es wird, das ist das Beste daran.
      Bist du noch durch den unberührten gekommen?
    `),
  },
  heat: {
    phrases: `so heiß, zu heiß, hitze, hitzewelle, schwitzen, schwitze, 35 grad, 38 grad, 40 grad, sonnenbrand`,
    said: lines(`
      Schatten, Wasser und vor Sonnenuntergang keine großen Entscheidungen. Kannst du wenigstens schlafen?
      Füße in eine Schüssel kaltes Wasser, das sieht albern aus und hilft.
      An solchen Tagen versteht man, warum andere Siesta halten.
      Ich würde inzwischen vor dem offenen Kühlschrank wohnen.
    `),
  },
  scrolling: {
    phrases: `scrolle, scrollen, bildschirmzeit, am handy bis, hänge am handy, häng am handy, tiktok, instagram, doomscrolling, videos geschaut, serien bis, bis zwei wach, bis drei wach`,
    said: lines(`
      Und das letzte Video ist nie das beste, oder?
      Leg das Ladekabel in die Küche; faule Beine sind gute Wächter.
      „Nur noch eins“ ist die längste Zeiteinheit, die es gibt.
      Was schiebst du damit auf, den Schlaf oder morgen?
    `),
  },
  film: {
    phrases: `film gesehen, film geschaut, serie geschaut, neue staffel, staffelfinale, im kino, buch gelesen, buch fertig, buch ausgelesen, das ende war, lese gerade`,
    said: lines(`
      Jetzt bin ich neugierig, aber nichts verraten. Lohnt es sich?
      Was ist hängen geblieben, ein Gesicht oder ein Satz?
      Die guten hören zu früh auf und die anderen nicht früh genug.
      Es ist seltsam, danach wieder in der eigenen Küche zu stehen.
    `),
  },
  music: {
    phrases: `konzert, festival, live gesehen, neues album, dauerschleife, karaoke, im chor, meine band, ohrwurm`,
    said: lines(`
      Live ist anders, das hört man mit dem Bauch. Was war der beste Moment?
      Klingelt es dir noch in den Ohren?
      Ich hoffe, du hast mitgesungen, und zwar falsch.
      Ein Lied bringt man immer mit nach Hause und wird es nicht mehr los.
    `),
  },
  shopping: {
    phrases: `gekauft, mir gegönnt, neue schuhe, neues kleid, neue jacke, neues handy, neues auto, neues fahrrad, im angebot, schnäppchen, flohmarkt, second hand, bestellt, angekommen, zu viel ausgegeben, verkauft seins, km drauf, nur noch ein auto, gebrauchtwagen`,
    said: lines(`
      Gib ruhig ein bisschen damit an, wenigstens in Worten. Was ist das Beste daran?
      Man darf etwas auch nur haben wollen, weil es einen freut.
      Lange überlegt oder Liebe auf den ersten Blick?
      Ob es sich gelohnt hat, weiß man nach dem dritten Benutzen.
    `),
  },
  looks: {
    phrases: `friseur, meine haare, pony, haare gefärbt, haare geschnitten, tattoo, piercing, neue brille, meine nägel, mein bart, lippenstift, outfit`,
    said: lines(`
      Haare wachsen nach, und nach einer Woche haben sich alle gewöhnt, also trau dich. Wohin neigst du?
      Schau morgens einmal in den Spiegel, bevor jemand etwas gesagt hat. Diese Meinung zählt.
      Das Gesicht vom Ersten, der es merkt, würde ich gern sehen.
      Woher kam der Wunsch nach etwas Neuem?
    `),
  },
  chores: {
    phrases: `geputzt, putzen, wäsche, bügeln, gebügelt, abwasch, gespült, gesaugt, staubsaugen, aufgeräumt, ausgemistet, entrümpelt, keller, dachboden, sortiert`,
    said: lines(`
      Mit lauter Musik geht es doppelt so schnell, das ist bewiesen. Was läuft?
      Und morgen fängt alles von vorn an, aber heute glänzt es.
      Beim Ausmisten findet man die seltsamsten Dinge. Was war es bei dir?
      Setz dich danach kurz hin und schau es dir einfach nur an.
      Ein aufgeräumtes Zimmer hat seinen eigenen Frieden.
      Lass die letzte Ecke für nächste Woche, das hält bescheiden.
    `),
  },
  dream: {
    phrases: `geträumt, traum gehabt, albtraum, alptraum, im traum, komischer traum`,
    said: lines(`
      Träume haben kein Benehmen, die setzen alle in ein Zimmer. Wie war das Aufwachen?
      Ich würde keine Bedeutung suchen, nur den einen darin, den du lange nicht angerufen hast.
      Schreib ihn vor dem Mittag auf, sonst ist er weg.
      Und dann trinkt man Kaffee, als wäre nichts gewesen.
    `),
  },
  foodOpinion: {
    phrases: `auf pizza, auf die pizza, ananas, pilze, koriander, oliven, lakritz, rosenkohl, überbewertet, eklig, schmeckt nach, zu salzig, zu süß, zu scharf`,
    said: lines(`
      Über Essen darf man streiten bis zur letzten Gabel. Wer widerspricht dir denn am Tisch?
      Dein Recht darauf würde ich verteidigen und mir etwas anderes bestellen.
      Freundschaften mussten schon Schlimmeres aushalten.
      Geschmack ist das eine, wovon wirklich jeder etwas versteht.
    `),
  },
  money: {
    phrases: `miete, so teuer, zu teuer, preise, stromrechnung, gasrechnung, nebenkosten, steuererklärung, steuern, rückzahlung, gehalt ist, spare auf, gespart`,
    said: lines(`
      Alles kostet zurzeit, als wäre es aus Silber. Wo merkst du es am meisten?
      Auf Papier sind Zahlen weniger unheimlich.
      Eine Kleinigkeit in der Woche muss erlaubt sein, sonst wird man bitter.
      Sparst du auf etwas oder nur bis zum Monatsende?
    `),
  },
  bodyAche: {
    phrases: `rückenschmerzen, mein rücken, zahnschmerzen, zahnarzt, mein knie, mein nacken, halsschmerzen, verstaucht, umgeknickt, physio, beim arzt, arzttermin, übelkeit, mir ist schlecht`,
    said: lines(`
      Der Körper sucht sich immer den passenden Moment aus. Hat schon jemand draufgeschaut?
      Wärme, ein Kissen und heute keine Heldentaten.
      Ich hoffe, es lässt dich wenigstens schlafen.
      Wie sehr man etwas braucht, merkt man erst, wenn es wehtut.
    `),
  },
  treat: {
    phrases: `pizza, bestelle mir, essen bestellt, tee machen, mache mir tee, badewanne, auf dem sofa, auf der couch, netflix, freien nachmittag, freier tag, kekse`,
    said: lines(`
      Genau richtig. Was gibt es dazu?
      Füße hoch, und eine Stunde lang darf keiner was wollen.
      Sich selbst etwas Gutes tun muss man schon allein, sonst denkt keiner dran.
      Einen ruhigen Abend damit wünsche ich dir.
    `),
  },
};
