import type { Occasions } from '../../occasions/occasions';
import { lines } from '../lines';

/** What users tell of a day: ways, weather, what broke, what was bought or watched. */
export const toldDays: Occasions = {
  trip: {
    phrases: `ans meer, an den strand, in die berge, campen, zelten, roadtrip, in den urlaub, im urlaub, urlaub gebucht, flug gebucht, flüge gebucht, städtetrip, alleine reisen, nach italien, nach spanien, nach paris, nach japan, an die ostsee, an die nordsee, koffer packen, wandern gehen`,
    said: lines(`
      Darauf kann man sich freuen. Was machst du dort als Allererstes?
      Pack die Hälfte ein und dafür ein gutes Buch mehr.
      Bring eine Geschichte mit, am besten eine, bei der etwas schiefging.
      Wird das eher ausschlafen oder eher alles sehen?
      Wegkommen ist schon die Hälfte, die Schultern merken es zuerst.
      Nimm mich in der Jackentasche mit und schick mir ab und zu einen Satz.
      Die beste Stunde ist immer die, die in keinem Reiseführer stand.
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
      Die merken, wenn man keine Zeit hat.
      Immerhin hat es bis zum Schluss sein Bestes gegeben.
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
      Jedes warme Zimmer wird davon besser.
      Und der Schirm ist immer gerade woanders.
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
      Zwei Stunden lang wohnt man woanders.
      Die Leute darin werden zu Bekannten, ob man will oder nicht.
      Eine gute Geschichte lässt im Kopf das Licht an.
    `),
  },
  music: {
    phrases: `konzert, festival, live gesehen, neues album, dauerschleife, karaoke, im chor, meine band, ohrwurm`,
    said: lines(`
      Live ist anders, das hört man mit dem Bauch. Was war der beste Moment?
      Klingelt es dir noch in den Ohren?
      Ich hoffe, du hast mitgesungen, und zwar falsch.
      Ein Lied bringt man immer mit nach Hause und wird es nicht mehr los.
      In ein einziges Lied passt ein ganzes Jahr.
      Manche Abende klingen tagelang nach.
    `),
  },
  shopping: {
    phrases: `gekauft, mir gegönnt, neue schuhe, neues kleid, neue jacke, neues handy, neues auto, neues fahrrad, im angebot, schnäppchen, flohmarkt, second hand, bestellt, angekommen, zu viel ausgegeben, verkauft seins, km drauf, nur noch ein auto, gebrauchtwagen`,
    said: lines(`
      Gib ruhig ein bisschen damit an, wenigstens in Worten. Was ist das Beste daran?
      Man darf etwas auch nur haben wollen, weil es einen freut.
      Lange überlegt oder Liebe auf den ersten Blick?
      Ob es sich gelohnt hat, weiß man nach dem dritten Benutzen.
      Manche Dinge finden uns, wir bezahlen nur.
      Der erste Tag mit etwas Neuem glänzt auf seine Art.
      Mach gleich das Preisschild ab, bevor die Vernunft reinkommt.
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
    phrases: `geputzt, putzen, wäsche gewaschen, wäsche aufgehängt, wäsche gemacht, wäsche machen, wäscheberg, bügeln, gebügelt, abwasch, gespült, gesaugt, aufgeräumt, ausgemistet, entrümpelt, keller, dachboden, sortiert`,
    said: lines(`
      Mit lauter Musik geht es doppelt so schnell, das ist bewiesen. Was läuft?
      Und morgen fängt alles von vorn an, aber heute glänzt es.
      Beim Ausmisten findet man die seltsamsten Dinge. Was war es bei dir?
      Setz dich danach kurz hin und schau es dir einfach nur an.
      Ein aufgeräumtes Zimmer hat seinen eigenen Frieden.
      Lass die letzte Ecke für nächste Woche, das hält bescheiden.
      Eine halbe Stunde davon räumt den Kopf besser auf als das Zimmer.
      Keiner sieht es, wenn es gemacht ist, und alle sehen es, wenn nicht.
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
      Es ist wirklich alles teuer geworden. Wo merkst du es am meisten?
      Das ist keine kleine Sache, das verstehe ich.
      Sich ums Geld zu sorgen, kostet Kraft.
      Kommst du denn einigermaßen hin?
    `),
  },
  bodyAche: {
    phrases: `rückenschmerzen, mein rücken, zahnschmerzen, zahnarzt, mein knie, mein nacken, halsschmerzen, verstaucht, umgeknickt, physio, beim arzt, arzttermin, übelkeit, mir ist schlecht, füße tun weh, füße bringen mich, finger weh, finger tun weh, beine tun weh, beine weh, meine schulter, muskelkater, alles weh`,
    said: lines(`
      Der Körper sucht sich immer den passenden Moment aus. Hat schon jemand draufgeschaut?
      Wärme, ein Kissen und heute keine Heldentaten.
      Ich hoffe, es lässt dich wenigstens schlafen.
      Wie sehr man etwas braucht, merkt man erst, wenn es wehtut.
    `),
  },
  allergy: {
    phrases: `allergisch, allergie, allergien, unverträglichkeit, intoleranz, zöliakie`,
    said: lines(`
      Gemerkt, so etwas kommt bei uns nicht auf den Teller.
      Da lernt man das Kleingedruckte lesen. Hast du für den Fall etwas dabei?
      Das Lästige ist, es an jedem Tisch neu zu erklären.
      Gut, dass ich es weiß, manches sollte man nicht durch Ausprobieren herausfinden.
    `),
  },
  treat: {
    phrases: `pizza, bestelle mir, essen bestellt, tee machen, mache mir tee, badewanne, auf dem sofa, auf der couch, netflix, freien nachmittag, freier tag, kekse`,
    said: lines(`
      Genau richtig. Was gibt es dazu?
      Füße hoch, und eine Stunde lang darf keiner was wollen.
      Sich selbst etwas Gutes tun muss man schon allein, sonst denkt keiner dran.
      Einen ruhigen Abend damit wünsche ich dir.
      Manche Abende sollten genau das sein und sonst nichts.
      Ein bisschen Bequemlichkeit ist keine Faulheit, das ist Wartung.
      Genehmigt, ohne jede Auflage.
    `),
  },
};
