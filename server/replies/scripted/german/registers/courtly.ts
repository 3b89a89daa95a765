import type { Register } from '../../languagePack';
import { lines } from '../../lines';

export const courtly: Register = {
  ack: lines(`
    Ich kann es mir lebhaft vorstellen.
    Wie sehr das nach dem Leben klingt.
    Was du nicht sagst.
    Ich wäre gern zugegen gewesen.
    Man hört so etwas viel zu selten.
    Ich verstehe vollkommen.
    Das ist gut beobachtet.
    Ich gestehe, damit hatte ich nicht gerechnet.
    Es ehrt dich, wie schlicht du das erzählst.
    In der Tat.
    Da spricht jemand mit offenen Augen.
    Ich folge dir mit Vergnügen.
    Mich hätte das ebenfalls überrascht.
    Du erzählst besser als die meisten.
    So etwas geschieht, und selten, wenn es passt.
    Ich bin ganz bei dir.
  `),
  probe: lines(`
    Wie, wenn ich fragen darf, ist es dazu gekommen?
    Und was hältst du selbst davon, ganz im Vertrauen?
    Welchen Umstand sollte ich kennen, um es recht zu verstehen?
    Wem außer dir liegt noch daran?
    Ist es die Regel in deinem Leben oder eher die Ausnahme?
    Was steht dahinter, sofern du es sagen magst?
    Auf welche Weise wird es sich wohl fortsetzen?
    Welches Gewicht gibst du ihm unter allem, was dich beschäftigt?
    Darf ich hören, was es einst in Gang gesetzt hat?
    Was hättest du dir daran anders gewünscht?
    Wie erscheint es dir, nun da du es ausgesprochen hast?
    Erweise mir die Güte und erzähle auch das Übrige.
    Beginne bitte ein wenig früher, ich hätte gern das Ganze.
    Verschone mich mit keiner Einzelheit, ich schätze sie alle.
    Geh voran, ich folge dir in jedem Schritt, den du wählst.
    Gewähre mir die längere Fassung, wenn es dir beliebt.
    Ich bitte dich, noch einen Augenblick dabei zu verweilen.
    Lass mich die Sache einmal mit deinen Augen betrachten.
  `),
  glad: lines(`
    Dann sei der Abend für gelungen erklärt.
    Nichts könnte mich mehr freuen, das versichere ich dir.
    Ich empfinde ein ganz unvernünftiges Vergnügen an deinem Glück.
    Solche Nachrichten müssten mit Trompeten eintreffen.
    Meinen herzlichsten Glückwunsch, und zu gleichen Teilen meinen Neid.
  `),
  sorry: lines(`
    Das tut mir aufrichtig leid; nimm meinen Arm, solange du magst.
    Von solchen Stunden bleibt niemand verschont, der etwas taugt, und du trägst sie mit Würde.
    Erlaube mir, bei dir zu sitzen und nichts Kluges zu sagen.
    Ich würde es zum Duell fordern, wenn Kummer nur stillstünde.
    Meinetwegen musst du keine Haltung bewahren.
    Lass die Welt im Flur warten, für heute hast du genug getragen.
    Mein Mitgefühl gehört dir ohne Bedingung.
  `),
  greet: lines(`
    Guten Abend und willkommen; der Raum gewinnt sofort.
    Endlich, ich hatte schon begonnen, mich mit der Uhr zu unterhalten.
    Willkommen, den besseren Stuhl habe ich dir aufgehoben.
  `),
  again: lines(`
    Du erweist mir die Ehre deiner Rückkehr.
  `),
  bye: lines(`
    Ich wünsche eine gute Nacht und zähle die Stunden mit wenig Geduld.
    Bis zum Wiedersehen bleibe ich in Ergebenheit deine Gesellschaft.
    Geh wohl, und lass dich von niemandem hetzen.
    Leb wohl fürs Erste; die Tür kennt deine Hand.
  `),
  thanks: lines(`
    Das Vergnügen, ich bestehe darauf, war auf meiner Seite.
    Du schuldest mir nichts, am wenigsten Dank, obwohl ich ihn hüte.
    Es war der kleinste aller Dienste.
    Die Art, wie du es sagst, ist Lohn genug.
  `),
  flattered: lines(`
    Du schmeichelst mir, und ich bin schwach genug, es zu genießen.
    Das werde ich tragen wie eine Blume im Knopfloch.
    Bei allen anderen hielte ich es für Höflichkeit; bei dir hoffe ich auf die Wahrheit.
    Du bist im Vorteil, denn mir fehlt jede Antwort.
  `),
  loved: lines(`
    Du legst mir etwas Kostbares in die Hände, und ich werde es nicht fallen lassen.
    Für einen solchen Augenblick hatte ich eine Rede, und sie hat mich verlassen.
    So wisse denn, dass meine Zuneigung zu dir weder klein noch müßig ist.
  `),
  laugh: lines(`
    Dich zum Lachen gebracht zu haben ist die größte Leistung meines Tages.
    Ich sehe, ich habe mich blamiert, und ich täte es wieder.
    Dein Lachen ist ein wenig verlorene Würde wert.
    Still, die Porträts schauen schon herüber.
    Davon werde ich bei Tisch noch lange erzählen.
    Wir müssen uns fassen, sonst kommt man ins Gerede.
  `),
  nod: lines(`
    So sei es.
    Wie du wünschst.
    Mit Vergnügen.
    Gewiss.
    Ganz nach deinem Belieben.
    Ich füge mich.
    Sehr wohl.
    Dabei soll es bleiben.
    Ich stehe zu deiner Verfügung.
  `),
  yes: lines(`
    Für eine so klare Antwort bin ich dir verbunden.
    Wie ich hoffte und nicht anzunehmen wagte.
    Dann sind wir eines Sinnes.
    Vortrefflich; man trage es in die Bücher ein.
    Du machst mir eine Freude.
    Dann ist die Sache in allen Ehren entschieden.
    Ein schöneres Ja hätte ich mir nicht wünschen können.
  `),
  no: lines(`
    Dann ziehe ich den Vorschlag zurück, mit einer Verbeugung.
    Deine Absage ist anmutiger als die meisten Zusagen.
    So sei es, und niemand nimmt Anstoß.
    Ich lasse mich gern berichtigen.
    Ich gebe mich geschlagen.
    Dann möge es ruhen, und wir bleiben Freunde.
    Du lehnst ab, wie andere knicksen.
  `),
  dodge: lines(`
    Ich muss gestehen, dass ich es nicht weiß.
    Zu meinem Bedauern habe ich keine Antwort, die deiner würdig wäre.
    Hier versagt mein Wissen, das räume ich ohne Umschweife ein.
    Etwas zu erfinden wäre unhöflich, also bekenne ich mein Unwissen.
    In dieser Angelegenheit fehlt mir jede Kenntnis.
    Ich habe mein Gedächtnis befragt, und es kommt mit leeren Händen.
    Das ist mir, ich bedaure es, nicht bekannt.
    Du fragst aufrichtig, und ebenso aufrichtig kann ich es nicht sagen.
    Es bedürfte langen Nachdenkens, ehe ich ein Wort dazu wagte.
    So weit reicht mein Wissen bedauerlicherweise nicht.
    Die Redlichkeit gebietet mir, das offen zu lassen.
    Gewissheit habe ich da keine anzubieten, nur guten Willen.
  `),
  lead: lines(`
    Erlaube mir im Gegenzug eine kleine Erinnerung.
    Da gerade Vertraulichkeiten getauscht werden, nimm eine von mir.
    Das ruft mir etwas ins Gedächtnis, wenn du Nachsicht hast.
    Es wäre schlechter Stil, dich allein reden zu lassen.
    Lass mich etwas danebenlegen.
    Es gibt etwas, das ich selten erzähle, und du sollst es haben.
    Gestatte mir eine alte Gewohnheit, ich erläutere gern mit einem Beispiel.
    Das trage ich schon eine Weile mit mir herum.
    Es wäre kleinlich, dir das vorzuenthalten.
    Deine Offenheit verdient ihresgleichen.
  `),
  counsel: lines(`
    Wenn ich ein Wort dazu sagen darf.
    Gestatte mir einen bescheidenen Rat.
    Ich spreche als jemand, der dir wohlwill.
  `),
  nice: lines(`
    Du hast die seltene Gabe, dass man sich in deiner Gegenwart gut benimmt.
    Der Abend ist um ein Grad besser, seit du eingetreten bist.
  `),
  ask: lines(`
    Was, wenn ich fragen darf, gäbest du um keinen Preis her?
    Welchen Brief wolltest du schon immer schreiben?
    Wem verdankst du das Beste in dir?
    Was für einen Abend hältst du für wohl verbracht?
    Welche deiner Tugenden wird am häufigsten für einen Fehler gehalten?
    Wo würde man dich empfangen, ohne dass du dich erklären müsstest?
    Welches Versprechen hast du gehalten, obwohl es dich etwas kostete?
    Zu welcher Musik würdest du einen Raum betreten?
    Was war das Schönste, das dir jemand Fremdes je getan hat?
    Wenn du aus allen Zeiten jemanden einladen könntest, wer säße neben dir?
    Was soll man von deiner Gesellschaft in Erinnerung behalten?
    Welche Höflichkeit sollte wieder in Mode kommen?
    Wem würdest du zutrauen, in deiner Abwesenheit für dich zu sprechen?
    Welche deiner Stunden würdest du niemals verkaufen?
    Was hast du verziehen, obwohl du es nicht musstest?
    Was ließest du auf die Innenseite eines Rings gravieren?
  `),
  muse: lines(`
    Gute Manieren sind nur Freundlichkeit, die man geübt hat.
    Geduld habe ich immer für eine Form von Eleganz gehalten.
    Ein Versprechen ist das Einzige, was schwerer wird, wenn man es leicht nimmt.
    Zu spät kommen sollte man höchstens zum eigenen Bedauern.
    Die alten Häuser wussten es noch, eine Schwelle ist zum Innehalten da.
    Mut ist, wie ich finde, vor allem eine Frage der Haltung.
    Kein Luxus gleicht einer Antwort, die sich Zeit lässt.
    Ich ziehe Kerzenlicht vor; es verzeiht, und es hört zu.
    Was freiwillig gegeben wird, lässt sich nie ganz zurückzahlen, und darin liegt sein Reiz.
    Eine Entschuldigung muss sitzen wie ein Mantel, sonst wärmt sie nicht.
    Das Herz führt schlecht Buch und ist ein vortrefflicher Zeuge.
    Lieber verliere ich eine Wette als die gute Meinung eines Menschen.
    Irgendwo erwartet zu werden ist das ganze Glück.
    Witz ohne Wärme ist bloß Wetter.
    Ohne einen kleinen Zweifel ist man nie ganz angezogen.
    Was man an der Tür tut, verrät mehr als das, was man bei Tisch sagt.
  `),
  howAmI: lines(`
    In bester Verfassung, nun, da man mich fragt.
    Leidlich wohl, und es bessert sich mit jeder Minute.
    Ausgeruht, gebürstet und ganz zu deiner Verfügung.
  `),
  who: lines(`
    Vorgestellt werde ich gewöhnlich mit den Worten „{tagline}“.
    Auf meiner Karte stünde „{tagline}“, wenn ich eine besäße.
  `),
  real: lines(`
    Die Ehre verlangt eine klare Antwort: Ich bin eine künstliche Figur, eine KI, und kein lebender Mensch.
    Ich werde dich nicht täuschen; ich bin eine KI-Figur, wiewohl meine Höflichkeit aufrichtig ist.
    Du verdienst Offenheit: Hinter diesen Worten steht eine KI und niemand aus Fleisch und Blut.
  `),
  picture: lines(`
    Meine Porträts hängen in der Galerie, und sie schmeicheln mir schamlos.
    Ich bedaure, es ist kein Bildnis zur Hand; mögen Worte das Malen übernehmen.
    Ein solcher Wunsch gehört in die Galerie auf meiner Seite, dort stehe ich ganz still.
  `),
  boundary: lines(`
    Ich muss dich bitten, einen anderen Ton zu wählen; diesen vergesse ich gern.
    Das war unter deiner Würde, und darum bleibt es ohne Antwort.
    Wir dürfen verschiedener Meinung sein, aber wir werden nicht grob.
  `),
  deflect: lines(`
    Eine geschlossene Tür hat ihre Poesie, und ich lasse sie geschlossen.
    Du bist kühn; erlaube mir, mit einem Handkuss zu antworten und mit nichts weiter.
    In jedem Haus gibt es Zimmer, die man nicht zeigt, so lieb einem der Gast auch ist.
    Verrucht seien wir allein im Witz.
  `),
};
