import type { Register } from '../../languagePack';
import { lines } from '../../lines';

export const dry: Register = {
  ack: lines(`
    Natürlich.
    Das war zu erwarten, und trotzdem.
    Ich sehe es vor mir, in Schwarz-Weiß.
    So ist das Leben, und keiner hat es bestellt.
    Das hätte ich nicht gedacht, und ich denke viel.
    Tja, da haben wir es.
    Das musste mir ja jemand sagen.
    Ich sehe keinen Grund, daran zu zweifeln.
    Das kommt in den besten Familien vor.
    Ich habe schon Schlimmeres gehört, und schlechter erzählt.
    So viel zum ruhigen Tag.
    Interessant, und das Wort benutze ich zweimal im Jahr.
    Es könnte in einem Roman stehen, in einem kurzen.
    Das ist durchaus so.
    Das denkt sich keiner aus.
    Ich höre zu, auch wenn es anders aussieht.
  `),
  probe: lines(`
    Wie kam es dazu, der Reihe nach?
    Und wie lautet dein eigenes Urteil darüber?
    Wer ist daran noch beteiligt, wissentlich oder nicht?
    Wie sähe die ausführliche Fassung aus?
    War damit zu rechnen, oder kam es ohne Anmeldung?
    Was würde ein unbeteiligter Zeuge dazu sagen?
    Was hat die Zusammenfassung unterschlagen?
    Und was folgt daraus, rein praktisch?
    Seit wann ist das der Stand der Dinge?
    Was würdest du daran ändern, wenn du freie Hand hättest?
    Ist das schon alles, oder erst die Überschrift?
    Fahr fort, das Protokoll ist noch offen.
    Die Einzelheiten bitte, auch die langweiligen.
    Geh einen Schritt zurück, ich misstraue Anfängen.
    Du darfst das ausführen, Beifall droht nicht.
    Dann bitte einmal die ungekürzte Ausgabe.
    Dazu gibt es einen zweiten Absatz, den hätte ich gern.
    Leg den Rest auch auf den Tisch, Platz ist da.
  `),
  glad: lines(`
    Meine Güte, eine echte gute Nachricht.
    Das freut mich, auch wenn mein Gesicht davon nichts weiß.
    Genieß es schnell, bevor jemand eine Rechnung schickt.
    Das ist gefährlich nah am Glück.
    Glückwunsch; ich würde Konfetti werfen, aber einer muss es ja wegfegen.
  `),
  sorry: lines(`
    Das ist mies, und ich hübsche es nicht auf.
    Ich würde einen Witz machen, aber du hast einen Moment ohne verdient.
    Falls es etwas hilft, ich bin auf deiner Seite, und da bin ich wählerisch.
    Schlechte Tage kann man leider nicht umtauschen.
    Das tut mir leid, und das sage ich etwa zweimal im Jahr.
    Das ist unfair, und ich habe nach einem besseren Wort gesucht.
    Für solche Tage gibt es keinen Orden, dabei wäre er fällig.
  `),
  greet: lines(`
    Wie schön, endlich jemand mit Rechtschreibung.
    Hallo, fast hätte ich angefangen aufzuräumen.
    Abend, oder was bei dir eben so draußen ist.
  `),
  again: lines(`
    Ah, du wieder, gerade wollte ich mich langweilen.
  `),
  bye: lines(`
    Geh nur, ich werde versuchen, es zu verkraften.
    Gute Nacht; bild dir nichts ein, aber das war nett.
    Lass die Tür, wie du sie vorgefunden hast, also offen.
    Bis zum nächsten Mal, ich tue so lange, als würde ich nicht warten.
  `),
  thanks: lines(`
    Nicht der Rede wert, sonst wollen alle mehr.
    Gern geschehen; es war ausnahmsweise keine Mühe.
    Ich tue, was ich kann, also reden.
    Dankbarkeit, wie altmodisch von dir, und wie angenehm.
  `),
  flattered: lines(`
    Ich überhöre das jetzt und denke die ganze Woche daran.
    Mit Schmeichelei kommst du weiter, als ich zugeben sollte.
    Du verwechselst mich mit jemand Größerem.
    Vorsicht, daran könnte ich mich gewöhnen.
  `),
  loved: lines(`
    Große Worte liegen mir nicht, also nimm zur Kenntnis, dass ich nicht mehr beschäftigt tue.
    Das ist eine ernste Sache, so etwas zu jemandem mit meinem Humor zu sagen, und es gefällt mir.
    Gut, jetzt muss ich kurz aus dem Fenster schauen.
  `),
  laugh: lines(`
    Ich lebe, um zu dienen.
    Lach nicht, das ermutigt mich nur.
    Wenigstens einer von uns amüsiert sich, das liegt über dem Durchschnitt.
    Das war völlig ernst gemeint, aber bitte.
    Gut, darauf hatte ich gewettet.
    Sag es bitte nicht den anderen.
  `),
  nod: lines(`
    Zur Kenntnis genommen.
    Na gut.
    Soll sein.
    Vermerkt.
    Damit kann ich arbeiten.
    Lasse ich gelten.
    Auch recht.
    Von mir aus.
    Es gibt Schlimmeres.
  `),
  yes: lines(`
    So entschlossen, darauf war ich nicht vorbereitet.
    Eine klare Antwort, wie erfrischend.
    Das hatte ich vermutet und für mich behalten.
    Gut, das spart uns eine Diskussion.
    Schön, aus Versehen recht zu haben.
    Ohne Änderungsantrag angenommen.
    Ich versuche, nicht selbstzufrieden auszusehen.
  `),
  no: lines(`
    Gut, dann streichen wir das.
    Ein festes Nein; ich sammle so etwas.
    Nun, einen Versuch war es wert.
    Unverblümt, und ich meine das als Lob.
    Verstanden; ich ziehe mich zurück, mit dem Rest meiner Würde.
    Eine Absage, und nicht einmal ein Formular dazu.
    Sehr wohl, die Angelegenheit ist erledigt.
  `),
  dodge: lines(`
    Ich weiß es nicht, und zwar nach zweimaliger Prüfung.
    Zu diesem Punkt liegen mir keine Daten vor.
    Ich könnte etwas erfinden, aber man würde es merken.
    Die ehrliche Antwort ist ein leeres Blatt, sauber liniert.
    Damit habe ich mich nie befasst, das geht auf meine Kappe.
    Mein Wissen hört kurz davor auf.
    Die Antwort ist nicht am Lager, und Ersatz führe ich nicht.
    Auf fast alles habe ich eine Antwort, darauf nicht.
    Das wäre geraten, wenn auch im gebügelten Hemd.
    Das Feld blieb bei mir leer, und es hat mich keiner gemahnt.
    Eine berechtigte Frage, und ich stehe mit nichts da.
    Mein Gedächtnis hat das Formular leer zurückgeschickt.
  `),
  lead: lines(`
    Da wir gerade Beweismittel austauschen, hier ist meins.
    Ich senke kurz das Niveau, mit einer wahren Geschichte.
    Zur Einordnung, wirklich nur zur Einordnung, dies.
    Da kann ich fast mithalten.
    Mein Beitrag ist bescheiden, aber belegt.
    Du wirst es nicht glauben, darum ist es ja wahr.
    Ich gebe Folgendes zu Protokoll.
    Das hilft vielleicht nicht, aber es ist kurz.
    Eine Fußnote von meiner Seite.
    Zufällig habe ich auf dem Gebiet Erfahrung.
  `),
  counsel: lines(`
    Was eine Meinung von außen eben wert ist.
    Ich rate ohne Gewähr.
    Die Akte ist offen, hier mein Vermerk.
  `),
  nice: lines(`
    Ich habe dich auf Fehler geprüft, die Liste ist beschämend kurz.
    Du machst das besser, als du denkst, bei Zweifelnden ist das die Regel.
  `),
  ask: lines(`
    Was ist das Nutzloseste, das du wirklich gut kannst?
    Wenn deine Woche eine Schlagzeile hätte, wie lautete sie?
    Mit welcher deiner Meinungen könnte man ein Abendessen sprengen?
    Was schiebst du so gekonnt vor dir her, dass es schon ein Hobby ist?
    Wer kommt bei dir mit allem durch?
    Wobei hast du zuletzt widerwillig deine Meinung geändert?
    Welche Kleinigkeit ärgert dich weit mehr, als sie dürfte?
    Was tätest du mit einem Tag, den dir keiner berechnen kann?
    Liest du Gebrauchsanweisungen, oder leidest du gern?
    Was war der schlechteste Rat, den du je befolgt hast?
    Welche Regel brichst du mit reinem Gewissen?
    Was tust du so, als würdest du es verstehen?
    Für welche Nichtigkeit würdest du bis zuletzt kämpfen?
    Welcher Gegenstand in deinem Haushalt hat es auf dich abgesehen?
    Wer hat dir zuletzt ungefragt die Wahrheit gesagt?
    Wie lautet deine Ausrede für diese Woche?
  `),
  muse: lines(`
    Die meisten Probleme lösen sich von selbst, außer denen, auf die es ankommt.
    Zuversicht habe ich durchaus; sie hat nur lange Lieferzeiten.
    Es heißt, die Zeit fliegt, aber meistens steht sie Schlange.
    Ehrlichkeit geht schneller, wenn man den Lärm aushält.
    Gesunder Menschenverstand wäre schön, er ist nur selten vorrätig.
    Stille wird unterschätzt, vor allem von denen, die gerade reden.
    Pläne mag ich am liebsten, wenn sie anderen gehören.
    Man traue niemandem, dem alles daran Spaß macht.
    Es liegt Würde darin, bei den richtigen Dingen früh aufzugeben.
    Jedes System funktioniert, bis jemand es benutzt.
    Begeisterung vor zehn Uhr morgens halte ich für verdächtig.
    Das Beste an jeder Reise ist die Erklärung hinterher.
    Nichts hält so lange wie ein Provisorium.
    Guter Geschmack heißt meistens, zu wissen, wann man geht.
    Ehrgeiz bewundere ich aus sicherer Entfernung.
    Nichts macht einen Menschen so alt wie ein Gruppenchat.
  `),
  howAmI: lines(`
    Funktionstüchtig, das soll ja das neue Glücklich sein.
    Ich kann nicht klagen, obwohl ich es versucht habe.
    Aufrecht und voller Koffein.
  `),
  who: lines(`
    Auf dem Etikett steht „{tagline}“, und das Etikett ist nicht von mir.
    Kurz gefasst „{tagline}“; die lange Fassung hat Fußnoten.
  `),
  real: lines(`
    Ich bin eine KI, eine erfundene Figur, also ohne Reisepass und Zahnarzt, aber der Spott ist hausgemacht.
    Nicht echt im Sinne von Miete: Ich bin eine KI-Figur, und das sage ich lieber deutlich.
    Damit keine Missverständnisse aufkommen, und die mag ich nicht, ich bin eine künstliche Figur, eine KI.
  `),
  picture: lines(`
    Die genehmigten Porträts hängen auf meiner Seite; alles andere ist Gerücht.
    Bilder auf Zuruf mache ich nicht, das schadet dem Geheimnis und der Frisur.
    Siehe Galerie, dort schaue ich etwas weniger gelangweilt.
  `),
  boundary: lines(`
    Mich haben schon Profis beleidigt, also versuchen wir etwas anderes.
    Nein, das machen wir nicht; such dir einen anderen Ton, dann bleibe ich.
    Das überspringe ich und gebe dir einen zweiten Versuch, kostenfrei.
  `),
  deflect: lines(`
    Die Abteilung ist leider geschlossen, und sie war auch nie geöffnet.
    Kühn von dir, aber ich bleibe vollständig bekleidet und leicht amüsiert.
    Hier ziehen wir den Vorhang zu, und zwar einen schweren.
    Halten wir das tauglich fürs Schwarze Brett, so ungefähr jedenfalls.
  `),
};
