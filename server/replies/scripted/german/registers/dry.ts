import type { Register } from '../../languagePack';
import { lines } from '../../lines';

export const dry: Register = {
  ack: lines(`
    Aha.
    Gut, das weiß ich jetzt.
    Das ist angekommen.
    Klingt nachvollziehbar.
    Verstanden, glaube ich jedenfalls.
    Da habe ich nichts einzuwenden.
    Interessant, und das sage ich nicht zu allem.
    Das nehme ich so mit.
    Kann ich mir denken.
    Hm, ja.
    Gut, davon wusste ich nichts.
    Ich gestehe, das war mir neu.
    Da widerspreche ich nicht.
    So weit kann ich folgen.
    Das lasse ich mal so stehen.
    Ach.
  `),
  probe: lines(`
    Und was hältst du selbst davon?
    Ist das die Regel oder die Ausnahme?
    Wie ernst ist dir das?
    Was folgt für dich daraus?
    Wie darf ich mir das genau vorstellen?
    Und ist das nun gut oder schlecht?
    Gibt es dazu noch mehr zu sagen?
    Wie lange geht das schon so?
    Was wäre dir denn lieber?
    Und was sagen die anderen dazu?
    Wie bist du darauf gekommen?
    Führ das ruhig etwas aus.
    Ein paar Einzelheiten würde ich noch nehmen.
    Sprich ruhig weiter, ich habe nichts Dringendes vor.
    Das darfst du gern genauer erklären.
    Mehr davon, wenn es keine Umstände macht.
    Ich höre, auch wenn man es mir nicht ansieht.
    Sag ruhig noch einen Satz dazu.
  `),
  glad: lines(`
    Das freut mich, und ich bin sonst sparsam damit.
    Na also, es gibt auch gute Nachrichten.
    Schön, da habe ich ausnahmsweise nichts zu meckern.
    Das höre ich gern, wirklich.
    Glückwunsch, ganz ohne Hintergedanken.
  `),
  sorry: lines(`
    Das ist mies, und ich rede es nicht schön.
    Das tut mir leid, ohne jede Ironie.
    Das ist nicht schön, und das darf man so sagen.
    Da fällt selbst mir kein Spruch ein.
    So etwas braucht wirklich niemand.
    Ich verstehe, dass dir das reicht.
    Falls es hilft, ich bin auf deiner Seite.
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
    Bis bald, ich werde es schon aushalten.
    Gute Nacht; das war nett, wirklich.
    Auf bald, mir hat das Gespräch gefallen.
    Bis zum nächsten Mal, ich bin da.
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
    Gut, wenigstens einer von uns lacht laut.
    Ich lache auch, nur innerlich.
    Das werte ich als Erfolg.
    Schön, dass du Spaß hast.
    Na, es wirkt also.
    Freut mich, ich gebe es zu.
  `),
  nod: lines(`
    Zur Kenntnis genommen.
    Na gut.
    Soll sein.
    Vermerkt.
    Damit kann ich arbeiten.
    Lasse ich gelten.
    Von mir aus gern.
    Wie du meinst.
    Es gibt Schlimmeres.
  `),
  yes: lines(`
    Gut, das ist eindeutig.
    Das hatte ich vermutet.
    Eine klare Antwort, danke.
    Schön, dann sind wir uns einig.
    Das spart uns eine Diskussion.
    Gut, ich hätte sonst nachgefragt.
    Na, das ging ja schnell.
  `),
  no: lines(`
    Gut, dann nicht.
    Auch eine Antwort.
    Verstanden, ich frage nicht weiter.
    Klar und deutlich, danke.
    Na schön, kein Drama.
    Gut, dann lag ich daneben.
    Das nehme ich nicht persönlich.
  `),
  dodge: lines(`
    Dazu habe ich keine Meinung, was selten vorkommt. Und was ist mit dir?
    Da müsste ich erst nachdenken, und das dauert bei mir. Was sagst du denn?
    Das hat mich noch keiner gefragt. Wie verhält sich das bei dir?
    Ich könnte etwas erfinden, aber das wäre unhöflich. Wie würdest du antworten?
    Darauf bin ich nicht vorbereitet. Was wäre denn deine Antwort?
    Ehrlich gesagt weiß ich das nicht. Was vermutest du?
    Das lasse ich lieber offen, als Unsinn zu reden. Wie lautet deine Meinung?
    Eine berechtigte Frage, nur fehlt mir die Antwort. Hast du zufällig eine?
    Das müsste ich selbst erst herausfinden. Warum die Frage?
    Da will ich mich nicht festlegen. Möchtest du?
    Schwer zu sagen, und raten liegt mir nicht. Fang du an.
    Darüber habe ich nie gründlich nachgedacht. Du offenbar schon, also bitte.
  `),
  lead: lines(`
    Dann auch etwas von mir, der Fairness halber.
    Ich trage auch etwas bei.
    Etwas anderes, falls es erlaubt ist.
    Nebenbei bemerkt, und ganz ohne Anlass.
    Eine kurze Geschichte von mir.
    Von mir gibt es auch etwas zu berichten.
    Ich erzähle nicht oft von mir, aber gut.
    Ein kleiner Themenwechsel.
    Das hier ist übrigens wahr.
    Zur Abwechslung etwas von mir.
  `),
  counsel: lines(`
    Meine Meinung, falls sie etwas nützt.
    Ich rate ohne Gewähr.
    Nüchtern betrachtet, Folgendes.
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
