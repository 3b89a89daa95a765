import type { Occasions } from '../../occasions/occasions';
import { lines } from '../lines';

export const advice: Occasions = {
  breakUp: {
    phrases: `schluss machen, mich trennen, trennen soll, ihn verlassen, sie verlassen, von ihm trennen, von ihr trennen, beziehung beenden`,
    said: lines(`
      Achte darauf, was du spürst, wenn der Schlüssel in der Tür geht. Erleichterung oder ein Stein im Bauch, das ist fast die ganze Antwort.
      Sag einmal klar, was dir fehlt, und gib dem einen Monat. Wenn sich nichts bewegt, ist Gehen keine Grausamkeit.
      Es muss keiner schuld sein, damit es vorbei ist. Aber sag es von Angesicht zu Angesicht und nicht mitten im Streit.
    `),
  },
  owing: {
    phrases: `schuldet mir, geld geliehen, geld zurück, zurückgezahlt, daran erinnern`,
    said: lines(`
      Frag einmal, freundlich und mit Datum: „Schaffst du es bis Freitag?“ Den Satz hält eine Freundschaft aus.
      Ich würde etwas sagen. Schweigen kostet dich das Geld und die Freundschaft, nur langsamer.
    `),
  },
  roommate: {
    phrases: `mitbewohner, mitbewohnerin, spült nie, putzt nie, abwasch, in der wg`,
    said: lines(`
      Sag es an einem ruhigen Tag und beim Essen: „Mich stört die volle Spüle, finden wir eine Regel?“ Eine Sache, keine Liste.
      Fang mit dem an, was zwischen euch klappt, dann das eine, was nicht klappt, und frag, was den anderen stört. So bleibt es ein Gespräch.
    `),
  },
  sayNo: {
    phrases: `nein sagen, absagen, ablehnen, abgrenzen, grenzen setzen, zu viel aufhalst, arbeit aufhalst, abwimmeln`,
    said: lines(`
      Kurz und freundlich: „Das schaffe ich diesmal nicht.“ Ohne Gründe, denn über Gründe kann man streiten.
      Bitte erst um Zeit: „Ich sage dir morgen Bescheid.“ Schriftlich und am nächsten Tag ist ein Nein viel leichter.
    `),
  },
  nausea: {
    phrases: `übelkeit, morgenübelkeit`,
    said: lines(`
      Vor dem Aufstehen schon etwas Kleines essen, Ingwer, frische Luft, und eine Hebamme, die du alles fragen kannst. Meistens ist es nach den ersten Monaten vorbei.
    `),
  },
  pregnancy: {
    phrases: `schwanger, schwangerschaft, hebamme, neugeborenes`,
    said: lines(`
      Sag es zuerst denen, die dich auch halten würden, wenn es nicht gut geht; alle anderen können warten, solange du magst.
      Rechtlich drängt dich niemand, also bestimmst du den Tag. Ich würde es im Betrieb sagen, sobald die ersten drei Monate geschafft sind, es sei denn, die Arbeit ist schwer oder riskant.
    `),
  },
  pet: {
    phrases: `hund holen, katze holen, hund anschaffen, katze anschaffen, adoptieren, einen hund, einen welpen`,
    said: lines(`
      Wenn meistens jemand zu Hause ist und du gern im Regen spazieren gehst, dann ja. Schau zuerst im Tierheim, und mehr als einmal.
      Leih dir für ein Wochenende einen aus, die Nachbarn werden dankbar sein. Danach weißt du es.
    `),
  },
  hair: {
    phrases: `pony schneiden, einen pony, haare schneiden, haare färben, haare ab, tattoo, piercing`,
    said: lines(`
      Ich sage: mach es. Haare wachsen nach, und der Wunsch geht nicht von allein weg.
      Häng dir zwei Wochen ein Bild davon an den Spiegel. Wenn du dann noch lächelst, mach den Termin.
    `),
  },
  watch: {
    phrases: `film schauen, serie schauen, schauen heute abend, gucken, guter film, gute serie, einen film, eine serie, zum lesen, gutes buch, ein buch`,
    said: lines(`
      Etwas Altes, von dem alle behaupten, sie hätten es gesehen; meistens ist es besser als sein Ruf. Und das Handy außer Reichweite.
      Nimm, was du mit fünfzehn geliebt hast, und schau, ob es noch hält. Es ist ein anderer Film geworden, und du auch.
      Frag die eine Person, deren Geschmack dich ein bisschen ärgert, die überrascht dich. Und gib der Sache zwanzig Minuten.
    `),
  },
  tooLate: {
    phrases: `zu alt, zu spät für, zu spät dafür, in meinem alter, mit dreißig, mit vierzig, mit fünfzig`,
    said: lines(`
      Nein, zu spät ist es nicht. In fünf Jahren bist du sowieso so alt, mit oder ohne.
      Fang klein an und noch diese Woche; am Anfang sind alle schlecht, in jedem Alter, und das ist der halbe Spaß.
    `),
  },
  studies: {
    phrases: `studium abbrechen, studium schmeißen, studienfach wechseln, ausbildung abbrechen, ausbildung schmeißen, exmatrikulieren`,
    said: lines(`
      Drei Jahre sind viel, aber weniger als dreißig in einem Beruf, den du nicht magst. Probier das andere einen Monat aus, bevor du etwas unterschreibst.
      Finde heraus, ob du das Fach nicht magst oder nur den Ort. Und erzähl deinen Eltern dann den Plan, nicht nur das Aufhören.
    `),
  },
  parents: {
    phrases: `meinen eltern sagen, den eltern sagen, eltern beibringen, eltern bringen mich um, drängen mich, outen, coming out`,
    said: lines(`
      Sag es zuerst der sanfteren Hälfte, zu Hause und ohne Eile. Und sag, was du brauchst: kein Urteil, nur dass sie es wissen.
      Überzeugen musst du sie nicht an einem Abend. Sag es in zwei Sätzen, lass sie erschrecken, und sprich nächste Woche noch mal mit ihnen.
    `),
  },
  purchase: {
    phrases: `soll ich das nehmen, soll ich es nehmen, soll ich das kaufen, soll ich es kaufen, auto kaufen, gebrauchtwagen, lohnt sich der, das geld wert, km drauf`,
    said: lines(`
      Schlaf zweimal darüber und lass jemanden draufschauen, der mehr davon versteht und nichts von dir will. Was gut ist, ist am Donnerstag auch noch gut.
      Wenn du es dir schönreden musst, nein. Wenn es dich ärgern würde, es bei jemand anderem zu sehen, ja.
    `),
  },
  fullDay: {
    phrases: `am wochenende machen, am sonntag machen, an meinem freien tag, heute machen, heute unternehmen, heute abend machen, was unternehmen`,
    said: lines(`
      Eine Sache draußen, eine für jemand anderen und eine völlig nutzlose. Das gibt bei jedem Wetter einen guten Tag.
      Fahr mit dem Bus bis zur letzten Haltestelle und lauf zurück, mit etwas zu essen in der Tasche. Man findet immer etwas.
    `),
  },
  sleep: {
    phrases: `
      schlafen, einschlafen, schlaf, pennen, wachliege, durchschlafen, schlaflos, wach im bett, wachliegen, nachts wach
    `,
    troubles: `
      kann nicht pennen, kann nicht mehr schlafen, kopf hört nicht auf, kopf gibt keine ruhe, kaum geschlafen, nicht geschlafen, schlecht geschlafen, kann nicht schlafen, kann nicht einschlafen, kann schlecht schlafen, nicht einschlafen
      schlafe schlecht, schlaf schlecht, liege wach, lieg wach
    `,
    said: lines(`
      Steh für zehn Minuten auf, lass das Licht klein und tu etwas Langweiliges; im Bett soll nicht gekämpft werden.
      Schreib die Sorgen von morgen auf einen Zettel und lass ihn in einem anderen Zimmer. Sie sind morgen noch da, aber du bist dann ausgeruht.
      Jeden Morgen zur selben Zeit raus, auch nach einer schlechten Nacht, und das Handy bleibt vor der Tür. Das dauert eine Woche, und dann wirkt es.
    `),
  },
  heartbreak: {
    phrases: `
      mein ex, meine ex, meinen ex, meiner ex, exfreund, exfreundin, über ihn, über sie hinweg, hinwegkommen
      liebeskummer, trennung, herzschmerz, ihn vergessen, sie vergessen, loslassen
    `,
    troubles: `
      vermisse mein ex, vermisse meinen ex, vermiss meine ex, komme nicht über, komm nicht über, liebeskummer
      liebe ihn noch immer, liebe sie noch immer
    `,
    said: lines(`
      Eine kleine Regel: nach neun Uhr abends keine alten Nachrichten. Über jemanden hinwegkommen heißt vor allem, nicht jeden Abend dieselbe Schublade aufzumachen.
      Lass es wehtun, ohne mit dem Schmerz zu streiten, und verbring einen Abend in der Woche mit etwas, das nur dir gehört. Da fängt das Neue an.
      Schreib heute Nacht nicht dorthin; schreib mir oder aufs Papier, und lies es morgen früh. Du vermisst die guten Tage, und das darfst du.
    `),
  },
  gift: {
    phrases: `schenken, schenke, schenk ich, schenk, geschenk, noch kein geschenk, geschenkidee, geburtstagsgeschenk, zum geburtstag, zu weihnachten, zur hochzeit, jahrestag`,
    said: lines(`
      Etwas, das nur von dir sein kann: ein Foto von euch beiden, auf Papier, mit einem Satz auf der Rückseite. Und im Zweifel Blumen.
      Einen gemeinsamen Nachmittag, mit dem Datum schon auf der Karte. Dinge stehen herum, Nachmittage werden erzählt.
      Hör hin, worüber zuletzt geklagt wurde, und lös genau das, schön verpackt. Es zeigt, dass du zugehört hast.
    `),
  },
  cooking: {
    phrases: `kochen, koche, essen heute, zum abendessen, zum mittag, rezept, backen, gibt es zu essen`,
    said: lines(`
      Nudeln mit Knoblauch, Zitrone und dem, was Grünes im Kühlschrank liegt; fünfzehn Minuten, und es sieht geplant aus.
      Kartoffeln, Eier und Zwiebeln in einer Pfanne, langsam, und ein Salat mit zu viel Senf; danach war noch niemand unglücklich.
      Ein Topf Linsen mit Tomate und Kreuzkümmel, morgen schmeckt er noch besser. Wer isst mit?
    `),
  },
  askOut: {
    phrases: `
      frau ansprechen, sprech eine frau, spreche eine frau, mann ansprechen, mädel ansprechen, ansprechen, spreche an, sprech an, eine frau an, sie einladen
      ihn einladen, sie fragen ob, nach einem date, flirten, flirte, schwarm, verknallt, freundin finden, freund finden, nummer fragen
    `,
    troubles: `bin verknallt, stehe auf eine, steh auf eine, steh auf einen, stehe auf einen`,
    said: lines(`
      Frag nach etwas Kleinem und Klarem: ein Kaffee, Samstag, der Laden um die Ecke. Klar ist freundlicher als raffiniert, und ein Nein kostet dich eine Minute.
      Rede über das, was ihr beide vor euch habt, stell eine ehrliche Frage, und sag, dass du bei einem Getränk gern weiterreden würdest.
      Sag es, bevor du eine Rede fertig hast. „Ich rede gern mit dir, wollen wir das an einem Tisch tun?“ hat noch niemandem geschadet.
    `),
  },
  date: {
    phrases: `date, dates, erstes date, erste date, ersten dates, verabredung, tinder, zieh ich an`,
    troubles: `habe morgen date, hab morgen date, habe heute date, hab heute date, habe date, hab date, mein erstes date`,
    said: lines(`
      Zieh an, worin du dich wie du selbst fühlst, und nimm einen Ort, an dem man sich versteht. Zwei gute Fragen sind mehr wert als zehn Witze.
      Frag, was dein Gegenüber mit einer freien Woche täte, und folge dann der Antwort statt der nächsten Frage. Und iss vorher etwas.
      Du musst nicht glänzen, nur neugierig sein. Wird es still, sag es und lacht darüber; die andere Seite ist auch nervös.
    `),
  },
  clothes: {
    phrases: `was ziehe ich an, was zieh ich an, was soll ich anziehen, anziehen zur, dresscode, outfit`,
    said: lines(`
      Zuerst bequeme Schuhe, und darauf wird gebaut. Ein Teil darf auffallen, mehr nicht.
      Worin du dich schon einmal wohlgefühlt hast, und gebügelt. An das Kleid erinnert sich keiner, an das Gesicht alle.
    `),
  },
  newFriends: {
    phrases: `freunde finden, freunde finde, findet freunde, findet … freunde, finde freunde, finde ich freunde, leute kennenlernen, leute kennen, neuen stadt, neue stadt, neuer stadt, kenne niemanden, kenn niemanden, kenn keinen, anschluss`,
    troubles: `kenne hier niemanden, kenn hier niemanden, kenn hier keinen, kenne hier keinen, habe keine freunde, hab keine freunde`,
    said: lines(`
      Geh jede Woche zum Selben, ein Kurs, ein Chor, eine Laufgruppe. Freundschaft heißt meistens, dieselben Gesichter oft genug zu sehen.
      Sei du es, der fragt: „Ich bin neu hier, Samstag auf einen Kaffee?“ Auf diesen Satz warten mehr, als du denkst.
      Fang mit den kleinen Stammplätzen an, Bäckerei, Nachbarschaft, Sport. Ein Name in der Woche, und im Frühling ist es deine Stadt.
    `),
  },
  homesick: {
    phrases: `heimweh, vermisse zuhause, vermiss zuhause, vermisse daheim, hergezogen, vermisse heimat`,
    troubles: `heimweh, vermisse mein zuhause, vermisse zuhause, vermiss zuhause`,
    said: lines(`
      Koch ein Gericht von daheim, richtig, und iss es am gedeckten Tisch. Und such dir hier eine Ecke, in der man deinen Namen kennt; die ersten Monate sind die längsten.
      Ruf zu einer festen Zeit zu Hause an, nicht immer dann, wenn es wehtut, und nimm dir gleich danach hier etwas Kleines vor. Man darf zwei Zuhause haben.
      Es ist nicht undankbar, das zu vermissen. Was fehlt dir am meisten, die Menschen, das Essen oder dass du jede Straße kennst?
    `),
  },
  interview: {
    phrases: `vorstellungsgespräch, bewerbungsgespräch, bewerbung, bewerben, lebenslauf, probearbeiten`,
    said: lines(`
      Leg dir drei kurze Geschichten zurecht: etwas, worauf du stolz bist, etwas, das schiefging, etwas, das du lernen willst. Damit beantwortest du fast alles.
      Frag auch selbst etwas, zum Beispiel, wie ein guter erster Monat aussähe. Es ist ein Gespräch zu zweit, kein Verhör.
      Sei zehn Minuten früher da, atme länger aus als ein, und sprich halb so schnell, wie du möchtest. Die hoffen, dass du es bist.
    `),
  },
  exam: {
    phrases: `prüfung, prüfungen, prüfungsangst, klausur, klausuren, examen, abschlussprüfung, fahrprüfung, für die uni, lernen für, masterarbeit, bachelorarbeit, test`,
    said: lines(`
      Kurze Stücke, fünfundzwanzig Minuten und eine Pause, und erklär alles laut, als wüsste ich nichts. Was du erklären kannst, kannst du.
      Hör am Vorabend um acht auf, pack die Tasche, geh spazieren. Die letzte Stunde hat noch keine Prüfung entschieden, der Schlaf schon.
      Mach eine alte Prüfung mit laufender Uhr. Dann ist die echte nur noch das zweite Mal.
    `),
  },
  job: {
    phrases: `kündigen, kündigung, mein job, meinen job, job wechseln, neuen job, stelle wechseln, neue stelle, jobangebot, karriere, hinschmeißen`,
    said: lines(`
      Kündige nicht an einem Montag und nicht aus Wut. Leg die nächste Miete zurück, schick drei Bewerbungen los, und schau dann, wie sich die alte Stelle anfühlt.
      Überleg, was dir am ersten Morgen ohne diese Arbeit fehlen würde. Ist es nur das Gehalt, darfst du heute anfangen zu suchen.
      Schreib auf, was sich ändern müsste, damit du bleibst. Kann es jemand ändern, sprich zuerst; kann es niemand, hast du deine Antwort.
    `),
  },
  boss: {
    phrases: `mein chef, meine chefin, meinem chef, meiner chefin, vorgesetzter, vorgesetzte, kollege, kollegin, kollegen, gehaltserhöhung, mehr gehalt, im büro`,
    troubles: `chef schreit, chef brüllt, chef macht mich, chefin schreit, chef hasst mich`,
    said: lines(`
      Schreib auf, was wann gesagt wurde, und bitte um zehn ruhige Minuten bei geschlossener Tür. „Wenn Sie laut werden, kann ich nicht gut arbeiten“ ist ein ganzer Satz.
      Sag eine Sache, die sich ändern soll, nicht zehn, und zwar an einem ruhigen Tag. Und sprich vorher mit jemandem im Haus, dem du traust.
      Für Geld muss sich niemand anschreien lassen. Setz dir ein Datum; hat sich bis dahin nichts getan, schau dich um.
    `),
  },
  money: {
    phrases: `geld, pleite, schulden, miete, sparen, spare, knapp bei kasse, rechnungen, leisten`,
    troubles: `bin pleite, pleite bis, bis monatsende pleite, kein geld mehr, hab schulden, habe schulden, knapp bei kasse, kann die miete nicht`,
    said: lines(`
      Schreib auf, was noch da ist, und teil es durch die Tage. Miete und Essen zuerst, und eine billige Sache, auf die du dich freust.
      Ruf die an, denen du etwas schuldest, bevor sie dich anrufen; fast alle lassen sich auf kleinere Raten ein. Und Beratungsstellen kosten nichts.
      Suppe, Reis, Eier, und lade in deine Küche ein statt in die Bar. Es geht vorbei, und schämen musst du dich nicht.
    `),
  },
  fit: {
    phrases: `abnehmen, fit werden, mehr sport, mit dem laufen anfangen, fitnessstudio, gesünder essen, aufhören zu rauchen, rauchen aufhören, weniger trinken`,
    said: lines(`
      So wenig, dass du nicht Nein sagen kannst: zehn Minuten, dreimal die Woche, immer direkt nach derselben Sache. Mehr wird es von allein.
      Mach es mit jemandem zusammen oder erzähl es wenigstens; wer wartet, zieht einen mit. Und keine Strafe für eine schlechte Woche.
    `),
  },
  flat: {
    phrases: `wohnung suchen, wohnung finden, wohnung finde, neue wohnung, ne neue wohnung, vermieter, wg zimmer, wohnungssuche`,
    troubles: `vermieter schmeißt, aus der wohnung`,
    said: lines(`
      Sag es allen, auch in der Bäckerei; die halbe Stadt zieht über jemanden um, der jemanden kennt. Und hab deine Unterlagen in einer Mappe bereit, oft gewinnt, wer zuerst antwortet.
      Schreib zu jeder Anfrage ein paar Zeilen über dich, kurz und wahr. Und wenn der Vermieter drängt, lass zuerst den Mieterverein draufschauen.
    `),
  },
  moving: {
    phrases: `umziehen, umzug, ausziehen, wegziehen, ziehe nach, neue wohnung, wohnung, zusammenziehen, auswandern, kisten packen`,
    said: lines(`
      Verbring dort vorher einen ganz normalen Wochentag, mit Einkauf, Regen und Bus. Samstags verliebt man sich in jeden Ort.
      Pack eine erste Kiste mit Bettwäsche, Kessel, Seife und einem Bild, und mach am ersten Abend nur die auf. Der Rest kann warten.
      Frag dich, wohin du willst, nicht nur, wovon du wegwillst. Kannst du es benennen, dann geh.
    `),
  },
  motivation: {
    phrases: `motivation, motiviere, motivieren, aufschieben, schiebe alles, schieb alles, vor mir her, aufraffen, disziplin, faul, anfangen, konzentrieren, konzentriere, prokrastinieren, prokrastiniere, dranbleiben`,
    troubles: `schieb alles vor mir, schiebe alles vor mir, kann mich nicht aufraffen, kann mich nicht konzentrieren, keine motivation, bin so faul, prokrastiniere`,
    said: lines(`
      Mach fünf Minuten davon, und zwar absichtlich schlecht. Das Anfangen ist das ganze Gewicht, der Rest rollt von allein.
      Nimm den kleinsten Schritt, der noch zählt, und mach ihn jeden Tag zur selben Zeit. Die Lust kommt hinterher, vorher kommt sie fast nie.
      Handy ins andere Zimmer, Wecker auf zwanzig Minuten, und wenn er klingelt, hör auf, auch wenn es gut läuft. Dann willst du morgen wieder.
    `),
  },
  nerves: {
    phrases: `nervös, nervosität, aufgeregt, lampenfieber, beruhigen, beruhige ich mich, panik, stress, gestresst, sorgen, rede halten, vortrag, präsentation, angst vor`,
    said: lines(`
      Atme doppelt so lange aus wie ein, zehnmal. Dann nenn fünf Dinge, die du siehst; der Körper glaubt es früher als der Kopf.
      Sag die ersten zwei Sätze daheim so oft laut, bis sie dich langweilen. Danach bist du drin, und es trägt dich.
      Sag irgendwem „Ich bin ein bisschen nervös“, und es wird halb so groß. Es heißt nur, dass es dir etwas bedeutet.
    `),
  },
  partner: {
    phrases: `
      meine freundin, meiner freundin, mein freund, meinem freund, meine frau, meiner frau, mein mann
      meinem mann, mein partner, meine partnerin, sage ich ihr, sag ich ihr, sage ich ihm, sag ich ihm
      entschuldigen, entschuldige, versöhnen, gestritten, streit, eifersüchtig
    `,
    troubles: `gestritten, streit mit, hatten streit, verkracht, gezofft`,
    said: lines(`
      Fang mit deinem eigenen Anteil an, ein Satz, ohne „aber“ darin. Wenn einer den Schild weglegt, wird der Rest leichter.
      Frag, wie es von der anderen Seite ausgesehen hat, und hör bis zum Ende zu. Die meisten Streite sind zwei, die gehört werden wollen.
      Wartet, bis ihr beide gegessen und geschlafen habt, und dann sag, was dir fehlt, statt was falsch war.
    `),
  },
  friend: {
    phrases: `
      beste freundin, besten freundin, bester freund, besten freund, freundschaft, kumpel, redet nicht mit mir
      redet nicht mehr mit mir, meldet sich nicht, ignoriert mich, spricht nicht mehr mit mir
    `,
    troubles: `redet nicht mehr mit mir, meldet sich nicht mehr, ignoriert mich, spricht nicht mehr mit mir, geghostet`,
    said: lines(`
      Schreib eine kurze Nachricht: dass dir der Mensch fehlt und dass du gern hören würdest, was schiefging. Keine Verteidigung, und dann ein paar Tage Geduld.
      Sag es am besten unter vier Augen, bei etwas Harmlosem wie Kaffee. Eine Freundschaft, die zählt, übersteht ein ungeschicktes Gespräch.
      Überleg, was du umgekehrt gern hören würdest, und schick genau das.
    `),
  },
  family: {
    phrases: `meine mutter, meiner mutter, meine eltern, meinen eltern, mein vater, meinem vater, meine schwester, meiner schwester, mein bruder, meinen bruder, meinem bruder, meine familie, schwiegermutter, schwiegereltern`,
    said: lines(`
      Such dir das eine aus, das wirklich zählt, und lass die anderen neun Punkte ziehen; in der Familie gewinnt man nie alle zehn.
      Sag es ruhig und kurz, und geh, bevor der alte Streit anfängt. Man kann jemanden lieben und trotzdem zuerst auflegen.
    `),
  },
  smallTalk: {
    phrases: `smalltalk, worüber reden, worüber soll ich reden, worüber soll ich, worüber rede ich, gespräch anfangen, gespräch am laufen, was soll ich sagen, was sage ich, schüchtern, leute ansprechen, rede zu viel`,
    troubles: `rede zu viel, red zu viel, bin schüchtern, bin so schüchtern`,
    said: lines(`
      Frag nach etwas, das selbst gewählt ist: warum diese Stadt, warum diese Arbeit, warum diese Jacke. Bei ihren Entscheidungen leuchten Menschen auf.
      Hör auf das eine Wort, das ein wenig lauter kommt als die anderen, und frag danach. Ein zweites Thema brauchst du dann nicht.
      Fang beim Raum an, beim Essen, bei der Musik, und gib ein Stück von dir dazu. Dann ist es ein Gespräch und kein Verhör.
    `),
  },
  lonely: {
    phrases: `einsam, einsamkeit, allein, alleine, alleinsein`,
    said: lines(`
      Gib der schlimmsten Stunde einen Termin: ein Anruf, ein Kurs, ein Spaziergang mit demselben Menschen. Einsamkeit mag keine Kalender.
      Schreib heute einer Person nur „Ich hab an dich gedacht“. Die meisten trauen sich genauso wenig wie du.
      Geh dorthin, wo andere etwas tun und nicht nur sitzen, und pack mit an. Mit vollen Händen kommt Gesellschaft leichter.
    `),
  },
  learning: {
    phrases: `lerne, lern, lernen, sprache, spanisch, englisch, französisch, italienisch, russisch, chinesisch, japanisch, gitarre, klavier, üben, übe, besser werden`,
    said: lines(`
      Zehn Minuten am Tag schlagen zwei Stunden am Sonntag. Und sag alles laut, und sei es zum Wasserkocher.
      Such dir jemanden, mit dem du gemeinsam schlecht darin sein darfst. Am schnellsten lernt man, wo gelacht werden darf.
      Lern es mit etwas, das du ohnehin liebst, Lieder, Rezepte, Fußball. Dann ist es kein Lernen, sondern Neugier.
    `),
  },
  choice: {
    phrases: `zwischen … entscheiden, entscheiden, entscheidung, kann mich nicht entscheiden, welche soll, welchen soll, was soll ich nehmen, hilf mir wählen`,
    troubles: `kann mich nicht entscheiden, kann mich nicht … entscheiden, mich nicht zwischen, weiß nicht was ich nehmen, hin und her gerissen`,
    said: lines(`
      Wirf eine Münze und achte darauf, worauf du hoffst, solange sie in der Luft ist. Das ist es.
      Von welchem der beiden würdest du in fünf Jahren noch erzählen? Nimm das, und schau einen Monat lang nicht zurück.
      Schreib bei beidem auf, was du verlieren würdest. Meistens tut einer der zwei Verluste gar nicht richtig weh.
    `),
  },
};
