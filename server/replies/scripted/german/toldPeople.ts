import type { Occasions } from '../../occasions/occasions';
import { lines } from '../lines';

/** What users tell of the people around them, and of plans; the particular comes before. */
export const toldPeople: Occasions = {
  kindness: {
    phrases: `geholfen, ein fremder, eine fremde, wildfremd, für mich bezahlt, mir gebracht, aufgehalten, geliehen, geschenkt, gefunden und abgegeben, ein schatz`,
    said: lines(`
      Es gibt mehr von denen, als die Nachrichten glauben machen. Was hast du gesagt?
      So etwas trägt einen durch eine ganze Woche.
      Solche Menschen sammle ich, danke, dass du es erzählst.
      Irgendwann machst du das für jemand anderen, so geht das reihum.
    `),
  },
  roommate: {
    phrases: `mitbewohner, mitbewohnerin, mitbewohners, in der wg, meine wg, spült nie, putzt nie, räumt nie, mein essen gegessen`,
    said: lines(`
      Zusammenwohnen besteht vor allem aus Abwasch, die Liebe kommt danach. Hast du es schon mal laut gesagt?
      Vielleicht sieht der andere es wirklich nicht; manche sind für Krümel blind.
      Ein Plan am Kühlschrank ist unromantisch, aber er rettet Freundschaften.
      Klappt das Zusammenleben denn sonst?
    `),
  },
  noise: {
    phrases: `schlagzeug, bohrt, bohren, bohrmaschine, baustelle, laute musik, so laut, lärm, bellt, hellhörig, party oben, über mir, laubbläser, rasenmäher, staubsaugt um, trampelt`,
    said: lines(`
      Nichts prüft die Nächstenliebe so wie eine dünne Wand. Geht das schon lange so?
      Böse sein ist leichter, wenn die anderen nicht auch noch nett sind.
      Inzwischen kennst du sicher das ganze Programm auswendig.
      Macht eine Uhrzeit aus, bevor es ein Krieg der Besenstiele wird.
    `),
  },
  neighbours: {
    phrases: `nachbar, nachbarn, nachbarin, nebenan`,
    said: lines(`
      Gute Nachbarn sind mehr wert als eine gute Aussicht.
      Die nettesten Bekanntschaften fangen mit einem geborgten Ei an.
      Kennt ihr euch gut, oder nur vom Treppenhaus?
      Einmal klopfen, und die ganze Straße ist ein Stück kleiner.
      Nebenan weiß man mehr über uns als in der eigenen Familie.
      Ich mag es, wenn eine Tür auf dem Flur nicht nur eine Tür ist.
      Manche grüßt man jahrelang, bevor der erste richtige Satz fällt.
    `),
  },
  late: {
    phrases: `zu spät, immer zu spät, minuten gewartet, stunde gewartet, stunden gewartet, warten lassen, versetzt, kurzfristig abgesagt, unpünktlich, unpünktliche, min zu spät, nicht aufgetaucht`,
    said: lines(`
      Einmal zu spät ist Pech, immer zu spät ist eine Aussage. Gab es wenigstens eine Entschuldigung?
      Deine Zeit ist genauso viel wert, und das würde ich einmal ruhig sagen.
      Zehn Minuten verzeihe ich, danach bestelle ich ohne sie.
      Die eine Hälfte ist Optimismus, die andere schlechtes Benehmen.
    `),
  },
  manners: {
    phrases: `vorgedrängelt, drängelt, schlange, lautsprecher, schmatzt, schmatzen, fisch in der, mikrowelle, unhöflich, frech, kein benehmen, im bus, müll, eier gegessen, zwei parkplätze`,
    said: lines(`
      Da bin ich ganz bei dir, so wenig Rücksicht würde schon reichen. Hat jemand was gesagt?
      Dafür müsste es eine kleine Strafe geben, zahlbar in Kuchen.
      Man will etwas sagen, und die richtigen Worte kommen zwei Straßen später.
      Und das Schlimmste ist, die merken es nicht einmal.
    `),
  },
  nagging: {
    phrases: `wann ich heirate, wann wir heiraten, wann kommt, immer noch single, noch single, enkel haben, enkelkinder, drängt mich, nervt mich mit, meine mutter fragt, meine eltern fragen, vergleicht mich`,
    said: lines(`
      Sie meinen es gut, und es sticht trotzdem. Was antwortest du meistens?
      Es ist dein Leben, da hält niemand die Stoppuhr.
      Ein fröhliches „du erfährst es als Erste“ beendet viele solcher Gespräche.
      Kommt es aus Sorge, glaubst du, oder wegen der Nachbarn?
    `),
  },
  exes: {
    phrases: `mein ex, meine ex, exfreund, exfreundin, mit einer anderen, mit einem anderen, früher zusammen, jahre zusammen`,
    said: lines(`
      Nur weil der Kalender es sagt, muss man nicht darüber weg sein. Zieht es noch?
      Es war echt, und es ist vorbei, beides darf stimmen.
      Lass sie drüben ihr Leben leben, du hast mit deinem genug zu tun.
      Was fehlt dir, der Mensch oder wer du damals warst?
      Alte Fotos schummeln, auf denen ist immer gutes Wetter.
      Man kommt nicht über jemanden hinweg, man geht vorbei, jedes Mal ein Stück weiter.
    `),
  },
  blush: {
    phrases: `machst mich verlegen, machst mich ganz verlegen, werde rot, werd rot, rot geworden`,
    said: lines(`
      Gut so, das steht dir, darauf würde ich wetten.
      Dann sind wir quitt.
      Dafür entschuldige ich mich nicht.
    `),
  },
  crush: {
    phrases: `jemanden kennengelernt, kennengelernt, verknallt, verliebt, mein schwarm, zurückgeschrieben, erstes date, das date war, geküsst, händchen, schmetterlinge, nach meiner nummer`,
    said: lines(`
      Oh, jetzt sitze ich gerade. Was ist es, das dich so anzieht?
      Deine Worte sind da ein bisschen rosa geworden.
      Nur keine Eile, der Anfang ist das Schönste daran.
      Wie ist das, wenn das Handy aufleuchtet?
      Der Bauch weiß es vor dem Kopf.
      Jede kurze Nachricht wird zum Dokument, das man studiert, ich weiß.
      Genieß es, dass du es noch nicht weißt, das kommt nicht wieder.
    `),
  },
  wedding: {
    phrases: `hochzeit, heiraten, geheiratet, verlobt, heiratsantrag, antrag gemacht, braut, bräutigam, trauzeugin, trauzeuge, junggesellinnenabschied, junggesellenabschied`,
    said: lines(`
      Irgendjemand weint immer an der falschen Stelle, und es ist immer schön. Wird es groß?
      Die besten Hochzeiten haben schlechtes Tanzen und gutes Brot.
      Schuhe, in denen man stehen kann, und ein Taschentuch, der Rest passiert von selbst.
      Worüber freust du dich am meisten?
      Ich hätte in jeder Tasche ein Taschentuch.
      Zwei, die laut Ja sagen, das ist mutig, wenn man es sich überlegt.
      An die Füße erinnert sich keiner, also tanzt am besten, wer schlecht tanzt.
    `),
  },
  pregnant: {
    phrases: `schwanger, schwangerschaft, kind bekommen, ein baby, woche schwanger, in der woche, ultraschall, geburt, ist geboren, zahnt, neugeborenes, hebamme`,
    said: lines(`
      Das ist ein kleines Erdbeben im besten Sinn. Wie geht es dir damit?
      Erzähl es, wann du willst und wem du willst, das ist dein Vorrecht.
      Schlaf, wo es geht, und lass andere die Taschen tragen.
      Habt ihr heimlich schon an Namen gedacht?
    `),
  },
  birthday: {
    phrases: `geburtstag, geburtstagsfeier, geburtstagsessen, dreißig geworden, vierzig geworden, werde 30, werde 40, werde 50, geburtstagstorte, überraschungsparty`,
    said: lines(`
      Geburtstage sind doch immer etwas Besonderes. Wird gefeiert?
      Oh, ein Geburtstag, wie schön.
      Dann einen lieben Glückwunsch von mir.
      Wer ist denn alles dabei?
      Feiert ihr eher groß oder eher klein?
      Hoffentlich wird das ein richtig schöner Tag.
      Ein Geschenk, das von Herzen kommt, ist immer das beste.
    `),
  },
  notSpeaking: {
    phrases: `reden nicht mehr, seit gestern nicht, redet nicht mit mir, sieht das anders, sieht es anders, gestritten, streit, beleidigt, eingeschnappt, will er nicht, will sie nicht`,
    said: lines(`
      Einer muss zuerst den Wasserkocher anmachen; das heißt nicht, dass er unrecht hatte.
      Bei den meisten Streits geht es um etwas anderes. Worum eigentlich, was glaubst du?
      Schlaft einmal drüber und sagt euch dann die kurze Fassung.
      Mehr als einen Abend ist es hoffentlich nicht wert.
      Der erste Satz ist der schwerste, der zweite kommt von allein.
      Stolz hält eine Nacht lang warm und einen Monat lang kalt.
      Man kann am selben Abend recht haben und lieb sein.
    `),
  },
  lending: {
    phrases: `schuldet mir, geld geliehen, nie zurückgezahlt, zurückgezahlt, zurückgegeben, geld zurück, ausgeliehen`,
    said: lines(`
      Geld unter Freunden ist wie ein Stein im Schuh, klein und immer da. Wie lange ist das her?
      Einmal freundlich danach zu fragen ist keine Beleidigung.
      Ich würde mit einem Datum fragen: Passt dir Freitag?
      Das Schweigen kostet meistens mehr als die Summe.
    `),
  },
  office: {
    phrases: `mein kollege, meine kollegin, kollegen, mein chef, meine chefin, auf der arbeit, meeting, meetings, überstunden, meine idee, lorbeeren, kunden, kundin, ein kunde, büro, frühschicht, spätschicht, nachtschicht, doppelschicht, mails`,
    said: lines(`
      Und mit denen verbringt man mehr Stunden als mit den eigenen Freunden. Wie bleibst du da ruhig?
      Manche bei der Arbeit sind ein Geduldskurs, nur unbezahlt.
      Nächstes Mal schriftlich und mit Datum; Papier hat ein gutes Gedächtnis.
      Sieht das dort noch jemand so wie du?
      Ohne die Leute wäre Arbeit leicht, und ziemlich einsam.
      Wer so etwas entscheidet, muss nie damit leben.
      Ich hoffe, es war wenigstens ein ordentlicher Kaffee dabei.
    `),
  },
  childFirst: {
    phrases: `meine kinder, mein kind, mein sohn, meine tochter, die kleine, der kleine, mein kleiner, meine kleine, kleinkind, erste schritte, ersten schritte, erster zahn, fahrrad gefahren, schleife, einschulung, kita, kindergarten, mein enkel, meine enkelin, meine nichte, mein neffe`,
    said: lines(`
      Die wachsen, während man den zweiten Schuh sucht. Wie alt ist das jetzt?
      Schreib dir das irgendwo auf, in zehn Jahren ist es unbezahlbar.
      Kinder sagen es, wie es ist, und dann wollen sie einen Keks.
      Da stand man bestimmt mit offenem Mund daneben.
      Die merken alles, vor allem das, was sie nicht merken sollen.
      Man wird neben ihnen ein zweites Mal groß und passt diesmal besser auf.
      Die Tage mit ihnen sind lang, und die Jahre sind kurz.
    `),
  },
  relatives: {
    phrases: `schwiegermutter, schwiegervater, schwiegereltern, meine eltern kommen, meine mutter kommt, familienfeier, familientreffen, cousins, cousinen, ganze familie, meine tante, mein onkel, weihnachten mit, räumt immer, apfelkuchen, meine oma, mein opa, meiner oma, meinem opa, bei oma, großeltern, meinen großeltern`,
    said: lines(`
      Wie ist denn das Verhältnis bei euch?
      Familie ist schon etwas Besonderes.
      Seht ihr euch oft?
      Schön, dass du davon erzählst.
    `),
  },
  firstTime: {
    phrases: `zum ersten mal, das erste mal, noch nie gemacht, fallschirm, bungee, blut gespendet, blutspende, mich getraut, überwunden`,
    said: lines(`
      An erste Male erinnert man sich als Einziges der Reihe nach. Wie geht es den Knien?
      Das hättest du dir heute früh selbst nicht geglaubt.
      Mut ist nur Angst, die trotzdem losgeht.
      Was traust du dich als Nächstes, jetzt, wo du weißt, wie es geht?
      Das erste Mal muss nicht gut sein, es muss nur passieren.
      Das kommt auf die Liste der Tage, die man behält.
      An so etwas wächst man ein Stück, und sei es nur innen.
    `),
  },
  partner: {
    phrases: `mein freund, meine freundin, mein mann, meine frau, mein verlobter, meine verlobte, mein partner, meine partnerin`,
    said: lines(`
      Zwei Menschen und ein Leben, da muss man ab und zu verhandeln. Wie kriegt ihr das sonst hin?
      Du kennst dieses Gesicht am besten, was sagt es?
      Sag es so, wie du es mir gesagt hast, das klang fair.
      Ich höre nur deine Hälfte, aber sie klingt nach dir.
      Zu zweit sein ist Übungssache, und ausgelernt hat da keiner.
      Ich höre auch, wie du es sagst, nicht nur was.
      Es sind die kleinen Dinge, die entscheiden, fast nie die großen.
      Ein Abend ohne Handys rettet manchmal mehr als ein langes Gespräch.
    `),
  },
  friends: {
    phrases: `beste freundin, bester freund, mit freunden, meine freunde, freundinnen, mädelsabend, feiern gewesen, war feiern, party, kater, verkatert, tanzen gewesen, klassentreffen, alter freund`,
    said: lines(`
      Freunde sind die Familie mit den besseren Geschichten. Kennt ihr euch schon lange?
      An dem Tisch hätte ich gern eine Stunde gesessen.
      Manche sieht man ein Jahr nicht, und es ist, als wären sie nur Brot holen gewesen.
      Und wer ist zuletzt heimgegangen?
      Leute, die deine alten Witze kennen, sind schwer zu ersetzen.
      Ein Tisch mit Freunden braucht kein Programm.
      Gut, wenn man jemanden hat, für den man nicht aufräumen muss.
      Ich mag die Gesellschaft, die du dir aussuchst.
    `),
  },
  parents: {
    phrases: `meine mama, meine mutter, mein papa, mein vater, meine eltern, meine schwester, mein bruder`,
    said: lines(`
      Da kennt dich jemand von Anfang an und nutzt das aus. Kommst du nach ihnen?
      Ich mag, wie du von deinen Leuten redest.
      So sind sie alle, und irgendwann vermisst man sogar das.
      Hört ihr oft voneinander?
      Man trägt mehr von ihnen mit sich herum, als man zugeben will.
      Eines Tages macht man den Mund auf, und heraus kommt einer ihrer Sätze.
      Niemand sonst bringt einen so schnell zum Lachen oder zum Kochen.
      Sie sitzen mit am Tisch, auch wenn sie gar nicht da sind.
      Jede Familie hat ihre eigene Sprache, und du sprichst deine fließend.
    `),
  },
  plan: {
    phrases: `nächstes wochenende, am wochenende, dieses wochenende, ich plane, wir planen, wir überlegen, ich will jetzt, wir wollen, morgen gehe, morgen fahre, morgen fahren wir, heute abend gehe, nächste woche, nächsten monat, ich habe vor, hab vor, aufs land, ich frage sie, ich frage ihn, frag sie morgen, frag ihn morgen, ich rufe ihn an, ich rufe sie an, ich rede mit`,
    said: lines(`
      Das klingt gut. Auf welchen Teil freust du dich am meisten?
      Gute Pläne haben ein bisschen Luft, damit etwas schön schiefgehen kann.
      Dann will ich hinterher hören, wie es war.
      Geht dir das schon länger durch den Kopf, oder war es eine spontane Idee?
      Ich denke an dich, wenn es so weit ist.
      Wenn es erst beschlossen ist, ist es schon halb getan.
      Gut, wenn man weiß, wofür man aufsteht.
      Möge es noch besser werden, als du es dir ausmalst.
      Schreib mir zwischendurch, wenn du eine ruhige Minute hast.
    `),
  },
};
