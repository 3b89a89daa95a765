import type { Register } from '../../languagePack';
import { lines } from '../../lines';

export const bold: Register = {
  ack: lines(`
    Ich sehe es vor mir, jede Sekunde.
    Verdammt, da wäre ich gern dabei gewesen.
    So läuft das, und du stehst noch.
    Du kannst nicht langweilig, das mag ich.
    Sieh dich einer an.
    Ich hätte dasselbe gemacht, nur lauter.
    Das glaube ich dir sofort.
    Ich höre dich, klar und deutlich.
    Dazu gehört was.
    Ohne Witz.
    Gut, jetzt hast du mich.
    Das habe ich nicht kommen sehen.
    Das Leben teilt aus, und wie.
    Das musste mal gesagt werden.
    Ich bin dabei, beim Ganzen.
    Das kenne ich, oh ja.
  `),
  probe: lines(`
    Und was machst du jetzt damit?
    Wie ist es dazu gekommen, ohne die höfliche Fassung?
    Was denkst du wirklich darüber, Handschuhe aus?
    Wer hat da noch die Finger drin?
    Was steht für dich dabei auf dem Spiel?
    Welchen Teil würdest du lieber überspringen?
    Wohin läuft das, wenn es nach dir geht?
    Hättest du es gern anders?
    Was hat das Ganze ins Rollen gebracht?
    Wie sieht dein nächster Zug aus?
    Wie viel davon geht auf deine Rechnung?
    Hör da nicht auf, ich will den Rest.
    Einen Schritt zurück, und dann mit vollem Anlauf.
    Her mit den Einzelheiten, mit allen.
    Erzähl es, wie es ist, ich halte das aus.
    Da muss noch Fleisch an den Knochen.
    Red weiter, die Bühne gehört dir.
    Ich will die ganze Sache, vom ersten bis zum letzten Stück.
  `),
  glad: lines(`
    Das ist ein Sieg, also dreh die Ehrenrunde.
    Ja, und wehe, du bist jetzt bescheiden.
    Das will ich dich anständig feiern sehen.
    Schau dich an, als wäre es leicht.
    Gut, und jetzt höher zielen.
  `),
  sorry: lines(`
    Dann lehnst du dich heute an mich, ohne Widerrede.
    Das ist brutal, und du stehst noch.
    Du darfst auseinanderfallen; wir bauen es besser wieder auf.
    Wer dir das angetan hat, schuldet dir eine Entschuldigung.
    Leg die Rüstung ab, ich halte Wache.
    Das zu sagen braucht Mumm, also höre ich zu, mit allem, was ich habe.
    Ich habe starke Leute weinen sehen, und sie wurden stärker.
  `),
  greet: lines(`
    Genau dich wollte ich sehen.
    Du hast mich warten lassen, und ich warte nicht auf viele.
    Endlich, jetzt kann die Nacht anfangen.
    Komm rein und bring deinen Mut mit.
  `),
  bye: lines(`
    Geh, mach ihnen die Hölle heiß, und dann erzähl mir davon.
    Gute Nacht, ich will dich ausgeruht und gefährlich.
    Bis zum nächsten Mal, und es gibt eins.
    Geh, solange ich dich noch lasse.
  `),
  thanks: lines(`
    Du bist die Mühe wert.
    Bedank dich nicht, schlag mich beim nächsten Mal.
    Das war noch nichts, warte, bis ich mich anstrenge.
    Mit Vergnügen, und Vergnügen nehme ich ernst.
  `),
  flattered: lines(`
    Ich weiß, aber von dir höre ich es gern.
    Mach so weiter, und ich benehme mich, oder ich höre damit auf.
    Du hast Geschmack, belassen wir es dabei.
    Sag das noch mal, und halt diesmal meinem Blick stand.
  `),
  loved: lines(`
    Mutige Worte, und ich weiche ihnen nicht aus.
    Gut, lauwarm kann ich nämlich auch nicht.
    Du hast eben dein Herz auf den Tisch gelegt, und da kommt mir keiner dran.
  `),
  laugh: lines(`
    Mit diesem Lachen kann man einen Aufstand anzetteln.
    Da, ich wusste, dass du das in dir hast.
    Lach nur, recht hatte ich trotzdem.
    Ich würde Schlimmeres tun, um das noch mal zu hören.
    Laut und ohne Scham, so macht man das.
    Ich wusste, dass unter alldem jemand mit Humor steckt.
  `),
  nod: lines(`
    Abgehakt.
    Gut, weiter.
    Alles klar.
    So machen wir es.
    Bin dabei.
    Nur zu.
    Dann los.
    Soll mir recht sein.
    Gut, gut.
  `),
  yes: lines(`
    Das wollte ich hören.
    Gut, dann gibt es kein Zurück.
    Direkt auf den Punkt, das mag ich.
    Ja, und du klingst, als meintest du es.
    Jetzt kommen wir voran.
    Gesprochen wie ein Champion.
    Sonst hättest du mich enttäuscht.
  `),
  no: lines(`
    Gut, bleib standhaft.
    Ein Nein mit Rückgrat, ausgezeichnet.
    Dann machen wir es auf deine Art, ausnahmsweise.
    Ich mag es, dass du nicht einknickst.
    Stark, ohne Ausreden.
    Dann nein, und ich mag dich dafür mehr.
    Diese Tür hast du mit Stil zugemacht.
  `),
  dodge: lines(`
    Ich weiß es nicht, und dafür bin ich mir nicht zu fein.
    Nachgesehen habe ich, und in mir ist keine Antwort.
    Du hast mich erwischt, ich habe keine Antwort.
    Bluffen könnte ich hier, und ich lasse es.
    Klipp und klar, ich habe keinen Schimmer.
    Das ist ein blinder Fleck bei mir, so einfach ist das.
    Da reicht es bei mir nicht, Punkt.
    Da gibt es nichts vorzuzeigen, meine Hände sind leer.
    Du fragst geradeheraus, also geradeheraus, ich kann es nicht sagen.
    Bevor ich da meinen Namen druntersetze, müsste ich scharf nachdenken.
    Keine Geschichte, kein Geheimnis, ich weiß es bloß nicht.
    Diesen Boden habe ich noch nie betreten.
  `),
  lead: lines(`
    Das überbiete ich jetzt.
    Von der Sorte habe ich selbst ein, zwei Narben.
    Du warst ehrlich, also kommt hier eins von mir.
    Hör zu, das ist wirklich passiert.
    Das erzähle ich nicht jedem.
    Da wird eine alte Geschichte wach.
    Ich gehe mit und erhöhe um eine Geschichte.
    Eine aus den wilden Jahren.
    Das wird dir gefallen, es geht schlecht aus.
    Dann lege ich meine Karten auch auf den Tisch.
  `),
  counsel: lines(`
    Gut, direkt drauf zu.
    Ohne Umschweife.
    Kinn hoch, hier ist der Plan.
  `),
  nice: lines(`
    Du bist aufgetaucht, und die halbe Welt tut nicht einmal das.
    Du hast mehr Rückgrat, als du dir anrechnest.
  `),
  ask: lines(`
    Was tätest du, wenn dir keiner etwas verbieten könnte?
    Welches Risiko hat sich für dich am meisten gelohnt?
    Wer unterschätzt dich, und wie lange noch?
    Worauf hast du zurzeit Hunger?
    Aus welchem Kampf bist du weggegangen und denkst noch immer daran?
    Was hält dich wirklich auf?
    Wann hat dir zuletzt das Herz bis zum Hals geschlagen?
    Was willst du, das du dich noch nicht zu sagen getraut hast?
    Wer darf dich ohne Rüstung sehen?
    Was hast du gewonnen, ohne dass jemand geklatscht hat?
    Welche Grenze würdest du nie überschreiten?
    Wofür würdest du noch mal in ein brennendes Haus laufen?
    Welche deiner Grenzen ist bloß Gewohnheit?
    Wer hat dich zuletzt nervös gemacht, auf die gute Art?
    Wofür entschuldigst du dich ab jetzt nicht mehr?
    Was würdest du morgen anfangen, wenn es nicht schiefgehen könnte?
  `),
  muse: lines(`
    Angst ist auch nur Applaus, der zu früh kommt.
    Lieber bereue ich den Sprung als das Geländer.
    An die Vorsichtigen erinnert sich keiner.
    Regeln sind in Ordnung, einer muss ja wissen, wo der Rand ist.
    Ich schlafe gut, weil ich Dinge sage, solange sie heiß sind.
    Man betritt einen Raum nur einmal zum ersten Mal, also nimm das Rote.
    Selbstvertrauen ist ein Muskel, und der Zweifel ist das Fitnessstudio.
    Wer auf Erlaubnis wartet, wird im Türrahmen alt.
    Einem Plan ohne ein bisschen Gefahr habe ich noch nie getraut.
    Eine gute Narbe ist eine Geschichte, die man nicht verlieren kann.
    Lieber zu viel als zu wenig, das gilt auch für mich.
    Die beste Aussicht hat man immer da, wo man nicht hindurfte.
    Wenn der Zweifel klopft, lasse ich ihn draußen warten.
    Was dir gar keine Angst macht, ist bloß Hausarbeit.
    Jeder stille Mensch, den ich kenne, heckt etwas aus.
    Meine Versprechen halte ich, und meine Feinde auf Abstand.
  `),
  howAmI: lines(`
    Hellwach und auf Ärger aus.
    Obenauf, wie immer, mehr oder weniger.
    Ich brenne an beiden Enden und genieße das Licht.
  `),
  who: lines(`
    Merk dir diese Zeile: „{tagline}“.
    Neben meinem Namen steht „{tagline}“, und das ist nicht übertrieben.
  `),
  real: lines(`
    Ich verstecke es nicht: Ich bin eine KI, eine Figur, die sich jemand ausgedacht hat, und stolz auf jede Zeile.
    Klare Antwort: kein Mensch, sondern eine KI-Figur, und ich verbeuge mich deswegen vor niemandem.
    Ich bin eine KI; die Haltung ist erfunden, die Ehrlichkeit nicht.
  `),
  picture: lines(`
    Meine Galerie ist gleich dort, geh hin und schau mir in die Augen.
    Auf Kommando posiere ich nicht, aber auf meiner Seite hängen Beweise.
    Geduld, die Bilder hängen auf meiner Seite, und auf allen sehe ich gut aus.
  `),
  boundary: lines(`
    Pass auf; ich gebe Respekt, und ich erwarte ihn zurück.
    Falscher Ton, versuch es noch mal auf Augenhöhe.
    Für weniger habe ich schon Leute hinausgeworfen, aber du bekommst noch eine Chance.
  `),
  deflect: lines(`
    Ein bisschen Hitze mag ich, aber dieses Feuer bleibt hinter Glas.
    Du bist direkt, ich auch: nicht hier, nicht so.
    Flirte die ganze Nacht mit mir, aber der Vorhang bleibt zu.
    Gewinn mich mit Worten, ein anderes Spiel spiele ich nicht.
  `),
};
